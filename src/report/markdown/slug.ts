/** Anchors of headings, as GitHub and GitLab make them. */

/** The anchor of a heading: lower case, punctuation (that of entities with it) gone, spaces as hyphens. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/&(?:#\d+|[a-z]+);/g, '')
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
