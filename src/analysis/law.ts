/** When two cells are the same duel: what the report treats as one law. */
import type { CellResult } from '../batch/result.ts';
import type { Marginals } from '../engine/tally.ts';
import type { Histogram } from '../stats/histogram.ts';

/**
 * A key that is equal for cells whose ends, rounds and drains have one distribution by law.
 *
 * {@link CellResult.chain} says so for cells with the same states and transitions, whatever their ends are
 * worth. Where the exact result is there, it says so too for cells whose chains differ in nothing that shows.
 * Agreement is to twelve significant digits, far finer than any sample can tell apart.
 */
export function lawKey(result: Pick<CellResult, 'exact' | 'chain'>): string {
  const { exact } = result;
  if (exact === null) return `chain ${result.chain}`;
  const known = keys.get(exact) ?? exactKey(exact);
  keys.set(exact, known);
  return known;
}

/** Cells of one law share their exact result: it is spelled out once. */
const keys = new WeakMap<Marginals, string>();

function exactKey(exact: Marginals): string {
  const ends = Object.entries(exact.ends)
    .filter(([, weight]) => weight > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, weight]) => `${label}=${weight.toPrecision(12)}`);
  const metrics = ['rounds', 'initiator_drain', 'target_drain'].map((name) =>
    digits(exact.metrics[name] ?? []),
  );
  return `exact ${[...ends, ...metrics].join(' ')}`;
}

function digits(histogram: Histogram): string {
  return histogram.map(([value, weight]) => `${value}:${weight.toPrecision(12)}`).join(',');
}
