/** The one place that turns an error into text and a code. */
import { InterruptedError } from '../batch/run.ts';
import { type Refusal, RefusalError, refusalText } from '../problems/problem.ts';
import { StudyError } from '../study/errors.ts';
import { exitCode } from './exitCode.ts';
import { showRefusals } from './github.ts';
import { asFlag, inWords } from './problems.ts';
import { note, noteText } from './say.ts';
import { words } from './words.ts';

export { exitCode };

/** An error of the user's: a line for each problem, no stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly lines: readonly Refusal[];

  constructor(...lines: readonly Refusal[]) {
    super(lines.map((line) => refusalText(line)).join('\n'));
    this.lines = lines;
  }
}

/** Something the machine refuses: a folder, a full disk, a thread. */
export class MachineError extends RefusalError {
  override readonly name = 'MachineError';
}

/** An error with a line on how to go on. */
export class AdvisedError extends Error {
  override readonly name = 'AdvisedError';
  readonly advice: string;

  constructor(cause: unknown, advice: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.advice = advice;
  }
}

/** Lines of an error of the user's, options by the names they have here; `null` for any other error. */
export function linesOf(error: unknown): readonly Refusal[] | null {
  if (error instanceof UsageError) return error.lines;
  return error instanceof StudyError ? error.refusals.map(asFlag) : null;
}

/** Exit code of an error, its text on stderr. */
export function report(error: unknown): number {
  if (error instanceof AdvisedError) {
    const code = report(error.cause);
    note(error.advice);
    return code;
  }
  const lines = linesOf(error);
  if (lines !== null) {
    for (const line of lines) note(inWords(line));
    showRefusals(lines, process.env);
    return exitCode.usage;
  }
  if (error instanceof InterruptedError) {
    note(error.message === 'stopped' ? words().stopped : words().interrupted);
    return exitCode.interrupted;
  }
  noteText(`souboj: ${messageOf(error)}`);
  return exitCode.broken;
}

/** What an error says, one line a problem, in the language that is spoken. */
export function linesToTell(error: unknown): readonly string[] {
  return linesOf(error)?.map(inWords) ?? [messageOf(error)];
}

/** Message of an error with those of its causes, each in the language that is spoken, on one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${messageOf(error.cause)}`;
  const told = error instanceof RefusalError ? inWords(error.refusal) : error.message;
  return (process.env['SOUBOJ_DEBUG'] ? (error.stack ?? error.message) : told) + cause;
}
