import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/tuning/search/random.ts';
import { explore, valueAt } from '../../src/tuning/sobol/explore.ts';
import { type Design, type Sampled, saltelli, sobolIndices } from '../../src/tuning/sobol/indices.ts';
import { MOST_DIMENSIONS, sobolPoints } from '../../src/tuning/sobol/points.ts';
import { evaluator, opened, three } from './support.ts';

const sample = ({ a, b, ab }: Design, f: (x: readonly number[]) => number): Sampled => ({
  a: a.map(f),
  b: b.map(f),
  ab: ab.map((rows) => rows.map(f)),
});

describe('sobolPoints', () => {
  it('are those of scipy 1.17.1, qmc.Sobol(64, scramble=False)', () => {
    const points = sobolPoints(16, 64);
    expect(points[0]!.every((x) => x === 0)).toBe(true);
    expect(points[5]!.slice(0, 10)).toEqual([
      0.875, 0.875, 0.125, 0.375, 0.875, 0.625, 0.875, 0.375, 0.375, 0.125,
    ]);
    expect(points[13]!.slice(54)).toEqual([
      0.9375, 0.5625, 0.0625, 0.4375, 0.4375, 0.1875, 0.1875, 0.9375, 0.0625, 0.0625,
    ]);
  });

  it('fill every interval of length 2^-k exactly once in each dimension, shifted or not', () => {
    for (const shift of [() => 0, (dimension: number) => (dimension * 0x9e3779b9) >>> 0]) {
      const points = sobolPoints(256, MOST_DIMENSIONS, shift);
      for (let dimension = 0; dimension < MOST_DIMENSIONS; dimension++) {
        const cells = new Set(points.map((point) => Math.floor(point[dimension]! * 256)));
        expect(cells.size, `dimension ${dimension + 1}`).toBe(256);
      }
    }
  });

  it('refuses more dimensions than it has numbers for', () => {
    expect(() => sobolPoints(1, 65)).toThrow(/at most 64 dimensions \(got 65\)/);
  });
});

