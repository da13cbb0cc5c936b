/** `souboj restrict`: what each option is worth, by forbidding or forcing one after another. */
import { restrictFiles } from '../../report/tuningReports.ts';
import { restrictOf } from '../../study/questions.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `restrict` as the command line gives them. */
export interface RestrictFlags extends CommonFlags {
  readonly of?: string;
  readonly plane?: number;
  readonly variant?: string;
}

/** Runs the command; answers its exit code. */
export async function restrictCommand(
  path: string,
  flags: RestrictFlags,
  signal: AbortSignal,
): Promise<number> {
  return inSession('restrict', path, flags, signal, async (session) => {
    const result = await restrictOf(session, flags);
    const info = session.info([
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write((style) => restrictFiles(result, info, style));
    return exitCode.done;
  });
}
