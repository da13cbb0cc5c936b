/** All report files of sensitivity, tune, meta and sweep. Pure but for the picture library, which is loaded here. */

import type { ReportInfo } from '../facts/run/reportInfo.ts';
import type { TuneReport } from '../facts/tune/tuneReport.ts';
import { type Phrasing, plainPhrasing } from '../language/forms/phrasing.ts';
import { type LanguageTag, textsIn } from '../language/languages.ts';
import type { MetaResult } from '../tuning/meta/meta.ts';
import type { PayoffResult } from '../tuning/payoffs/game.ts';
import type { RestrictResult } from '../tuning/restrict/restrict.ts';
import type { SensitivityResult } from '../tuning/sensitivity/sensitivity.ts';
import type { GlobalResult } from '../tuning/sobol/explore.ts';
import type { CurveResult } from '../tuning/sweep/curve.ts';
import type { SweepResult } from '../tuning/sweep/sweep.ts';
import type { TacticsResult } from '../tuning/tactics/tactics.ts';
import { type CsvDialect, dialectOf } from './csv/dialect.ts';
import { type CsvTables, csvFiles } from './csv/table.ts';
import { curveDocument, meetingsTable } from './curve/curve.ts';
import type { Document } from './document/model.ts';
import { type Care, type File, inFull } from './files/content.ts';
import { documentFiles } from './files/files.ts';
import { tablesJson } from './json/tables.ts';
import { metaDocument, metaTable, payoffDocument } from './meta/meta.ts';
import { restrictDocument, restrictTable } from './restrict/restrict.ts';
import { sensitivityDocument, sensitivityTable } from './sensitivity/sensitivity.ts';
import { globalDocument, globalTable } from './sobol/global.ts';
import { sweepDocument, sweepScoresTable, sweepSentences, sweepTable } from './sweep/sweep.ts';
import { tacticsDocument, tacticsTable } from './tactics/tactics.ts';
import { tuneDocument, tuneSentences } from './tune/tune.ts';
import { frontTable } from './tune/tuneFront.ts';
import { matchupsTable } from './tune/tuneMatrices.ts';
import type { TuningWording } from './tuning/page.ts';

/** Text of every file, by file name. */
export type Files = ReadonlyMap<string, string>;

/** How the files are written: words of reports, the dialect of tables, and with which care. */
export interface TuningStyle extends Care {
  readonly tag: LanguageTag;
  readonly dialect: CsvDialect;
}

const plainStyle: TuningStyle = { tag: 'en', dialect: dialectOf() };

/** The report as Markdown and page with their pictures, and the tables for machines. */
async function filesOf(
  stem: string,
  version: string,
  { tag, dialect, ...care }: TuningStyle,
  documentOf: (wording: TuningWording) => Document,
  tables: CsvTables,
  others: readonly File[] = [],
): Promise<Files> {
  const { reports: language, tuning: catalogue } = textsIn(tag);
  const [plain, shared] = [catalogue(plainPhrasing), language(plainPhrasing)];
  const draft = (phrasing: Phrasing): Document =>
    documentOf({ phrasing, texts: catalogue(phrasing), plain, shared });
  const written = await documentFiles(draft, ['md', 'html', 'svg'], { stem, language, version, ...care });
  return inFull([...written, ...csvFiles(tables, dialect), ...others], care);
}

/** Files of a local sensitivity. */
export function sensitivityFiles(
  result: SensitivityResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf(
    'sensitivity',
    info.version,
    style,
    (wording) => sensitivityDocument(result, info, wording),
    [['sensitivity.csv', sensitivityTable(result, info)]],
  );
}

/** Files of a global sensitivity. */
export function globalFiles(
  result: GlobalResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf(
    'sensitivity-global',
    info.version,
    style,
    (wording) => globalDocument(result, info, wording),
    [['sensitivity-global.csv', globalTable(result, info)]],
  );
}

/** Files of a tuning. */
export function tuneFiles(
  report: TuneReport,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf('tune', info.version, style, (wording) => tuneDocument(report, info, wording), [
    ['tune.csv', frontTable(report.result, info)],
    ['tune-matchups.csv', matchupsTable(report, info)],
  ]);
}

/** The sentences of a tuning, bare. */
export function tuneSummary(report: TuneReport, tag: LanguageTag = 'en'): string {
  return tuneSentences(report, textsIn(tag).tuning(plainPhrasing));
}

/** Files of a meta-game. */
export function metaFiles(
  result: MetaResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf('meta', info.version, style, (wording) => metaDocument(result, info, wording), [
    ['meta.csv', metaTable(result, result.field.variant, info)],
  ]);
}

/** Files of a payoff table of others. */
export function payoffFiles(
  result: PayoffResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf('meta', info.version, style, (wording) => payoffDocument(result, info, wording), [
    ['meta.csv', metaTable(result, null, info)],
  ]);
}

/** Files of a sweep. @param of the side that a map is about; `null`: the one that moves most. */
export function sweepFiles(
  result: SweepResult,
  info: ReportInfo,
  of: string | null,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  return filesOf('sweep', info.version, style, (wording) => sweepDocument(result, info, of, wording), [
    ['sweep.csv', sweepTable(result, info)],
    ['sweep-scores.csv', sweepScoresTable(result, info)],
  ]);
}

/** Files of a curve. */
export function curveFiles(
  result: CurveResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  const tables: CsvTables = [
    ['curve.csv', sweepScoresTable(result, info)],
    ['curve-crossings.csv', meetingsTable(result, info)],
  ];
  const json = [['curve.json', tablesJson(tables, info)]] as const;
  return filesOf(
    'curve',
    info.version,
    style,
    (wording) => curveDocument(result, info, wording),
    tables,
    json,
  );
}

/** Files of restricted play. */
export function restrictFiles(
  result: RestrictResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  const tables: CsvTables = [['restrict.csv', restrictTable(result, info)]];
  const json = [['restrict.json', tablesJson(tables, info)]] as const;
  return filesOf(
    'restrict',
    info.version,
    style,
    (wording) => restrictDocument(result, info, wording),
    tables,
    json,
  );
}

/** Files of best tactics. */
export function tacticsFiles(
  result: TacticsResult,
  info: ReportInfo,
  style: TuningStyle = plainStyle,
): Promise<Files> {
  const tables: CsvTables = [['tactics.csv', tacticsTable(result, info)]];
  const json = [['tactics.json', tablesJson(tables, info)]] as const;
  return filesOf(
    'tactics',
    info.version,
    style,
    (wording) => tacticsDocument(result, info, wording),
    tables,
    json,
  );
}

/** The sentences of a sweep, bare. */
export function sweepSummary(result: SweepResult, tag: LanguageTag = 'en'): readonly string[] {
  return sweepSentences(result, textsIn(tag).tuning(plainPhrasing));
}