describe('sobolIndices', () => {
  // Ishigami & Homma 1990 with a = 7, b = 0.1: V = a²/8 + bπ⁴/5 + b²π⁸/18 + ½; V₁ = ½(1 + bπ⁴/5)², V₂ = a²/8,
  // V₁₃ = 8b²π⁸/225, the others 0.
  const [a, b] = [7, 0.1];
  const ishigami = (u: readonly number[]): number => {
    const [x, y, z] = u.map((share) => Math.PI * (2 * share - 1));
    return Math.sin(x!) + a * Math.sin(y!) ** 2 + b * z! ** 4 * Math.sin(x!);
  };
  const pi4 = Math.PI ** 4;
  const v = a ** 2 / 8 + (b * pi4) / 5 + (b ** 2 * pi4 ** 2) / 18 + 0.5;
  const [v1, v2, v13] = [0.5 * (1 + (b * pi4) / 5) ** 2, a ** 2 / 8, (8 * b ** 2 * pi4 ** 2) / 225];
  const truth = { first: [v1 / v, v2 / v, 0], total: [(v1 + v13) / v, v2 / v, v13 / v] };

  it('finds those of the Ishigami function, and its intervals hold them', () => {
    const design = saltelli(4096, 3, randomFrom('ishigami', 'shift'));
    const found = sobolIndices(sample(design, ishigami), 0.95)!;
    found.forEach(({ first, total }, i) => {
      expect(Math.abs(first.value - truth.first[i]!), `first of ${i}`).toBeLessThan(0.01);
      expect(Math.abs(total.value - truth.total[i]!), `total of ${i}`).toBeLessThan(0.01);
      expect(first.low).toBeLessThan(truth.first[i]! + 1e-9);
      expect(first.high).toBeGreaterThan(truth.first[i]! - 1e-9);
      expect(total.low).toBeLessThanOrEqual(total.value);
      expect(total.high).toBeGreaterThanOrEqual(total.value);
    });
  });

  it('a sum has no interactions: first order and total are the shares of variance', () => {
    // x + 2y: variances 1 : 4.
    const design = saltelli(1024, 2, randomFrom('sum', 'shift'));
    const found = sobolIndices(
      sample(design, ([x, y]) => x! + 2 * y!),
      0.95,
    )!;
    expect(found.map(({ first }) => Math.round(first.value * 100))).toEqual([20, 80]);
    expect(found.map(({ total }) => Math.round(total.value * 100))).toEqual([20, 80]);
  });

  it('has intervals that hold the truth as often as they say, and are no wider than its error', () => {
    // 150 seeds of 128 rows: each of six intervals holds the truth in 95 % of them; below 87 % once in 10,000.
    const runs = 150;
    const held = { first: [0, 0, 0], total: [0, 0, 0] };
    let [width, squared] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const found = sobolIndices(
        sample(saltelli(128, 3, randomFrom(`cover ${run}`, 'shift')), ishigami),
        0.95,
      )!;
      for (const kind of ['first', 'total'] as const)
        found.forEach((own, i) => {
          const { low, high } = own[kind];
          if (low <= truth[kind][i]! + 1e-9 && truth[kind][i]! - 1e-9 <= high) held[kind][i]!++;
        });
      width += (found[0]!.first.high - found[0]!.first.low) / runs;
      squared += (found[0]!.first.value - truth.first[0]!) ** 2 / runs;
    }
    for (const count of [...held.first, ...held.total]) expect(count / runs).toBeGreaterThan(0.87);
    // Student's with 7 degrees of freedom is 4.73 standard errors wide; resampled rows were 9 and more.
    expect(width / Math.sqrt(squared)).toBeLessThan(6.5);
  });

  it('are shares however few the rows are, with an interval of some width', () => {
    for (let run = 0; run < 40; run++) {
      const design = saltelli(8, 3, randomFrom(`few ${run}`, 'shift'));
      for (const { first, total } of sobolIndices(sample(design, ishigami), 0.95)!)
        for (const { value, low, high } of [first, total]) {
          expect(Math.min(value, low, high)).toBeGreaterThanOrEqual(0);
          expect(Math.max(value, low, high)).toBeLessThanOrEqual(1);
          expect(high).toBeGreaterThan(low);
        }
    }
  });

  it('a constant has none', () => {
    const design = saltelli(8, 2, randomFrom('none', 'shift'));
    expect(
      sobolIndices(
        sample(design, () => 3),
        0.95,
      ),
    ).toBeNull();
  });
});

describe('explore', () => {
  it('whole numbers come up alike, others anywhere', () => {
    const range = { name: '', paths: [], from: 2, to: 4, whole: true, place: { at: 0, path: [] } };
    expect([0, 0.33, 0.34, 0.66, 0.67, 0.999].map((share) => valueAt(range, share))).toEqual([
      2, 2, 3, 3, 4, 4,
    ]);
    expect(valueAt({ ...range, whole: false }, 0.25)).toBe(2.5);
  });

  it('tells what drives a score: the own base more than a stranger’s mana', async () => {
    const text = `${three}ranges: { classes.mage.base: { from: 6, to: 10 }, combatants.druid.mana: { from: 4, to: 5 } }\n`;
    const options = { variant: null, plane: null, of: 'mage', samples: 8 };
    const once = await explore(opened(text), evaluator(), options, {}, null);
    expect(once).toMatchObject({ settings: 32, samples: 8 });
    expect(once.drivers.map(({ side }) => side)).toEqual(['mage']);
    const [base, mana] = once.drivers[0]!.indices!;
    expect(base!.total.value).toBeGreaterThan(10 * mana!.total.value);
    expect(await explore(opened(text), evaluator(), options, {}, null)).toEqual(once);
  });

  it('asks for ranges', async () => {
    const options = { variant: null, plane: null, of: null, samples: 8 };
    await expect(explore(opened(three), evaluator(), options, {}, null)).rejects.toThrow(/block `ranges`/);
  });
});
