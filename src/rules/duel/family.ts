/** What duels of the same figures and tactics have in common, whatever the strengths: margins do the same in all. */
import type { Family, State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { marginOf } from './hits.ts';
import { header, phase } from './layout.ts';
import { atCursor } from './order.ts';

/**
 * The family of a duel. An attack goes as far as its margin, held between a miss and full effect; what else is drawn
 * is its own level.
 * @param key of everything but the strengths, see `clockKeyOf`.
 */
export function familyOf(context: DuelContext, key: string): Family {
  const { fullEffect, activeRolls, passiveRolls, questions, ask } = context;
  const others = questions.map(({ values }, q) =>
    q === ask.active || q === ask.passive ? 0 : values.length,
  );
  return {
    key,
    levels: Math.max(fullEffect + 1, ...others),
    level(state: State, outcome: number): number {
      if (state[header.phase] !== phase.attack) return outcome;
      const roll = (state[header.stance] === 0 ? activeRolls : passiveRolls)[outcome]!;
      const margin = marginOf(context, state, atCursor(context, state), state[header.target]!, roll);
      return margin <= 0 ? 0 : Math.min(margin, fullEffect);
    },
  };
}
