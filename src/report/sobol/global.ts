/** The report, `sensitivity-global.csv` and picture: Sobol' indices over the ranges of the scenario. */

import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { driverOf } from '../../facts/sensitivity/driver.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import type { Drivers, GlobalResult } from '../../tuning/sobol/explore.ts';
import type { Index } from '../../tuning/sobol/indices.ts';
import { ink, series } from '../charts/palette.ts';
import { panelColumns, panelled } from '../charts/panels.ts';
import { type Chart, chartPadding, chartWidth, framed } from '../charts/spec.ts';
import { labelSpace, nameLabels } from '../charts/textWidth.ts';
import { described, withLeft } from '../charts/words.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import { figure, words } from '../document/grid.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';

/** More panels than this are a wall. */
const MOST_PANELS = 12;

function finding(own: Drivers, result: GlobalResult, { global }: TuningTexts): string {
  const driver = driverOf(own, result);
  return driver === null
    ? global.constant(own.side)
    : global.driver(own.side, driver.range, driver.share, own.deviation);
}

function indexText({ value, low, high }: Index, { numbers, sensitivity }: TuningTexts): string {
  const percent = (share: number): string => numbers.fixed(share * 100, 1);
  return sensitivity.effect(percent(value), percent(low), percent(high));
}

/** The report. */
export function globalDocument(result: GlobalResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, global } = wording.texts;
  const { field, ranges, drivers } = result;
  const called = (side: string | null): string => (side === null ? global.uneven : sideText(wording, side));
  const sections = drivers.flatMap(({ side, mean, deviation, indices }) => {
    if (indices === null) return [];
    const rows = ranges.map(({ name, from, to }, i) => [
      words(global.rangeOf(name, from, to)),
      figure(indexText(indices[i]!.first, wording.texts), indices[i]!.first.value),
      figure(indexText(indices[i]!.total, wording.texts), indices[i]!.total.value),
    ]);
    const head = [global.range, `${global.first}, %`, `${global.total}, %`];
    const note = `${global.mean} ${common.percent(mean)}, ${global.deviation} ${common.percent(deviation)}`;
    return [section(called(side), [...text(note), ...table({ head, rows, align: 'lrr' })])];
  });
  const page = {
    title: global.title(info.scenario.name),
    findings: drivers.map((own) => [finding(own, result, wording.texts), called(own.side)] as const),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...picture('sensitivity-global.svg', globalChart(result, wording)),
    ],
    sections,
    reading: global.reading(result.samples, result.settings),
  };
  return pageDocument(page, info, wording);
}

/** `sensitivity-global.csv`: one row for each figure and range. */
export function globalTable(result: GlobalResult, info: ReportInfo): CsvTable {
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
  return { header: head, rows };
}

/** Total indices as bars with their intervals, a panel for every figure; `null` where none varies. */
function globalChart(result: GlobalResult, { plain, shared }: TuningWording): Chart | null {
  const { global } = plain;
  const { shown: figures, left } = cut(
    result.drivers.filter(({ indices }) => indices !== null),
    MOST_PANELS,
  );
  if (figures.length === 0) return null;
  const values = figures.flatMap(({ side, indices }) =>
    indices!.map(({ total }, i) => ({
      figure: side === null ? global.uneven : shared.sideName(side),
      range: result.ranges[i]!.name,
      total: total.value * 100,
      low: total.low * 100,
      high: total.high * 100,
    })),
  );
  const names = result.ranges.map(({ name }) => name);
  const y = {
    field: 'range',
    type: 'nominal',
    sort: null,
    axis: { title: null, domain: false, ticks: false, labelPadding: 6, ...nameLabels(names, 260) },
  };
  const axis = { title: '%', tickCount: 4, domain: false };
  const columns = panelColumns(figures.length, 2);
  const room = chartWidth - 2 * chartPadding - labelSpace(names, 11, 260) - 16;
  const view = {
    data: { values },
    ...panelled(figures.length, columns, { column: 16, row: 18 }),
    facet: {
      field: 'figure',
      type: 'nominal',
      sort: figures.map(({ side }) => (side === null ? global.uneven : shared.sideName(side))),
      header: { title: null },
    },
    spec: {
      width: Math.floor((room - (columns - 1) * 16) / columns),
      height: { step: 18 },
      layer: [
        {
          mark: { type: 'bar', height: { band: 0.65 }, color: series[0]![0] },
          encoding: { x: { field: 'total', type: 'quantitative', axis }, y },
        },
        {
          mark: { type: 'rule', color: ink.text },
          encoding: { x: { field: 'low', type: 'quantitative', axis }, x2: { field: 'high' }, y },
        },
      ],
    },
  };
  const note = withLeft(shared.charts.sobol, [[left, 'panels']], shared);
  const said = described({ title: global.chart, note }, shared);
  return { ...said, spec: framed(said.title, said.note, shared.numbers, view) };
}
