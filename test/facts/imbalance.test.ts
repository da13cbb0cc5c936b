import { describe, expect, it } from 'vitest';
import type { CellResult } from '../../src/batch/result.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { cell, chances, field, run, thousand } from '../report/support.ts';

const at = (cells: readonly CellResult[]) => buildView(run(cells)).points[0]!.imbalances;
const kinds = (cells: readonly CellResult[]) => at(cells).found.map(({ kind }) => kind);
const sides = ['a', 'b', 'c'];
/** The initiator wins so often, whoever it is; a is better by some points than the others. */
const plane = (own: number, first: number, better: number, draw = 0): readonly CellResult[] =>
  field(sides, (initiator, target) => {
    const shift = (initiator === 'a' ? better : 0) - (target === 'a' ? better : 0);
    return { plane: own, exactEnds: chances((1 - draw) * (first + shift), draw), law: `${own} ${shift}` };
  });

describe('imbalances', () => {
  it('are told by size, whatever their kind', () => {
    // Sides: a scores 70 on plane 1. Seats: 95 on plane 2. Draws: 90 % on plane 3, as large as a score of 95.
    const [class1, seat2, draws3] = [plane(1, 0.5, 0.2), plane(2, 0.9, 0), plane(3, 0.5, 0, 0.9)];
    expect(
      at([...class1, ...seat2, ...draws3]).found.map(({ kind, size }) => [kind, size.toFixed(3)]),
    ).toEqual([
      ['draws', '0.450'],
      ['seat', '0.400'],
      ['side', '0.200'],
    ]);
    expect(kinds([...class1, ...plane(2, 0.65, 0)])).toEqual(['side', 'seat']);
  });

  it('of seats are never hidden by means over both seats, nor called calm', () => {
    const { found, calm } = at([...plane(1, 0.97, 0), ...plane(2, 0.5, 0), ...plane(3, 0.5, 0.02)]);
    expect(found).toMatchObject([{ kind: 'seat', all: true, strong: [{ plane: 1 }], weak: [] }]);
    expect(calm).toEqual([2, 3]);
    // Two matchups hopeless in opposite ways cancel in every mean: not calm all the same.
    const ring = field(sides, (a, b) => ({
      exactEnds: chances(['ab', 'bc', 'ca'].includes(a + b) ? 0.9 : a === b ? 0.5 : 0.1),
    }));
    expect(at(ring)).toMatchObject({ found: [], calm: [] });
  });

  it('are about sides only where all meet the same opponents in both seats', () => {
    const uneven = plane(1, 0.5, 0.3).filter(({ cell: own }) => own.initiator === 'a');
    const { found } = at(uneven);
    // a meets b and c alike, which is one sentence.
    expect(found).toMatchObject([
      {
        kind: 'matchup',
        matchups: [
          { initiator: 'a', target: 'b' },
          { initiator: 'a', target: 'c' },
        ],
      },
    ]);
    const view = buildView(run(uneven));
    expect(view.ranking).toBeNull();
    expect(view.points[0]!.findings.map(({ kind }) => kind)).not.toContain('strongest');
    // One matchup that is not possible in one seat is enough.
    const gone = plane(1, 0.5, 0.3).map((own) =>
      own.cell.key === 'b > c @ 1' ? { ...own, impossible: 'no', exact: null } : own,
    );
    expect(kinds(gone)).not.toContain('side');
    // a is too strong, b and c are too weak alike.
    expect(kinds(plane(1, 0.5, 0.3))).toEqual(['side', 'side']);
  });

  it('are not made of noise, nor denied by it', () => {
    const noisy = field(sides, (a, b) => ({ ends: thousand(a < b ? 615 : a === b ? 500 : 385) }));
    // a scores 61.5 %, its interval reaches below 60.
    expect(at(noisy)).toMatchObject({ found: [], calm: [], open: true });
    const sure = field(sides, (a, b) => ({ ends: thousand(a < b ? 800 : a === b ? 500 : 200) }));
    expect(at(sure).found.map(({ kind }) => kind)).toEqual(['side', 'side']);
  });

  it('of length compare planes, at most half as much as scores', () => {
    const long = (own: number, rounds: number) =>
      field(sides, () => ({ plane: own, exactEnds: chances(0.5), law: `l${own}` })).map((result) => ({
        ...result,
        exact: { ...result.exact!, metrics: { ...result.exact!.metrics, rounds: [[rounds, 1]] as const } },
      }));
    const found = at([...long(1, 20), ...long(2, 5)] as unknown as CellResult[]).found;
    expect(found).toMatchObject([
      { kind: 'length', shortest: { plane: 2 }, longest: { plane: 1 }, size: 0.1875 },
    ]);
    expect(kinds([...long(1, 20), ...long(2, 11)] as unknown as CellResult[])).toEqual([]);
  });

  it('need two sides', () => {
    expect(at([cell({ initiator: 'a', target: 'a', exactEnds: chances(0.5) })]).found).toEqual([]);
  });
});
