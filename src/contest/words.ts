/** The state of a defined contest as the rules see it: named numbers over a row of words. */
import type { State } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import type { Values, Word, WordRange, Words } from './definition.ts';

/** A word with its name and place. */
export interface NamedWord extends WordRange {
  readonly name: string;
}

const name = /^[A-Za-z_][A-Za-z0-9_]*$/;
const is32 = (value: unknown): value is number => typeof value === 'number' && value === (value | 0);

/** The words of a state, in order. @throws ContestError where one is none. */
export function wordsOf(contest: string, state: Words): readonly NamedWord[] {
  return Object.entries(state).map(([key, given]) => {
    const where = [contest, `state.${key}`];
    if (!name.test(key)) throw new ContestError(where, ['contestName', key]);
    const range = rangeOf(given);
    if (range === null) throw new ContestError(where, ['wordStart', JSON.stringify(given) ?? 'nothing']);
    return { name: key, ...range };
  });
}

function rangeOf(given: Word): WordRange | null {
  if (typeof given === 'number')
    return is32(given) && given >= 1 ? { start: given, min: 0, max: given } : null;
  const { start, min, max } = given ?? {};
  return is32(start) && is32(min) && is32(max) && min <= start && start <= max ? given : null;
}

/** Told of a value that a word cannot take. */
export type Refuse = (word: NamedWord, got: number) => never;

/** A view of one state after another. */
export interface View<W extends Words> {
  readonly values: Values<W>;
  /** Looks at this state from now on. */
  at(state: State): void;
}

/** Makes a view; word i stands at place i + 1 of a state. */
export function viewOf<W extends Words>(words: readonly NamedWord[], refuse: Refuse): View<W> {
  let current: State = new Int32Array(words.length + 1);
  const values = {};
  words.forEach((word, i) => {
    const { min, max, clamp = false } = word;
    const place = i + 1;
    const set = clamp
      ? (value: number): void => {
          const held = Math.max(min, Math.min(value, max));
          if (held !== (held | 0)) refuse(word, value);
          current[place] = held;
        }
      : (value: number): void => {
          if (value !== (value | 0) || value < min || value > max) refuse(word, value);
          current[place] = value;
        };
    Object.defineProperty(values, word.name, { enumerable: true, get: () => current[place]!, set });
  });
  return {
    values: Object.seal(values) as Values<W>,
    at: (state) => {
      current = state;
    },
  };
}
