/** Fatigue points: what the clock says for the round, and each combatant's deviation from it (RULES 4.3, 4.4). */
import type { State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { at, header, isIn, word } from './layout.ts';

/** Fatigue points that combatant `c` has now. */
export function fatigueNow(context: DuelContext, state: State, c: number): number {
  const base = context.clock.base[state[header.kind]! * context.count + c]!;
  return base + state[at(c, word.deviation)]!;
}

/** Takes `points` from combatant `c`; unlimited fatigue stays as it is. */
export function pay(context: DuelContext, state: State, c: number, points: number): void {
  if (context.fighters[c]!.fatigue !== Number.POSITIVE_INFINITY) {
    state[at(c, word.deviation)] = state[at(c, word.deviation)]! - points;
  }
}

/**
 * Whether `c` will act in the physical world in every round (RULES 4.10, 8.5). Power points run out, and who
 * cannot pay for the power does not act, so only a power that costs nothing keeps it busy for ever.
 */
function actsAlways(context: DuelContext, c: number): boolean {
  const { actEvery, manifest, powerPoints } = context.fighters[c]!;
  return (
    actEvery === 1 && (manifest === null || manifest.cost === 0 || powerPoints === Number.POSITIVE_INFINITY)
  );
}

/** Whether an acting combatant has something to act for: no power to manifest, or the points for it (RULES 8.5, 8.6). */
export function canManifest(context: DuelContext, state: State, c: number): boolean {
  const manifest = context.fighters[c]!.manifest;
  return (
    manifest === null ||
    context.fighters[c]!.powerPoints === Number.POSITIVE_INFINITY ||
    state[at(c, word.powerPoints)]! >= manifest.cost
  );
}

/** Whether `c` could attack again if attacked by somebody (RULES 4.10). */
function couldAttack(context: DuelContext, state: State, c: number): boolean {
  const fighter = context.fighters[c]!;
  return (
    isIn(state, c) &&
    fighter.hold !== 'always' &&
    !actsAlways(context, c) &&
    fatigueNow(context, state, c) >= context.rules.attackCost + fighter.reserveFatigue
  );
}

/** Whether nobody can ever attack again, looked at when a round is about to start (RULES 4.10). */
export function exhausted(context: DuelContext, state: State): boolean {
  for (let c = 0; c < context.count; c++) {
    if (isIn(state, c) && state[at(c, word.flight)]! > 0) return false;
    if (couldAttack(context, state, c) && !context.fighters[c]!.untrained) return false;
  }
  return true;
}
