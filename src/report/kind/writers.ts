/** Every format of a report, from the tables and the document of its kind. */
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { csvFiles } from '../csv/table.ts';
import type { Draft } from '../document/model.ts';
import { Publisher } from '../files/files.ts';
import { runJsonFile } from '../json/write.ts';
import { openedDraft, openingOf } from '../opening/opening.ts';
import { judgedDraft } from '../verdicts/blocks.ts';
import { junitFiles } from '../verdicts/junit.ts';
import type { KindReport } from './record.ts';
import type { Work, Writer, Writers } from './writer.ts';

/** The whole report of a run: its opening, its verdicts, and what its kind tells. */
export function wholeDraft<C extends Cell>(report: KindReport<C>, result: Study<C>, tag: LanguageTag): Draft {
  const language = languageOf(tag);
  const judged = judgedDraft(report.draft(result, language, tag), result.judgement, language);
  return openedDraft(judged, openingOf(report, result, tag), language);
}

/** Formats by the name they have on the command line, the same for every kind. */
export function writersFor<C extends Cell>(report: KindReport<C>): Writers<C> {
  const { tables } = report;
  const publishers = new WeakMap<Work<C>, Publisher>();
  const publisherOf = (work: Work<C>): Publisher => {
    const { result, tag, language } = work;
    const publisher =
      publishers.get(work) ??
      new Publisher(wholeDraft(report, result, tag), {
        stem: 'report',
        language,
        version: result.info.version,
        rest: work.rest,
        undrawn: work.undrawn,
      });
    publishers.set(work, publisher);
    return publisher;
  };
  const writer =
    (format: 'md' | 'html' | 'svg'): Writer<C> =>
    (work) =>
      publisherOf(work).files(format, work.formats.includes('svg'));
  return {
    csv: ({ result, dialect }) => csvFiles(tables(result), dialect),
    md: writer('md'),
    junit: junitFiles,
    json: ({ result }) => [runJsonFile(result)],
    html: writer('html'),
    svg: writer('svg'),
  };
}
