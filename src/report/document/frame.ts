/** The frame of a report: what stands out, contents, sections, how to read it, how to repeat it. */
import type { Check } from '../../analysis/agreement.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunInfo } from '../../batch/result.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { cut } from '../../facts/run/cut.ts';
import type { PointPlace } from '../../facts/run/pointName.ts';
import type { RunSize } from '../../facts/run/settings.ts';
import type { CommonTexts } from '../../language/texts/common.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { wordsIn } from './glossary.ts';
import { type Block, type Document, headingsIn, type Item, items, list, section, text } from './model.ts';
import { joined, openingBlocks } from './openings.ts';
import { pointKeys } from './points.ts';
import { withoutZeros } from './zeros.ts';

/** Sentences that a reader takes in before the tables. */
export const mostSentences = 10;

/** With fewer sections than this a reader needs no contents. */
const fewest = 4;

/** A sentence and the heading of the section with its figures; `null` where none has them. */
export type Finding = readonly [text: string, heading: string | null];

/** Parts of a report, marked up already. */
export interface FrameParts extends Pick<Document, 'lead' | 'book'> {
  readonly title: string;
  /** Words that all reports share. */
  readonly texts: Texts;
  /** Before the sentences. */
  readonly opening?: readonly Block[];
  /** What can be switched on the page; nothing for reports without points. */
  readonly points?: readonly PointPlace[];
  /** Of a point, the most wanted first; of more than {@link mostSentences} the last ones are counted. */
  findings(point: number): readonly Finding[];
  /** Whether simulation and exact solution agree; always told. */
  readonly check?: Check | null;
  /** Under the sentences. */
  readonly under: readonly Block[];
  readonly sections: readonly Block[];
  readonly reading: readonly string[];
  readonly command: string;
  readonly repeating: readonly string[];
}

/**
 * Sentences as lines of a list. Of too many the last lines are not dropped in silence: their number stands there, with
 * a link to where the figures of the first of them are, else to a place for all.
 */
export function fewer(
  sentences: readonly Finding[],
  most: number,
  place: string | null,
  texts: Pick<Texts, 'page'>,
): readonly Item[] {
  const link = (heading: string | null): Item['link'] => (heading === null ? null : { heading });
  const lines = sentences.map(([sentence, heading]): Item => ({ text: sentence, link: link(heading) }));
  if (lines.length <= most) return lines;
  const { shown, left } = cut(lines, most - 1);
  const heading = sentences[shown.length]?.[1] ?? place;
  return [...shown, { text: texts.page.more(left), link: link(heading) }];
}

/** The whole report. */
export function framed(parts: FrameParts): Document {
  const { title, texts, lead, book, opening = [], points = [], check = null } = parts;
  const { headings } = texts;
  const keys = pointKeys(points);
  const told = (point: number): readonly Block[] => {
    const known = headingsIn([...opening, ...parts.sections], true, keys[point]);
    const lines = fewer(
      parts.findings(point).filter(([sentence]) => sentence !== ''),
      mostSentences - (check === null ? 0 : 1),
      known[0] ?? null,
      texts,
    );
    return items(
      lines.map((item) =>
        item.link !== null && !known.includes(item.link.heading) ? { ...item, link: null } : item,
      ),
    );
  };
  const standing = joined([
    ...(points.length === 0 ? told(0) : openingBlocks(points, (_, index) => told(index), texts)),
    ...list(check === null ? [] : [texts.check(check)]),
    ...withoutZeros(parts.under, texts),
  ]);
  const before = [...withoutZeros(parts.sections, texts), section(headings.reading, list(parts.reading))];
  const glossary = wordsIn([...opening, ...standing, ...before], texts.glossary);
  const sections = [
    ...before,
    section(texts.glossary.heading, glossary.length === 0 ? [] : [{ kind: 'glossary', entries: glossary }]),
    section(headings.repeating, repeatingBlocks(parts.command, parts.repeating)),
  ];
  return {
    title,
    ...(lead === undefined ? {} : { lead }),
    ...(book === undefined ? {} : { book }),
    glossary,
    blocks: [
      ...opening,
      section(headings.standout, standing),
      ...contents(texts.contents, sections),
      ...sections,
    ],
  };
}

/** What the frame of a run needs beside what its own kind says. */
export interface RunFrameParts
  extends Pick<FrameParts, 'findings' | 'check' | 'sections' | 'texts' | 'points'> {
  readonly info: RunInfo;
  readonly size: RunSize;
  /** The catalogue of its kind. */
  readonly words: CommonTexts;
  readonly reading: readonly string[];
}

/** The report of a run of days, checks, contests or gauntlets. */
export function runFrame(parts: RunFrameParts): Document {
  const { info, size, words, texts, reading, ...rest } = parts;
  const { cells, simulated, exact } = size;
  const facts = { simulated, exact, precision: defaultPrecision, scores: false };
  return framed({
    ...rest,
    texts,
    title: words.title(info.scenario.name),
    under: text(words.scope(cells, info, exact)),
    reading: [...reading, ...texts.intervals(facts), words.sources],
    command: repeatCommand(info),
    repeating: texts.repeating(info, words.each),
  });
}

/** Links to sections; nothing where there are few. @param word before them. */
export function contents(word: string, of: readonly Block[]): readonly Block[] {
  return headingsIn(of, false).length < fewest ? [] : [{ kind: 'contents', word, of }];
}

/** How to repeat a run: its command, and what else decides its bytes. */
function repeatingBlocks(command: string, facts: readonly string[]): readonly Block[] {
  return [{ kind: 'code', language: 'sh', text: command }, ...list(facts)];
}
