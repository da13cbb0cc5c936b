/** Measures what one point of each attribute is worth on each plane. */
import type { Executor } from '../../batch/messages.ts';
import { runPairs } from '../../batch/pairs.ts';
import { identify, type Plan } from '../../batch/plan.ts';
import type { CellResult, Method } from '../../batch/result.ts';
import { runPlan } from '../../batch/run.ts';
import type { JointTally } from '../../engine/prepared/joint.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { recoveredSum, type WeightedFigure } from '../../stats/variance-recovery.ts';
import { evidenceOf } from '../compare/evidence.ts';
import type { Point } from '../points.ts';
import { type Attribute, attributes, type Worth } from '../worth.ts';
import { type CommonPlane, commonPlanes } from './common.ts';
import { raised } from './raise.ts';

/** How worths are measured. */
export interface WorthOptions {
  readonly seed: string;
  readonly method: Method;
  readonly maxStates: number;
  /** Duels of each pair where nothing can be solved. */
  readonly duels: number;
  /** Different duels a plane at most; where there are more on one, nothing is measured. */
  readonly most: number;
  readonly confidence: number;
}

/** One matchup's law raised in one seat. */
interface Trial {
  readonly plane: number;
  readonly attribute: Attribute;
  readonly seat: 'initiators' | 'targets';
  /** Matchups of the law. */
  readonly cells: number;
  readonly before: DuelCell;
  readonly after: DuelCell;
  /** Whether the matchup itself could be solved; then the raised one probably can. */
  readonly solved: boolean;
}

/** What has to be solved and played; nothing yet has been. */
export interface WorthPlan {
  readonly plan: Plan<DuelCell>;
  readonly trials: readonly (Trial & { readonly first: number; readonly second: number })[];
  readonly options: WorthOptions;
  /** Matchups looked at, of how many, by plane. */
  readonly matchups: ReadonlyMap<number, { readonly chosen: number; readonly of: number }>;
}

/** Plans the measurement for a point; `null` with fewer than two planes. */
export function planWorths(point: Point, options: WorthOptions): WorthPlan | null {
  const planes = commonPlanes(point);
  // A part of the matchups would give other figures than all: then nothing is said.
  if (planes.length < 2 || planes.some(({ laws }) => laws.length > options.most)) return null;
  const trials = planes.flatMap(trialsOf);
  // Equal chains are solved once: a raised druid may be a sorcerer already here.
  const cells: DuelCell[] = [];
  const known = new Map<string, number>();
  const all = trials.flatMap(({ before, after, solved }) => [
    { cell: before, solved },
    { cell: after, solved },
  ]);
  const indices = identify(all.map(({ cell }) => cell)).map(({ chainKey }, index) => {
    const { cell, solved } = all[index]!;
    // What is played needs the key of its own matchup: paired duels share their randomness by it.
    const name = options.method !== 'mc' && solved ? chainKey : `${cell.key} ${chainKey}`;
    const found = known.get(name) ?? cells.push(cell) - 1;
    known.set(name, found);
    return found;
  });
  return {
    plan: { seed: options.seed, duels: options.duels, method: 'exact', maxStates: options.maxStates, cells },
    trials: trials.map((trial, i) => ({ ...trial, first: indices[2 * i]!, second: indices[2 * i + 1]! })),
    options,
    matchups: new Map(
      planes.map((plane) => [
        plane.plane,
        {
          chosen: plane.cells.filter(isMeeting).length,
          of: plane.cells.filter(isMeeting).length,
        },
      ]),
    ),
  };
}

/** Against its own like a side gains in one seat what it loses in the other: such matchups say nothing of it. */
function isMeeting({ cell }: CellResult): boolean {
  return cell.initiator !== cell.target;
}

