/** The report of a sweep, `sweep.csv`, `sweep-scores.csv`: the scenario at every value of one or two paths. */

import { between } from '../../analysis/estimate.ts';
import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { isSure } from '../../facts/sweep/crossings.ts';
import { scoreInterval, winInterval } from '../../facts/sweep/intervals.ts';
import { largestMove } from '../../facts/sweep/largestMove.ts';
import { uncrossedOf } from '../../facts/sweep/uncrossed.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import { planesOf, type SweepResult, type SweptCrossing } from '../../tuning/sweep/sweep.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import type { Finding } from '../document/frame.ts';
import { figure, words } from '../document/grid.ts';
import { matrixBlocks, scaleOf, shareCell } from '../document/heatMatrix.ts';
import { type Block, type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';
import { sweepPictures } from './sweepPictures.ts';

/** Sentences on crossings before the table. */
const MOST_TOLD = 4;
/** Rows of the table of crossings. */
const MOST_ROWS = 40;

function crossingText(
  result: SweepResult,
  { plane, sides, y, crossing }: SweptCrossing,
  { sweep }: TuningTexts,
): string {
  const second = result.y === null || y === null ? null : { name: result.y.name, value: y };
  const sure = isSure(result, { plane, sides, y, crossing });
  return sweep.crossing({ plane, sides, axis: result.x.name, second, crossing, sure });
}

/** Who moves most, and where it is even. */
export function sweepMoves(result: SweepResult, texts: TuningTexts): readonly Finding[] {
  const { sweep } = texts;
  const move = largestMove(result);
  if (move === null) return [[sweep.still(result.x.name), null]];
  const own = result.crossings.filter(({ sides }) => sides.length === 1);
  const rank = ({ sides, plane }: SweptCrossing): number =>
    (sides[0] === move.side ? 2 : 0) + (plane === null ? 1 : 0);
  const { shown, left } = cut(
    [...own].sort((a, b) => rank(b) - rank(a)),
    MOST_TOLD,
  );
  const { side, plane, first, last, sure } = move;
  const { headings } = sweep;
  return [
    [
      sweep.moves(side, plane, result.x.name, [first.x, first.value], [last.x, last.value], sure),
      headings.scores,
    ],
    ...shown.map((crossing) => [crossingText(result, crossing, texts), headings.crossings] as const),
    ...(left > 0 ? [[sweep.moreCrossings(left), headings.crossings] as const] : []),
    ...uncrossedOf(result, side).map(
      (facts) => [sweep.uncrossed(facts, result.x.name), headings.scores] as const,
    ),
  ];
}

/** Mean scores of sides, settings across. */
function scoreBlocks(
  result: SweepResult,
  plane: number | null,
  y: number | null,
  wording: TuningWording,
): readonly Block[] {
  const { common, numbers } = wording.texts;
  const row = result.points.filter((point) => point.y === y);
  const rows = result.sides.map((side) => ({
    text: sideText(wording, side),
    cells: row.map(({ scores }) => {
      const own = scores.find((score) => score.side === side && score.plane === plane);
      if (own === undefined) return shareCell(null, common.none);
      return shareCell(own.value, wording.shared.rates.cell(between(own.value, own.exact ? null : own)));
    }),
  }));
  const heads = row.map(({ x }) => numbers.significant(x, 6));
  return matrixBlocks(common.side, heads, rows);
}

function crossingBlocks(result: SweepResult, wording: TuningWording): readonly Block[] {
  const { phrasing, shared } = wording;
  const { common, numbers, sweep } = wording.texts;
  const plain = (value: number): string => numbers.significant(value, 4);
  const { shown, left } = cut(result.crossings, MOST_ROWS);
  const rows = shown.map(({ plane, sides, y, crossing }) => [
    words(phrasing.name(sides.map(shared.sideName).join(' > '))),
    plane === null ? words(sweep.allPlanes) : figure(String(plane), plane),
    ...(result.y === null ? [] : [figure(numbers.significant(y!, 6), y)]),
    figure(plain(crossing.x), crossing.x),
    words(
      crossing.interval === null
        ? sweep.exact
        : `${plain(crossing.interval.low)} – ${plain(crossing.interval.high)}`,
    ),
    words(crossing.rises ? sweep.rises : sweep.falls),
  ]);
  const { columns } = sweep;
  const second = result.y === null ? [] : [phrasing.name(result.y.name)];
  const head = [columns.who, common.plane, ...second, columns.where, columns.interval, columns.direction];
  return [
    ...table({ head, rows, align: `lr${second.length > 0 ? 'r' : ''}rrl` }),
    ...text(left > 0 ? sweep.more(left) : ''),
  ];
}

/** Mean scores at every setting, plane by plane. */
export function scoreSection(result: SweepResult, wording: TuningWording): Block {
  const { sweep } = wording.texts;
  const seconds = [...new Set(result.points.map((point) => point.y))];
  return section(sweep.headings.scores, [
    scaleOf(wording.shared.page.scoreLegend, wording.texts.numbers),
    ...planesOf(result.field).flatMap((plane) =>
      seconds.map((value) =>
        section(
          sweep.heading(plane, result.y === null || value === null ? null : { name: result.y.name, value }),
          scoreBlocks(result, plane, value, wording),
        ),
      ),
    ),
  ]);
}

/** The report. @param of the side that a map is about; `null`: the one that moves most. */
export function sweepDocument(
  result: SweepResult,
  info: ReportInfo,
  of: string | null,
  wording: TuningWording,
): Document {
  const { common, sweep } = wording.texts;
  const { field, x, y } = result;
  const page = {
    title: sweep.title(info.scenario.name, y === null ? [x.name] : [x.name, y.name]),
    findings: sweepMoves(result, wording.texts),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...sweepPictures(result, of, wording).flatMap(({ file, chart }) => picture(file, chart)),
    ],
    sections: [
      scoreSection(result, wording),
      section(sweep.headings.crossings, crossingBlocks(result, wording)),
    ],
    reading: sweep.reading(result.duels),
  };
  return pageDocument(page, info, wording);
}

