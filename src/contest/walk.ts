/** Moves states of a defined contest on by its rules, and tells where these do what they may not. */
import { NEXT_ROUND, OVER, type State } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { type Definition, nextRound, type Values, type Words } from './definition.ts';
import type { Layout } from './layout.ts';
import { type View, viewOf } from './words.ts';

/** Steps without a draw after which a contest is said to loop. */
const mostSteps = 10_000;

/** Word 0 of a state is the code of what it waits for; see `Layout.codes`. */
export class Walk<W extends Words> {
  /** Code of the first end. */
  readonly over: number;
  readonly width: number;
  readonly #layout: Layout<W>;
  readonly #name: string;
  readonly #codes: ReadonlyMap<string, number>;
  /** By code: question of a phase, −1 where the state chooses it. */
  readonly #asked: Int32Array;
  readonly #chosen: readonly ReadonlyMap<string, number>[];
  readonly #steps: readonly ((state: Values<W>, value: number) => string)[];
  readonly #values: Values<W>;
  readonly #view: View<W>;
  readonly #before: State;
  readonly #first: string;
  readonly #round: Definition<W>['round'];
  readonly #rolled: readonly (readonly number[])[];
  /** The function that is at work, by its code: a phase, 0 for the beginning of a round; and the value drawn. */
  #at = 0;
  #value: number | null = null;

  constructor(layout: Layout<W>) {
    const { definition, drawn, moves, codes, words, metrics } = layout;
    const { name, phases } = definition;
    this.#layout = layout;
    this.#name = name;
    this.#codes = codes;
    this.over = 1 + drawn.length + moves.length;
    this.width = 1 + Math.max(words.length, metrics.length);
    this.#asked = Int32Array.from([0, ...drawn.map((phase) => layout.fixedQuestion(phases[phase]!))]);
    this.#chosen = drawn.map((phase) => layout.choices(phases[phase]!));
    this.#rolled = layout.questions.map(({ values }) => values);
    this.#steps = [...drawn, ...moves].map((phase) => phases[phase]!.next.bind(phases[phase]));
    this.#before = new Int32Array(this.width);
    this.#first = Object.keys(phases)[0] ?? '';
    this.#round = definition.round?.bind(definition);
    this.#view = viewOf<W>(words, (word, got) => {
      throw this.#refusal([
        'wordBounds',
        word.name,
        word.min,
        word.max,
        String(got),
        this.#told(this.#before),
      ]);
    });
    this.#values = this.#view.values;
  }

  ask(state: State): number {
    const code = state[0]!;
    if (code === 0) return NEXT_ROUND;
    if (code >= this.over) return OVER;
    const question = this.#asked[code]!;
    return question >= 0 ? question : this.#choose(state, code);
  }

  answer(state: State, outcome: number): void {
    const code = state[0]!;
    const question = this.#asked[code]!;
    const value = this.#rolled[question >= 0 ? question : this.#choose(state, code)]![outcome]!;
    this.#start(state, code, value);
    try {
      this.#settle(state, this.#steps[code - 1]!(this.#values, value));
    } catch (error) {
      throw this.#asRefusal(error);
    }
  }

  nextRound(state: State): void {
    this.#start(state, 0, null);
    try {
      this.#settle(state, this.#round === undefined ? this.#first : this.#round(this.#values));
    } catch (error) {
      throw this.#asRefusal(error);
    }
  }

  /** Ends a state: keeps the end and its figures, nothing else. */
  finish(state: State, end: number): void {
    const { metrics, ends } = this.#layout;
    this.#view.at(state);
    const { label } = ends[end]!;
    const found = metrics.map(([metric, { of, bounds }]) => {
      const [low, high] = bounds;
      const where = [this.#name, `metrics.${metric}`];
      let result: number;
      try {
        result = of(this.#values, label);
      } catch (error) {
        throw asRefusal(error, where, this.describe(state));
      }
      if (!(result === (result | 0) && result >= low && result <= high))
        throw new ContestError(where, ['metricValue', low, high, String(result), this.describe(state)]);
      return result;
    });
    state.fill(0);
    state[0] = this.over + end;
    for (let i = 0; i < found.length; i++) state[i + 1] = found[i]!;
  }

  /** A state in words. */
  describe(state: State): string {
    const { words, drawn, ends, metrics } = this.#layout;
    const code = state[0]!;
    if (code >= this.over) {
      const figures = metrics.map(([metric], i) => `${metric}=${state[i + 1]}`);
      return [ends[code - this.over]!.label, ...figures].join(' ');
    }
    const told = words.map((word, i) => `${word.name}=${state[i + 1]}`);
    return [...told, code === 0 ? 'before a round' : `in ${drawn[code - 1]}`].join(' ');
  }

  #start(state: State, code: number, value: number | null): void {
    const before = this.#before;
    for (let i = 0; i < before.length; i++) before[i] = state[i]!;
    this.#at = code;
    this.#value = value;
    this.#view.at(state);
  }

  /** Goes on to what a function has named, through phases that draw nothing. */
  #settle(state: State, named: string): void {
    const codes = this.#codes;
    const moves = this.#chosen.length + 1;
    let next = named;
    for (let steps = 0; ; steps++) {
      const code = codes.get(next);
      if (code === undefined) {
        const got = JSON.stringify(next) ?? String(next);
        throw this.#refusal(['nextUnknown', got, [...codes.keys()], this.#told(this.#before)]);
      }
      if (code >= this.over) {
        this.finish(state, code - this.over);
        return;
      }
      if (code < moves) {
        state[0] = code;
        return;
      }
      if (steps === mostSteps) throw this.#refusal(['contestLoops', mostSteps, this.#told(state)]);
      this.#at = code;
      next = this.#steps[code - 1]!(this.#values, 0);
    }
  }

  #choose(state: State, code: number): number {
    const { definition, drawn } = this.#layout;
    const phase = drawn[code - 1]!;
    const where = [this.#name, `phases.${phase}.draw`];
    const known = this.#chosen[code - 1]!;
    this.#view.at(state);
    let wanted: string;
    try {
      wanted = (definition.phases[phase]!.draw as (state: Values<W>) => string)(this.#values);
    } catch (error) {
      throw asRefusal(error, where, this.describe(state));
    }
    const question = known.get(wanted);
    if (question === undefined)
      throw new ContestError(where, ['drawUnknown', String(wanted), [...known.keys()], this.describe(state)]);
    return question;
  }

  /** A state with the value drawn in it. */
  #told(state: State): string {
    return this.#value === null ? this.describe(state) : `${this.describe(state)} drew ${this.#value}`;
  }

  get #where(): readonly string[] {
    const { drawn, moves } = this.#layout;
    const at = this.#at === 0 ? nextRound : `phases.${[...drawn, ...moves][this.#at - 1]}.next`;
    return [this.#name, at];
  }

  #refusal(sentence: ConstructorParameters<typeof ContestError>[1]): ContestError {
    return new ContestError(this.#where, sentence);
  }

  #asRefusal(error: unknown): unknown {
    return error instanceof ContestError ? error : asRefusal(error, this.#where, this.#told(this.#before));
  }
}

function asRefusal(error: unknown, where: readonly string[], state: string): ContestError {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ContestError(where, ['contestThrew', message, state], { cause: error });
}
