/** What became of the attempts of a day, power by power and distraction by distraction. */
import { type Estimate, rate } from '../../analysis/estimate.ts';
import { defaultPrecision, type Precision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import { type AttemptEnd, attemptEnds, eventLabel, eventsOf } from '../../rules/day/events.ts';
import type { Distraction } from '../../rules/day/model.ts';
import type { DayCell } from '../../scenario/model/cells.ts';

/** Result of a day cell. */
export type DayResult = CellResult<DayCell>;

/** Attempts at one power that a distraction made fail. */
export interface DistractionFigures {
  readonly distraction: Distraction;
  /** Share of all attempts at the power. */
  readonly lost: Estimate;
  /** Lost attempts counted; `null` where nothing was simulated. */
  readonly lostCount: number | null;
  /** Mean power points a day that are lost to it. */
  readonly pointsLost: number;
}

/** Attempts at one power of a plan. */
export interface PowerFigures {
  /** Index in the plan. */
  readonly index: number;
  readonly power: string;
  readonly level: number;
  readonly cost: number;
  /** Mean attempts a day. */
  readonly attempts: number;
  /** Attempts counted; `null` where nothing was simulated. */
  readonly attemptCount: number | null;
  /** Share of the attempts by their end. */
  readonly ends: Readonly<Record<AttemptEnd, Estimate>>;
  /** Share of the attempts, and so of the points spent on it, that are wasted: lost or invalid. */
  readonly wasted: Estimate;
  /** Mean power points a day spent on it, and wasted of these. */
  readonly pointsSpent: number;
  readonly pointsWasted: number;
  readonly distractions: readonly DistractionFigures[];
}

type Events = Readonly<Record<string, number>>;

/** Figures of every power of a cell's plan; empty where nothing is known. */
export function powerFigures(
  { cell, tally, exact }: DayResult,
  precision: Precision = defaultPrecision,
): readonly PowerFigures[] {
  const counted = tally?.events ?? null;
  const expected = exact?.events ?? null;
  if (counted === null && expected === null) return [];
  const days = tally?.total ?? 1;
  /** Best known mean a day of some events. */
  const mean = (labels: readonly string[]): number =>
    expected === null ? sum(counted!, labels) / days : sum(expected, labels);
  const events = eventsOf(cell.setup.plan);
  return cell.setup.plan.manifestations.map(({ power, level, cost, distractions }, index) => {
    const own = events.filter(({ manifestation }) => manifestation === index);
    const lostTo = distractions.map((_, d) =>
      own.filter(({ distraction }) => distraction === d).map(eventLabel),
    );
    const labels = (end: AttemptEnd): string[] => own.filter((event) => event.end === end).map(eventLabel);
    const all = own.map(eventLabel);
    const attempts = mean(all);
    const share = (some: readonly string[]): Estimate => ({
      simulated: shareOf(counted, some, all, precision),
      exact: expected === null ? null : partOf(sum(expected, some), sum(expected, all)),
    });
    return {
      index,
      power,
      level,
      cost,
      attempts,
      attemptCount: counted === null ? null : sum(counted, all),
      ends: Object.fromEntries(attemptEnds.map((end) => [end, share(labels(end))])) as Record<
        AttemptEnd,
        Estimate
      >,
      wasted: share([...labels('lost'), ...labels('invalid')]),
      pointsSpent: attempts * cost,
      pointsWasted: (mean(labels('lost')) + mean(labels('invalid'))) * cost,
      distractions: distractions.map((distraction, d) => ({
        distraction,
        lost: share(lostTo[d]!),
        lostCount: counted === null ? null : sum(counted, lostTo[d]!),
        pointsLost: mean(lostTo[d]!) * cost,
      })),
    };
  });
}

function sum(events: Events, labels: readonly string[]): number {
  return labels.reduce((total, label) => total + (events[label] ?? 0), 0);
}

/** Part of a whole, both sums of expectations; `null` of nothing. */
function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, part / whole);
}

function shareOf(
  events: Events | null,
  some: readonly string[],
  all: readonly string[],
  precision: Precision,
): Estimate['simulated'] {
  const trials = events === null ? 0 : sum(events, all);
  return trials === 0 ? null : rate(sum(events!, some), trials, precision);
}
