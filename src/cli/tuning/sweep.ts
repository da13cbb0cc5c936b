/** `souboj sweep`: the scenario at every value of one or two paths. */

import { inQuotes } from '../../problems/problem.ts';
import { sweepFiles } from '../../report/tuningReports.ts';
import { sweepAxis } from '../../tuning/sweep/spec.ts';
import { sweep } from '../../tuning/sweep/sweep.ts';
import { exitCode, UsageError } from '../exit.ts';
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
  return inSession('sweep', path, flags, signal, Number.POSITIVE_INFINITY, async (session) => {
    const { open, evaluator, pace, solveMany } = session;
    const x = sweepAxis(open, 'x', flags.x);
    const y = flags.y === undefined ? null : sweepAxis(open, 'y', flags.y);
    if (y?.name === x.name)
      throw new UsageError({ where: ['--y'], must: ['otherPath', '--x'], found: ['again', y.name] });
    const options = { x, y, variant: flags.variant ?? null, plane: flags.plane ?? null };
    const result = await sweep(open, evaluator, options, pace, solveMany);
    if (flags.of !== undefined && !result.sides.includes(flags.of)) {
      throw new UsageError({ where: ['--of'], must: ['oneOf', result.sides], found: inQuotes(flags.of) });
    }
    const info = session.info([
      ['--x', flags.x],
      ['--y', flags.y],
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write(await sweepFiles(result, info, flags.of ?? null, session.style));
    return exitCode.done;
  });
}
