/** All report files of a run. */
import type { RunResult } from '../batch/result.ts';
import { cellsCsv, distributionsCsv } from './csv.ts';
import { ReportError } from './errors.ts';
import { markdownReport } from './markdown.ts';
import { writeRunJson } from './runJson.ts';
import { junitXml } from './verdicts/junit.ts';
import { buildView } from './view/view.ts';

/** Formats by the name they have on the command line, each with the files it writes. */
const writers: Readonly<
  Record<string, (result: RunResult) => readonly (readonly [file: string, text: string])[]>
> = {
  csv: (result) => [
    ['cells.csv', cellsCsv(result)],
    ['distributions.csv', distributionsCsv(result)],
  ],
  md: (result) => [['report.md', markdownReport(buildView(result))]],
  junit: (result) => {
    const text = junitXml(result);
    return text === null ? [] : [['junit.xml', text]];
  },
  json: (result) => [['run.json', writeRunJson(result)]],
};

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(writers);

/**
 * The text of every file, by file name. Pure: writes nothing.
 *
 * @throws ReportError `unknown-format`, before anything is worked out.
 */
export function writeReports(
  result: RunResult,
  formats: readonly string[] = reportFormats,
): ReadonlyMap<string, string> {
  checkFormats(formats);
  return new Map([...new Set(formats)].flatMap((format) => writers[format]?.(result) ?? []));
}

/**
 * Refuses formats that do not exist; to be asked before a long run, not after it.
 *
 * @throws ReportError `unknown-format`.
 */
export function checkFormats(formats: readonly string[]): void {
  const unknown = formats.filter((format) => !Object.hasOwn(writers, format));
  if (unknown.length === 0 && formats.length > 0) return;
  const got = unknown.length === 0 ? 'nothing' : unknown.map((format) => JSON.stringify(format)).join(', ');
  throw new ReportError('unknown-format', `format: must be one of ${reportFormats.join(', ')} (got ${got})`);
}
