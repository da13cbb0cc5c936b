/** Commands that repeat a run, or one of its duels. */
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { CellAddress } from '../../scenario/cells.ts';

/** One line for a POSIX shell. */
export function repeatCommand({ scenario, seed, options }: RunInfo): string {
  return [
    'souboj run',
    fileWord(scenario.file),
    `--seed ${quote(seed)}`,
    ...(options.method === 'exact' ? [] : [`--duels ${options.duels}`]),
    `--method ${options.method}`,
    ...(options.method === 'mc' || options.maxStates === DEFAULT_MAX_STATES
      ? []
      : [`--max-states ${options.maxStates}`]),
    ...(options.only === null ? [] : [`--only ${quote(options.only)}`]),
  ].join(' ');
}

/** The command that replays one duel of a cell in words; one line for a POSIX shell. */
export function traceCommand({ scenario, seed }: RunInfo, cell: CellAddress, duel: number): string {
  return [
    'souboj trace',
    fileWord(scenario.file),
    `--cell ${quote(cell.key)}`,
    `--variant ${quote(cell.variant)}`,
    ...cell.axes.map(({ name, value }) => `--axis ${quote(`${name}=${value}`)}`),
    `--seed ${quote(seed)}`,
    `--duel ${duel}`,
  ].join(' ');
}

function fileWord(file: string): string {
  return quote(file.startsWith('-') ? `./${file}` : file);
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
