/** All report files of a run. */
import type { RunResult } from '../batch/result.ts';
import { type PlacedChart, planCharts } from './charts/plan.ts';
import { cellsCsv, distributionsCsv } from './csv.ts';
import { type CsvDialect, dialectOf } from './csvDialect.ts';
import { ReportError } from './errors.ts';
import { type Language, languageOf } from './languages.ts';
import { markdownReport } from './markdown.ts';
import { plainPhrasing } from './phrasing.ts';
import { pointName } from './pointName.ts';
import { writeRunJson } from './runJson.ts';
import { junitXml } from './verdicts/junit.ts';
import { buildView, type View } from './view/view.ts';

/** How reports are written; machine-readable files do not depend on the language. */
export interface ReportOptions {
  /** Tag of a language, `en` by default. */
  readonly language?: string;
  /** `rfc4180` by default. */
  readonly csvDialect?: string;
}

/** What writers share: each part is worked out when it is first asked for. */
interface Work {
  readonly result: RunResult;
  readonly language: Language;
  readonly dialect: CsvDialect;
  readonly formats: readonly string[];
  view(): View;
  charts(): readonly PlacedChart[];
  pictures(): Promise<readonly string[]>;
}

type File = readonly [file: string, text: string];

/** Formats by the name they have on the command line, each with the files it writes. */
const writers: Readonly<Record<string, (work: Work) => readonly File[] | Promise<readonly File[]>>> = {
  csv: ({ result, dialect }) => [
    ['cells.csv', cellsCsv(result, dialect)],
    ['distributions.csv', distributionsCsv(result, dialect)],
  ],
  md: (work) => [
    [
      'report.md',
      markdownReport(work.view(), work.language, work.formats.includes('svg') ? work.charts() : []),
    ],
  ],
  junit: ({ result }) => {
    const text = junitXml(result);
    return text === null ? [] : [['junit.xml', text]];
  },
  json: ({ result }) => [['run.json', writeRunJson(result)]],
  html: async (work) => {
    const { htmlReport } = await import('./html/page.ts');
    const pictures = await work.pictures();
    const charts = work.charts().map((chart, index) => [chart, pictures[index] ?? ''] as const);
    return [['report.html', htmlReport(work.result, work.view(), work.language, charts)]];
  },
  svg: async (work) => {
    const pictures = await work.pictures();
    return work.charts().map(({ file }, index) => [file, pictures[index] ?? ''] as const);
  },
};

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(writers);

/**
 * The text of every file, by file name. Pure: writes nothing. The libraries that draw are loaded only where
 * pictures are asked for.
 *
 * @throws ReportError `unknown-format`, `unknown-language`, `unknown-dialect`, before anything is worked out.
 */
export async function writeReports(
  result: RunResult,
  formats: readonly string[] = reportFormats,
  options: ReportOptions = {},
): Promise<ReadonlyMap<string, string>> {
  checkFormats(formats);
  const work = prepare(result, formats, options);
  const files: File[] = [];
  for (const format of new Set(formats)) files.push(...((await writers[format]?.(work)) ?? []));
  return new Map(files);
}

function prepare(result: RunResult, formats: readonly string[], options: ReportOptions): Work {
  const language = languageOf(options.language ?? 'en');
  const view = once(() => buildView(result));
  const charts = once(() => {
    const texts = language(plainPhrasing);
    return planCharts(view(), texts, (point) =>
      view().points.length > 1 ? pointName(view(), point, texts) : '',
    );
  });
  const pictures = once(async () => {
    const { renderCharts } = await import('./charts/render.ts');
    return renderCharts(charts().map(({ chart }) => chart));
  });
  return { result, language, dialect: dialectOf(options.csvDialect), formats, view, charts, pictures };
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
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
