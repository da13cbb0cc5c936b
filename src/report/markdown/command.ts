/** The command that repeats a run. */
import { defaultPrecision } from '../../analysis/precision.ts';
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import type { RunInfo } from '../../batch/result.ts';

/** One line for a POSIX shell. */
export function repeatCommand({ scenario, seed, options }: RunInfo): string {
  const file = scenario.file.startsWith('-') ? `./${scenario.file}` : scenario.file;
  return [
    'souboj run',
    quote(file),
    `--seed ${quote(seed)}`,
    ...(options.method === 'exact' || options.untilDecided !== undefined ? [] : [`--duels ${options.duels}`]),
    ...(options.untilDecided === undefined
      ? []
      : [
          `--until-decided --max-duels ${options.untilDecided.maxDuels}`,
          ...(options.untilDecided.anytime ? ['--anytime'] : []),
        ]),
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

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
