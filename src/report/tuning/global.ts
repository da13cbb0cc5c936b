/** `sensitivity-global.md`, `.csv` and picture: Sobol' indices over the ranges of the scenario. */

import type { Drivers, GlobalResult } from '../../tuning/sobol/explore.ts';
import type { Index } from '../../tuning/sobol/indices.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { pageText, picture } from './page.ts';
import { look, type Picture, palette } from './svg.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';

/** Standard deviations below this are rounding. */
const STILL = 1e-9;

function finding(
  { side, deviation, indices }: Drivers,
  { ranges }: GlobalResult,
  { global }: TuningTexts,
): string {
  if (indices === null || deviation < STILL) return global.constant(side);
  const most = indices.reduce((best, own, i) => (own.total.value > indices[best]!.total.value ? i : best), 0);
  return global.driver(side, ranges[most]!.name, indices[most]!.total.value, deviation);
}

function indexText({ value, low, high }: Index, { numbers, sensitivity }: TuningTexts): string {
  const text = (share: number): string => numbers.fixed(share * 100, 1);
  return sensitivity.effect(text(value), text(low), text(high));
}

/** The report in Markdown. */
export function globalMarkdown(
  result: GlobalResult,
  info: ReportInfo,
  texts: TuningTexts,
  chart: string | null,
): string {
  const { common, global } = texts;
  const { field, ranges, drivers } = result;
  const figure = (side: string | null): string => (side === null ? global.uneven : escapeMarkdown(side));
  const sections = drivers.flatMap(({ side, mean, deviation, indices }) => {
    if (indices === null) return [];
    const rows = ranges.map(({ name, from, to }, i) => [
      global.rangeOf(name, from, to),
      indexText(indices[i]!.first, texts),
      indexText(indices[i]!.total, texts),
    ]);
    const head = [global.range, `${global.first}, %`, `${global.total}, %`];
    const note = `${global.mean} ${common.percent(mean)}, ${global.deviation} ${common.percent(deviation)}`;
    return [[figure(side), [note, table(head, rows, 'lrr')]] as const];
  });
  const page = {
    title: global.title(info.scenario.name),
    findings: drivers.map((own) => finding(own, result, texts)),
    lead: [
      common.point({ variant: field.variant, axes: field.axes, others: field.others }),
      chart === null ? '' : picture(common.picture(global.chart), chart),
    ],
    sections,
    reading: global.reading(result.samples, result.settings),
  };
  return pageText(page, info, texts);
}

/** `sensitivity-global.csv`: one row for each figure and range. */
export function globalCsv(result: GlobalResult, info: ReportInfo): string {
  const head = [
    ...['scenario', 'variant', 'figure', 'side', 'range', 'from', 'to', 'mean', 'sd'],
    ...['first', 'first_low', 'first_high', 'total', 'total_low', 'total_high', 'samples', 'settings'],
  ];
  const rows = result.drivers.flatMap(({ side, mean, deviation, indices }) =>
    result.ranges.map(({ name, from, to }, i): Value[] => {
      const own = indices?.[i];
      const numbers = (index: Index | undefined): Value[] =>
        index === undefined ? [null, null, null] : [index.value, index.low, index.high];
      return [
        ...[
          info.scenario.name,
          result.field.variant,
          side === null ? 'uneven' : 'mean_score',
          side,
          name,
          from,
          to,
        ],
        ...[mean, deviation, ...numbers(own?.first), ...numbers(own?.total), result.samples, result.settings],
      ];
    }),
  );
  return csvTable(head, rows);
}

/** Total indices as bars with their intervals, a panel for every figure. */
export function globalPicture(result: GlobalResult, { global }: TuningTexts): Picture {
  const figures = result.drivers.filter(({ indices }) => indices !== null).slice(0, 12);
  const values = figures.flatMap(({ side, indices }) =>
    indices!.map(({ total }, i) => ({
      figure: side ?? global.uneven,
      range: result.ranges[i]!.name,
      total: Math.max(0, total.value) * 100,
      low: Math.max(0, total.low) * 100,
      high: Math.max(0, total.high) * 100,
    })),
  );
  const y = { field: 'range', type: 'nominal' as const, sort: null, title: null, axis: { labelLimit: 420 } };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: global.chart,
    data: { values },
    facet: {
      field: 'figure',
      type: 'nominal',
      sort: figures.map(({ side }) => side ?? global.uneven),
      title: null,
    },
    columns: Math.min(2, Math.max(1, figures.length)),
    spec: {
      width: 240,
      height: { step: 16 },
      layer: [
        {
          mark: { type: 'bar', height: 10, color: palette[0]! },
          encoding: { x: { field: 'total', type: 'quantitative', title: '%' }, y },
        },
        {
          mark: { type: 'rule', color: '#333' },
          encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y },
        },
      ],
    },
    config: look,
  };
}
