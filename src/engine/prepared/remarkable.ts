/** Remarkable ones among a cell's first trials. */
import type { Facts } from '../../rules/contest.ts';
import type { Trials } from './trials.ts';

/** Trial of most rounds, the first among equals. */
export function longestOf(trials: Trials): number {
  let best = 0;
  for (let i = 1; i < trials.rounds.length; i++) if (trials.rounds[i]! > trials.rounds[best]!) best = i;
  return best;
}

/** First trial of median length (the lower of two) that ended in the most common way among those of that length. */
export function medianOf(trials: Trials): number {
  const sorted = trials.rounds.slice().sort();
  const middle = sorted[(trials.rounds.length - 1) >>> 1]!;
  const first = new Map<string, { index: number; count: number }>();
  for (let i = 0; i < trials.rounds.length; i++) {
    if (trials.rounds[i] !== middle) continue;
    const label = trials.facts[trials.end[i]!]!.end;
    const known = first.get(label);
    if (known === undefined) first.set(label, { index: i, count: 1 });
    else known.count++;
  }
  return [...first.values()].reduce((a, b) => (b.count > a.count ? b : a)).index;
}

/** Figures by which trials are ranked, the first counting most, smaller being better; `null` leaves a trial out. */
export type Score = (facts: Facts, rounds: number) => readonly number[] | null;

/** Trial of the smallest score, the first among equals; `null` where all are left out. */
export function bestOf(trials: Trials, score: Score): number | null {
  let best: number | null = null;
  let bestScore: readonly number[] = [];
  for (let i = 0; i < trials.rounds.length; i++) {
    const found = score(trials.facts[trials.end[i]!]!, trials.rounds[i]!);
    if (found === null || (best !== null && !isSmaller(found, bestScore))) continue;
    best = i;
    bestScore = found;
  }
  return best;
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}
