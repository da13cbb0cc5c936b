/** One pass back through a duel gives its chances from every state: here those of beginning it with less mana. */
import type { Prepared } from '../engine/prepared/prepared.ts';
import { type Chances, chancesAtStart } from '../engine/prospects.ts';
import type { DuelContest } from '../rules/duel/duel.ts';
import { at, blockOf, word } from '../rules/duel/layout.ts';

/** The chances of a duel that begins with so much mana, everything else as it is. */
export interface Start {
  readonly mana: { readonly initiator: number; readonly target: number };
  readonly chances: Chances;
}

/**
 * The chances of a duel of two from each mana that both can be left with while nothing else has changed; the first is the
 * duel's own. `null` where more than two fight, or there are too many states.
 */
export function startsOf(contest: DuelContest, { chain, maxSteps }: Prepared): readonly Start[] | null {
  // States before a round are seen as those that the limit of rounds leaves; so is the beginning.
  const begun = contest.begin();
  contest.timeOut(begun);
  const chances =
    chain === null || begun.length > blockOf(2) ? null : chancesAtStart(contest, chain, maxSteps);
  if (chain === null || chances === null) return null;
  const [initiator, target] = [at(0, word.mana), at(1, word.mana)];
  const starts: Start[] = [];
  chances.forEach((known, top) => {
    const state = chain.endState(chain.limitEnds + top);
    const isSame = state.every((value, i) => i === initiator || i === target || value === begun[i]);
    if (known !== null && isSame)
      starts.push({ mana: { initiator: state[initiator]!, target: state[target]! }, chances: known });
  });
  return starts;
}
