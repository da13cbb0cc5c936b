/** Rows of error rates, each held against what is claimed: never more often by two standard errors. */
import { afterAll, expect } from 'vitest';
import { percent, record } from './record.ts';

/** Notes an error rate in percent with its standard error, and holds it against its claim. */
export type Claimed = (name: string, truth: string, wrong: number, runs: number, claimed?: number) => void;

/** What notes rows; they are put into the manual under a mark when all tests of the file are done. */
export function claimedRows(mark: string): Claimed {
  const rows: string[][] = [];
  afterAll(() => {
    const head = ['claim', 'truth', 'repetitions', 'false, %', 'claimed, %'];
    const note =
      'Seeds are literal. ± is one standard error; a claim fails where it is missed by more than two.';
    record(mark, [note], [head, ...rows]);
  });
  return (name, truth, wrong, runs, claimed = 0.05) => {
    const rate = wrong / runs;
    const error = Math.sqrt(Math.max(rate, 1 / runs) * (1 - rate) * (1 / runs));
    rows.push([name, truth, String(runs), `${percent(rate)} ±${percent(error)}`, percent(claimed)]);
    expect.soft(rate, `${name}, ${truth}`).toBeLessThanOrEqual(claimed + 2 * error);
  };
}
