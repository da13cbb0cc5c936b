/** Scores of every matchup before and after a change: matrices, and `tune-matchups.csv`. */
import { cellMetrics } from '../../scenario/bands.ts';
import type { DuelCell } from '../../scenario/cells.ts';
import { type Figures, scoreOf } from '../../tuning/figures.ts';
import { missOf } from '../../tuning/goal/requirement.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { type Block, section, table, text } from '../document/model.ts';
import { type GridCell, words } from '../grids/grid.ts';
import { sideText, type TuningWording } from './page.ts';
import type { ReportInfo } from './texts.ts';
import type { Measured, TuneReport } from './tuneReport.ts';

/** Matrices told; the rest stands in the CSV. */
const MOST_MATRICES = 8;

interface Pair {
  readonly cell: DuelCell;
  readonly index: number;
}

/** Indices of cells that a wish about single matchups finds outside after the change. */
function outside(measured: readonly Measured[]): ReadonlySet<number> {
  const found = measured.filter(
    ({ requirement, after }) => requirement.band.metric in cellMetrics && missOf(requirement.band, after) > 0,
  );
  return new Set(found.map(({ requirement }) => requirement.terms[0]!.cell));
}

/** Cells of the points that the goal looks at, by point and plane. */
function groups({ result }: TuneReport): Map<string, Pair[]> {
  const points = new Set(
    result.requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])),
  );
  const found = new Map<string, Pair[]>();
  result.before.forEach((cell, index) => {
    const point = JSON.stringify([cell.variant, cell.axes]);
    if (!points.has(point)) return;
    const key = `${point} ${cell.plane}`;
    found.set(key, [...(found.get(key) ?? []), { cell, index }]);
  });
  return found;
}

/** A matrix for every plane, and point where there are several. */
export function matrices(
  report: TuneReport,
  measured: readonly Measured[],
  wording: TuningWording,
): readonly Block[] {
  const { texts, phrasing } = wording;
  const { tune, common, numbers } = texts;
  const { name, strong } = phrasing;
  const { evaluator, result } = report;
  const { mostDuels } = evaluator.options;
  const bad = outside(measured);
  const all = [...groups(report).values()];
  const several =
    new Set(all.map(([first]) => JSON.stringify([first!.cell.variant, first!.cell.axes]))).size > 1;
  const score = (figures: Figures | null): string =>
    figures === null ? common.none : numbers.fixed(scoreOf(figures) * 100, 0);
  const blocks = all.slice(0, MOST_MATRICES).map((group) => {
    const { plane, variant, axes } = group[0]!.cell;
    const rows = [...new Set(group.map(({ cell }) => cell.initiator))];
    const columns = [...new Set(group.map(({ cell }) => cell.target))];
    const byPair = new Map(
      group.map(({ cell, index }): [string, GridCell] => {
        const [before, after] = [cell, result.after[index]!].map((own) => evaluator.figures(own, mostDuels));
        const shown = tune.arrow(score(before ?? null), score(after ?? null));
        const value = after ? scoreOf(after) : null;
        const pair = JSON.stringify([cell.initiator, cell.target]);
        return [pair, { text: bad.has(index) ? strong(shown) : shown, value }];
      }),
    );
    const point = [variant, ...axes.map((axis) => `${axis.name} = ${axis.value}`)].map(name).join(', ');
    return section(
      several ? `${common.planeHead(plane)} (${point})` : common.planeHead(plane),
      table({
        head: [tune.columns.corner, ...columns.map((side) => sideText(wording, side))],
        rows: rows.map((a) => [
          words(strong(sideText(wording, a))),
          ...columns.map((b) => byPair.get(JSON.stringify([a, b])) ?? words('')),
        ]),
        align: `l${'r'.repeat(columns.length)}`,
      }),
    );
  });
  return [...text(tune.matrixNote), ...blocks];
}

/** `tune-matchups.csv`: one row for every matchup of the points that the goal looks at. */
export function matchupsCsv(report: TuneReport, info: ReportInfo): string {
  const { evaluator, result } = report;
  const { mostDuels } = evaluator.options;
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
  const rows = [...groups(report).values()].flat().map(({ cell, index }): Value[] => {
    const [before, after] = [cell, result.after[index]!].map((own) => evaluator.figures(own, mostDuels));
    const exact = before?.duels === null && after?.duels === null;
    return [
      ...[info.scenario.name, cell.variant, cell.plane],
      ...axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null),
      ...[cell.initiator, cell.target, !before || !after ? 'none' : exact ? 'exact' : 'mc'],
      ...[...values(before ?? null), ...values(after ?? null)],
    ];
  });
  return csvTable(head, rows);
}
