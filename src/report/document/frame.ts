/** The frame of a report: what stands out, contents, sections, how to read it, how to repeat it. */
import { type Block, type Document, headingsIn, items, list, section } from './model.ts';

/** Sentences that a reader takes in before the tables. */
export const mostSentences = 10;

/** With fewer sections than this a reader needs no contents. */
const fewest = 4;

/** A sentence and the heading of the section with its figures; `null` where none has them. */
export type Finding = readonly [text: string, heading: string | null];

/** Parts of a report, marked up already. */
export interface FrameParts extends Pick<Document, 'lead' | 'book'> {
  readonly title: string;
  readonly headings: { readonly standout: string; readonly reading: string; readonly repeating: string };
  /** Before the sentences. */
  readonly opening?: readonly Block[];
  /** The most wanted first; of more than {@link mostSentences} the last ones stand in the tables alone. */
  readonly findings: readonly Finding[];
  /** Whether simulation and exact solution agree; empty where there is nothing to compare. Always told. */
  readonly check: string;
  /** Word of the links from sentences to their sections, and of the contents. */
  readonly see: string;
  readonly contents: string;
  /** Under the sentences. */
  readonly under: readonly Block[];
  readonly sections: readonly Block[];
  readonly reading: readonly string[];
  readonly command: string;
  readonly repeating: readonly string[];
}

/** The whole report. */
export function framed(parts: FrameParts): Document {
  const { title, lead, book, headings, opening = [], findings, check, see, under, command } = parts;
  const known = headingsIn([...opening, ...parts.sections]);
  const told = findings
    .filter(([sentence]) => sentence !== '')
    .slice(0, mostSentences - (check === '' ? 0 : 1))
    .map(([sentence, heading]) => ({
      text: sentence,
      link: heading === null || !known.includes(heading) ? null : { word: see, heading },
    }));
  const sections = [
    ...parts.sections,
    section(headings.reading, list(parts.reading)),
    section(headings.repeating, repeatingBlocks(command, parts.repeating)),
  ];
  return {
    title,
    ...(lead === undefined ? {} : { lead }),
    ...(book === undefined ? {} : { book }),
    blocks: [
      ...opening,
      section(headings.standout, [...items([...told, { text: check, link: null }]), ...under]),
      ...contents(parts.contents, sections),
      ...sections,
    ],
  };
}

/** Links to sections; nothing where there are few. @param word before them. */
export function contents(word: string, of: readonly Block[]): readonly Block[] {
  return headingsIn(of, false).length < fewest ? [] : [{ kind: 'contents', word, of }];
}

/** How to repeat a run: its command, and what else decides its bytes. */
function repeatingBlocks(command: string, facts: readonly string[]): readonly Block[] {
  return [{ kind: 'code', language: 'sh', text: command }, ...list(facts)];
}
