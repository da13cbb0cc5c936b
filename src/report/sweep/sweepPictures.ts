/** Pictures of a sweep: curves with bands, or maps where there are two axes. */
import { largestMove } from '../../facts/sweep/largestMove.ts';
import type { SweepResult } from '../../tuning/sweep/sweep.ts';
import { heatMapChart } from '../charts/heatMap.ts';
import { linesChart } from '../charts/lines.ts';
import type { Chart } from '../charts/spec.ts';
import { joinTwins, lineColours, movingLines } from '../charts/twinLines.ts';
import { described, withLeft } from '../charts/words.ts';
import type { TuningWording } from '../tuning/page.ts';

/** A picture with its file. */
export interface SweepPicture {
  readonly file: string;
  readonly chart: Chart;
}

/** One picture of curves, or a map for every plane; none where there is no score. @param of the side that a map is about. */
export function sweepPictures(
  result: SweepResult,
  of: string | null,
  wording: TuningWording,
): readonly SweepPicture[] {
  // Whoever meets nobody but itself has no score to draw.
  if (result.points.every(({ scores }) => scores.length === 0)) return [];
  if (result.y === null) return [{ file: 'sweep.svg', chart: curves(result, wording) }];
  const { planes } = result.field;
  const side = of ?? largestMove(result)?.side ?? result.sides[0]!;
  return planes.map((plane) => ({
    file: planes.length === 1 ? 'sweep-map.svg' : `sweep-map-plane-${plane}.svg`,
    chart: map(result, side, plane, wording),
  }));
}

/** Mean scores along the first axis, a panel for each plane. */
export function curves(result: SweepResult, { plain, shared }: TuningWording): Chart {
  const points = result.points.flatMap(({ x, scores }) =>
    scores.map(({ side, plane, value, low, high }) => ({
      panel: plain.common.planeHead(plane),
      series: shared.sideName(side),
      at: x,
      value: value * 100,
      low: low * 100,
      high: high * 100,
    })),
  );
  const { lines, left } = movingLines(joinTwins(points, shared.numbers.list));
  const note = withLeft(shared.charts.curves, [[left, 'lines']], shared);
  return linesChart(
    {
      ...described({ title: plain.sweep.meanScore, note }, shared),
      axisTitle: result.x.name,
      valueTitle: '%',
      neutral: 50,
      series: [...new Set(lines.map(({ series }) => series))],
      sides: lineColours(lines, points, result.sides, shared.sideName),
      points: lines,
    },
    shared.numbers,
  );
}

/** Mean score of one side on one plane over both axes. */
function map(result: SweepResult, side: string, plane: number, { plain, shared }: TuningWording): Chart {
  const { numbers, charts } = shared;
  const label = (value: number): string => numbers.significant(value, 6);
  const several = result.field.planes.length > 1;
  const title = `${plain.sweep.heat(side)}${several ? ` (${plain.common.planeHead(plane)})` : ''}`;
  const rows = [...(result.y?.values ?? [])].sort((a, b) => b - a);
  return heatMapChart(
    {
      ...described({ title, note: charts.sweepMap }, shared),
      rowTitle: result.y?.name ?? '',
      columnTitle: result.x.name,
      legendTitle: charts.scoreAxis,
      rows: rows.map(label),
      columns: [...result.x.values].sort((a, b) => a - b).map(label),
      cells: result.points.flatMap(({ x, y, scores }) =>
        scores
          .filter((own) => own.side === side && own.plane === plane && y !== null)
          .map(({ value }) => ({
            row: label(y!),
            column: label(x),
            share: value,
            text: numbers.fixed(value * 100, 0),
          })),
      ),
    },
    numbers,
  );
}
