/** From options and scenario files to what is to be run, everything decided before the first duel. */
import { randomBytes } from 'node:crypto';
import type { Checkpoint } from '../batch/checkpoint.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { Method, RunInfo } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import type { DuelCell } from '../scenario/cells.ts';
import { DEFAULT_MAX_DUELS, type Precision } from '../scenario/precision.ts';
import { firstLook } from '../stats/precision.ts';
import { version } from '../version.ts';
import { UsageError } from './exit.ts';
import type { ScenarioFile } from './scenarioFile.ts';

/** Options that decide what is run. */
export interface OrderFlags {
  readonly seed?: string;
  readonly duels?: number;
  readonly precision?: number;
  readonly maxDuels?: number;
  readonly method: Method;
  readonly only?: string;
  readonly maxStates?: number;
  readonly shard?: Shard;
}

/** A scenario with everything decided about its run. */
export interface Order {
  readonly source: ScenarioFile;
  readonly folder: string;
  readonly plan: Plan;
  readonly info: RunInfo;
  readonly shard: Shard | null;
}

/** The precision to reach; `null` for a fixed number of duels. @throws UsageError for options at odds. */
function precisionOf(source: ScenarioFile, flags: OrderFlags): Precision | null {
  const refuse = (option: string, must: string): never => {
    throw new UsageError([`--${option}: must ${must}`]);
  };
  if (flags.precision !== undefined) {
    if (flags.duels !== undefined) refuse('precision', 'stand without --duels: the one or the other');
    if (flags.method === 'exact') refuse('precision', 'go with simulated duels (got --method exact)');
  }
  const asked = flags.duels !== undefined || flags.method === 'exact' ? null : source.scenario.precision;
  const halfWidth = flags.precision ?? asked?.halfWidth;
  if (halfWidth === undefined) {
    if (flags.maxDuels !== undefined) refuse('max-duels', 'go with a precision: it bounds its duels');
    return null;
  }
  return { halfWidth, maxDuels: flags.maxDuels ?? asked?.maxDuels ?? DEFAULT_MAX_DUELS };
}

/** Decides a run. `earlier` is the checkpoint to go on with: a seed drawn then is the seed now. */
export function orderOf(
  source: ScenarioFile,
  folder: string,
  cells: readonly DuelCell[],
  flags: OrderFlags,
  earlier: Checkpoint | null,
): Order {
  const { scenario } = source;
  const given = flags.seed ?? scenario.seed;
  if (given === null && flags.shard !== undefined) {
    throw new UsageError([
      `--shard: must have a seed to share (${source.path} gives none) Tip: --seed takes any text`,
    ]);
  }
  const precision = precisionOf(source, flags);
  const plan: Plan = {
    seed: given ?? earlier?.info.seed ?? randomBytes(8).toString('hex'),
    duels: precision === null ? (flags.duels ?? scenario.duels) : firstLook(precision),
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  const info: RunInfo = {
    version,
    scenario: { name: scenario.name, file: source.file, text: source.text, hash: source.hash },
    seed: plan.seed,
    seedDrawn: given === null,
    options: {
      method: plan.method,
      duels: plan.duels,
      only: flags.only ?? null,
      maxStates: plan.maxStates,
      precision,
    },
  };
  return { source, folder, plan, info, shard: flags.shard ?? null };
}
