/** Plays single trials by asking the contest itself: for contests too large to tabulate, and for replays. */
import type { Stream } from '../random/stream.ts';
import { type Contest, NEXT_ROUND, nameOf, OVER, type State, stateText } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { type Inversion, invert } from './inversion.ts';

/** Draws of a round after which a contest is said to loop. */
const MOST_DRAWS = 100_000;

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
 * @throws ContestError where a round goes on for 100,000 draws.
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
  let draws = 0;
  for (;;) {
    const question = contest.ask(state);
    if (question >= 0) {
      if (++draws > MOST_DRAWS)
        throw new ContestError([nameOf(contest)], ['contestLoops', MOST_DRAWS, stateText(contest, state)]);
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
      draws = 0;
    }
  }
}
