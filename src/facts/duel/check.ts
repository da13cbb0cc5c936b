/** Do the simulated win rates agree with the exact ones? */
import { outcomeOf } from '../../analysis/outcome.ts';
import type { CellResult } from '../../batch/result.ts';
import { binomialTwoSided } from '../../stats/binomial.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import type { CheckFinding } from './findings.ts';

/** In so many of 100 runs chance alone stays below what is expected of it, whatever the level of the report. */
const confidence = 0.95;

/** Fewer expected wins (or losses) than this, and z is no longer normal: the exact binomial test judges instead. */
const enough = 10;

/** The largest deviation over all cells that have both figures; `null` when there is none. */
export function agreement(cells: readonly CellResult[]): CheckFinding | null {
  const seen = new Set<string>();
  let worst: { key: string; deviation: number } | null = null;
  for (const result of cells) {
    if (result.tally === null || result.exact === null) continue;
    const wins = outcomeOf(result.tally).initiator;
    const chance = outcomeOf(result.exact).initiator;
    const identity = JSON.stringify([result.cell.key, result.law, wins]);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const size = deviation(wins, result.tally.total, chance);
    if (worst === null || size > worst.deviation) worst = { key: result.cell.key, deviation: size };
  }
  if (worst === null) return null;
  return {
    kind: 'check',
    comparisons: seen.size,
    largest: worst.deviation,
    key: worst.key,
    expected: criticalValue(simultaneousConfidence(confidence, seen.size)),
  };
}

/** |z|; for rare wins or losses the z that has the p of the exact binomial test. */
function deviation(wins: number, duels: number, chance: number): number {
  const z = Math.abs(exactZ(wins, duels, chance));
  if (Math.min(chance, 1 - chance) * duels >= enough) return z;
  const p = binomialTwoSided(wins, duels, chance);
  // Impossible wins have p 0: no quantile, but a large z.
  return p <= 0 ? z : p >= 1 ? 0 : criticalValue(1 - p);
}
