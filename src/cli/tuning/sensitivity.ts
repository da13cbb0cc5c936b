/** `souboj sensitivity`: what one more point is worth; with `--global`, what drives scores over ranges. */
import { globalFiles, sensitivityFiles } from '../../report/tuningReports.ts';
import { fieldOf } from '../../tuning/field.ts';
import { sensitivity } from '../../tuning/sensitivity/sensitivity.ts';
import { explore } from '../../tuning/sobol/explore.ts';
import { movedCells } from '../../tuning/tune/touch.ts';
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
  const [of, plane, variant] = [flags.of ?? null, flags.plane ?? null, flags.variant ?? null];
  return inSession('sensitivity', path, flags, signal, Number.POSITIVE_INFINITY, async (session) => {
    const { open, evaluator, pace, solveMany } = session;
    const own = [
      ['--of', flags.of],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ] as const;
    if (flags.global === true) {
      const { samples } = flags;
      const result = await explore(open, evaluator, { variant, plane, of, samples }, pace, solveMany);
      const info = session.info([['--global', true], ['--samples', samples], ...own]);
      await session.write(await globalFiles(result, info, session.style));
      return exitCode.done;
    }
    const field = fieldOf(movedCells(open, []), variant, plane);
    const result = await sensitivity(field, evaluator, of, pace, solveMany);
    await session.write(await sensitivityFiles(result, session.info(own), session.style));
    return exitCode.done;
  });
}
