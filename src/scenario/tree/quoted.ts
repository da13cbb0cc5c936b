/** The designer's own text, repeated in a message. */
import { quote } from '../../problems/problem.ts';

/** Longest piece of text that a message repeats. */
const longest = 120;

/** Text cut where it is too long for a message. */
export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Text in double quotes, cut where it is too long, without any sign that would break a line or show nothing. */
export function quoted(text: string): string {
  return quote(shortened(text));
}
