/** What follows from the names of a contest's rules: codes of phases and ends, and the questions that are asked. */
import type { End, Question } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { type Definition, type Figure, nextRound, timeout, type Values, type Words } from './definition.ts';
import { questionOf, type Roll } from './roll.ts';
import { type NamedWord, wordsOf } from './words.ts';

/** Most rounds of a contest. */
export const mostRounds = 65_535;

/** Everything about the rules of a contest that is worked out once. @throws ContestError where they are none. */
export class Layout<W extends Words> {
  readonly definition: Definition<W>;
  readonly words: readonly NamedWord[];
  readonly questions: Question[] = [];
  /** Phases with a draw, then those without. */
  readonly drawn: readonly string[];
  readonly moves: readonly string[];
  readonly ends: readonly End[];
  readonly metrics: readonly (readonly [name: string, figure: Figure<Values<W>>])[];
  /** What a name means: 0 the next round, then phases with a draw, phases without, ends. */
  readonly codes: ReadonlyMap<string, number>;

  constructor(definition: Definition<W>) {
    this.definition = definition;
    const { name, phases, ends, rounds } = definition;
    this.words = wordsOf(name, definition.state);
    for (const [phase, { draw, next }] of Object.entries(phases)) {
      const known =
        typeof draw !== 'string' || (definition.draws !== undefined && Object.hasOwn(definition.draws, draw));
      if (typeof next !== 'function' || !known)
        throw new ContestError([name, 'phases'], ['contestPhase', phase]);
    }
    this.drawn = Object.keys(phases).filter((phase) => phases[phase]!.draw !== undefined);
    this.moves = Object.keys(phases).filter((phase) => phases[phase]!.draw === undefined);
    const listed: readonly End[] = Array.isArray(ends)
      ? (ends as readonly string[]).map((label) => ({ label, winner: null }))
      : Object.entries(ends as Exclude<typeof ends, readonly string[]>).map(([label, winner]) => ({
          label,
          winner,
        }));
    if (listed.length === 0) throw new ContestError([name, 'ends'], ['contestEnds', 1]);
    this.ends = listed.some(({ label }) => label === timeout)
      ? listed
      : [...listed, { label: timeout, winner: null }];
    if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= mostRounds))
      throw new ContestError([name, 'rounds'], ['contestRounds', mostRounds]);
    this.metrics = Object.entries(definition.metrics ?? {});
    const names = [nextRound, ...this.drawn, ...this.moves, ...this.ends.map(({ label }) => label)];
    this.codes = new Map(names.map((each, i) => [each, i]));
    if (this.codes.size !== names.length || names.some((each) => each === ''))
      throw new ContestError([name, 'phases, ends'], ['contestName', names.join(', ')]);
    for (const [metric] of this.metrics)
      if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(metric) || metric === 'rounds')
        throw new ContestError([name, `metrics.${metric}`], ['contestName', metric]);
  }

  private question(roll: Roll, convex: boolean): number {
    const found = this.questions.findIndex(
      (question) => question.values === roll.values && question.convex === convex,
    );
    return found >= 0 ? found : this.questions.push(questionOf(roll, convex)) - 1;
  }

  /** Question of a phase, −1 where it chooses by the state. */
  fixedQuestion({ draw, monotone = false }: Definition<W>['phases'][string]): number {
    if (typeof draw === 'function') return -1;
    return this.question(typeof draw === 'string' ? this.definition.draws![draw]! : draw!, monotone);
  }

  /** Questions of a phase that chooses by the state, by name. */
  choices({ draw, monotone = false }: Definition<W>['phases'][string]): ReadonlyMap<string, number> {
    if (typeof draw !== 'function') return new Map();
    const { draws = {} } = this.definition;
    return new Map(Object.entries(draws).map(([key, roll]) => [key, this.question(roll, monotone)]));
  }
}
