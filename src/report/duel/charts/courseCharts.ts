/** The charts of one point about how duels go: first move, mana, length. */
import { bestOf, type Estimate } from '../../../analysis/estimate.ts';
import type { Endings } from '../../../facts/duel/endings.ts';
import { edgeHeadline, lengthHeadline } from '../../../facts/duel/headlines.ts';
import { groupsOf } from '../../../facts/duel/twins.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { distributionsChart, type ShareRow } from '../../charts/distributions.ts';
import { rowName } from '../../charts/groupNames.ts';
import { intervalsChart } from '../../charts/intervals.ts';
import { panelBreak } from '../../charts/panels.ts';
import { type RangeRow, rangesChart } from '../../charts/ranges.ts';
import { binsOf } from '../../charts/shares.ts';
import type { Chart } from '../../charts/spec.ts';
import { stackedChart } from '../../charts/stacked.ts';
import { described, intervalRow } from '../../charts/words.ts';
import { byStrength, headed } from './pointCharts.ts';

/** First-move edge of every plane that has a mirror. */
export function edgeChart(point: PointView, texts: Texts): Chart | null {
  const found = point.findings.find((finding) => finding.kind === 'edge');
  if (found === undefined) return null;
  const { axis, ...words } = texts.charts.edge;
  const rows = found.edges.flatMap(({ plane, edge }) =>
    intervalRow(texts.planeHead(plane), edge, texts.rates.points(edge)),
  );
  const said = described(words, texts, texts.charts.inTables, headed(edgeHeadline(point), texts));
  return intervalsChart({ ...said, axisTitle: axis, neutral: 0, rows }, texts.numbers);
}

/** Mana lost by every side on every plane. */
export function drainChart(point: PointView, texts: Texts): Chart | null {
  const { axis, ...words } = texts.charts.drain;
  const { initiator, target } = texts.charts;
  const seats = [
    ['initiator', initiator],
    ['target', target],
  ] as const;
  const sides = byStrength(point);
  const rank = (side: string) => (sides.includes(side) ? sides.indexOf(side) : sides.length);
  const rows: RangeRow[] = point.courses.flatMap(({ plane, drain }) =>
    [...drain]
      .sort((a, b) => rank(a.side) - rank(b.side))
      .flatMap((row) =>
        seats.flatMap(([seat, series]) => {
          const group = groupsOf(point.twins, sides).find((own) => own.includes(row.side)) ?? [row.side];
          const figures = group[0] === row.side ? row[seat] : null;
          return figures === null
            ? []
            : [
                {
                  panel: texts.planeHead(plane),
                  label: rowName(group, texts.sideName),
                  series,
                  ...deciles([figures.p10, figures.p50, figures.p90]),
                },
              ];
        }),
      ),
  );
  // A plane on which nobody loses any has no panel, which would be empty.
  const lossy = new Set(rows.filter(({ p90 }) => p90 > 0).map(({ panel }) => panel));
  if (lossy.size === 0) return null;
  return rangesChart(
    {
      ...described(words, texts),
      ...{ axisTitle: axis, series: seats.map(([, label]) => label) },
      rows: rows.filter(({ panel }) => lossy.has(panel)),
    },
    texts.numbers,
  );
}

/** A smaller share than this could not be seen. */
const leastDrawn = 0.001;

/** How duels end; `null` where all but some end with a destroyed soul. */
export function endsChart({ endings }: PointView, texts: Texts): Chart | null {
  if (endings === null) return null;
  const { columns, rates, planeHead, sideName, charts } = texts;
  const several = new Set(endings.rows.map(({ plane }) => plane)).size > 1;
  const rowOf = ({ plane, matchup }: Endings['rows'][number]) =>
    matchup === null
      ? planeHead(plane)
      : `${sideName(matchup.initiator)} → ${sideName(matchup.target)}${several ? `, ${planeHead(plane)}` : ''}`;
  const { rows, most, reasons, exact } = endings;
  const drawn = reasons.filter((_, i) => rows.some(({ shares }) => (bestOf(shares[i]!) ?? 0) > leastDrawn));
  const finding =
    exact && most !== null
      ? `${rowOf(rows[most.row]!)}: ${columns.ends[most.reason]} ${rates.share(bestOf(most.share) ?? 0)}`
      : null;
  return stackedChart(
    {
      ...described(charts.ends, texts, charts.inTables, finding),
      axisTitle: charts.shareAxis,
      parts: drawn.map((reason) => columns.ends[reason]),
      shares: rows.flatMap((row) =>
        drawn.map((reason) => ({
          row: rowOf(row),
          part: columns.ends[reason],
          share: (bestOf(row.shares[reasons.indexOf(reason)]!) ?? 0) * 100,
        })),
      ),
    },
    texts.numbers,
  );
}

