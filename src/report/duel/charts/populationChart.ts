/** Mean scores of matchups of populations along the attributes that differ. */
import type { PointView } from '../../../facts/duel/view.ts';
import { type Cut, largestOf } from '../../../facts/run/cut.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { type LinePoint, linesChart, mostSeries } from '../../charts/lines.ts';
import { panelBreak } from '../../charts/panels.ts';
import type { Chart } from '../../charts/spec.ts';
import { withLeft } from '../../charts/words.ts';

/** Matchups shown: those in which it matters most who meets. */
const mostPanels = 6;
/** Figures whose values lie alike, so that they fit one axis. */
const attributes: readonly string[] = ['level', 'talent', 'IQ', 'Podl', 'SP'];

/** A panel a matchup, a line a figure; `null` where no attribute is drawn. */
export function populationChart({ populations }: PointView, texts: Texts): Chart | null {
  const matchups = largestOf(populations, mostPanels, ({ between }) => between);
  const lines = matchups.shown.flatMap(({ plane, initiator, target, curves }) => {
    const panel = `${texts.sideName(initiator)} → ${texts.sideName(target)}${panelBreak}${texts.planeHead(plane)}`;
    return curves
      .filter(({ figure }) => attributes.includes(figure))
      .flatMap(({ draw, figure, points }) =>
        points.map(([value, , score]): LinePoint => {
          const at = 100 * score;
          const seat = draw === 0 ? texts.columns.initiator : texts.columns.target;
          const series = texts.populations.figure(seat, figure);
          return { panel, series, at: value, value: at, low: at, high: at };
        }),
      );
  });
  if (lines.length === 0) return null;
  const series = steepest(lines);
  const { title, note: about, axis } = texts.populations.chart;
  const left = [
    [matchups.left, 'panels'],
    [series.left, 'lines'],
  ] as const;
  const note = withLeft(about, left, texts);
  return linesChart(
    {
      ...{ title, note, axisTitle: axis, valueTitle: '%', neutral: 50, series: series.shown },
      points: lines.filter((line) => series.shown.includes(line.series)),
      description: `${note} ${texts.charts.inTables}`,
    },
    texts.numbers,
  );
}

/** The figures that move scores most, as many as can be told apart, in the order in which they stand. */
function steepest(lines: readonly LinePoint[]): Cut<string> {
  const all = [...new Set(lines.map((line) => line.series))];
  const reach = (series: string): number => {
    const values = lines.filter((line) => line.series === series).map(({ value }) => value);
    return Math.max(...values) - Math.min(...values);
  };
  return largestOf(all, mostSeries, reach);
}
