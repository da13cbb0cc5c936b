/** All report files of a run. */
import type { RunResult } from '../batch/result.ts';
import type { Cell } from '../scenario/cells.ts';
import { concentrationCsv, concentrationMarkdown } from './concentration/report.ts';
import { controlCsv, controlDistributions, controlMarkdown } from './control/report.ts';
import { cellsCsv, distributionsCsv } from './csv.ts';
import { dayCellsCsv, dayDistributionsCsv, distractionsCsv } from './day/csv.ts';
import { dayMarkdown } from './day/markdown.ts';
import { buildDayView } from './day/view.ts';
import { ReportError } from './errors.ts';
import { gauntletCsv, gauntletDistributions, gauntletMarkdown } from './gauntlet/report.ts';
import { markdownReport } from './markdown.ts';
import { writeRunJson } from './runJson.ts';
import { buildView } from './view/view.ts';

type Writer<C extends Cell> = (result: RunResult<C>) => readonly (readonly [file: string, text: string])[];
type Writers<C extends Cell> = Readonly<Record<string, Writer<C>>>;

/** Formats by the name they have on the command line, each with the files it writes. */
const writers: Writers<Extract<Cell, { kind: 'duel' }>> = {
  csv: (result) => [
    ['cells.csv', cellsCsv(result)],
    ['distributions.csv', distributionsCsv(result)],
  ],
  md: (result) => [['report.md', markdownReport(buildView(result))]],
  json: (result) => [['run.json', writeRunJson(result)]],
};

/** The same for every kind of cells. */
const writersOf: { readonly [Kind in Cell['kind']]: Writers<Extract<Cell, { kind: Kind }>> } = {
  duel: writers,
  day: {
    csv: (result) => [
      ['cells.csv', dayCellsCsv(result)],
      ['distributions.csv', dayDistributionsCsv(result)],
      ['distractions.csv', distractionsCsv(result)],
    ],
    md: (result) => [['report.md', dayMarkdown(buildDayView(result))]],
    json: (result) => [['run.json', writeRunJson(result)]],
  },
  concentration: {
    csv: (result) => [['cells.csv', concentrationCsv(result)]],
    md: (result) => [['report.md', concentrationMarkdown(result)]],
    json: (result) => [['run.json', writeRunJson(result)]],
  },
  contest: {
    csv: (result) => [
      ['cells.csv', controlCsv(result)],
      ['distributions.csv', controlDistributions(result)],
    ],
    md: (result) => [['report.md', controlMarkdown(result)]],
    json: (result) => [['run.json', writeRunJson(result)]],
  },
  gauntlet: {
    csv: (result) => [
      ['cells.csv', gauntletCsv(result)],
      ['distributions.csv', gauntletDistributions(result)],
    ],
    md: (result) => [['report.md', gauntletMarkdown(result)]],
    json: (result) => [['run.json', writeRunJson(result)]],
  },
};

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(writers);

/** Formats that runs of a kind can be written in, in the order of the default. */
export function formatsOf(kind: Cell['kind'] = 'duel'): readonly string[] {
  return Object.keys(writersOf[kind]);
}

/**
 * The text of every file, by file name. Pure: writes nothing.
 *
 * @param formats by default all that the kind of the run has.
 * @throws ReportError `unknown-format`, before anything is worked out.
 */
export function writeReports(
  result: RunResult<Cell>,
  formats?: readonly string[],
): ReadonlyMap<string, string> {
  const kind = result.cells[0]?.cell.kind ?? 'duel';
  const chosen = formats ?? formatsOf(kind);
  checkFormats(chosen, kind);
  // All cells of a run are of one kind: that of its scenario.
  const byFormat = writersOf[kind] as Writers<Cell>;
  return new Map([...new Set(chosen)].flatMap((format) => byFormat[format]?.(result) ?? []));
}

/**
 * Refuses formats that do not exist; to be asked before a long run, not after it.
 *
 * @throws ReportError `unknown-format`.
 */
export function checkFormats(formats: readonly string[], kind: Cell['kind'] = 'duel'): void {
  const known = formatsOf(kind);
  const unknown = formats.filter((format) => !known.includes(format));
  if (unknown.length === 0 && formats.length > 0) return;
  const got = unknown.length === 0 ? 'nothing' : unknown.map((format) => JSON.stringify(format)).join(', ');
  const where = kind === 'duel' ? 'format' : `format of kind ${kind}`;
  throw new ReportError('unknown-format', `${where}: must be one of ${known.join(', ')} (got ${got})`);
}
