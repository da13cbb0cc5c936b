/** Any trial played again, step by step. */
import { play } from '../../engine/direct.ts';
import { createInversion } from '../../engine/inversion.ts';
import type { StreamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';
import { type Contest, stateText } from '../../rules/contest.ts';

/** A draw of a replayed trial. */
export interface ReplayStep {
  /** Number of the round, from 1. */
  readonly round: number;
  /** The state that waited, in words. */
  readonly before: string;
  /** What was drawn, and the value that came up. */
  readonly draw: string;
  readonly value: number;
}

/** A trial played again. */
export interface Replay {
  readonly index: number;
  /** Rounds begun. */
  readonly rounds: number;
  readonly end: string;
  /** Figures of its end by name. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly steps: readonly ReplayStep[];
  /** All of it in words, a line a draw. */
  readonly text: string;
}

/** Replays trial `index` of the contest that `key` addresses. */
export function replayTrial(contest: Contest, key: StreamKey, index: number): Replay {
  const steps: ReplayStep[] = [];
  const stream = createStream(key);
  stream.seek(index);
  const state = contest.begin();
  let now = 0;
  const rounds = play(contest, createInversion(contest.questions), stream, state, {
    round: (round) => {
      now = round;
    },
    draw: (question, outcome, _, waiting) => {
      const { name, values } = contest.questions[question]!;
      steps.push({ round: now, before: stateText(contest, waiting), draw: name, value: values[outcome]! });
    },
    answered: () => undefined,
  });
  const { end, values } = contest.outcome(state);
  const lines = steps.map(({ round, before, draw, value }) => `${round}. ${before}: ${draw} → ${value}`);
  return {
    index,
    rounds,
    end,
    metrics: Object.fromEntries(contest.metrics.map((name, i) => [name, values[i]!])),
    steps,
    text: [...lines, `After ${rounds} rounds: ${stateText(contest, state)}`].join('\n'),
  };
}
