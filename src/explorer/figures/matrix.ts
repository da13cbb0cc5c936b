/** One plane as a matrix, sides that are alike in one row, each figure beside what the file says. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { groupPoints, type Point } from '../../analysis/points.ts';
import { type SideScore, sideScores } from '../../analysis/scores.ts';
import type { CellResult } from '../../batch/result.ts';
import { type CellView, planeTables } from '../../facts/duel/tables.ts';
import { groupsOf, twinsOf } from '../../facts/duel/twins.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { heatStep } from '../../report/charts/palette.ts';
import { heatNumeral } from '../../report/charts/shares.ts';
import { heatFigures } from '../../report/duel/book.ts';
import { byStrength } from '../../report/duel/charts/pointCharts.ts';
import type { CellModel, Impossible, Moved, PlaneModel, Score, SideRow } from '../model/messages.ts';

/** The figures of one plane that a matrix shows. */
export interface PlaneFigures {
  readonly point: Point;
  readonly scores: readonly SideScore[];
  readonly cells: ReadonlyMap<string, CellView>;
  readonly impossible: ReadonlyMap<string, string>;
}

/** Works out the figures of the cells of one plane at one point. */
export function planeFigures(results: readonly CellResult[]): PlaneFigures | null {
  const [point] = groupPoints(results);
  const [table] = planeTables(point === undefined ? [] : [point])[0] ?? [];
  if (point === undefined || table === undefined) return null;
  return {
    point,
    scores: sideScores(point),
    cells: new Map(table.cells.map((view) => [view.key, view])),
    impossible: new Map(table.impossible.map(({ cell, impossible }) => [cell.key, impossible ?? ''])),
  };
}

/** Sides that are alike at a point, each group with those it stands for, the strongest first. */
export function alike(
  point: Point,
  scores: readonly SideScore[],
  sides: readonly string[],
): readonly string[][] {
  const twins = twinsOf(point);
  const strength = byStrength({ scores });
  const order = [...strength, ...sides.filter((side) => !strength.includes(side))];
  const place = (side: string): number => sides.indexOf(side);
  return groupsOf(twins, order).map((group) => [...group].sort((a, b) => place(a) - place(b)));
}

/** A score as it is shown; `null` where it is not known. */
export function scoreOf(estimate: Estimate | undefined, { numbers }: Texts): Score | null {
  const value = estimate === undefined ? null : bestOf(estimate);
  if (estimate === undefined || value === null) return null;
  return { value, text: heatNumeral(estimate, numbers), step: heatStep(value) };
}

/** A figure beside what it was; of equal texts only one is told. */
export function beside<T extends { readonly text: string }>(
  after: T | null,
  before: T | null,
): Moved<T> | null {
  return after && { after, before: before === null || before.text === after.text ? null : before };
}

/** The matrix. @param texts in plain phrasing. */
export function planeModel(
  after: PlaneFigures,
  before: PlaneFigures | null,
  plane: number,
  texts: Texts,
): PlaneModel {
  const all = after.point.planes.flatMap(({ cells }) => cells.map(({ cell }) => cell));
  const [initiators, targets] = [all.map(({ initiator }) => initiator), all.map(({ target }) => target)];
  const groups = alike(after.point, after.scores, [...new Set([...initiators, ...targets])]);
  const rows = groups.filter((group) => group.some((side) => initiators.includes(side)));
  const columns = groups.filter((group) => group.some((side) => targets.includes(side)));
  const views = [...after.cells.values()];
  const score = (scores: readonly SideScore[], side: string) =>
    scoreOf(scores.find((entry) => entry.side === side)?.score, texts);
  const byPair = new Map(all.map((cell) => [`${cell.initiator}\0${cell.target}`, cell.key]));
  const cellAt = (row: readonly string[], column: readonly string[]): SideRow['cells'][number] => {
    for (const initiator of row)
      for (const target of column) {
        const key = byPair.get(`${initiator}\0${target}`);
        if (key !== undefined) return cellModel(key, after, before, texts);
      }
    return null;
  };
  return {
    plane,
    head: texts.planeHead(plane),
    caption: texts.page.heatCaption(texts.planeHead(plane)),
    columns: columns.map((group) => namesOf(group, texts)),
    rows: rows.map((group) => ({
      name: namesOf(group, texts),
      sides: group,
      score: beside(score(after.scores, group[0]!), before === null ? null : score(before.scores, group[0]!)),
      cells: columns.map((column) => cellAt(group, column)),
    })),
    simulated: views.some(({ score: { exact, simulated } }) => exact === null && simulated !== null),
  };
}

/** Names of sides that are one. */
export function namesOf(sides: readonly string[], { sideName }: Texts): string {
  return sides.map((side) => sideName(side)).join(' = ');
}

function cellModel(
  key: string,
  after: PlaneFigures,
  before: PlaneFigures | null,
  texts: Texts,
): CellModel | Impossible {
  const view = after.cells.get(key);
  if (view === undefined) return { impossible: texts.reason(after.impossible.get(key) ?? '') };
  const { rates, page, sideName, planeHead } = texts;
  const heat = heatFigures(view, texts);
  const was = before?.cells.get(key);
  const old = was === undefined ? null : heatFigures(was, texts);
  const { details } = page;
  const [now, then] = [bestOf(view.score), was === undefined ? null : bestOf(was.score)];
  const changed = old !== null && JSON.stringify(old) !== JSON.stringify(heat);
  return {
    key,
    title: `${sideName(view.initiator)} → ${sideName(view.target)} · ${planeHead(view.plane)}`,
    after: heat,
    before: changed ? old : null,
    step: now === null ? null : heatStep(now),
    moved: !changed || now === null || then === null || now === then ? null : now > then ? 'up' : 'down',
    hint: (['win', 'targetWin', 'draw', 'score'] as const).map(
      (figure) => `${details[figure]}: ${rates.estimate(view[figure])}`,
    ),
    simulated: view.score.exact === null,
  };
}
