/** Finds English in what should be Czech. */

/** Words that English cannot do without and Czech does not have. */
const telling =
  /(?<![\p{L}\p{N}_@./-])(?:the|of|and|with|is|are|was|were|has|have|against|wins?|draws?|not|from|for|each|must|got|than|which|where|when|that|this|cells?|duels?|days?|checks?|rounds?|score|mean|side|plane|planes|exact|seed of|default|done|left|settings?|without)(?![\p{L}\p{N}_/:=-])/giu;

const inMarkdown = [/```[\s\S]*?```/g, /`[^`\n]*`/g, /\]\([^)]*\)/g, /<!--[\s\S]*?-->/g];
const inPages = [
  /<(script|style|code|pre|samp)\b[\s\S]*?<\/\1>/g,
  /<!--[\s\S]*?-->/g,
  /(?<=<[^<>]*)\s(?!aria-label|title|alt|placeholder|label)[\w:-]+="[^"]*"/g,
  /<\/?[\w:-]+|\/?>/g,
];

/** What people read of a file: without code, markup and machine-readable attributes. */
function visible(name: string, text: string): string {
  const parts = /\.(html|svg)$/.test(name) ? inPages : inMarkdown;
  return parts.reduce((rest, part) => rest.replace(part, ' '), text);
}

/**
 * English words in a text, each with what stands around it.
 *
 * @param name of the file; `.html` and `.svg` are read as pages, all else as Markdown or plain text.
 */
export function englishWords(name: string, text: string): string[] {
  const read = visible(name, text);
  return [...read.matchAll(telling)].map(({ index }) =>
    `${name}: …${read.slice(Math.max(0, index - 40), index + 40)}…`.replace(/\s+/g, ' '),
  );
}