const axisNames = ({ x, y }: SweepResult): string[] => (y === null ? [x.name] : [x.name, y.name]);

/** `sweep.csv`: one row for every matchup at every setting. */
export function sweepTable(result: SweepResult, info: ReportInfo): CsvTable {
  const head = [
    ...['scenario', 'variant', 'plane', ...axisNames(result), 'initiator', 'target', 'method', 'duels'],
    ...[
      'win_rate',
      'win_rate_low',
      'win_rate_high',
      'target_win_rate',
      'draw_rate',
      'score',
      'score_low',
      'score_high',
    ],
    ...['rounds_mean', 'initiator_drain_mean', 'target_drain_mean'],
  ];
  const rows = result.points.flatMap(({ x, y, matchups }) =>
    matchups.map(({ cell, figures }): Value[] => {
      const address = [info.scenario.name, cell.variant, cell.plane, x, ...(y === null ? [] : [y])];
      if (figures === null)
        return [...address, cell.initiator, cell.target, 'none', ...Array<null>(12).fill(null)];
      const [win, score] = [winInterval(figures), scoreInterval(figures)];
      return [
        ...[...address, cell.initiator, cell.target, figures.duels === null ? 'exact' : 'mc', figures.duels],
        ...[figures.winRate, win?.low ?? null, win?.high ?? null, figures.targetWinRate, figures.drawRate],
        ...[score.value, score.bounds?.low ?? null, score.bounds?.high ?? null],
        ...[figures.roundsMean, figures.initiatorDrainMean, figures.targetDrainMean],
      ];
    }),
  );
  return { header: head, rows };
}

/** `sweep-scores.csv`: one row for every side, plane and setting. */
export function sweepScoresTable(result: SweepResult, info: ReportInfo): CsvTable {
  const head = [
    ...['scenario', 'variant', 'plane', ...axisNames(result), 'side', 'method', 'mean_score'],
    ...['mean_score_low', 'mean_score_high', 'matchups'],
  ];
  const rows = result.points.flatMap(({ x, y, scores }) =>
    scores.map(({ side, plane, value, low, high, exact, cells }): Value[] => [
      ...[info.scenario.name, result.field.variant, plane ?? 'all', x, ...(y === null ? [] : [y]), side],
      ...[exact ? 'exact' : 'mc', value, exact ? null : low, exact ? null : high, cells],
    ]),
  );
  return { header: head, rows };
}

/** What a terminal shows: the first sentences alone. Texts must be bare (plain phrasing). */
export function sweepSentences(result: SweepResult, texts: TuningTexts): readonly string[] {
  return sweepMoves(result, texts).map(([sentence]) => sentence);
}
