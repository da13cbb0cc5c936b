/** From options and a scenario to what is to be run, everything decided before the first duel. */
import { leftOut } from '../analysis/expect/coverage.ts';
import { type Matter, UntilDecided } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { firstLook } from '../analysis/untilPrecise.ts';
import type { Plan } from '../batch/plan.ts';
import type { RunInfo } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import type { Found, Refusal } from '../problems/problem.ts';
import { impossibilityOf } from '../scenario/cellKinds.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { DEFAULT_MAX_DUELS, type PrecisionGoal } from '../scenario/model/precision.ts';
import { selectCells } from './cells.ts';
import { StudyError } from './errors.ts';
import { MOST_DUELS } from './limits.ts';
import { type PlanOptions, planOf, runInfo } from './plan.ts';
import type { Source } from './source.ts';

/** Options that decide what is run. */
export interface OrderOptions extends PlanOptions {
  /** Half-width of the win rates' intervals to go on to, a share of 1: 0.002. */
  readonly precision?: number | undefined;
  /** Goes on until every expectation is decided. */
  readonly untilDecided?: boolean | undefined;
  /** Duels per cell at most, beside `untilDecided` or a precision. */
  readonly maxDuels?: number | undefined;
  /** Looks whenever it likes, with bounds that hold at any time, in place of planned looks. */
  readonly anytime?: boolean | undefined;
  /** Runs only cells whose label holds this text. */
  readonly only?: string | undefined;
  readonly interval?: RunInfo['options']['interval'];
  /** Level of the intervals, between 0 and 1. */
  readonly confidence?: number | undefined;
  readonly shard?: Shard | undefined;
}

/** A scenario with everything decided about its run. */
export interface Order {
  readonly source: Source;
  readonly plan: Plan;
  readonly info: RunInfo;
  /** What is judged at the end. */
  readonly matter: Matter;
  /** Decides the number of duels by what is judged; `null` where nothing or a precision does. */
  readonly untilDecided: UntilDecided | null;
  readonly shard: Shard | null;
}

/** `untilDecided` goes on to so many times the duels of the scenario, unless `maxDuels` says otherwise. */
const DEFAULT_STRETCH = 100;

/** The precision to reach; `null` where something else decides the number of duels. @throws StudyError */
function goalOf({ scenario }: Source, options: OrderOptions): PrecisionGoal | null {
  if (options.untilDecided === true) return null;
  const fixed = options.duels !== undefined || options.method === 'exact' || !isDuelScenario(scenario);
  const asked = fixed ? null : scenario.precision;
  const halfWidth = options.precision ?? asked?.halfWidth;
  if (halfWidth !== undefined)
    return { halfWidth, maxDuels: options.maxDuels ?? asked?.maxDuels ?? DEFAULT_MAX_DUELS };
  if (options.maxDuels === undefined) return null;
  throw new StudyError({ where: [['option', 'maxDuels']], must: ['besideUntilDecidedOrPrecision'] });
}

/** Who goes on until everything is decided needs something to decide. @throws StudyError */
function refuseWithoutExpectations({ path, scenario }: Source, { untilDecided }: OrderOptions): void {
  if (untilDecided !== true || scenario.expectations.length > 0) return;
  throw new StudyError({ where: [path], must: ['expectationsFor', '--until-decided'], found: ['none'] });
}

/** Options that only runs of duels know. @throws StudyError */
function refuseForKind({ path, scenario }: Source, options: OrderOptions): void {
  if (isDuelScenario(scenario)) return;
  const given = (['precision', 'confidence', 'interval'] as const).filter(
    (name) => options[name] !== undefined,
  );
  if (given.length === 0) return;
  throw new StudyError(
    ...given.map(
      (name): Refusal => ({
        where: [['option', name]],
        must: ['leftOutForKind', scenario.kind],
        found: ['withFile', path],
      }),
    ),
  );
}

/**
 * Decides a run.
 * @param drawn a seed drawn earlier, to be the seed where none is given.
 * @throws StudyError where options and scenario do not go together, or no cell is left.
 */
export function orderOf(source: Source, options: OrderOptions, drawn?: string): Order {
  const cells = selectCells(source, options.only ?? null);
  const { scenario } = source;
  refuseWithoutExpectations(source, options);
  refuseForKind(source, options);
  const given = options.seed ?? scenario.seed;
  if (given === null && options.shard !== undefined) {
    throw new StudyError({
      where: [['option', 'shard']],
      must: ['sharedSeed'],
      found: ['givesNone', source.path],
      tip: ['seedOption'],
    });
  }
  const precision = goalOf(source, options);
  const asked = options.duels ?? scenario.duels;
  const draft: Plan = planOf(source, cells, {
    ...options,
    seed: given ?? drawn,
    duels: precision === null ? asked : firstLook(precision),
  });
  const confidence = options.confidence ?? defaultPrecision.confidence;
  const { expectations } = scenario;
  // All cells are run where none were chosen.
  const left =
    options.only === undefined
      ? expectations.map(() => 0)
      : leftOut(expectations, () => expandCells(scenario), cells);
  const matter: Matter = { expectations, left, confidence };
  const maxDuels = options.maxDuels ?? Math.min(MOST_DUELS, asked * DEFAULT_STRETCH);
  const anytime = options.anytime === true;
  const untilDecided =
    options.untilDecided === true ? new UntilDecided(matter, draft, maxDuels, anytime) : null;
  const plan: Plan = untilDecided === null ? draft : { ...draft, duels: untilDecided.looks[0]! };
  const info = runInfo(source, plan, given === null, {
    only: options.only ?? null,
    precision,
    confidence,
    interval: options.interval ?? defaultPrecision.interval,
    ...(untilDecided === null ? {} : { untilDecided: { maxDuels, anytime } }),
  });
  return { source, plan, info, matter, untilDecided, shard: options.shard ?? null };
}

/**
 * A scenario that asks for nothing but impossible pairings is an error (RULES 3.5).
 * @param told a reason in the reader's language.
 * @throws StudyError
 */
export function refuseEmpty(
  { source, plan }: { readonly source: Source; readonly plan: { readonly cells: readonly Cell[] } },
  told: (reason: string) => string = (reason) => reason,
): void {
  let impossible: Found | null = null;
  for (const cell of plan.cells) {
    const found = impossibilityOf(cell);
    if (found === null) return;
    impossible ??= ['impossible', cell.key, told(found)];
  }
  if (impossible === null) return;
  throw new StudyError({ where: [source.path, 'matchups'], must: ['possible'], found: impossible });
}
