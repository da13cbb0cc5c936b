/** All report files of sensitivity, tune, meta and sweep. Pure but for the picture library, which is loaded here. */
import type { MetaResult } from '../../tuning/meta/meta.ts';
import type { SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import type { GlobalResult } from '../../tuning/sobol/explore.ts';
import type { SweepResult } from '../../tuning/sweep/sweep.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { type Phrasing, plainPhrasing } from '../phrasing.ts';
import { englishTuning } from './english.ts';
import { globalCsv, globalMarkdown, globalPicture } from './global.ts';
import { metaCsv, metaMarkdown, metaPicture } from './meta.ts';
import { sensitivityCsv, sensitivityMarkdown } from './sensitivity.ts';
import { renderSvg } from './svg.ts';
import { sweepCsv, sweepMarkdown, sweepScoresCsv } from './sweep.ts';
import { curves, heatMap } from './sweepPictures.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';
import { tornado } from './tornado.ts';
import { tuneMarkdown, tuneSentences } from './tune.ts';
import { frontCsv, frontPicture } from './tuneFront.ts';
import { matchupsCsv } from './tuneMatrices.ts';
import type { TuneReport } from './tuneReport.ts';

/** Text of every file, by file name. */
export type Files = ReadonlyMap<string, string>;

/** A language of the reports. */
export type Language = (phrasing: Phrasing) => TuningTexts;

/** Files of a local sensitivity. */
export async function sensitivityFiles(
  result: SensitivityResult,
  info: ReportInfo,
  language: Language = englishTuning,
): Promise<Files> {
  const chart = 'sensitivity.svg';
  return new Map([
    ['sensitivity.md', sensitivityMarkdown(result, info, language(markdownPhrasing), chart)],
    ['sensitivity.csv', sensitivityCsv(result, info)],
    [chart, await renderSvg(tornado(result, language(plainPhrasing)))],
  ]);
}

/** Files of a global sensitivity. */
export async function globalFiles(
  result: GlobalResult,
  info: ReportInfo,
  language: Language = englishTuning,
): Promise<Files> {
  const chart = 'sensitivity-global.svg';
  return new Map([
    ['sensitivity-global.md', globalMarkdown(result, info, language(markdownPhrasing), chart)],
    ['sensitivity-global.csv', globalCsv(result, info)],
    [chart, await renderSvg(globalPicture(result, language(plainPhrasing)))],
  ]);
}

/** Files of a tuning. */
export async function tuneFiles(
  report: TuneReport,
  info: ReportInfo,
  language: Language = englishTuning,
): Promise<Files> {
  const chart = 'tune.svg';
  return new Map([
    ['tune.md', tuneMarkdown(report, info, language(markdownPhrasing), chart)],
    ['tune.csv', frontCsv(report.result, info)],
    ['tune-matchups.csv', matchupsCsv(report, info)],
    [chart, await renderSvg(frontPicture(report.result, language(plainPhrasing)))],
  ]);
}

/** The sentences of a tuning, bare. */
export function tuneSummary(report: TuneReport, language: Language = englishTuning): string {
  return tuneSentences(report, language(plainPhrasing));
}

/** Files of a meta-game. */
export async function metaFiles(
  result: MetaResult,
  info: ReportInfo,
  language: Language = englishTuning,
): Promise<Files> {
  const chart = 'meta.svg';
  return new Map([
    ['meta.md', metaMarkdown(result, info, language(markdownPhrasing), chart)],
    ['meta.csv', metaCsv(result, info)],
    [chart, await renderSvg(metaPicture(result, language(plainPhrasing)))],
  ]);
}

/** Files of a sweep. @param of the side that a heat map is about; `null`: the one that moves most. */
export async function sweepFiles(
  result: SweepResult,
  info: ReportInfo,
  of: string | null,
  language: Language = englishTuning,
): Promise<Files> {
  const texts = language(plainPhrasing);
  const pictures: [what: string, file: string, svg: string][] = [];
  if (result.y === null) {
    pictures.push([texts.sweep.meanScore, 'sweep.svg', await renderSvg(curves(result, texts))]);
  } else {
    const { side, picture } = heatMap(result, texts, of);
    pictures.push([texts.sweep.heat(side), 'sweep-map.svg', await renderSvg(picture)]);
  }
  const named = pictures.map(([what, file]) => [what, file] as const);
  return new Map([
    ['sweep.md', sweepMarkdown(result, info, language(markdownPhrasing), named)],
    ['sweep.csv', sweepCsv(result, info)],
    ['sweep-scores.csv', sweepScoresCsv(result, info)],
    ...pictures.map(([, file, svg]) => [file, svg] as const),
  ]);
}
