/** `souboj tactics`: the best thresholds of every matchup, and whether a class is weak or played badly. */
import { tacticsFiles } from '../../report/tuningReports.ts';
import { tacticsOf } from '../../study/questions.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `tactics` as the command line gives them. */
export interface TacticsFlags extends CommonFlags {
  readonly of?: string;
  readonly plane?: number;
  readonly variant?: string;
  readonly leaving?: number;
}

/** Runs the command; answers its exit code. */
export async function tacticsCommand(
  path: string,
  flags: TacticsFlags,
  signal: AbortSignal,
): Promise<number> {
  return inSession('tactics', path, flags, signal, async (session) => {
    const result = await tacticsOf(session, flags);
    const info = session.info([
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
      ['--leaving', flags.leaving],
    ]);
    await session.write((style) => tacticsFiles(result, info, style));
    return exitCode.done;
  });
}
