/** Tables with one row a side: mean scores and mana drain. */
import { bothEnds, listRows, sideRows } from '../../../facts/duel/fit.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import type { Grid } from '../../document/grid.ts';
import { folded, gridTable } from '../../markdown/table.ts';
import { drainGrid, drainIsExact, planeDrainGrid, scoreGrid } from '../sides.ts';

/** Mean scores of a point, the strongest side first, the overall score in bold; nothing for fewer than two sides. */
export function scoreBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = scoreGrid(point, texts);
  return grid === null ? [] : [...(notes ? [texts.scoresNote] : []), ...sideTable(grid, texts, 1)];
}

/** A table with one row a side; of too many sides the first and the last. */
function sideTable(grid: Grid, texts: Texts, bold?: number): readonly string[] {
  const all = grid.rows.length;
  return [
    ...(all > sideRows ? [texts.fit.sides(all, sideRows)] : []),
    gridTable({ ...grid, rows: bothEnds(grid.rows, sideRows) }, bold),
  ];
}

/** Mana drain of a point. */
export function drainBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = drainGrid(point, texts);
  return grid === null
    ? []
    : [
        ...(notes ? [texts.drainNote(drainIsExact(point), point.precision)] : []),
        ...sideTable(grid, texts),
        ...(notes ? planeDrainBlocks(point, texts) : []),
      ];
}

/** The same plane by plane, folded away: what the picture shows. */
function planeDrainBlocks(point: PointView, texts: Texts): readonly string[] {
  const grid = planeDrainGrid(point, texts);
  if (grid === null) return [];
  const summary = `${texts.headings.drain}, ${texts.byPlane}: ${texts.asTable}`;
  const shown = { ...grid, rows: grid.rows.slice(0, listRows) };
  const cut = grid.rows.length > listRows ? [texts.fit.rows(grid.rows.length, listRows)] : [];
  return folded(summary, [...cut, gridTable(shown)]);
}
