/** All that commands say on stdout and stderr: the one way out, on which foreign text is shown and never obeyed. */
import { shown } from '../problems/shown.ts';

/** What GitHub takes for a command: two colons at the start of a line, and `##[` anywhere in it. */
const commands = /^(\s*):(?=:)|#(?=#\[)/g;

/** A line as it is printed: it can be shown, and is no command. */
export function tame(line: string): string {
  return shown(line).replace(commands, (_, blanks?: string) =>
    blanks === undefined ? '\\u0023' : `${blanks}\\u003a`,
  );
}

/** A text of several such lines; a tab, which ends the names of a patch, stays one. */
const tameLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split('\t').map(tame).join('\t'))
    .join('\n');

/** Prints one line on stdout; a line end in it (of a path, say) stands there as an escape. */
export function print(line: string): void {
  console.log(tame(line));
}

/** Prints a text of several lines, or JSON, in which escapes mean what they stand for. */
export function printText(text: string): void {
  console.log(tameLines(text));
}

/** Says one line on stderr. */
export function note(line: string): void {
  console.error(tame(line));
}

/** Says several lines on stderr. */
export function noteText(text: string): void {
  console.error(tameLines(text));
}

/** Gives GitHub a command of our own; what it holds of others is encoded already. */
export function workflowCommand(line: string, stream: 'stdout' | 'stderr' = 'stderr'): void {
  process[stream].write(`${shown(line)}\n`);
}

/** Writes a text that is laid out already, such as help, as it is but for what cannot be shown. */
export function write(stream: 'stdout' | 'stderr', text: string): void {
  process[stream].write(tameLines(text));
}

/** Where a bar is drawn over and over, which moves the cursor itself; `null` where stderr is no terminal. */
export function terminal(): NodeJS.WriteStream | null {
  return process.stderr.isTTY ? process.stderr : null;
}
