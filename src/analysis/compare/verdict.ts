/** From evidence and adjusted tests to a verdict in one word. */
import { equivalence } from '../../stats/equivalence.ts';
import { pairsToDecide } from '../../stats/sample-size.ts';
import type { Change } from './comparison.ts';
import type { Evidence } from './known.ts';

/** Rounding of a solver: exact differences below count as none. */
const dust = 1e-12;

/** p-value of "the difference of win rates is outside ±margin"; 1 where nothing is known. */
export function equivalenceP({ win, looked }: Evidence, margin: number): number {
  if (looked !== undefined) return looked(margin);
  return win === null ? 1 : equivalence(win.centre, win.standardError, margin).p;
}

/** What can be said about a change. Exact differences speak for themselves. */
export function verdictOf(
  { means, win }: Evidence,
  adjusted: number | null,
  equivalent: number | null,
  margin: number,
  alpha: number,
): Pick<Change, 'verdict' | 'direction'> {
  if (win === null) return { verdict: 'undecided', direction: null };
  const way = win.value > 0 ? 'higher' : 'lower';
  if (win.exact) {
    if (means === 'identical' || Math.abs(win.value) <= dust)
      return { verdict: 'identical', direction: null };
    return { verdict: Math.abs(win.value) < margin ? 'equivalent' : way, direction: way };
  }
  const direction = adjusted !== null && adjusted <= alpha ? way : null;
  if (equivalent !== null && equivalent <= alpha) return { verdict: 'equivalent', direction };
  return { verdict: direction ?? 'undecided', direction };
}

/** Most duels that a plan is told for; beyond, nobody waits. */
const MOST = 1e12;

/**
 * Duels of each setting, cell by cell, after which the verdict is expected, were the difference as large as it
 * looks; `null` where that is not known, or where looks decide how many duels there are.
 */
export function neededFor(
  { win, duels, streams, looked }: Evidence,
  margin: number,
  alpha: number,
): number | null {
  if (win === null || win.exact || duels === 0 || looked !== undefined) return null;
  const value = Math.max(-1, Math.min(1, win.value));
  // What single duels contribute: paired or not, the variance of the difference falls as 1 / duels.
  const square = Math.min(1, win.standardError ** 2 * duels + value ** 2);
  const needed = pairsToDecide(value, square, margin, { alpha: Math.max(alpha, 1e-12) });
  const each = Math.ceil(needed / streams);
  return each < MOST ? Math.max(each, Math.floor(duels / streams) + 1) : null;
}
