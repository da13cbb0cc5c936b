/** Every format of a report, from the tables and the document of its kind. */
import type { Cell } from '../../scenario/model/cells.ts';
import { csvFiles } from '../csv/table.ts';
import { Publisher } from '../files/files.ts';
import { runJsonFile } from '../json/write.ts';
import { judgedDraft } from '../verdicts/blocks.ts';
import { junitFiles } from '../verdicts/junit.ts';
import type { KindReport } from './record.ts';
import type { Work, Writer, Writers } from './writer.ts';

/** Formats by the name they have on the command line, the same for every kind. */
export function writersFor<C extends Cell>({ tables, draft }: KindReport<C>): Writers<C> {
  const publishers = new WeakMap<Work<C>, Publisher>();
  const publisherOf = (work: Work<C>): Publisher => {
    const { result, tag, language } = work;
    const publisher =
      publishers.get(work) ??
      new Publisher(judgedDraft(draft(result, language, tag), result.judgement, language), {
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
