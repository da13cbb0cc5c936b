/** All that commands say on stdout and stderr: the one way out, on which foreign text is shown and never obeyed. */
import { shown } from '../problems/shown.ts';

/** A text of several lines, each of which can be shown. */
const shownLines = (text: string): string => text.split('\n').map(shown).join('\n');

/** Prints one line on stdout; a line end in it (of a path, say) stands there as an escape. */
export function print(line: string): void {
  console.log(shown(line));
}

/** Prints a text of several lines, or JSON, in which escapes mean what they stand for. */
export function printText(text: string): void {
  console.log(shownLines(text));
}

/** Says one line on stderr. */
export function note(line: string): void {
  console.error(shown(line));
}

/** Says several lines on stderr. */
export function noteText(text: string): void {
  console.error(shownLines(text));
}
