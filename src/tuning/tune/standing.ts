/** How sure it is that a recommendation meets the goal. */
import type { Confirmed } from './confirm.ts';

/**
 * Whether the recommendation meets the goal: `exact`, every figure of the goal is solved; `confirmed`, a fresh
 * simulation finds all wishes inside; `candidate`, chosen among simulated figures and not confirmed at this size; `missed`.
 */
export type Standing = 'exact' | 'confirmed' | 'candidate' | 'missed';

/** What a recommendation is, from its miss and what fresh duels say. */
export function standingOf(
  miss: number,
  exact: boolean,
  wishes: readonly (Confirmed | null)[] | null,
): Standing {
  if (miss > 0) return 'missed';
  if (exact) return 'exact';
  return wishes?.every((wish) => wish?.verdict === 'inside') === true ? 'confirmed' : 'candidate';
}
