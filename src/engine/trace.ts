/** `trace` replays one trial by its address and keeps every step, as data; it knows no rule. */
import type { StreamKey } from '../random/key.ts';
import { createStream } from '../random/stream.ts';
import type { Contest, State } from '../rules/contest.ts';
import { play } from './direct.ts';
import { createInversion } from './inversion.ts';

/** A round of kind `roundKind` was about to begin; the contest may have been over instead (see `Trace.rounds`). */
export interface TraceRound {
  readonly kind: 'round';
  readonly round: number;
  readonly roundKind: number;
}

/** Outcome `outcome` of question `question` was drawn. */
export interface TraceDraw {
  readonly kind: 'draw';
  readonly question: number;
  readonly outcome: number;
  /** The 32-bit word that the outcome came from. */
  readonly word: number;
  /** Another word, from the same address, for what the draw leaves open (the two dice behind a difference). */
  readonly side: number;
}

/** One step of a trial. */
export type TraceStep = TraceRound | TraceDraw;

/** A replayed trial. */
export interface Trace {
  readonly index: number;
  readonly steps: readonly TraceStep[];
  /** Rounds begun. */
  readonly rounds: number;
  /** The state of its end. */
  readonly end: State;
}

/** Replays trial `index` of the cell addressed by `key`: the very trial that `simulate` counts under that index. */
export function traceTrial(contest: Contest, key: StreamKey, index: number): Trace {
  const steps: TraceStep[] = [];
  const { kindOf } = contest.schedule;
  const stream = createStream(key);
  const sides = createStream(key.map((word) => ~word));
  stream.seek(index);
  sides.seek(index);
  const end = contest.begin();
  const rounds = play(contest, createInversion(contest.questions), stream, end, {
    round: (round) => steps.push({ kind: 'round', round, roundKind: kindOf[round - 1]! }),
    draw: (question, outcome, word) =>
      steps.push({ kind: 'draw', question, outcome, word, side: sides.next() }),
    answered: () => undefined,
  });
  return { index, steps, rounds, end };
}
