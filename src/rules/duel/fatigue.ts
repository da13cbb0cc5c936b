/** Fatigue points: what the clock says for the round, and each combatant's deviation from it (RULES 4.3, 4.4). */
import type { State } from '../contest.ts';
import { type DuelContext, sideOf } from './context.ts';
import { at, header, isIn, word } from './layout.ts';
import { standing } from './leaving.ts';

/** Fatigue points that combatant `c` has now, `UNLIMITED` where they are not counted. */
export function fatigueNow(context: DuelContext, state: State, c: number): number {
  return context.clock.points[state[header.kind]! * context.count + c]! + state[at(c, word.deviation)]!;
}

/** Whether combatant `c` has at least `points`. */
export function canPay(context: DuelContext, state: State, c: number, points: number): boolean {
  return fatigueNow(context, state, c) >= points;
}

/** Takes `points` from combatant `c`; nobody with unlimited fatigue is charged any (see `Traits`). */
export function pay(state: State, c: number, points: number): void {
  const i = at(c, word.deviation);
  state[i] = state[i]! - points;
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

/** Whether `c` holds its attack for a second active defence in a round that starts now (RULES 4.4, 8.1). */
export function holds(context: DuelContext, state: State, c: number): boolean {
  switch (context.fighters[c]!.hold) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'outnumbered': {
      const own = sideOf(context, c);
      return standing(context, state, own) < standing(context, state, own === 0 ? 1 : 0);
    }
  }
}

/**
 * Whether nobody can ever attack again, looked at when a round is about to start (RULES 4.10). Whoever holds because
 * it is outnumbered counts as one who cannot: if somebody of the enemy can, that one keeps the duel going.
 */
export function exhausted(context: DuelContext, state: State): boolean {
  const { strikes, needed, plain } = context.traits;
  for (let c = 0; c < context.count; c++) {
    if (!isIn(state, c)) continue;
    if (state[at(c, word.flight)]! > 0) return false;
    if (strikes[c] === 0 || !canPay(context, state, c, needed[c]!)) continue;
    if (plain[c] === 1 || !holds(context, state, c)) return false;
  }
  return true;
}
