/** `souboj curve`: the score of every side over one value. */
import { curveFiles } from '../../report/tuningReports.ts';
import { curveOf } from '../../study/questions.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `curve` as the command line gives them. */
export interface CurveFlags extends CommonFlags {
  readonly over: string;
  readonly together?: true;
  readonly plane?: number;
  readonly variant?: string;
}

/** Runs the command; answers its exit code. */
export async function curveCommand(path: string, flags: CurveFlags, signal: AbortSignal): Promise<number> {
  return inSession('curve', path, flags, signal, async (session) => {
    const result = await curveOf(session, flags);
    const info = session.info([
      ['--over', flags.over],
      ['--together', flags.together],
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write((style) => curveFiles(result, info, style));
    return exitCode.done;
  });
}
