/** Plans of studies of a fixed size, and what is kept of any so that it can be repeated. */
import { randomBytes } from 'node:crypto';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { Method, RunInfo } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { placed, type Source, withLineFeeds } from './source.ts';

/** Options of every study; what is left out is the scenario's, or the default. */
export interface PlanOptions {
  /** Seed text of all randomness; drawn where the scenario gives none either. */
  readonly seed?: string | undefined;
  /** Duels (days, contests, …) per cell. */
  readonly duels?: number | undefined;
  readonly method: Method;
  /** Largest chain that is tabulated and solved, in states. */
  readonly maxStates?: number | undefined;
}

/** A seed text that nobody has chosen: 16 hexadecimal digits. */
export function drawSeed(): string {
  return randomBytes(8).toString('hex');
}

/** A plan of so many duels per cell. */
export function planOf<C extends Cell>(
  { scenario }: Source,
  cells: readonly C[],
  { seed, duels, method, maxStates }: PlanOptions,
): Plan<C> {
  return {
    seed: seed ?? scenario.seed ?? drawSeed(),
    duels: duels ?? scenario.duels,
    method,
    maxStates: maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
}

/** Of all cells and a fixed number of duels, unless `options` says otherwise. */
export function runInfo(
  source: Source,
  { seed, method, duels, maxStates }: Plan,
  seedDrawn: boolean,
  options: Partial<RunInfo['options']> = {},
): RunInfo {
  const { scenario, text, hash } = source;
  return {
    version,
    scenario: { name: scenario.name, ...placed(source), text: withLineFeeds(text), hash },
    seed,
    seedDrawn,
    options: { method, duels, only: null, maxStates, precision: null, ...options },
  };
}
