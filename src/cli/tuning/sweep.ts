/** `souboj sweep`: the scenario at every value of one or two paths. */

import { sweepFiles, sweepSummary } from '../../report/tuningReports.ts';
import { sweepOf } from '../../study/questions.ts';
import { isWatched, tellSentences } from '../answer.ts';
import { exitCode } from '../exit.ts';
import { language } from '../language.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `sweep` as the command line gives them. */
export interface SweepFlags extends CommonFlags {
  readonly x: string;
  readonly y?: string;
  readonly of?: string;
  readonly plane?: number;
  readonly variant?: string;
}

/** Runs the command; answers its exit code. */
export async function sweepCommand(path: string, flags: SweepFlags, signal: AbortSignal): Promise<number> {
  return inSession('sweep', path, flags, signal, async (session) => {
    const result = await sweepOf(session, flags);
    const info = session.info([
      ['--x', flags.x],
      ['--y', flags.y],
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write((style) => sweepFiles(result, info, flags.of ?? null, style));
    if (isWatched(flags))
      tellSentences({ shown: sweepSummary(result, language()), left: 0 }, [], 'sweep.html');
    return exitCode.done;
  });
}
