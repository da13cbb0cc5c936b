/** All report files of a run. */

import { ReportError } from '../language/errors.ts';
import { languageOf, languageTag } from '../language/languages.ts';
import type { Found, Where } from '../problems/problem.ts';
import { defaultKind } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { concentrationReport } from './concentration/record.ts';
import { controlReport } from './control/record.ts';
import { dialectOf } from './csv/dialect.ts';
import { dayReport } from './day/record.ts';
import { duelReport } from './duel/record.ts';
import { type Care, type Content, type File, inFull } from './files/content.ts';
import { gauntletReport } from './gauntlet/record.ts';
import type { KindReport } from './kind/record.ts';
import type { Work, Writers } from './kind/writer.ts';
import { writersFor } from './kind/writers.ts';

/** How reports are written; machine-readable files do not depend on the language. */
export interface ReportOptions extends Care {
  /** Tag of a language, `en` by default. */
  readonly language?: string;
  /** `rfc4180` by default. */
  readonly csvDialect?: string;
}

/** The reports by kind of scenario; a further kind is a further line here. */
const reports: { readonly [Kind in Cell['kind']]: KindReport<Extract<Cell, { kind: Kind }>> } = {
  duel: duelReport,
  day: dayReport,
  concentration: concentrationReport,
  contest: controlReport,
  gauntlet: gauntletReport,
};

const writersOf: ReadonlyMap<string, Writers<Cell>> = new Map(
  Object.entries(reports).map(([kind, report]) => [kind, writersFor(report as KindReport)]),
);

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(writersOf.get(defaultKind)!);

/** Formats that runs of a kind can be written in, in the order of the default. */
export function formatsOf(kind: Cell['kind'] = defaultKind): readonly string[] {
  return Object.keys(writersOf.get(kind)!);
}

/**
 * The text of every file, by file name; see {@link reportFiles}.
 * @throws ReportError `unknown-format`, `unknown-language`, `unknown-dialect`, before anything is worked out.
 */
export async function writeReports(
  result: Study<Cell>,
  formats?: readonly string[],
  options: ReportOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return inFull(await reportFiles(result, formats, options), options);
}

/**
 * What stands in every file, by file name; tables are worked out while they are read, so that large ones never stand
 * in memory. Pure: writes nothing. The libraries that draw are loaded only where pictures are asked for.
 *
 * @param formats by default all that the kind of the run has.
 * @throws ReportError `unknown-format`, `unknown-language`, `unknown-dialect`, before anything is worked out.
 */
export async function reportFiles(
  result: Study<Cell>,
  formats?: readonly string[],
  options: ReportOptions = {},
): Promise<ReadonlyMap<string, Content>> {
  const kind = result.cells[0]?.cell.kind ?? defaultKind;
  const chosen = formats ?? formatsOf(kind);
  checkFormats(chosen, kind);
  // All cells of a run are of one kind: that of its scenario.
  const byFormat = writersOf.get(kind)!;
  const tag = languageTag(options.language ?? 'en');
  const dialect = dialectOf(options.csvDialect);
  const work: Work<Cell> = {
    result,
    tag,
    language: languageOf(tag),
    dialect,
    formats: chosen,
    rest: options.rest,
    undrawn: options.undrawn,
  };
  const files: File[] = [];
  for (const format of new Set(chosen)) {
    await options.rest?.();
    files.push(...((await byFormat[format]?.(work)) ?? []));
  }
  await options.rest?.();
  return new Map(files);
}

/**
 * Refuses formats that do not exist; to be asked before a long run, not after it.
 *
 * @throws ReportError `unknown-format`.
 */
export function checkFormats(formats: readonly string[], kind: Cell['kind'] = defaultKind): void {
  const known = formatsOf(kind);
  const unknown = formats.filter((format) => !known.includes(format));
  if (unknown.length === 0 && formats.length > 0) return;
  const found: Found =
    unknown.length === 0 ? ['nothing'] : ['several', unknown.map((format) => JSON.stringify(format))];
  const where: Where = kind === defaultKind ? 'format' : ['ofKind', 'format', kind];
  throw new ReportError('unknown-format', { where: [where], must: ['oneOf', known], found });
}
