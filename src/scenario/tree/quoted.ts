/** The designer's own text, repeated in a message. */

/** Longest piece of text that a message repeats. */
const longest = 120;

/** Text cut where it is too long for a message. */
export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text in double quotes, cut where it is too long, without any sign that would break a line or a terminal. */
export function quoted(text: string): string {
  return JSON.stringify(shortened(text)).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);
}
