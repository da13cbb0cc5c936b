/** Plays single trials by asking the contest itself: for contests too large to tabulate, and for replays. */
import type { Stream } from '../random/stream.ts';
import { type Contest, NEXT_ROUND, OVER, type State } from '../rules/contest.ts';
import { type Inversion, invert } from './inversion.ts';

/** What is told about a trial while it is played. */
export interface TrialWatcher {
  /** Round `round` of a kind is about to start from `state`. */
  round(round: number, state: State): void;
  /** `outcome` of question `question` was drawn in `state`, before it is answered. */
  draw(question: number, outcome: number, word: number, state: State): void;
  /** The draw has been answered. */
  answered(state: State): void;
}

/**
 * Plays one trial from `state` (fresh from `begin`) to its end; the stream stands at its first word.
 * @returns the rounds begun. Draws the same words in the same order as the sampler of chains.
 */
export function play(
  contest: Contest,
  inversion: Inversion,
  stream: Stream,
  state: State,
  watcher?: TrialWatcher,
): number {
  const { kindOf } = contest.schedule;
  let round = 0;
  for (;;) {
    const question = contest.ask(state);
    if (question >= 0) {
      const word = stream.next();
      const outcome = invert(inversion, question, word);
      watcher?.draw(question, outcome, word, state);
      contest.answer(state, outcome);
      watcher?.answered(state);
    } else if (question === OVER) {
      return round;
    } else if (question === NEXT_ROUND) {
      if (round === kindOf.length) {
        contest.timeOut(state);
        return round;
      }
      watcher?.round(round + 1, state);
      contest.nextRound(state, kindOf[round]!);
      if (contest.ask(state) === OVER) return round;
      round++;
    }
  }
}
