/** What may move by a little in a duel: a point in a small share of exchanges, a chance by a small share. */
import type { Question, State } from '../contest.ts';
import { dieDistribution, difference, parseDie } from '../dice.ts';
import type { DuelContext } from './context.ts';
import { at, header, phase, word } from './layout.ts';
import { atCursor } from './order.ts';

/** Number of the exchange that a state waits for, attacker · count + defender; −1 where it waits for none. */
export function exchangeOf(context: DuelContext, state: State): number {
  if (state[header.phase] !== phase.attack) return -1;
  return atCursor(context, state) * context.count + state[header.target]!;
}

/** The combatant whose wound, or whose being torn upward, a state waits to draw; −1 where it waits for neither. */
export function strokeOf(context: DuelContext, state: State): number {
  const own = state[header.phase]!;
  const chance = own === phase.wound || own === phase.pull || own === phase.pullDeath;
  const c = atCursor(context, state);
  return chance && state[at(c, word.out)] === 0 ? c : -1;
}

/**
 * By how much each chance of an exchange would change if its margin were `by` larger: together 0.
 * @returns `null` where margins come up that the question does not know: with closed dice, and where an open-ended one is
 *   met passively (12 never comes up on k12+).
 */
export function shiftOfMargin(
  { rules, ask }: DuelContext,
  question: Question,
  asked: number,
  by: 1 | -1,
): Float64Array | null {
  const die = parseDie(rules.die)!;
  if (!die.open || asked !== ask.active) return null;
  const one = dieDistribution(die);
  const { first, probabilities } = difference(one, one);
  const { values } = question;
  const [low, high] = [values[0]!, values.at(-1)!];
  const change = Float64Array.from(question.probabilities, (p) => -p);
  for (const [i, p] of probabilities.entries()) {
    const place = Math.max(low, Math.min(high, first + i + by)) - low;
    if (values[place] !== place + low) return null;
    change[place] = change[place]! + p;
  }
  return change;
}
