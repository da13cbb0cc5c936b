/** Wounds in the physical world and the explosion they cause (RULES 6). */
import type { State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { at, header, isIn, out, reason, word } from './layout.ts';
import { leave, settle } from './leaving.ts';

/**
 * The magic fields of everybody still in the duel explode: all mana is lost, all take hit points by the
 * mana set free, and those without any left die.
 * @returns whether the duel is over.
 */
export function explode(context: DuelContext, state: State): boolean {
  let total = 0;
  for (let c = 0; c < context.count; c++) {
    if (!isIn(state, c)) continue;
    total += state[at(c, word.mana)]!;
    state[at(c, word.mana)] = 0;
  }
  state[header.released] = state[header.released]! + total;
  const damage = damageOf(context, state);
  const dead: number[] = [];
  for (let c = 0; c < context.count; c++) {
    if (!isIn(state, c) || context.fighters[c]!.hp > damage) continue;
    leave(state, c, out.explosion);
    dead.push(c);
  }
  const now = context.rules.explosionDamagePerMana * total;
  context.tell?.({ kind: 'explosion', released: total, damage: now, dead }, state);
  return settle(context, state, reason.explosion);
}

/** Hit points that everybody in the duel has lost to explosions so far: all were there from the start. */
function damageOf(context: DuelContext, state: State): number {
  return context.rules.explosionDamagePerMana * state[header.released]!;
}

/** Hit points that a bystander lost over the whole duel; 0 out of the radius. */
export function bystanderDamage(context: DuelContext, state: State): number {
  const { bystanderDistance, explosionRadius } = context.rules;
  return bystanderDistance <= explosionRadius ? damageOf(context, state) : 0;
}
