/** The baseline's file: JSON, one cell a line, so that a change shows as the lines that changed. */

import { z } from 'zod';
import type { Baseline, BaselineCell, KeptFigures, Triple } from '../../analysis/baseline/baseline.ts';
import { isSoundCell } from '../../analysis/baseline/sound.ts';
import { parseForeignJson } from '../../batch/boundedJson.ts';
import { ReportError } from '../../language/errors.ts';
import { carry } from '../../scenario/tree/carried.ts';
import {
  axis,
  duelCount,
  entries,
  list,
  number,
  oneOf,
  rawText,
  readAs,
  record,
  seed,
  stateCount,
  text,
} from '../json/schema.ts';

/** Version of the layout. */
const format = 1;

const triple: z.ZodType<Triple> = z.tuple([number, number, number], carry('threeNumbers'));

const means = entries(number).nullable();

const figures: z.ZodType<KeptFigures> = record<KeptFigures>({
  counted: means,
  exact: means,
  distributions: entries(list(z.tuple([number, number], carry('listOfLength', 2)))).nullable(),
});

const five = [text, text, list(axis), triple.nullable(), triple.nullable()] as const;

/** Files of older versions hold who won alone. */
const cell: z.ZodType<BaselineCell> = z
  .tuple([...five, figures.nullable().optional()], carry('listOfLength', 5))
  .transform(([key, variant, axes, counts, exact, kept]) => ({
    ...{ key, variant, axes, counts, exact },
    figures: kept ?? null,
  }));

/** What stands in the file beside its format. */
export const baselineSchema: z.ZodType<Baseline> = record<Baseline>({
  version: text,
  scenario: record<Baseline['scenario']>({ name: text, hash: text, text: rawText }),
  seed,
  duels: duelCount,
  method: oneOf(['mc', 'exact', 'both']),
  maxStates: stateCount,
  cells: list(cell),
});

/** The text of the file. */
export function writeBaseline(baseline: Baseline): string {
  const { cells, version, ...rest } = baseline;
  const head = Object.entries({ format, version, ...rest }).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)},`,
  );
  const lines = cells.map(({ key, variant, axes, counts, exact, figures: kept }) =>
    JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value]), counts, exact, kept]),
  );
  return `${['{', ...head, '"cells": [', lines.join(',\n'), ']', '}'].join('\n')}\n`;
}

/** Reads what `writeBaseline` wrote. @throws ReportError `bad-run` with the place of what is wrong. */
export function readBaseline(written: string, name: string): Baseline {
  let parsed: unknown;
  try {
    parsed = parseForeignJson(written);
  } catch (cause) {
    throw new ReportError('bad-run', { where: [name], must: ['baseline'], found: ['noJson'] }, { cause });
  }
  const { format: found } = readAs(record({ format: number }), parsed, name);
  if (found !== format)
    throw new ReportError('bad-run', {
      where: [`${name}.format`],
      must: ['exactly', `${format}`],
      found: ['value', `${found}`],
    });
  const baseline = readAs(baselineSchema, parsed, name);
  const strange = baseline.cells.findIndex((found) => !isSoundCell(found, baseline.duels));
  if (strange < 0) return baseline;
  throw new ReportError('bad-run', { where: [`${name}.cells[${strange}]`], must: ['soundFigures'] });
}
