/** What changes along a varied axis: lines of mean scores, or of single matchups where there are few. */
import { axisHeadline, type Headline } from '../../../facts/duel/headlines.ts';
import type { PointView, View } from '../../../facts/duel/view.ts';
import type { Move } from '../../../facts/moves/moves.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { type LinePoint, linePoint, linesChart, mostPanels, mostSeries } from '../../charts/lines.ts';
import { panelBreak } from '../../charts/panels.ts';
import type { Chart } from '../../charts/spec.ts';
import { joinTwins, lineColours, movingLines } from '../../charts/twinLines.ts';
import { described, withLeft } from '../../charts/words.ts';
import { headed } from './pointCharts.ts';

/** One chart for every axis of numbers with two values or more. */
export function axisCharts(
  view: View,
  moves: readonly Move[],
  texts: Texts,
): readonly { readonly axis: string; readonly chart: Chart }[] {
  const names = view.points[0]?.axes.map(({ name }) => name) ?? [];
  return names.flatMap((name) => {
    const chart = axisChart(view, name, axisHeadline(moves, name), texts);
    return chart === null ? [] : [{ axis: name, chart }];
  });
}

function axisChart(view: View, axis: string, headline: Headline | null, texts: Texts): Chart | null {
  const points = view.points.filter((point) => onFirstValues(point, view, axis));
  const at = (point: PointView) => point.axes.find(({ name }) => name === axis)?.value;
  const values = new Set(points.map(at));
  if (values.size < 2 || [...values].some((value) => typeof value !== 'number' || !Number.isFinite(value)))
    return null;
  const placed = points.map((point) => ({ point, at: Number(at(point)) }));
  const matchups = matchupLines(placed, texts);
  const scores = matchups === null ? scoreLines(placed, texts) : null;
  const lines = matchups ?? scores!.lines;
  if (lines.length === 0) return null;
  const fixed = (view.points[view.first]?.axes ?? [])
    .filter(({ name }) => name !== axis)
    .map(({ name, value }) => `${name} = ${value}`)
    .join(', ');
  const words = texts.charts.along(
    axis,
    matchups === null ? 'side' : 'matchup',
    fixed,
    view.precision.confidence,
  );
  return linesChart(
    {
      ...described(
        { title: words.title, note: withLeft(words.note, [[scores?.left ?? 0, 'lines']], texts) },
        texts,
        texts.charts.inTables,
        headed(headline, texts),
      ),
      axisTitle: words.axis,
      valueTitle: '%',
      neutral: 50,
      series: [...new Set(lines.map((line) => line.series))],
      ...(scores === null ? {} : { sides: scores.colours }),
      points: lines,
    },
    texts.numbers,
  );
}

interface Placed {
  readonly point: PointView;
  readonly at: number;
}

/** Other axes stay at the value that is looked at first. */
function onFirstValues(point: PointView, view: View, axis: string): boolean {
  const first = view.points[view.first]?.axes ?? [];
  return point.axes.every(
    ({ name, value }) => name === axis || first.some((other) => other.name === name && other.value === value),
  );
}

/** One panel a matchup and plane, one line a variant; `null` where that would be too many panels. */
function matchupLines(placed: readonly Placed[], texts: Texts): readonly LinePoint[] | null {
  const lines = placed.flatMap(({ point, at }) =>
    point.tables.flatMap((table) =>
      table.cells.flatMap((cell) => {
        const panel = `${texts.sideName(cell.initiator)} → ${texts.sideName(cell.target)}${panelBreak}${texts.planeHead(cell.plane)}`;
        return linePoint(panel, point.variant, at, cell.score);
      }),
    ),
  );
  const panels = new Set(lines.map(({ panel }) => panel));
  const series = new Set(lines.map((line) => line.series));
  return panels.size > mostPanels || series.size > mostSeries ? null : lines;
}

/** One panel a variant, one line a side; the sides whose score changes most where there are many. */
function scoreLines(
  placed: readonly Placed[],
  texts: Texts,
): ReturnType<typeof movingLines> & { readonly colours: readonly number[] } {
  const lines = placed.flatMap(({ point, at }) =>
    (point.even ? point.scores : []).flatMap(({ side, score }) =>
      linePoint(point.variant, texts.sideName(side), at, score),
    ),
  );
  const sides = placed.flatMap(({ point }) => point.scores.map(({ side }) => side));
  const { lines: shown, left } = movingLines(joinTwins(lines, texts.numbers.list));
  return { lines: shown, left, colours: lineColours(shown, lines, sides, texts.sideName) };
}
