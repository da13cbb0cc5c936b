/** Tables of a run as rows with named figures, for programs. */
import { ReportError } from '../language/errors.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import type { Value } from './csv/table.ts';
import { reports } from './kinds.ts';

/** A row of a table: its figures by the name of their column; `null` where there is none, `Infinity` for no limit. */
export type Row = Readonly<Record<string, Value>>;

/**
 * The rows of a table as `souboj run` writes it, numbers as numbers. docs/columns.md says what each column means.
 *
 * @param table name of its file: `cells.csv`, `distributions.csv`, `scores.csv` (of duels), `distractions.csv` (of days).
 * @throws ReportError `unknown-table` for one that the kind of the run has not.
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage }, druid: { class: druid } }`;
 * const study = await run(text, { method: 'exact' });
 * rowsOf(study).map(({ initiator, target, win_rate }) => [initiator, target, win_rate]);
 */
export function rowsOf(study: Study<Cell>, table = 'cells.csv'): readonly Row[] {
  const kind = study.cells[0]?.cell.kind;
  const tables = new Map(kind === undefined ? [] : reports.get(kind)!.tables(study));
  const found = tables.get(table);
  if (found === undefined)
    throw new ReportError('unknown-table', {
      where: ['table'],
      must: ['oneOf', [...tables.keys()]],
      found: ['value', table],
    });
  const { header, rows } = found;
  const named = (values: readonly Value[]): Row =>
    Object.fromEntries(header.map((name, i) => [name, values[i] ?? null]));
  return [...rows].flatMap((row) =>
    'lead' in row ? [...row.rows].map((rest) => named([...row.lead, ...rest])) : [named(row)],
  );
}
