/** What is refused and why, as data: where, what must be, what was found, and what would mend it. */
import { type EnglishProblems, english } from './english.ts';
import type { MessageOf, SameTexts } from './message.ts';
import { tell } from './message.ts';
import { shownMessage, visible } from './shown.ts';

type English = EnglishProblems;

/** What something must be, by key: `['whole', 1, 8]`. */
export type Must = MessageOf<English['musts']>;
/** What was found, or why the machine refuses. */
export type Found = MessageOf<English['found']>;
/** What would mend it. */
export type Tip = MessageOf<English['tips']>;
/** A refusal that is a sentence of its own. */
export type Sentence = MessageOf<English['sentences']>;
/** A place: a name that everybody knows it by (a path, an option), or one to be told in the reader's language. */
export type Where = string | MessageOf<English['places']>;

/** Everything that a language needs to tell problems. */
export interface ProblemTexts {
  readonly musts: SameTexts<English['musts']>;
  readonly found: SameTexts<English['found']>;
  readonly tips: SameTexts<English['tips']>;
  readonly sentences: SameTexts<English['sentences']>;
  readonly places: SameTexts<English['places']>;
  /** What must be, with what was found in brackets and whom it should be like; both may be empty. */
  line(must: string, got: string, like: string): string;
  like(name: string): string;
}

/** Something that must be otherwise. */
export interface Complaint {
  readonly must: Must;
  readonly found?: Found;
  /** What it should be like. */
  readonly like?: string;
  readonly tip?: Tip;
}

/** Something refused in a sentence. */
export interface Refused {
  readonly sentence: Sentence;
  readonly tip?: Tip;
}

/** Keys of the sentences into which nothing is filled. */
export type OptionSentence = Extract<Sentence, readonly [string]>[0];

/** A refusal, with where it stands: from the outermost place inwards, empty where nothing is named. */
export type Refusal = { readonly where: readonly Where[] } & (Complaint | Refused);

/**
 * A complaint without its place: `must be … (got …)`.
 * @example complaintText({ must: ['flag'], found: ['nothing'] }) // 'must be true or false (got nothing)'
 */
export function complaintText({ must, found, like }: Complaint, texts: ProblemTexts = english): string {
  const got = found === undefined ? '' : ` (${tell(texts.found, found)})`;
  return texts.line(tell(texts.musts, must), got, like === undefined ? '' : texts.like(like));
}

/** A tip behind its word, with a blank before it; nothing where there is none. */
export function tipText(tip: Tip | undefined, texts: ProblemTexts = english): string {
  return tip === undefined ? '' : ` Tip: ${tell(texts.tips, tip)}`;
}

/**
 * One line: where, what must be, what was found, then the tip.
 * @example refusalText({ where: ['--x'], must: ['flag'], found: ['nothing'] }) // '--x: must be true or false (got nothing)'
 */
export function refusalText(refusal: Refusal, texts: ProblemTexts = english): string {
  const places = refusal.where.map((where) =>
    typeof where === 'string' ? where : tell(texts.places, where),
  );
  const said =
    'sentence' in refusal ? tell(texts.sentences, refusal.sentence) : complaintText(refusal, texts);
  return shownMessage([...places, said].join(': ') + tipText(refusal.tip, texts));
}

/** An error whose message is a refusal: in English where it is thrown, in any language where it is told. */
export class RefusalError extends Error {
  override readonly name: string = 'RefusalError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusalText(refusal), options);
    this.refusal = refusal;
  }
}

/** A text as messages repeat it: in quotes, without any sign that would break a line or show nothing. */
export const quote = (text: string): string => visible(JSON.stringify(text));

/** What a text of a file is, as it is told. */
export const inQuotes = (text: string): Found => ['value', quote(text)];

/** A tip as part of a refusal, where there is one. */
export function tipped(tip: Tip | undefined): { readonly tip?: Tip } {
  return tip === undefined ? {} : { tip };
}
