/**
 * Every reference value of test/golden/statistics.json (scipy 1.10.1, statsmodels 0.13.5) within its
 * tolerance.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { binomialTwoSided } from '../../src/stats/binomial.ts';
import { clopperPearson } from '../../src/stats/clopper-pearson.ts';
import { cohensH } from '../../src/stats/cohens-h.ts';
import { jeffreys } from '../../src/stats/jeffreys.ts';
import { kolmogorovSmirnov, kolmogorovSmirnovDistance } from '../../src/stats/kolmogorov-smirnov.ts';
import { mcnemarExact } from '../../src/stats/mcnemar.ts';
import { benjaminiHochberg, bonferroni, holm } from '../../src/stats/multiplicity.ts';
import { newcombeDifference } from '../../src/stats/newcombe.ts';
import { betaQuantile } from '../../src/stats/special/beta-quantile.ts';
import { chiSquareUpperTail } from '../../src/stats/special/chi-square.ts';
import { normalCdf, normalUpperTail } from '../../src/stats/special/normal.ts';
import { normalQuantile } from '../../src/stats/special/normal-quantile.ts';
import { studentQuantile } from '../../src/stats/special/student.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { expectClose, histogramOf } from './support.ts';

interface Golden {
  readonly [rows: string]: unknown;
}
const golden = JSON.parse(
  readFileSync(new URL('../golden/statistics.json', import.meta.url), 'utf8'),
) as Golden;

const rowsOf = (name: string): number[][] => golden[name] as number[][];

/** Functions of some arguments with one answer or two: the last numbers of a row. */
const functions: Record<string, [call: (...row: number[]) => number | number[], tolerance: number]> = {
  normalQuantile: [(p) => normalQuantile(p!), 1e-9],
  normalCdf: [(z) => normalCdf(z!), 1e-9],
  normalUpperTail: [(z) => normalUpperTail(z!), 1e-12],
  betaQuantile: [(p, a, b) => betaQuantile(p!, a!, b!), 1e-8],
  studentQuantile: [(p, degrees) => studentQuantile(p!, degrees!), 1e-9],
  chiSquareUpperTail: [(x, degrees) => chiSquareUpperTail(x!, degrees!), 1e-8],
  wilson: [(k, n, level) => bounds(wilson(k!, n!, level!)), 1e-9],
  clopperPearson: [(k, n, level) => bounds(clopperPearson(k!, n!, level!)), 1e-9],
  jeffreys: [(k, n, level) => bounds(jeffreys(k!, n!, level!)), 1e-9],
  newcombeDifference: [(a, n, b, m, level) => bounds(newcombeDifference(a!, n!, b!, m!, level!)), 1e-9],
  mcnemarExact: [(b, c) => mcnemarExact(b!, c!), 1e-9],
  binomialTwoSided: [(k, n, p) => binomialTwoSided(k!, n!, p!), 1e-9],
  cohensH: [(first, second) => cohensH(first!, second!), 1e-9],
};

function bounds(interval: { low: number; high: number }): number[] {
  return [interval.low, interval.high];
}

describe('golden functions', () => {
  for (const [name, [call, tolerance]] of Object.entries(functions)) {
    it(`${name} agrees with every row`, () => {
      const rows = rowsOf(name);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const answers = [call(...row)].flat();
        // Where the witness rounds to 4e-22 and the bound is 0, relative distance means nothing.
        answers.forEach((answer, i) => {
          expectClose(answer, row[row.length - answers.length + i]!, tolerance, 1e-20);
        });
      }
    });
  }
});

describe('golden adjustments', () => {
  for (const [name, adjust] of Object.entries({ holm, benjaminiHochberg, bonferroni })) {
    it(`${name} agrees`, () => {
      const { p, adjusted } = golden[name] as { p: number[]; adjusted: number[] };
      const own = adjust(p);
      expect(own.length).toBe(adjusted.length);
      own.forEach((value, i) => {
        expectClose(value, adjusted[i]!, 1e-9);
      });
    });
  }
});

describe('golden Kolmogorov–Smirnov', () => {
  it('the statistic agrees', () => {
    const cases = golden['ksTwoSampleStatistic'] as { a: number[]; b: number[]; statistic: number }[];
    expect(cases.length).toBeGreaterThan(0);
    for (const { a, b, statistic } of cases) {
      expectClose(kolmogorovSmirnovDistance(histogramOf(a), histogramOf(b)), statistic, 1e-9);
      expectClose(kolmogorovSmirnov(histogramOf(a), histogramOf(b)).statistic, statistic, 1e-9);
    }
  });
});

it('no entry of the golden file is left untested', () => {
  const tested = [
    ...Object.keys(functions),
    'holm',
    'benjaminiHochberg',
    'bonferroni',
    'ksTwoSampleStatistic',
  ];
  expect(
    Object.keys(golden)
      .filter((name) => name !== 'witness')
      .sort(),
  ).toEqual(tested.sort());
});
