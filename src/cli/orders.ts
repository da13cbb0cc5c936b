/** From options and scenario files to what is to be run, everything decided before the first duel. */

import { randomBytes } from 'node:crypto';
import { leftOut } from '../analysis/expect/coverage.ts';
import { type Matter, UntilDecided } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { firstLook } from '../analysis/untilPrecise.ts';
import type { Checkpoint } from '../batch/checkpoint.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { RunInfo } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import type { Refusal } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { DEFAULT_MAX_DUELS, type PrecisionGoal } from '../scenario/model/precision.ts';
import { UsageError } from './exit.ts';
import { MOST_DUELS } from './options.ts';
import type { OrderFlags } from './runFlags.ts';
import { runInfo } from './runInfo.ts';
import type { ScenarioFile } from './scenarioFile.ts';

/** A scenario with everything decided about its run. */
export interface Order {
  readonly source: ScenarioFile;
  readonly folder: string;
  readonly plan: Plan;
  readonly info: RunInfo;
  /** What is judged at the end. */
  readonly matter: Matter;
  /** Decides the number of duels by what is judged; `null` where nothing or a precision does. */
  readonly untilDecided: UntilDecided | null;
  readonly shard: Shard | null;
}

/** `--until-decided` goes on to so many times the duels of the scenario, unless `--max-duels` says otherwise. */
const DEFAULT_STRETCH = 100;

/** The precision to reach; `null` where something else decides the number of duels. @throws UsageError */
function goalOf(source: ScenarioFile, flags: OrderFlags): PrecisionGoal | null {
  if (flags.untilDecided === true) return null;
  const { scenario } = source;
  const fixed = flags.duels !== undefined || flags.method === 'exact' || !isDuelScenario(scenario);
  const asked = fixed ? null : scenario.precision;
  const halfWidth = flags.precision ?? asked?.halfWidth;
  if (halfWidth !== undefined)
    return { halfWidth, maxDuels: flags.maxDuels ?? asked?.maxDuels ?? DEFAULT_MAX_DUELS };
  if (flags.maxDuels === undefined) return null;
  throw new UsageError({ where: ['--max-duels'], must: ['besideUntilDecidedOrPrecision'] });
}

/** Options that only runs of duels know. @throws UsageError */
function refuseForKind({ path, scenario }: ScenarioFile, flags: OrderFlags): void {
  if (isDuelScenario(scenario)) return;
  const options = [
    ['--precision', flags.precision],
    ['--confidence', flags.confidence],
    ['--interval', flags.interval],
  ] as const;
  const given = options.filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  throw new UsageError(
    ...given.map(
      ([name]): Refusal => ({
        where: [name],
        must: ['leftOutForKind', scenario.kind],
        found: ['withFile', path],
      }),
    ),
  );
}

/** Decides a run. `earlier` is the checkpoint to go on with: a seed drawn then is the seed now. */
export function orderOf(
  source: ScenarioFile,
  folder: string,
  cells: readonly Cell[],
  flags: OrderFlags,
  earlier: Checkpoint | null,
): Order {
  const { scenario } = source;
  refuseForKind(source, flags);
  const given = flags.seed ?? scenario.seed;
  if (given === null && flags.shard !== undefined) {
    throw new UsageError({
      where: ['--shard'],
      must: ['sharedSeed'],
      found: ['givesNone', source.path],
      tip: ['seedOption'],
    });
  }
  const precision = goalOf(source, flags);
  const asked = flags.duels ?? scenario.duels;
  const draft: Plan = {
    seed: given ?? earlier?.info.seed ?? randomBytes(8).toString('hex'),
    duels: precision === null ? asked : firstLook(precision),
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  const confidence = flags.confidence ?? defaultPrecision.confidence;
  const { expectations } = scenario;
  const left = leftOut(expectations, () => expandCells(scenario), cells);
  const matter: Matter = { expectations, left, confidence };
  const maxDuels = flags.maxDuels ?? Math.min(MOST_DUELS, asked * DEFAULT_STRETCH);
  const anytime = flags.anytime === true;
  const untilDecided =
    flags.untilDecided === true ? new UntilDecided(matter, draft, maxDuels, anytime) : null;
  const plan: Plan = untilDecided === null ? draft : { ...draft, duels: untilDecided.looks[0]! };
  const info = runInfo(source, plan, given === null, {
    only: flags.only ?? null,
    precision,
    confidence,
    interval: flags.interval ?? defaultPrecision.interval,
    ...(untilDecided === null ? {} : { untilDecided: { maxDuels, anytime } }),
  });
  return { source, folder, plan, info, matter, untilDecided, shard: flags.shard ?? null };
}
