/** Commands that repeat a report, a run, or one of its duels: each one line for a POSIX shell. */
import { defaultPrecision } from '../../analysis/precision.ts';
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { CellAddress } from '../../scenario/model/cells.ts';

/** A scenario by its path from where the command was started, or by the name of its file where that is not known. */
type Named = Pick<RunInfo['scenario'], 'file' | 'path'>;

/** Options with their values; `true`: the option stands alone; `undefined`: it is left out. */
export type Options = readonly (readonly [flag: string, value: string | number | true | undefined])[];

/** A command on a scenario with its options; `null` where the command reads none. */
export function commandLine(command: string, scenario: Named | null, options: Options): string {
  const words = options.flatMap(([flag, value]) =>
    value === undefined ? [] : value === true ? [flag] : [flag, quote(String(value))],
  );
  const read = scenario === null ? [] : [scenarioWord(scenario)];
  return ['souboj', command, ...read, ...words].join(' ');
}

/** Commands that apply a patch saved as a file and run the scenario exactly; without a patch, that run alone. */
export function patchedCommand(file: string, patched: boolean): string {
  const run = commandLine('run', { file }, [['--method', 'exact']]);
  return patched ? `patch -p1 < ${quote(`${file}.patch`)} && ${run}` : run;
}

/** A command on a scenario with values for some of its paths. */
export function whatIfCommand(
  scenario: Named,
  values: readonly (readonly [path: string, value: string | number])[],
): string {
  const words = values.map(([path, value]) => quote(`${path}=${value}`));
  return [commandLine('what-if', scenario, []), ...words].join(' ');
}

/** The command that repeats a run. */
export function repeatCommand({ scenario, seed, options }: RunInfo): string {
  const { method, maxStates, interval, confidence, only } = options;
  const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);
  return commandLine('run', scenario, [
    ['--seed', seed],
    ...duelsOf(options),
    ['--method', method],
    ['--max-states', method === 'mc' ? undefined : unless(maxStates, DEFAULT_MAX_STATES)],
    ['--interval', unless(interval, defaultPrecision.interval)],
    ['--confidence', unless(confidence, defaultPrecision.confidence)],
    ['--only', only ?? undefined],
  ]);
}

function duelsOf({ method, duels, precision, untilDecided }: RunInfo['options']): Options {
  if (method === 'exact') return [];
  if (precision !== null)
    return [
      ['--precision', precision.halfWidth],
      ['--max-duels', precision.maxDuels],
    ];
  if (untilDecided === undefined) return [['--duels', duels]];
  return [
    ['--until-decided', true],
    ['--max-duels', untilDecided.maxDuels],
    ['--anytime', untilDecided.anytime || undefined],
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
  return [`${commandLine('trace', scenario, [])} --cell`, quote(cell.key), point.join(' ')];
}

function scenarioWord({ file, path = file }: Named): string {
  return quote(path.startsWith('-') ? `./${path}` : path);
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
