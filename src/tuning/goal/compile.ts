/** From the bands of a goal to requirements over the cells of the scenario. */

import type { Must } from '../../problems/problem.ts';
import { isCellMetric, metricKindOf } from '../../scenario/cellKinds.ts';
import type { Band } from '../../scenario/model/bands.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { TuningError } from '../errors.ts';
import { covers, wantsSide } from './covers.ts';
import { type Requirement, type Subject, subjectOf, type Term } from './requirement.ts';

interface Covered {
  readonly cell: DuelCell;
  readonly index: number;
}

type Part = Pick<Requirement, 'subject' | 'read' | 'constant' | 'terms'>;

function groupBy(covered: readonly Covered[], key: (cell: DuelCell) => readonly unknown[]): Covered[][] {
  const groups = new Map<string, Covered[]>();
  for (const entry of covered) {
    const text = JSON.stringify(key(entry.cell));
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

const point = (cell: DuelCell): readonly unknown[] => [cell.variant, cell.axes];

function subject(cell: DuelCell, plane: number | null, sides: readonly string[]): Subject {
  return { variant: cell.variant, axes: cell.axes, plane, sides };
}

function planeOf(group: readonly Covered[]): number | null {
  const planes = new Set(group.map(({ cell }) => cell.plane));
  return planes.size === 1 ? group[0]!.cell.plane : null;
}

const mirrored = ({ cell }: Covered): boolean => cell.initiator === cell.target;

/** Both seats of each pair, by the name that stands first in the cells. */
function pairParts(covered: readonly Covered[]): Part[] {
  const duels = covered.filter((entry) => !mirrored(entry));
  const pairs = groupBy(duels, (cell) => [...point(cell), cell.plane, [cell.initiator, cell.target].sort()]);
  return pairs.map((group) => {
    const first = group[0]!.cell;
    const share = 1 / group.length;
    const terms = group.map(({ cell, index }) => ({
      cell: index,
      weight: cell.initiator === first.initiator ? share : -share,
    }));
    const constant = terms.filter(({ weight }) => weight < 0).length * share;
    return {
      subject: subject(first, first.plane, [first.initiator, first.target]),
      read: 'score',
      constant,
      terms,
    };
  });
}

/** Mean score of every side that is asked for, over the covered cells of a point. */
function meanParts(covered: readonly Covered[], { where }: Band): Part[] {
  return groupBy(covered, point).flatMap((group) => {
    const duels = group.filter((entry) => !mirrored(entry));
    const seats = ['initiator', 'target'] as const;
    const wanted = duels.flatMap(({ cell }) =>
      seats.filter((seat) => wantsSide(where, cell, seat)).map((seat) => cell[seat]),
    );
    const sides = [...new Set(wanted)];
    return sides.map((side): Part => {
      const own = duels.filter(({ cell }) => cell.initiator === side || cell.target === side);
      const share = 1 / own.length;
      const terms: Term[] = own.map(({ cell, index }) => ({
        cell: index,
        weight: cell.initiator === side ? share : -share,
      }));
      const constant = own.filter(({ cell }) => cell.target === side).length * share;
      return { subject: subject(own[0]!.cell, planeOf(own), [side]), read: 'score', constant, terms };
    });
  });
}

/** A mean over groups of cells. */
function averages(
  groups: readonly (readonly Covered[])[],
  read: Requirement['read'],
  constant: number,
): Part[] {
  return groups.map((group) => ({
    subject: subject(group[0]!.cell, planeOf(group), []),
    read,
    constant,
    terms: group.map(({ index }) => ({ cell: index, weight: 1 / group.length })),
  }));
}

function partsOf(band: Band, covered: readonly Covered[]): Part[] {
  switch (metricKindOf(band.metric)) {
    case 'pair':
      return pairParts(covered);
    case 'side':
      return meanParts(covered, band);
    case 'mirror': {
      const mirrors = covered.filter(mirrored);
      return averages(
        groupBy(mirrors, (cell) => [...point(cell), cell.plane]),
        'score',
        -0.5,
      );
    }
    case 'field':
      return averages(groupBy(covered, point), 'hopeless', 0);
    default:
      return covered.map(({ cell, index }) => ({
        subject: subjectOf(cell),
        read: band.metric,
        constant: 0,
        terms: [{ cell: index, weight: 1 }],
      }));
  }
}

/**
 * All requirements of a goal, band by band. Cells for which `isPossible` says no are left out.
 * @throws TuningError where a band is about no cell at all.
 */
export function compileGoal(
  goal: readonly Band[],
  cells: readonly DuelCell[],
  isPossible: (cell: DuelCell) => boolean,
): Requirement[] {
  const all = cells.map((cell, index) => ({ cell, index })).filter(({ cell }) => isPossible(cell));
  return goal.flatMap((band, index) => {
    const parts = partsOf(
      band,
      all.filter(({ cell }) => covers(band.where, cell)),
    );
    if (parts.length === 0) {
      const must: Must = isCellMetric(band.metric) ? ['aboutMatchup'] : ['aboutMatchupFor', band.metric];
      throw new TuningError({ must, found: ['nonePossible'] }, { place: band.place });
    }
    return parts.map((part) => ({ ...part, band, index }));
  });
}
