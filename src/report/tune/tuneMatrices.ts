/** Scores of every matchup before and after a change: matrices, and `tune-matchups.csv`. */

import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { beforeAndAfter, groupsOf, outside } from '../../facts/tune/matchups.ts';
import type { Measured, TuneReport } from '../../facts/tune/tuneReport.ts';
import { type Figures, scoreOf } from '../../tuning/figures.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import type { HeatCell } from '../document/grid.ts';
import { matrixBlocks, scaleOf, shareCell } from '../document/heatMatrix.ts';
import { type Block, section, text } from '../document/model.ts';
import { sideText, type TuningWording } from '../tuning/page.ts';

/** Matrices told; the rest stands in the CSV. */
const MOST_MATRICES = 8;

/** A matrix for every plane, and point where there are several. */
export function matrices(
  report: TuneReport,
  measured: readonly Measured[],
  wording: TuningWording,
): readonly Block[] {
  const { texts, phrasing } = wording;
  const { tune, common, numbers } = texts;
  const { name, strong } = phrasing;
  const bad = outside(measured);
  const all = [...groupsOf(report).values()];
  const several =
    new Set(all.map(([first]) => JSON.stringify([first!.cell.variant, first!.cell.axes]))).size > 1;
  const score = (figures: Figures | null): string =>
    figures === null ? common.none : numbers.fixed(scoreOf(figures) * 100, 0);
  const { shown, left } = cut(all, MOST_MATRICES);
  const blocks = shown.map((group) => {
    const { plane, variant, axes } = group[0]!.cell;
    const rows = [...new Set(group.map(({ cell }) => cell.initiator))];
    const columns = [...new Set(group.map(({ cell }) => cell.target))];
    const byPair = new Map(
      group.map(({ cell, index }): [string, HeatCell] => {
        const [before, after] = beforeAndAfter(report, { cell, index });
        const shown = tune.arrow(score(before), score(after));
        const value = after ? scoreOf(after) : null;
        const pair = JSON.stringify([cell.initiator, cell.target]);
        return [pair, shareCell(value, bad.has(index) ? strong(shown) : shown)];
      }),
    );
    const point = [variant, ...axes.map((axis) => `${axis.name} = ${axis.value}`)].map(name).join(', ');
    return section(
      several ? `${common.planeHead(plane)} (${point})` : common.planeHead(plane),
      matrixBlocks(
        tune.columns.corner,
        columns.map((side) => sideText(wording, side)),
        rows.map((a) => ({
          text: strong(sideText(wording, a)),
          cells: columns.map((b) => byPair.get(JSON.stringify([a, b])) ?? null),
        })),
      ),
    );
  });
  const scale = blocks.length === 0 ? [] : [scaleOf(wording.shared.page.scoreLegend, numbers)];
  return [...text(tune.matrixNote), ...text(left > 0 ? tune.moreMatrices(left) : ''), ...scale, ...blocks];
}

/** `tune-matchups.csv`: one row for every matchup of the points that the goal looks at. */
export function matchupsTable(report: TuneReport, info: ReportInfo): CsvTable {
  const { result } = report;
  const axes = [...new Set(result.before.flatMap((cell) => cell.axes.map((axis) => axis.name)))];
  const figures = ['score', 'win_rate', 'target_win_rate', 'draw_rate', 'rounds_mean'];
  const head = [
    ...['scenario', 'variant', 'plane', ...axes, 'initiator', 'target', 'method'],
    ...figures.map((name) => `${name}_before`),
    ...figures.map((name) => `${name}_after`),
  ];
  const values = (own: Figures | null): Value[] =>
    own === null
      ? figures.map(() => null)
      : [scoreOf(own), own.winRate, own.targetWinRate, own.drawRate, own.roundsMean];
  const rows = [...groupsOf(report).values()].flat().map(({ cell, index }): Value[] => {
    const [before, after] = beforeAndAfter(report, { cell, index });
    const exact = before?.duels === null && after?.duels === null;
    return [
      ...[info.scenario.name, cell.variant, cell.plane],
      ...axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null),
      ...[cell.initiator, cell.target, !before || !after ? 'none' : exact ? 'exact' : 'mc'],
      ...[...values(before), ...values(after)],
    ];
  });
  return { header: head, rows };
}
