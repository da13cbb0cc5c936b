/** All report files of sensitivity, tune, meta and sweep. Pure but for the picture library, which is loaded here. */

import type { ReportInfo } from '../facts/run/reportInfo.ts';
import type { TuneReport } from '../facts/tune/tuneReport.ts';
import { type Phrasing, plainPhrasing } from '../language/forms/phrasing.ts';
import { type LanguageTag, textsIn } from '../language/languages.ts';
import type { MetaResult } from '../tuning/meta/meta.ts';
import type { SensitivityResult } from '../tuning/sensitivity/sensitivity.ts';
import type { GlobalResult } from '../tuning/sobol/explore.ts';
import type { SweepResult } from '../tuning/sweep/sweep.ts';
import type { Document } from './document/model.ts';
import { documentFiles } from './files/files.ts';
import { metaCsv, metaDocument } from './meta/meta.ts';
import { sensitivityCsv, sensitivityDocument } from './sensitivity/sensitivity.ts';
import { globalCsv, globalDocument } from './sobol/global.ts';
import { sweepCsv, sweepDocument, sweepScoresCsv } from './sweep/sweep.ts';
import { tuneDocument, tuneSentences } from './tune/tune.ts';
import { frontCsv } from './tune/tuneFront.ts';
import { matchupsCsv } from './tune/tuneMatrices.ts';
import type { TuningWording } from './tuning/page.ts';

/** Text of every file, by file name. */
export type Files = ReadonlyMap<string, string>;

/** The report as Markdown and page with their pictures, and the tables for machines. */
async function filesOf(
  stem: string,
  version: string,
  tag: LanguageTag,
  documentOf: (wording: TuningWording) => Document,
  tables: readonly (readonly [file: string, text: string])[],
): Promise<Files> {
  const { reports: language, tuning: catalogue } = textsIn(tag);
  const [plain, shared] = [catalogue(plainPhrasing), language(plainPhrasing)];
  const draft = (phrasing: Phrasing): Document =>
    documentOf({ phrasing, texts: catalogue(phrasing), plain, shared });
  const written = await documentFiles(draft, ['md', 'html', 'svg'], { stem, language, version });
  return new Map([...written, ...tables]);
}

/** Files of a local sensitivity. */
export function sensitivityFiles(
  result: SensitivityResult,
  info: ReportInfo,
  tag: LanguageTag = 'en',
): Promise<Files> {
  return filesOf('sensitivity', info.version, tag, (wording) => sensitivityDocument(result, info, wording), [
    ['sensitivity.csv', sensitivityCsv(result, info)],
  ]);
}

/** Files of a global sensitivity. */
export function globalFiles(result: GlobalResult, info: ReportInfo, tag: LanguageTag = 'en'): Promise<Files> {
  return filesOf(
    'sensitivity-global',
    info.version,
    tag,
    (wording) => globalDocument(result, info, wording),
    [['sensitivity-global.csv', globalCsv(result, info)]],
  );
}

/** Files of a tuning. */
export function tuneFiles(report: TuneReport, info: ReportInfo, tag: LanguageTag = 'en'): Promise<Files> {
  return filesOf('tune', info.version, tag, (wording) => tuneDocument(report, info, wording), [
    ['tune.csv', frontCsv(report.result, info)],
    ['tune-matchups.csv', matchupsCsv(report, info)],
  ]);
}

/** The sentences of a tuning, bare. */
export function tuneSummary(report: TuneReport, tag: LanguageTag = 'en'): string {
  return tuneSentences(report, textsIn(tag).tuning(plainPhrasing));
}

/** Files of a meta-game. */
export function metaFiles(result: MetaResult, info: ReportInfo, tag: LanguageTag = 'en'): Promise<Files> {
  return filesOf('meta', info.version, tag, (wording) => metaDocument(result, info, wording), [
    ['meta.csv', metaCsv(result, info)],
  ]);
}

/** Files of a sweep. @param of the side that a map is about; `null`: the one that moves most. */
export function sweepFiles(
  result: SweepResult,
  info: ReportInfo,
  of: string | null,
  tag: LanguageTag = 'en',
): Promise<Files> {
  return filesOf('sweep', info.version, tag, (wording) => sweepDocument(result, info, of, wording), [
    ['sweep.csv', sweepCsv(result, info)],
    ['sweep-scores.csv', sweepScoresCsv(result, info)],
  ]);
}
