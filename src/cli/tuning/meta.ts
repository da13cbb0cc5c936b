/** `souboj meta`: what players would choose. */
import { metaFiles } from '../../report/tuningReports.ts';
import { metaOf } from '../../study/questions.ts';
import { exitCode } from '../exit.ts';
import { type CommonFlags, inSession } from './session.ts';

/** Options of `meta` as the command line gives them. */
export interface MetaFlags extends CommonFlags {
  readonly plane?: number;
  readonly variant?: string;
}

/** Runs the command; answers its exit code. */
export async function metaCommand(path: string, flags: MetaFlags, signal: AbortSignal): Promise<number> {
  return inSession('meta', path, flags, signal, async (session) => {
    const result = await metaOf(session, flags);
    const info = session.info([
      ['--plane', flags.plane],
      ['--variant', flags.variant],
    ]);
    await session.write((style) => metaFiles(result, info, style));
    return exitCode.done;
  });
}
