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
import type { HeatFigure, PageLaw } from '../../report/document/pageData.ts';
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
  const was = (sides: readonly string[]): Score | null =>
    before === null ? null : together(sides.flatMap((side) => score(before.scores, side) ?? []));
  const byPair = new Map(all.map((cell) => [`${cell.initiator}\0${cell.target}`, cell.key]));
  const cellAt = (row: readonly string[], column: readonly string[]): SideRow['cells'][number] => {
    const keys = row.flatMap((initiator) =>
      column.flatMap((target) => byPair.get(`${initiator}\0${target}`) ?? []),
    );
    return keys.length === 0 ? null : cellModel(keys, after, before, texts);
  };
  return {
    plane,
    head: texts.planeHead(plane),
    caption: texts.page.heatCaption(texts.planeHead(plane)),
    columns: columns.map((group) => namesOf(group, texts)),
    rows: rows.map((group) => ({
      name: namesOf(group, texts),
      sides: group,
      score: beside(score(after.scores, group[0]!), was(group)),
      cells: columns.map((column) => cellAt(group, column)),
    })),
    simulated: views.some(({ score: { exact, simulated } }) => exact === null && simulated !== null),
  };
}

/** Names of sides that are one. */
export function namesOf(sides: readonly string[], { sideName }: Texts): string {
  return sides.map((side) => sideName(side)).join(' = ');
}

/** Scores of sides that are one now and may have been several before: their range. */
export function together(scores: readonly Score[]): Score | null {
  const sorted = [...scores].sort((a, b) => a.value - b.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  if (least.text === most.text) return least;
  return { ...least, text: range(least.text, most.text), all: sorted.map(({ value }) => value) };
}

const range = (least: string, most: string): string => (least === most ? least : `${least}–${most}`);

/** What matchups that are one now were before: where they were several, from the least to the most. */
function heatBefore(views: readonly CellView[], texts: Texts): PageLaw['heat'] {
  const own = (figure: HeatFigure): string => {
    const sorted = [...views].sort((a, b) => (bestOf(a[figure]) ?? 0) - (bestOf(b[figure]) ?? 0));
    const text = (view: CellView): string => heatFigures(view, texts)[figure];
    return range(text(sorted[0]!), text(sorted.at(-1)!));
  };
  return { score: own('score'), win: own('win'), draw: own('draw') };
}

function cellModel(
  keys: readonly string[],
  after: PlaneFigures,
  before: PlaneFigures | null,
  texts: Texts,
): CellModel | Impossible {
  const key = keys.find((own) => after.cells.has(own)) ?? keys[0]!;
  const view = after.cells.get(key);
  if (view === undefined) return { impossible: texts.reason(after.impossible.get(key) ?? '') };
  const { rates, page, sideName, planeHead } = texts;
  const heat = heatFigures(view, texts);
  const were = keys.flatMap((own) => before?.cells.get(own) ?? []);
  const old = were.length === 0 ? null : heatBefore(were, texts);
  const { details } = page;
  const now = bestOf(view.score);
  const ways = were.map(({ score }) => Math.sign((now ?? 0) - (bestOf(score) ?? 0)));
  const changed = old !== null && JSON.stringify(old) !== JSON.stringify(heat);
  // One arrow where all that went anywhere went the same way.
  const went = [...new Set(ways.filter((way) => way !== 0))];
  const way = changed && now !== null && went.length === 1 ? went[0]! : 0;
  return {
    key,
    title: `${sideName(view.initiator)} → ${sideName(view.target)} · ${planeHead(view.plane)}`,
    after: heat,
    before: changed ? old : null,
    step: now === null ? null : heatStep(now),
    moved: way === 0 ? null : way > 0 ? 'up' : 'down',
    hint: (['win', 'targetWin', 'draw', 'score'] as const).map(
      (figure) => `${details[figure]}: ${rates.estimate(view[figure])}`,
    ),
    simulated: view.score.exact === null,
  };
}