/** Length of duels by plane. */
export function lengthChart(point: PointView, texts: Texts): Chart | null {
  const { axis, ...words } = texts.charts.length;
  const rows: RangeRow[] = point.courses
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ plane, roundsQuantiles }) => ({
      panel: '',
      label: texts.planeHead(plane),
      series: '',
      ...deciles(roundsQuantiles),
    }));
  if (rows.length === 0) return null;
  const said = described(words, texts, texts.charts.inTables, headed(lengthHeadline(point), texts));
  return rangesChart({ ...said, axisTitle: axis, series: [''], rows }, texts.numbers);
}

/** Rounds, and mana lost in either seat, as small multiples by plane. */
export function distributionCharts(
  point: PointView,
  texts: Texts,
  confidence: number,
): readonly (Chart | null)[] {
  const { charts, columns, numbers, planeHead, rates } = texts;
  const courses = point.courses.filter(({ rounds }) => rounds.length > 0);
  const rounds = binsOf(courses.map((course) => course.rounds));
  const lost = courses.some(({ drained: seats }) =>
    [seats.initiator, seats.target].some((mana) => mana.some(([value]) => value > 0)),
  );
  const drained = binsOf(courses.flatMap((course) => [course.drained.initiator, course.drained.target]));
  const panelRows = (
    plane: number,
    series: string,
    bins: (typeof rounds)[number] | undefined,
    mark = '',
  ): ShareRow[] =>
    (bins ?? []).map(({ from, to, share }) => ({
      panel: `${planeHead(plane)}${mark}`,
      series,
      from,
      to,
      share: share * 100,
    }));
  const bands = courses.flatMap(({ band }) => band ?? []);
  const band = bands.length === 0 ? '' : ` ${charts.band(Math.max(...bands) * 100, confidence)}`;
  const chart = (words: typeof charts.rounds, series: readonly string[], rows: readonly ShareRow[]) =>
    rows.length === 0
      ? null
      : distributionsChart(
          {
            ...described({ ...words, note: `${words.note}${band}` }, texts, charts.inDistributions),
            axisTitle: words.axis,
            shareTitle: charts.shareAxis,
            series,
            rows,
          },
          numbers,
        );
  return [
    chart(
      charts.rounds,
      [''],
      courses.flatMap(({ plane }, index) => {
        const tired = point.endings?.exhausted.get(plane);
        const mark =
          tired === undefined
            ? ''
            : `${panelBreak}${columns.ends.exhaustion} ${rates.share(bestOf(tired) ?? 0)}`;
        return panelRows(plane, '', rounds[index], mark);
      }),
    ),
    chart(
      charts.mana,
      [charts.initiator, charts.target],
      (lost ? courses : []).flatMap(({ plane, drained: own }, index) =>
        [own.initiator, own.target].every((mana) => mana.every(([value]) => value === 0))
          ? []
          : [
              ...panelRows(plane, charts.initiator, drained[2 * index]),
              ...panelRows(plane, charts.target, drained[2 * index + 1]),
            ],
      ),
    ),
  ];
}

function deciles(quantiles: readonly Estimate[]): Pick<RangeRow, 'p10' | 'p50' | 'p90'> {
  const [p10, p50, p90] = quantiles.map((quantile) => bestOf(quantile) ?? 0);
  return { p10: p10!, p50: p50!, p90: p90! };
}
