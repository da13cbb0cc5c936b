/** What more Concentration buys: the same day solved exactly with a higher modifier. */
import { tabulateCounted } from '../../engine/counted/chain.ts';
import { expectationsOf } from '../../engine/counted/exact.ts';
import { createDay } from '../../rules/day/day.ts';
import { type DaySetup, type DistractionKind, distractionKinds } from '../../rules/day/model.ts';

/** Points of Concentration that reports ask about. */
export const gainSteps = [1, 2, 4] as const;

/** Exact means of a day. */
export interface DayMeans {
  readonly effective: number;
  readonly wasted: number;
  readonly spent: number;
}

/** A gain in exact means, more Concentration less the day as it is. */
export interface Gain {
  readonly points: number;
  readonly effective: number;
  readonly wasted: number;
}

/** Largest chain solved for this. */
const mostStates = 200_000;

/** The setup with `points` more on every Concentration check. */
export function withConcentration({ manifester, plan }: DaySetup, points: number): DaySetup {
  const against: Partial<Record<DistractionKind, number>> = {};
  for (const kind of distractionKinds) {
    const modifier = manifester.against[kind];
    if (modifier !== undefined) against[kind] = modifier + points;
  }
  return { manifester: { ...manifester, concentration: manifester.concentration + points, against }, plan };
}

/** Exact means of a day; `null` where it is too large to solve. */
export function meansOf(setup: DaySetup): DayMeans | null {
  const contest = createDay(setup);
  const chain = tabulateCounted(contest, mostStates);
  if (chain === null) return null;
  const { events } = expectationsOf(contest, chain);
  const { counters } = contest.events!;
  const total = (name: string): number => {
    const { worth } = counters.find((counter) => counter.name === name)!;
    return worth.reduce((sum, value, event) => sum + value * events[event]!, 0);
  };
  const costs = setup.plan.manifestations.map(({ cost }) => cost);
  const spent = contest.events!.labels.reduce(
    (sum, label, event) => sum + costs[Number.parseInt(label, 10)]! * events[event]!,
    0,
  );
  return { effective: total('effective'), wasted: total('pp_wasted'), spent };
}

/** What each of {@link gainSteps} buys; empty where the day cannot be solved, or nothing distracts from it. */
export function gainsOf(setup: DaySetup): readonly Gain[] {
  if (setup.plan.manifestations.every(({ distractions }) => distractions.length === 0)) return [];
  const now = meansOf(setup);
  if (now === null) return [];
  return gainSteps.map((points) => {
    const more = meansOf(withConcentration(setup, points))!;
    return { points, effective: more.effective - now.effective, wasted: more.wasted - now.wasted };
  });
}
