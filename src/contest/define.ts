/** From rules in words to a contest that the engine solves and samples. */
import type { Contest, End, State } from '../rules/contest.ts';
import { type Definition, type Figure, timeout, type Words } from './definition.ts';
import { Layout } from './layout.ts';
import { Walk } from './walk.ts';
import type { NamedWord } from './words.ts';

/** A contest made by {@link defineContest}. */
export interface DefinedContest extends Contest {
  readonly name: string;
  /** The words of its state with their bounds. */
  readonly words: readonly NamedWord[];
  /** Unit and bounds of each of `metrics`. */
  readonly figures: Readonly<Record<string, Pick<Figure<never>, 'bounds' | 'unit'>>>;
  readonly ends: readonly End[];
  describe(state: State): string;
}

let unnamed = 0;

/**
 * Makes a contest of rules in words: checks names and bounds, packs the state, and adds what a contest needs besides
 * (keys, schedule, the end by the limit of rounds). Ends keep nothing but their name and their metrics, so that there are
 * few of them.
 *
 * @throws ContestError where the definition is not one; while it is played or tabulated, where its functions throw, loop,
 * name what is not there, or take a word beyond its bounds. It names the function and the state.
 * @example
 * const coins = defineContest({
 *   name: 'first to three heads',
 *   state: { heads: word(0, 0, 3) },
 *   phases: {
 *     toss: { draw: chance(0.5), next: (s, value) => { s.heads += value; return s.heads === 3 ? 'won' : 'round'; } },
 *   },
 *   rounds: 20,
 *   ends: { won: 'initiator' },
 * });
 */
export function defineContest<const W extends Words>(definition: Definition<W>): DefinedContest {
  const layout = new Layout(definition);
  const { name, rounds, key = `own ${++unnamed} ${name}` } = definition;
  const { words, metrics, ends } = layout;
  const walk = new Walk(layout);
  const labels = ends.map(({ label }) => label);
  const limitEnd = labels.indexOf(timeout);
  return {
    name,
    words,
    figures: Object.fromEntries(
      metrics.map(([metric, { bounds, unit = 'number' }]) => [metric, { bounds, unit }]),
    ),
    questions: layout.questions,
    schedule: { kindOf: new Uint16Array(rounds), kinds: 1 },
    metrics: metrics.map(([metric]) => metric),
    clockMetrics: [],
    chainKey: key,
    law: key,
    ends,
    begin: () => {
      const state = new Int32Array(walk.width);
      for (let i = 0; i < words.length; i++) state[i + 1] = words[i]!.start;
      return state;
    },
    ask: (state) => walk.ask(state),
    nextRound: (state) => walk.nextRound(state),
    answer: (state, outcome) => walk.answer(state, outcome),
    timeOut: (state) => walk.finish(state, limitEnd),
    outcome: (state) => ({
      end: labels[state[0]! - walk.over]!,
      values: Array.from(state.subarray(1, 1 + metrics.length)),
      clock: '',
    }),
    clockValues: () => [],
    describe: (state) => walk.describe(state),
  };
}
