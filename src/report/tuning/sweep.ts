/** `sweep.md`, `sweep.csv`, `sweep-scores.csv`: the scenario at every value of one or two paths. */
import type { SweepResult, SweptCrossing, SweptScore } from '../../tuning/sweep/sweep.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { scoreInterval, winInterval } from './intervals.ts';
import { pageText, picture, type Section } from './page.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';

/** Sentences on crossings before the table. */
const MOST_TOLD = 4;
/** Rows of the table of crossings. */
const MOST_ROWS = 40;

interface Move {
  readonly side: string;
  readonly plane: number;
  readonly first: SweptScore;
  readonly last: SweptScore;
}

/** Side and plane whose mean score moves most along the first axis (at the first value of the second). */
export function largestMove({ points, sides, field }: SweepResult): Move | null {
  const y = points[0]?.y ?? null;
  const row = points.filter((point) => point.y === y);
  let best: Move | null = null;
  for (const plane of field.planes) {
    for (const side of sides) {
      const curve = row.flatMap(({ scores }) =>
        scores.filter((own) => own.side === side && own.plane === plane),
      );
      const [first, last] = [curve[0], curve.at(-1)];
      if (first === undefined || last === undefined) continue;
      const size = Math.abs(last.value - first.value);
      if (size > 1e-9 && (best === null || size > Math.abs(best.last.value - best.first.value) + 1e-12)) {
        best = { side, plane, first, last };
      }
    }
  }
  return best;
}

function crossingText(
  result: SweepResult,
  { plane, sides, y, crossing }: SweptCrossing,
  { sweep }: TuningTexts,
): string {
  const second = result.y === null || y === null ? null : { name: result.y.name, value: y };
  return sweep.crossing({ plane, sides, axis: result.x.name, second, crossing });
}

function findings(result: SweepResult, texts: TuningTexts): string[] {
  const { sweep } = texts;
  const move = largestMove(result);
  if (move === null) return [sweep.still(result.x.name)];
  const own = result.crossings.filter(({ sides }) => sides.length === 1);
  const told = [...own].sort((a, b) => Number(b.sides[0] === move.side) - Number(a.sides[0] === move.side));
  const { side, plane, first, last } = move;
  return [
    sweep.moves(side, plane, result.x.name, [first.x, first.value], [last.x, last.value]),
    ...told.slice(0, MOST_TOLD).map((crossing) => crossingText(result, crossing, texts)),
  ];
}

function scoreTable(
  result: SweepResult,
  plane: number,
  y: number | null,
  { common, numbers }: TuningTexts,
): string {
  const row = result.points.filter((point) => point.y === y);
  const rows = result.sides.map((side) => [
    escapeMarkdown(side),
    ...row.map(({ scores }) => {
      const own = scores.find((score) => score.side === side && score.plane === plane);
      if (own === undefined) return common.none;
      const text = numbers.fixed(own.value * 100, 1);
      return own.exact ? text : `${text} ±${numbers.fixed(((own.high - own.low) / 2) * 100, 1)}`;
    }),
  ]);
  return table(
    [common.side, ...row.map(({ x }) => numbers.significant(x, 6))],
    rows,
    `l${'r'.repeat(row.length)}`,
  );
}

function crossingTable(result: SweepResult, { common, numbers, sweep }: TuningTexts): string[] {
  const plain = (value: number): string => numbers.significant(value, 4);
  const rows = result.crossings
    .slice(0, MOST_ROWS)
    .map(({ plane, sides, y, crossing }) => [
      escapeMarkdown(sides.join(' > ')),
      String(plane),
      ...(result.y === null ? [] : [numbers.significant(y!, 6)]),
      plain(crossing.x),
      crossing.interval === null
        ? sweep.exact
        : `${plain(crossing.interval.low)} – ${plain(crossing.interval.high)}`,
      crossing.rises ? sweep.rises : sweep.falls,
    ]);
  if (rows.length === 0) return [];
  const { columns } = sweep;
  const second = result.y === null ? [] : [escapeMarkdown(result.y.name)];
  const head = [columns.who, common.plane, ...second, columns.where, columns.interval, columns.direction];
  const left = result.crossings.length - rows.length;
  return [table(head, rows, `lr${second.length > 0 ? 'r' : ''}rrl`), left > 0 ? sweep.more(left) : ''];
}

/** The report in Markdown, with its pictures by file name. */
export function sweepMarkdown(
  result: SweepResult,
  info: ReportInfo,
  texts: TuningTexts,
  charts: readonly (readonly [what: string, file: string])[],
): string {
  const { common, sweep } = texts;
  const { field, x, y } = result;
  const seconds = [...new Set(result.points.map((point) => point.y))];
  const sections: Section[] = [
    [
      sweep.headings.scores,
      field.planes.flatMap((plane) =>
        seconds.flatMap((value) => [
          `### ${sweep.heading(plane, y === null || value === null ? null : { name: y.name, value })}`,
          scoreTable(result, plane, value, texts),
        ]),
      ),
    ],
    [sweep.headings.crossings, crossingTable(result, texts)],
  ];
  const page = {
    title: sweep.title(info.scenario.name, y === null ? [x.name] : [x.name, y.name]),
    findings: findings(result, texts),
    lead: [
      common.point({ variant: field.variant, axes: field.axes, others: field.others }),
      ...charts.map(([what, file]) => picture(common.picture(what), file)),
    ],
    sections,
    reading: sweep.reading(result.duels),
  };
  return pageText(page, info, texts);
}

const axisNames = ({ x, y }: SweepResult): string[] => (y === null ? [x.name] : [x.name, y.name]);

/** `sweep.csv`: one row for every matchup at every setting. */
export function sweepCsv(result: SweepResult, info: ReportInfo): string {
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
  return csvTable(head, rows);
}

/** `sweep-scores.csv`: one row for every side, plane and setting. */
export function sweepScoresCsv(result: SweepResult, info: ReportInfo): string {
  const head = [
    ...['scenario', 'variant', 'plane', ...axisNames(result), 'side', 'method', 'mean_score'],
    ...['mean_score_low', 'mean_score_high', 'matchups'],
  ];
  const rows = result.points.flatMap(({ x, y, scores }) =>
    scores.map(({ side, plane, value, low, high, exact, cells }): Value[] => [
      ...[info.scenario.name, result.field.variant, plane, x, ...(y === null ? [] : [y]), side],
      ...[exact ? 'exact' : 'mc', value, exact ? null : low, exact ? null : high, cells],
    ]),
  );
  return csvTable(head, rows);
}
