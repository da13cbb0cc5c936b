/** All report files of a run. */

import { ReportError } from '../language/errors.ts';
import { languageOf, languageTag } from '../language/languages.ts';
import type { Found, Where } from '../problems/problem.ts';
import { defaultKind } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { dialectOf } from './csv/dialect.ts';
import { type Care, type Content, type File, inFull } from './files/content.ts';
import type { Work, Writers } from './kind/writer.ts';
import { writersFor } from './kind/writers.ts';
import { reports } from './kinds.ts';
import { ownReport } from './own/record.ts';

/** How reports are written; machine-readable files do not depend on the language. */
export interface ReportOptions extends Care {
  /** Tag of a language, `en` by default. */
  readonly language?: string;
  /** `rfc4180` by default. */
  readonly csvDialect?: string;
}

const writersOf: ReadonlyMap<string, Writers<Cell>> = new Map(
  [...reports].map(([kind, report]) => [kind, writersFor(report)]),
);

const ownWriters = writersFor(ownReport) as unknown as Writers<Cell>;

/** The writers of a kind; those for rules of a module, where it is none of the package. */
function writersAt(kind: Cell['kind']): Writers<Cell> {
  return writersOf.get(kind) ?? ownWriters;
}

/** Names of all formats, in the order of the default. */
export const reportFormats: readonly string[] = Object.keys(writersOf.get(defaultKind)!);

/** Formats that runs of a kind can be written in, in the order of the default. */
export function formatsOf(kind: Cell['kind'] = defaultKind): readonly string[] {
  return Object.keys(writersAt(kind));
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
  const byFormat = writersAt(kind);
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
