/** `souboj meta`: what players would choose. */
import { metaFiles } from '../../report/tuningReports.ts';
import { fieldOf } from '../../tuning/field.ts';
import { meta } from '../../tuning/meta/meta.ts';
import { movedCells } from '../../tuning/tune/touch.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `meta` as the command line gives them. */
export interface MetaFlags extends CommonFlags {
  readonly plane?: number;
  readonly variant?: string;
}

/** Runs the command; answers its exit code. */
export async function metaCommand(path: string, flags: MetaFlags, signal: AbortSignal): Promise<number> {
  return inSession('meta', path, flags, signal, Number.POSITIVE_INFINITY, async (session) => {
    const { open, evaluator, pace, solveMany } = session;
    const field = fieldOf(movedCells(open, []), flags.variant ?? null, flags.plane ?? null);
    const result = await meta(field, evaluator, pace, solveMany);
    const info = session.info([
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write(await metaFiles(result, info, session.style));
    return exitCode.done;
  });
}
