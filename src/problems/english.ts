/**
 * Problems in English, the language that every thrown error has as its message: they stand below whatever can be
 * refused. Other languages are catalogues of the same keys (`language/`); the compiler sees to it that none is missing.
 */
import { asked } from './english/asked.ts';
import { options, runs } from './english/commands.ts';
import { contestMusts, contestSentences } from './english/contests.ts';
import { found } from './english/found.ts';
import {
  type coverable,
  type entries,
  type listed,
  type mapped,
  type named,
  type needed,
  places,
  type seats,
} from './english/nouns.ts';
import { populations } from './english/populations.ts';
import { kinds, shared, texts } from './english/scenarios.ts';
import { sentences as runSentences } from './english/sentences.ts';
import { tables } from './english/tables.ts';
import { tips } from './english/tips.ts';
import { values } from './english/values.ts';

/** What something must be. */
const musts: typeof values &
  typeof texts &
  typeof shared &
  typeof kinds &
  typeof populations &
  typeof options &
  typeof runs &
  typeof asked &
  typeof tables &
  typeof contestMusts = {
  ...values,
  ...texts,
  ...shared,
  ...kinds,
  ...populations,
  ...options,
  ...runs,
  ...asked,
  ...tables,
  ...contestMusts,
};

/** Refusals that are sentences. */
const sentences: typeof runSentences & typeof contestSentences = { ...runSentences, ...contestSentences };

/** Nouns that stand in several texts, by what they are. */
export interface EnglishNouns {
  readonly coverable: typeof coverable;
  readonly entries: typeof entries;
  readonly listed: typeof listed;
  readonly mapped: typeof mapped;
  readonly named: typeof named;
  readonly needed: typeof needed;
  readonly seats: typeof seats;
}

/** The type of the catalogue: what every language has to say. */
export interface EnglishProblems {
  readonly musts: typeof musts;
  readonly found: typeof found;
  readonly tips: typeof tips;
  readonly sentences: typeof sentences;
  readonly places: typeof places;
  line(must: string, got: string, like: string): string;
  like(name: string): string;
}

/** Every text of a problem in English. */
export const english: EnglishProblems = {
  ...{ musts, found, tips, sentences, places },
  line: (must, got, like) => `must ${must}${got}${like}`,
  like: (name) => `, as in ${name}`,
};
