/** Whether every duel of a gauntlet may be started (RULES 3). */
import { impossible } from '../eligibility.ts';
import { duelOf, freshShape } from './duels.ts';
import type { GauntletSetup } from './model.ts';

/** Why a gauntlet cannot be run, or `null`: the first of its pairings that is no duel. */
export function gauntletImpossible(setup: GauntletSetup): string | null {
  for (let opponent = 0; opponent < setup.opponents.length; opponent++) {
    const reason = impossible(duelOf(setup, opponent, freshShape(setup)));
    if (reason !== null) return reason;
  }
  return null;
}
