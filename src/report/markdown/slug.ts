/** Anchors of headings, as GitHub and GitLab make them. */

/** The anchor of a heading: lower case, punctuation gone, spaces as hyphens. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
