/** Changes averaged over the matchups of a side, and over those of a plane. */

import type { Outcome } from '../../scenario/duel/outcome.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { normalUpperTail } from '../../stats/special/normal.ts';
import { recoveredSum } from '../../stats/variance-recovery.ts';
import type { ComparedCell, PooledChange } from './comparison.ts';
import { type Estimated, type Evidence, nothing } from './known.ts';

/** An average with its evidence. */
export interface Average {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly subject: PooledChange['subject'];
  readonly cells: number;
  readonly evidence: Evidence;
}

/** A law in an average: the weight of matchups in which the subject initiates, and in which it is the target. */
interface Share {
  readonly known: Evidence;
  initiator: number;
  target: number;
}

/**
 * Averages by variant and axis values, for each side (its own win rate in both seats, mirrors left out) and
 * each plane (the initiator's win rate, mirrors included). A law that shows in several matchups is one piece
 * of evidence with a larger weight; different laws are independent.
 *
 * @param rows index of the law of each cell.
 */
export function averages(
  cells: readonly ComparedCell[],
  rows: readonly number[],
  evidence: readonly Evidence[],
): Average[] {
  const points = new Map<string, number[]>();
  cells.forEach(({ after: { cell } }, index) => {
    const axes = cell.axes.map(({ name, value }) => [name, value, typeof value]);
    const key = JSON.stringify([cell.variant, axes]);
    const point = points.get(key);
    if (point === undefined) points.set(key, [index]);
    else point.push(index);
  });
  return [...points.values()].flatMap((point) => pointAverages(cells, rows, evidence, point));
}

function pointAverages(
  cells: readonly ComparedCell[],
  rows: readonly number[],
  evidence: readonly Evidence[],
  point: readonly number[],
): Average[] {
  const cellOf = (index: number) => cells[index]!.after.cell;
  const { variant, axes } = cellOf(point[0]!);
  const average = (
    subject: PooledChange['subject'],
    members: readonly number[],
    seatOf: (index: number) => 'initiator' | 'target',
  ): Average[] => {
    if (members.length < 2) return [];
    const shares = new Map<number, Share>();
    for (const index of members) {
      const row = rows[index]!;
      const share = shares.get(row) ?? { known: evidence[row]!, initiator: 0, target: 0 };
      share[seatOf(index)] += 1 / members.length;
      shares.set(row, share);
    }
    const known = averageOf([...shares.values()]);
    return [{ variant, axes, subject, cells: members.length, evidence: known }];
  };
  const sides = [...new Set(point.flatMap((index) => [cellOf(index).initiator, cellOf(index).target]))];
  const planes = [...new Set(point.map((index) => cellOf(index).plane))];
  return [
    ...sides.flatMap((side) =>
      average(
        { kind: 'side', side },
        point.filter((index) => {
          const { initiator, target } = cellOf(index);
          return initiator !== target && (initiator === side || target === side);
        }),
        (index) => (cellOf(index).initiator === side ? 'initiator' : 'target'),
      ),
    ),
    ...planes.flatMap((plane) =>
      average(
        { kind: 'plane', plane },
        point.filter((index) => cellOf(index).plane === plane),
        () => 'initiator',
      ),
    ),
  ];
}

interface Term {
  readonly weight: number;
  readonly part: Estimated | null;
}

function averageOf(shares: readonly Share[]): Evidence {
  const seats = (own: keyof Seats, other: keyof Seats) =>
    sum(shares.map((share) => ({ weight: 1, part: inBothSeats(share, own, other) })));
  const win = seats('win', 'targetWin');
  const score = sum(
    shares.map(({ known, initiator, target }) => ({ weight: initiator - target, part: known.score })),
  );
  const means = shares.map(({ known }) => known.means);
  // A normal test would take the numbers of duels as given: an average of such figures has its interval alone.
  const looked = shares.some(({ known }) => known.looked !== undefined);
  const duels = Math.min(...shares.map(({ known }) => Math.floor(known.duels / known.streams)));
  return {
    ...nothing,
    means:
      win === null
        ? 'unknown'
        : win.exact
          ? means.every((one) => one === 'identical')
            ? 'identical'
            : 'exact'
          : means.includes('independent')
            ? 'independent'
            : 'paired',
    before: shareOf(shares, ({ before }) => before),
    after: shareOf(shares, ({ after }) => after),
    win,
    score,
    initiatorDrain: seats('initiatorDrain', 'targetDrain'),
    targetDrain: seats('targetDrain', 'initiatorDrain'),
    rounds: sum(
      shares.map(({ known, initiator, target }) => ({ weight: initiator + target, part: known.rounds })),
    ),
    duels,
    p:
      win === null || win.exact || looked
        ? null
        : Math.min(1, 2 * normalUpperTail(Math.abs(win.centre) / win.standardError)),
  };
}

type Seats = Pick<Evidence, 'win' | 'targetWin' | 'initiatorDrain' | 'targetDrain'>;

/**
 * A law's part in a side's average. Where the side meets it in both seats, both figures come from the same
 * duels and depend on each other, so their errors are added as they are: never too small.
 */
function inBothSeats(
  { known, initiator, target }: Share,
  own: keyof Seats,
  other: keyof Seats,
): Estimated | null {
  const parts = [
    ...(initiator === 0 ? [] : [{ weight: initiator, part: known[own] }]),
    ...(target === 0 ? [] : [{ weight: target, part: known[other] }]),
  ];
  const total = { value: 0, low: 0, high: 0, centre: 0, standardError: 0, exact: true };
  for (const { weight, part } of parts) {
    if (part === null) return null;
    total.value += weight * part.value;
    total.low += weight * part.low;
    total.high += weight * part.high;
    total.centre += weight * part.centre;
    total.standardError += weight * part.standardError;
    total.exact &&= part.exact;
  }
  return total;
}

/** Weighted sum of independent differences: intervals by variance recovery, errors squared and added. */
function sum(terms: readonly Term[]): Estimated | null {
  const known = terms.flatMap(({ weight, part }) => (part === null ? [] : [{ ...part, weight }]));
  if (known.length < terms.length) return null;
  const { value, low, high } = recoveredSum(0, known);
  const centre = known.reduce((total, part) => total + part.weight * part.centre, 0);
  const squares = known.reduce((total, part) => total + (part.weight * part.standardError) ** 2, 0);
  return {
    value,
    low,
    high,
    centre,
    standardError: Math.sqrt(squares),
    exact: known.every(({ exact }) => exact),
  };
}

/** Outcomes from the subject's point of view: as target its own win is the target's. */
function shareOf(shares: readonly Share[], side: (known: Evidence) => Outcome | null): Outcome | null {
  const sums = { initiator: 0, target: 0, draw: 0 };
  for (const { known, initiator, target } of shares) {
    const outcome = side(known);
    if (outcome === null) return null;
    sums.initiator += initiator * outcome.initiator + target * outcome.target;
    sums.target += initiator * outcome.target + target * outcome.initiator;
    sums.draw += (initiator + target) * outcome.draw;
  }
  return sums;
}
