/** `souboj sensitivity`: what one more point is worth; with `--global`, what drives scores over ranges. */
import { globalFiles, sensitivityFiles } from '../../report/tuningReports.ts';
import { driversOf, sensitivityOf } from '../../study/questions.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `sensitivity` as the command line gives them. */
export interface SensitivityFlags extends CommonFlags {
  readonly of?: string;
  readonly plane?: number;
  readonly variant?: string;
  readonly global?: true;
  readonly samples: number;
}

/** Runs the command; answers its exit code. */
export async function sensitivityCommand(
  path: string,
  flags: SensitivityFlags,
  signal: AbortSignal,
): Promise<number> {
  return inSession('sensitivity', path, flags, signal, async (session) => {
    const own = [
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ] as const;
    if (flags.global === true) {
      const { samples } = flags;
      const result = await driversOf(session, flags, samples);
      const info = session.info([['--global', true], ['--samples', samples], ...own]);
      await session.write((style) => globalFiles(result, info, style));
      return exitCode.done;
    }
    const result = await sensitivityOf(session, flags);
    await session.write((style) => sensitivityFiles(result, session.info(own), style));
    return exitCode.done;
  });
}
