import { describe, expect, it } from 'vitest';
import type { RunResult } from '../../src/batch/result.ts';
import {
  byPlaneHeadline,
  edgeHeadline,
  lengthHeadline,
  listHeadline,
  named,
  planeHeadline,
  scoresHeadline,
} from '../../src/facts/duel/headlines.ts';
import { buildView, type PointView } from '../../src/facts/duel/view.ts';
import { chances, field, run, thousand } from '../report/support.ts';

const point = (result: RunResult): PointView => buildView(result).points[0]!;
const sides = ['a', 'b', 'c'];

/** Scores of 0.62, 0.5 and 0.38 or so, played so many times. */
const close = (duels: number): RunResult =>
  run(
    field(sides, (one, other) => {
      const share = 0.5 + 0.06 * (sides.indexOf(other) - sides.indexOf(one));
      const wins = Math.round(share * duels);
      return { ends: { 'initiator:soul': wins, 'target:soul': duels - wins } };
    }),
  );

const made = [scoresHeadline, byPlaneHeadline, edgeHeadline, lengthHeadline, listHeadline] as const;

describe('titles of pictures', () => {
  it('say nothing that so few duels do not bear, and say it of many', () => {
    const few = point(close(20));
    expect(made.map((of) => of(few))).toEqual(made.map(() => null));
    expect(planeHeadline(few, 1)).toBeNull();
    const many = point(close(100_000));
    expect(scoresHeadline(many)).toMatchObject({ kind: 'ends', strongest: { sides: ['a'] } });
    expect(scoresHeadline(many)).toMatchObject({ weakest: { sides: ['c'] } });
  });

  it('name who is too strong and too weak on a plane, and who attacks first where that decides', () => {
    const exact = (win: (one: string, other: string) => number) =>
      point(
        run(
          field(sides, (one, other) => ({
            ends: thousand(1000 * win(one, other)),
            exactEnds: chances(win(one, other)),
          })),
        ),
      );
    const strong = exact((one, other) =>
      one === other ? 0.5 : one === 'a' ? 0.9 : other === 'a' ? 0.1 : 0.5,
    );
    expect(planeHeadline(strong, 1)).toEqual({
      ...{ kind: 'sides', plane: 1 },
      ...{ strong: { sides: ['a'], more: 0 }, weak: { sides: ['b', 'c'], more: 0 } },
    });
    expect(
      planeHeadline(
        exact(() => 0.97),
        1,
      ),
    ).toEqual({ kind: 'seat', plane: 1, first: true });
    expect(
      planeHeadline(
        exact(() => 0.03),
        1,
      ),
    ).toEqual({ kind: 'seat', plane: 1, first: false });
    expect(
      planeHeadline(
        exact(() => 0.5),
        1,
      ),
    ).toEqual({ kind: 'calm', plane: 1 });
    expect(scoresHeadline(exact(() => 0.5))).toEqual({ kind: 'allEqual' });
  });

  it('name three at most', () => {
    expect(named(['a', 'b', 'c'])).toEqual({ sides: ['a', 'b', 'c'], more: 0 });
    expect(named(['a', 'b', 'c', 'd'])).toEqual({ sides: ['a', 'b'], more: 2 });
  });
});
