/** Writers of all kinds of runs: every report is a document, with tables for machines beside it. */

import { buildDayView } from '../facts/day/view.ts';
import { buildView } from '../facts/duel/view.ts';
import { type Language, type LanguageTag, textsIn } from '../language/languages.ts';
import type { Cell, ConcentrationCell, ControlCell, DayCell, GauntletCell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { concentrationCsv } from './concentration/csv.ts';
import { concentrationDraft } from './concentration/draft.ts';
import { controlCsv, controlDistributions } from './control/csv.ts';
import { controlDraft } from './control/draft.ts';
import { dayCellsCsv, dayDistributionsCsv, distractionsCsv } from './day/csv.ts';
import { dayDraft } from './day/draft.ts';
import type { Draft } from './document/model.ts';
import { cellsCsvParts, distributionsCsvParts, type Parts } from './duel/csv.ts';
import { duelDraft } from './duel/draft.ts';
import { Publisher } from './files/files.ts';
import { gauntletCsv, gauntletDistributions } from './gauntlet/csv.ts';
import { gauntletDraft } from './gauntlet/draft.ts';
import { writeRunJson } from './json/write.ts';
import { judgedDraft } from './verdicts/blocks.ts';
import { junitFiles } from './verdicts/junit.ts';
import type { Work, Writer, Writers } from './writers.ts';

type DraftOf<C extends Cell> = (result: Study<C>, language: Language, tag: LanguageTag) => Draft;

/** Formats of a kind; its tables for machines come from `csv`. */
function writersFor<C extends Cell>(csv: Writer<C>, draftOf: DraftOf<C>): Writers<C> {
  const publishers = new WeakMap<Work<C>, Publisher>();
  const publisherOf = (work: Work<C>): Publisher => {
    const { result, tag, language } = work;
    const publisher =
      publishers.get(work) ??
      new Publisher(judgedDraft(draftOf(result, language, tag), result.judgement, language), {
        stem: 'report',
        language,
        version: result.info.version,
        rest: work.rest,
      });
    publishers.set(work, publisher);
    return publisher;
  };
  const writer =
    (format: 'md' | 'html' | 'svg'): Writer<C> =>
    (work) =>
      publisherOf(work).files(format, work.formats.includes('svg'));
  return {
    csv,
    md: writer('md'),
    junit: junitFiles,
    json: ({ result }) => [['run.json', writeRunJson(result)]],
    html: writer('html'),
    svg: writer('svg'),
  };
}

/** A text from its parts, others having their turn in between. */
async function joined(parts: Parts, rest: Work['rest']): Promise<string> {
  let text = '';
  for (const part of parts) {
    text += part;
    await rest?.();
  }
  return text;
}

/** Duels. */
export const duelWriters: Writers = writersFor(
  async ({ result, dialect, rest }) => [
    ['cells.csv', await joined(cellsCsvParts(result, dialect), rest)],
    ['distributions.csv', await joined(distributionsCsvParts(result, dialect), rest)],
  ],
  (result, language) => duelDraft(buildView(result), language),
);

/** Days of manifesting. */
export const dayWriters: Writers<DayCell> = writersFor(
  ({ result }) => [
    ['cells.csv', dayCellsCsv(result)],
    ['distributions.csv', dayDistributionsCsv(result)],
    ['distractions.csv', distractionsCsv(result)],
  ],
  (result, language, tag) => {
    const words = textsIn(tag).day;
    return dayDraft(buildDayView(result), words, language);
  },
);

/** Single Concentration checks. */
export const concentrationWriters: Writers<ConcentrationCell> = writersFor(
  ({ result }) => [['cells.csv', concentrationCsv(result)]],
  (result, language, tag) => {
    const words = textsIn(tag).concentration;
    return concentrationDraft(result, words, language);
  },
);

/** Contests over minds. */
export const controlWriters: Writers<ControlCell> = writersFor(
  ({ result }) => [
    ['cells.csv', controlCsv(result)],
    ['distributions.csv', controlDistributions(result)],
  ],
  (result, language, tag) => {
    const words = textsIn(tag).contest;
    return controlDraft(result, words, language);
  },
);

/** Rows of duels. */
export const gauntletWriters: Writers<GauntletCell> = writersFor(
  ({ result }) => [
    ['cells.csv', gauntletCsv(result)],
    ['distributions.csv', gauntletDistributions(result)],
  ],
  (result, language, tag) => {
    const words = textsIn(tag).gauntlet;
    return gauntletDraft(result, words, language);
  },
);
