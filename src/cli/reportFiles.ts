/** How every command writes its reports: figures before ornaments, all files or none, their names on stdout. */
import { join } from 'node:path';
import type { Refusal } from '../problems/problem.ts';
import type { Care, Content } from '../report/files/content.ts';
import { breathe } from '../tuning/pace.ts';
import { exitCode } from './exitCode.ts';
import { inTheWay, writeFiles } from './files.ts';
import { inWords } from './problems.ts';
import { note, print } from './say.ts';
import { hear, lift } from './signals.ts';

/** How files are written. */
export interface Writing {
  readonly signal: AbortSignal;
  /** Which other files there are of an earlier run of the same command, to be removed. */
  readonly isLeftover?: ((name: string) => boolean) | undefined;
  /** Whether stdout is kept for something else than names. */
  readonly silent?: boolean;
  /** Cells that are told of: those of a large run are worked out in pieces in which nobody can listen. */
  readonly cells?: number;
}

/** From so many cells on judging and drafting a run take so long in one go that a signal ends the process meanwhile. */
export const LARGE_PIECES = 1000;
/**
 * From so many cells on what is told fills so much memory that cleaning it up may take longer than a second, at any moment: a
 * signal ends the process while files are written, too.
 */
export const LARGE_MEMORY = 20_000;

/** What was written. */
export interface Written {
  readonly files: readonly string[];
  /** Pictures that could not be drawn or put in their place, and were left out. */
  readonly undrawn: number;
}

/**
 * Makes files and writes them. A picture that cannot be drawn is named on stderr and left out; the command then ends
 * by {@link codeAfter}. @throws MachineError, InterruptedError
 */
export async function writeReport(
  folder: string,
  { signal, isLeftover, silent = false, cells = 0 }: Writing,
  make: (care: Care) => Promise<ReadonlyMap<string, Content>>,
): Promise<Written> {
  const left: Refusal[] = [];
  const care: Care = {
    rest: () => breathe({ signal }),
    undrawn: (file, error) => {
      const reason = error instanceof Error ? error.message : String(error);
      left.push({ where: [join(folder, file)], must: ['drawn'], found: ['reason', reason] });
    },
  };
  try {
    if (cells >= LARGE_PIECES) await lift(signal);
    const contents = new Map(await make(care));
    // Figures are written whatever is in the way of a picture.
    for (const name of [...contents.keys()].filter(isPicture)) {
      const found = await inTheWay(folder, name);
      if (found === null) continue;
      contents.delete(name);
      left.push({ where: [join(folder, name)], must: ['writableFile'], found });
    }
    if (cells < LARGE_MEMORY) hear();
    // What is half written has names of its own, and is swept away by the next run; what is put in place is so as a whole.
    await writeFiles(folder, contents, isLeftover, { ...care, placing: hear });
    return told(folder, contents, left, silent);
  } finally {
    hear();
  }
}

function isPicture(name: string): boolean {
  return name.endsWith('.svg');
}

function told(
  folder: string,
  contents: ReadonlyMap<string, Content>,
  left: readonly Refusal[],
  silent: boolean,
): Written {
  const files = [...contents.keys()].map((name) => join(folder, name));
  if (!silent) for (const file of files) print(file);
  for (const refusal of left) note(inWords(refusal));
  return { files, undrawn: left.length };
}

/** Exit code of a command that wrote reports: whoever waits for all pictures must not take these for whole ones. */
export function codeAfter({ undrawn }: Pick<Written, 'undrawn'>, code: number = exitCode.done): number {
  return undrawn > 0 ? exitCode.broken : code;
}
