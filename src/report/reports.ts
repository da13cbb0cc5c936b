/** All report files of a run. */
import type { RunResult } from '../batch/result.ts';
import { buildView } from '../facts/duel/view.ts';
import { ReportError } from '../language/errors.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf, languageTag } from '../language/languages.ts';
import type { Found, Where } from '../problems/problem.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { dialectOf } from './csv/dialect.ts';
import { concentrationWriters, controlWriters, dayWriters, gauntletWriters } from './documentWriters.ts';
import { planCharts } from './duel/charts/plan.ts';
import { cellsCsvParts, distributionsCsvParts, type Parts } from './duel/csv.ts';
import { markdownReport } from './duel/markdown/report.ts';
import { pointName } from './duel/pointName.ts';
import type { File } from './files/files.ts';
import { writeRunJson } from './json/write.ts';
import { junitFiles } from './verdicts/junit.ts';
import type { Work, Writers } from './writers.ts';

/** How reports are written; machine-readable files do not depend on the language. */
export interface ReportOptions {
  /** Tag of a language, `en` by default. */
  readonly language?: string;
  /** `rfc4180` by default. */
  readonly csvDialect?: string;
  /** Waited for between files and pictures: lets others have their turn, and may reject to stop. */
  readonly rest?: () => Promise<void>;
}

/** Formats by the name they have on the command line, each with the files it writes. */
const duelWriters: Writers = {
  csv: async ({ result, dialect, rest }) => [
    ['cells.csv', await joined(cellsCsvParts(result, dialect), rest)],
    ['distributions.csv', await joined(distributionsCsvParts(result, dialect), rest)],
  ],
  md: (work) => [
    [
      'report.md',
      markdownReport(work.view(), work.language, work.formats.includes('svg') ? work.charts() : []),
    ],
  ],
  junit: junitFiles,
  json: ({ result }) => [['run.json', writeRunJson(result)]],
  html: async (work) => {
    const { htmlReport } = await import('./duel/html/page.ts');
    const pictures = await work.pictures();
    const charts = work.charts().map((chart, index) => [chart, pictures[index] ?? ''] as const);
    return [['report.html', htmlReport(work.result, work.view(), work.language, charts)]];
  },
  svg: async (work) => {
    const pictures = await work.pictures();
    return work.charts().map(({ file }, index) => [file, pictures[index] ?? ''] as const);
  },
};

/** A text from its parts, others having their turn in between. */
async function joined(parts: Parts, rest: Work['rest']): Promise<string> {
  let text = '';
  for (const part of parts) {
    text += part;
    await rest?.();
  }
  return text;
}

/** The same for every kind of cells. */
const writersOf: { readonly [Kind in Cell['kind']]: Writers<Extract<Cell, { kind: Kind }>> } = {
  duel: duelWriters,
  day: dayWriters,
  concentration: concentrationWriters,
  contest: controlWriters,
  gauntlet: gauntletWriters,
};

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(duelWriters);

/** Formats that runs of a kind can be written in, in the order of the default. */
export function formatsOf(kind: Cell['kind'] = 'duel'): readonly string[] {
  return Object.keys(writersOf[kind]);
}

/**
 * The text of every file, by file name. Pure: writes nothing. The libraries that draw are loaded only where
 * pictures are asked for.
 *
 * @param formats by default all that the kind of the run has.
 * @throws ReportError `unknown-format`, `unknown-language`, `unknown-dialect`, before anything is worked out.
 */
export async function writeReports(
  result: RunResult<Cell>,
  formats?: readonly string[],
  options: ReportOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const kind = result.cells[0]?.cell.kind ?? 'duel';
  const chosen = formats ?? formatsOf(kind);
  checkFormats(chosen, kind);
  // All cells of a run are of one kind: that of its scenario.
  const byFormat = writersOf[kind] as Writers<Cell>;
  const work = prepare(result, chosen, options) as Work<Cell>;
  const files: File[] = [];
  for (const format of new Set(chosen)) {
    await options.rest?.();
    files.push(...((await byFormat[format]?.(work)) ?? []));
  }
  await options.rest?.();
  return new Map(files);
}

function prepare(result: RunResult<Cell>, formats: readonly string[], options: ReportOptions): Work {
  const tag = languageTag(options.language ?? 'en');
  const language = languageOf(tag);
  // Only duels ask for the view and the pictures.
  const duels = result as RunResult;
  const view = once(() => buildView(duels));
  const charts = once(() => {
    const texts = language(plainPhrasing);
    return planCharts(view(), texts, (point) =>
      view().points.length > 1 ? pointName(view(), point, texts) : '',
    );
  });
  const pictures = once(async () => {
    const { renderCharts } = await import('./charts/render.ts');
    return renderCharts(
      charts().map(({ chart }) => chart),
      options.rest,
    );
  });
  const dialect = dialectOf(options.csvDialect);
  return { result: duels, tag, language, dialect, formats, rest: options.rest, view, charts, pictures };
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
export function checkFormats(formats: readonly string[], kind: Cell['kind'] = 'duel'): void {
  const known = formatsOf(kind);
  const unknown = formats.filter((format) => !known.includes(format));
  if (unknown.length === 0 && formats.length > 0) return;
  const found: Found =
    unknown.length === 0 ? ['nothing'] : ['several', unknown.map((format) => JSON.stringify(format))];
  const where: Where = kind === 'duel' ? 'format' : ['ofKind', 'format', kind];
  throw new ReportError('unknown-format', { where: [where], must: ['oneOf', known], found });
}
