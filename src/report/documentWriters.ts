/** Writers of the kinds of runs whose report is a document. */
import type { RunResult } from '../batch/result.ts';
import type { Cell, ConcentrationCell, ControlCell, DayCell, GauntletCell } from '../scenario/cells.ts';
import { concentrationCsv } from './concentration/csv.ts';
import { concentrationCzech } from './concentration/czech.ts';
import { concentrationDraft } from './concentration/draft.ts';
import { concentrationEnglish } from './concentration/english.ts';
import { controlCsv, controlDistributions } from './control/csv.ts';
import { controlCzech } from './control/czech.ts';
import { controlDraft } from './control/draft.ts';
import { controlEnglish } from './control/english.ts';
import { dayCellsCsv, dayDistributionsCsv, distractionsCsv } from './day/csv.ts';
import { dayCzech } from './day/czech.ts';
import { dayDraft } from './day/draft.ts';
import { dayEnglish } from './day/english.ts';
import { buildDayView } from './day/view.ts';
import { Publisher } from './document/files.ts';
import type { Draft } from './document/model.ts';
import { gauntletCsv, gauntletDistributions } from './gauntlet/csv.ts';
import { gauntletCzech } from './gauntlet/czech.ts';
import { gauntletDraft } from './gauntlet/draft.ts';
import { gauntletEnglish } from './gauntlet/english.ts';
import type { LanguageTag } from './languages.ts';
import { plainPhrasing } from './phrasing.ts';
import { writeRunJson } from './runJson.ts';
import type { Texts } from './texts.ts';
import { judgedDraft } from './verdicts/blocks.ts';
import { junitFiles } from './verdicts/junit.ts';
import type { Work, Writer, Writers } from './writers.ts';

type DraftOf<C extends Cell> = (result: RunResult<C>, tag: LanguageTag, shared: Texts) => Draft;

/** Formats of a kind; its tables for machines come from `csv`. */
function writersFor<C extends Cell>(csv: Writer<C>, draftOf: DraftOf<C>): Writers<C> {
  const publishers = new WeakMap<Work<C>, Publisher>();
  const publisherOf = (work: Work<C>): Publisher => {
    const { result, tag, language } = work;
    const publisher =
      publishers.get(work) ??
      new Publisher(judgedDraft(draftOf(result, tag, language(plainPhrasing)), result.judgement, language), {
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

/** Days of manifesting. */
export const dayWriters: Writers<DayCell> = writersFor(
  ({ result }) => [
    ['cells.csv', dayCellsCsv(result)],
    ['distributions.csv', dayDistributionsCsv(result)],
    ['distractions.csv', distractionsCsv(result)],
  ],
  (result, tag, shared) => {
    const language = { en: dayEnglish, cs: dayCzech }[tag];
    return dayDraft(buildDayView(result), language, shared);
  },
);

/** Single Concentration checks. */
export const concentrationWriters: Writers<ConcentrationCell> = writersFor(
  ({ result }) => [['cells.csv', concentrationCsv(result)]],
  (result, tag, shared) => {
    const language = { en: concentrationEnglish, cs: concentrationCzech }[tag];
    return concentrationDraft(result, language, shared);
  },
);

/** Contests over minds. */
export const controlWriters: Writers<ControlCell> = writersFor(
  ({ result }) => [
    ['cells.csv', controlCsv(result)],
    ['distributions.csv', controlDistributions(result)],
  ],
  (result, tag, shared) => {
    const language = { en: controlEnglish, cs: controlCzech }[tag];
    return controlDraft(result, language, shared);
  },
);

/** Rows of duels. */
export const gauntletWriters: Writers<GauntletCell> = writersFor(
  ({ result }) => [
    ['cells.csv', gauntletCsv(result)],
    ['distributions.csv', gauntletDistributions(result)],
  ],
  (result, tag, shared) => {
    const language = { en: gauntletEnglish, cs: gauntletCzech }[tag];
    return gauntletDraft(result, language, shared);
  },
);
