/** Commands that repeat a run, or one of its duels. */
import { defaultPrecision } from '../../analysis/precision.ts';
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { CellAddress } from '../../scenario/model/cells.ts';

/** One line for a POSIX shell. */
export function repeatCommand({ scenario, seed, options }: RunInfo): string {
  return [
    'souboj run',
    fileWord(scenario.file),
    `--seed ${quote(seed)}`,
    ...duelsOf(options),
    `--method ${options.method}`,
    ...(options.method === 'mc' || options.maxStates === DEFAULT_MAX_STATES
      ? []
      : [`--max-states ${options.maxStates}`]),
    ...(options.interval === undefined || options.interval === defaultPrecision.interval
      ? []
      : [`--interval ${options.interval}`]),
    ...(options.confidence === undefined || options.confidence === defaultPrecision.confidence
      ? []
      : [`--confidence ${options.confidence}`]),
    ...(options.only === null ? [] : [`--only ${quote(options.only)}`]),
  ].join(' ');
}

/** Commands that apply a patch saved as a file and run the scenario exactly; without a patch, that run alone. */
export function patchedCommand(file: string, patched: boolean): string {
  const run = `souboj run ${fileWord(file)} --method exact`;
  return patched ? `patch -p1 < ${quote(`${file}.patch`)} && ${run}` : run;
}

function duelsOf({ method, duels, precision, untilDecided }: RunInfo['options']): string[] {
  if (method === 'exact') return [];
  if (precision !== null) return [`--precision ${precision.halfWidth}`, `--max-duels ${precision.maxDuels}`];
  if (untilDecided === undefined) return [`--duels ${duels}`];
  return [
    `--until-decided --max-duels ${untilDecided.maxDuels}`,
    ...(untilDecided.anytime ? ['--anytime'] : []),
  ];
}

/**
 * The command that replays duels of a cell in words, before its `--duel N`, in parts: how it begins, the address
 * of the cell, and its variant, setting and seed. One line for a POSIX shell when joined by spaces.
 */
export function traceParts(
  { scenario, seed }: RunInfo,
  cell: CellAddress,
): readonly [start: string, address: string, point: string] {
  const point = [
    `--variant ${quote(cell.variant)}`,
    ...cell.axes.map(({ name, value }) => `--axis ${quote(`${name}=${value}`)}`),
    `--seed ${quote(seed)}`,
  ];
  return [`souboj trace ${fileWord(scenario.file)} --cell`, quote(cell.key), point.join(' ')];
}

function fileWord(file: string): string {
  return quote(file.startsWith('-') ? `./${file}` : file);
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