function trialsOf(plane: CommonPlane): Trial[] {
  return plane.laws.flatMap((law) => {
    const cells = law.cells.filter(isMeeting);
    if (cells.length === 0) return [];
    const { cell: before, exact } = cells[0]!;
    const solved = exact !== null;
    return attributes.flatMap((attribute) =>
      (['initiators', 'targets'] as const).flatMap((seat) => {
        const after = raised(before, seat, attribute);
        return after === null
          ? []
          : [{ plane: plane.plane, attribute, seat, cells: cells.length, before, after, solved }];
      }),
    );
  });
}

/** Solves or plays what was planned. The executor must have been made for `plan`. */
export async function measureWorths(
  { plan, trials, options, matchups }: WorthPlan,
  executor: Executor,
  signal?: AbortSignal,
): Promise<Worth[]> {
  const abort = signal === undefined ? {} : { signal };
  const cells = options.method === 'mc' ? await unsolved(plan) : await runPlan(plan, executor, abort);
  // A pair needs the cell's own key on both sides, so trials whose chains stand for others are played as they are.
  const open = trials.filter(
    ({ first, second }) =>
      first !== second && (cells[first]!.exact === null || cells[second]!.exact === null),
  );
  const playable =
    options.method === 'exact'
      ? []
      : open.filter(({ first, second }) => plan.cells[first]!.key === plan.cells[second]!.key);
  const joints = await runPairs(
    playable.map(({ first, second }) => ({ first, second, duels: options.duels })),
    executor,
    abort,
  );
  const jointOf = new Map(playable.map((trial, i) => [trial, joints[i]!]));
  return attributes.flatMap((attribute) =>
    [...matchups].flatMap(([plane, { chosen, of }]) => {
      const own = trials.filter((trial) => trial.plane === plane && trial.attribute === attribute);
      const worth = worthOf(own, cells, jointOf, options.confidence);
      return worth === null ? [] : [{ plane, attribute, ...worth, matchups: chosen, of }];
    }),
  );
}

async function unsolved({ cells }: Plan<DuelCell>): Promise<CellResult[]> {
  return identify(cells).map(({ impossible, chainKey, law }, index) => ({
    cell: cells[index]!,
    impossible,
    method: 'mc',
    tally: null,
    exact: null,
    precision: null,
    chain: chainKey,
    law,
  }));
}

/** A gain of the initiator as one of the target: what one scores more the other scores less. */
function turned<F extends { readonly value: number; readonly low: number; readonly high: number }>(
  gain: F,
): F {
  return { ...gain, value: -gain.value, low: -gain.high, high: -gain.low };
}

/** Average over matchups and seats; `null` where a part is not known. */
function worthOf(
  trials: readonly WorthPlan['trials'][number][],
  cells: readonly CellResult[],
  jointOf: ReadonlyMap<WorthPlan['trials'][number], JointTally>,
  confidence: number,
): Pick<Worth, 'value' | 'low' | 'high' | 'exact'> | null {
  const total = trials.reduce((sum, trial) => sum + trial.cells, 0);
  if (total === 0) return null;
  let exact = true;
  // Both seats of a matchup are held against the same duels, so their errors are added as they are.
  const byMatchup = new Map<DuelCell, WeightedFigure>();
  for (const trial of trials) {
    const [before, after] = [cells[trial.first]!, cells[trial.second]!];
    const joint = jointOf.get(trial);
    const known = evidenceOf(
      {
        before: [before],
        after: [after],
        identical: trial.first === trial.second,
        joints: joint === undefined ? [] : [joint],
      },
      confidence,
    );
    if (known.score === null) return null;
    const gain = trial.seat === 'initiators' ? known.score : turned(known.score);
    exact &&= gain.exact;
    const weight = trial.cells / total;
    const sum = byMatchup.get(trial.before) ?? { weight: 1, value: 0, low: 0, high: 0 };
    byMatchup.set(trial.before, {
      weight: 1,
      value: sum.value + weight * gain.value,
      low: sum.low + weight * gain.low,
      high: sum.high + weight * gain.high,
    });
  }
  return { ...recoveredSum(0, [...byMatchup.values()]), exact };
}
