import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../src/tuning/field.ts';
import { alphaRank, fixation, stationary } from '../../src/tuning/meta/alpha-rank.ts';
import { anyEquilibrium, effectiveNumber, equilibrium, replyGap } from '../../src/tuning/meta/equilibrium.ts';
import { meanMatrix, metaMatrix } from '../../src/tuning/meta/matrix.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { cellsOf } from '../scenario/support.ts';
import { generator } from './problems.ts';
import { evaluator, three } from './support.ts';

/** A game from advantages: a beats b by w, so it scores ½ + w. */
function game(
  n: number,
  edges: readonly (readonly [winner: number, loser: number, by: number])[],
): number[][] {
  const score = Array.from({ length: n }, () => Array<number>(n).fill(0.5));
  for (const [a, b, by] of edges) {
    score[a]![b] = 0.5 + by;
    score[b]![a] = 0.5 - by;
  }
  return score;
}

function close(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((own, i) => {
    expect(own).toBeCloseTo(expected[i]!, 6);
  });
}

describe('equilibrium', () => {
  it('rock, paper, scissors: a third each, and no other', () => {
    const found = equilibrium(
      game(3, [
        [0, 2, 0.5],
        [1, 0, 0.5],
        [2, 1, 0.5],
      ]),
    );
    close(found.mixture, [1 / 3, 1 / 3, 1 / 3]);
    expect(found.unique).toBe(true);
    expect(found.gap).toBeLessThan(1e-9);
    expect(effectiveNumber(found.mixture)).toBeCloseTo(3, 6);
  });

  it('weighted: each is played as often as the others beat each other', () => {
    // With a > b by r, b > c by s, c > a by t the equations give a : b : c = s : t : r.
    const [r, s, t] = [0.1, 0.2, 0.4];
    close(
      equilibrium(
        game(3, [
          [0, 1, r],
          [1, 2, s],
          [2, 0, t],
        ]),
      ).mixture,
      [s / 0.7, t / 0.7, r / 0.7],
    );
  });

  it('rock, paper, scissors, lizard, spock: a fifth each', () => {
    const wins = [
      [2, 1],
      [1, 0],
      [0, 3],
      [3, 4],
      [4, 2],
      [2, 3],
      [3, 1],
      [1, 4],
      [4, 0],
      [0, 2],
    ];
    const found = equilibrium(
      game(
        5,
        wins.map(([a, b]) => [a!, b!, 0.3]),
      ),
    );
    close(found.mixture, [0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(found.unique).toBe(true);
  });

  it('a side that beats everybody is all that is played', () => {
    const found = equilibrium(
      game(4, [
        [0, 1, 0.1],
        [0, 2, 0.2],
        [0, 3, 0.4],
        [1, 2, 0.3],
        [2, 3, 0.3],
        [3, 1, 0.3],
      ]),
    );
    close(found.mixture, [1, 0, 0, 0]);
    expect(found.unique).toBe(true);
    expect(effectiveNumber(found.mixture)).toBeCloseTo(1, 6);
  });

  it('a dominated side is never played', () => {
    // Scissors that are a little worse against everyone.
    const dull = game(4, [
      [0, 2, 0.5],
      [1, 0, 0.5],
      [2, 1, 0.5],
      [0, 3, 0.5],
      [3, 1, 0.4],
      [2, 3, 0.1],
    ]);
    close(equilibrium(dull).mixture, [1 / 3, 1 / 3, 1 / 3, 0]);
  });

  it('twins share: not unique, between nothing and all', () => {
    const twins = equilibrium(
      game(3, [
        [0, 2, 0.2],
        [1, 2, 0.2],
      ]),
    );
    expect(twins.unique).toBe(false);
    close(twins.least, [0, 0, 0]);
    close(twins.most, [1, 1, 0]);
    close(twins.mixture, [0.5, 0.5, 0]);
  });

  it('all even: anything goes, and the middle is everybody alike', () => {
    const even = equilibrium(game(4, []));
    close(even.most, [1, 1, 1, 1]);
    expect(even.unique).toBe(false);
    expect(even.gap).toBeLessThan(1e-9);
  });

  it('nothing beats the equilibrium: 60 games of chance', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = generator(seed);
      const n = 2 + Math.floor(random() * 8);
      const edges = Array.from({ length: n }, (_, i) =>
        Array.from({ length: i }, (__, j) => [i, j, random() - 0.5] as const),
      ).flat();
      const score = game(n, edges);
      const found = equilibrium(score);
      expect(found.mixture.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(replyGap(score, found.mixture), `game ${seed}`).toBeLessThan(1e-7);
      found.mixture.forEach((share, i) => {
        expect(share).toBeGreaterThan(found.least[i]! - 1e-7);
        expect(share).toBeLessThan(found.most[i]! + 1e-7);
      });
    }
  });

  it('50 classes take less than a second', () => {
    const random = generator(50);
    const edges = Array.from({ length: 50 }, (_, i) =>
      Array.from({ length: i }, (__, j) => [i, j, random() - 0.5] as const),
    ).flat();
    const score = game(50, edges);
    const start = performance.now();
    const found = equilibrium(score);
    alphaRank(score);
    // The figure is 1 s on a free core; three times that here, where tests share theirs.
    expect(performance.now() - start).toBeLessThan(3000);
    expect(found.gap).toBeLessThan(1e-6);
  });

  it('refuses what is no such game', () => {
    expect(() =>
      anyEquilibrium([
        [0.5, 0.6],
        [0.6, 0.5],
      ]),
    ).toThrow(/add up to 1 \(got 0\.6 and 0\.6\)/);
    expect(() => anyEquilibrium([[0.5, 0.6]])).toThrow(/square/);
  });
});

describe('alphaRank', () => {
  it('fixation without advantage is 1 in the population, with it (1 − e^−αd) / (1 − e^−mαd)', () => {
    const options = { alpha: 2, population: 5 };
    expect(fixation(0, options)).toBe(0.2);
    expect(fixation(0.3, options)).toBeCloseTo((1 - Math.exp(-0.6)) / (1 - Math.exp(-3)), 14);
    expect(fixation(-0.3, options)).toBeCloseTo((1 - Math.exp(0.6)) / (1 - Math.exp(3)), 14);
  });

  it('finds the stationary distribution of a chain of two and of three', () => {
    close(
      stationary([
        [0, 0.3],
        [0.1, 0],
      ]),
      [0.25, 0.75],
    );
    // Round and round at unequal speed: time at each is the inverse of its rate.
    close(
      stationary([
        [0, 1, 0],
        [0, 0, 0.5],
        [0.25, 0, 0],
      ]),
      [1 / 7, 2 / 7, 4 / 7],
    );
  });

  it('rock, paper, scissors: a third each; a side that beats everybody: all', () => {
    close(
      alphaRank(
        game(3, [
          [0, 2, 0.5],
          [1, 0, 0.5],
          [2, 1, 0.5],
        ]),
      ),
      [1 / 3, 1 / 3, 1 / 3],
    );
    expect(
      alphaRank(
        game(3, [
          [0, 1, 0.1],
          [0, 2, 0.1],
          [1, 2, 0.1],
        ]),
      )[0],
    ).toBeGreaterThan(0.99);
  });
});

describe('meta', () => {
  const cells = cellsOf(`${three}planes: [1, 4]\n`);

  it('puts both seats together: score[i][j] is the mean of i as initiator and i as target', () => {
    const works = evaluator();
    const matrix = metaMatrix(
      cells.filter((cell) => cell.plane === 1),
      (cell) => works.figures(cell),
    );
    expect(matrix.sides).toEqual(['mage', 'druid', 'ranger']);
    const score = (key: string): number => {
      const figures = works.figures(cells.find((cell) => cell.key === key)!)!;
      return figures.winRate + figures.drawRate / 2;
    };
    const expected = (score('mage > druid @ 1') + 1 - score('druid > mage @ 1')) / 2;
    expect(matrix.score[0]![1]).toBeCloseTo(expected, 14);
    expect(matrix.score[0]![1]! + matrix.score[1]![0]!).toBeCloseTo(1, 14);
    expect(matrix.error.flat().every((own) => own === 0)).toBe(true);
  });

  it('leaves out who cannot meet everybody', () => {
    const works = evaluator();
    const odd = cellsOf(`${three.replace('IQ: 4', 'IQ: 4, maxPlane: 1')}planes: [1, 4]\n`);
    const on = (plane: number) =>
      metaMatrix(
        odd.filter((cell) => cell.plane === plane),
        (cell) => works.figures(cell),
      );
    expect(on(4)).toMatchObject({ sides: ['mage', 'druid'], leftOut: ['ranger'] });
    expect(meanMatrix([on(1), on(4)])).toMatchObject({ sides: ['mage', 'druid'], leftOut: ['ranger'] });
  });

  it('gives a game a plane and one for all; exact ones do not move', async () => {
    const result = await meta(fieldOf(cells), evaluator(), {}, null);
    expect(result.games.map(({ plane }) => plane)).toEqual([1, 4, null]);
    expect(result.games.every(({ movement }) => movement === null)).toBe(true);
  });

  it('moves within the intervals where duels were played, the same way twice', async () => {
    const once = await meta(fieldOf(cells, null, 1), evaluator(3, 150), {}, null);
    const again = await meta(fieldOf(cells, null, 1), evaluator(3, 150), {}, null);
    expect(again).toEqual(once);
    const [game] = once.games;
    game!.movement!.forEach(({ low, high }, i) => {
      expect(low).toBeLessThanOrEqual(high);
      expect(game!.equilibrium!.mixture[i]).toBeGreaterThanOrEqual(low - 1e-9);
    });
  });

  it('refuses variants and planes that are not there', () => {
    expect(() => fieldOf(cells, 'prnted')).toThrow(/must be one of printed/);
    expect(() => fieldOf(cells, null, 3)).toThrow(/must be one of 1, 4 \(got 3\)/);
  });
});
