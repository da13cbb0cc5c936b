/** The command that repeats a run. */
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import type { RunInfo } from '../../batch/result.ts';

/** One line for a POSIX shell. */
export function repeatCommand({ scenario, seed, options }: RunInfo): string {
  const file = scenario.file.startsWith('-') ? `./${scenario.file}` : scenario.file;
  return [
    'souboj run',
    quote(file),
    `--seed ${quote(seed)}`,
    ...(options.method === 'exact' ? [] : duelsOf(options)),
    `--method ${options.method}`,
    ...(options.method === 'mc' || options.maxStates === DEFAULT_MAX_STATES
      ? []
      : [`--max-states ${options.maxStates}`]),
    ...(options.only === null ? [] : [`--only ${quote(options.only)}`]),
  ].join(' ');
}

function duelsOf({ duels, precision }: RunInfo['options']): string[] {
  if (precision === null) return [`--duels ${duels}`];
  return [`--precision ${precision.halfWidth}`, `--max-duels ${precision.maxDuels}`];
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
