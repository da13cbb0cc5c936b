/** The front of a tuning: as a table, as `tune.csv`, as a picture. */
import { type Cut, largestOf } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import { metricUnitOf } from '../../scenario/cellKinds.ts';
import type { Setting } from '../../tuning/tune/setting.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';
import { series } from '../charts/palette.ts';
import { type Chart, chartWidth, framed } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import type { TuningWording } from '../tuning/page.ts';

/** Rows of the table; the rest stands in the CSV. */
const MOST_ROWS = 25;

function turns({ block, knobs }: TuneResult, setting: Setting, { tune }: TuningTexts): string {
  const list = block.knobs.flatMap((knob, k) => {
    const to = setting.values[k]!;
    return to === null ? [] : [tune.turn({ knob: knob.name, from: knobs[k]!.present, to })];
  });
  return list.length === 0 ? tune.asIs : list.join(', ');
}

/** The rows told: the recommended one, and of the others those with the smallest misses, in order. */
function told({ front, best }: TuneResult): Cut<Setting> {
  return largestOf(front, MOST_ROWS, (setting) =>
    setting === best ? Number.POSITIVE_INFINITY : -setting.miss,
  );
}

/** How many settings the table leaves out. */
export function settingsLeft(result: TuneResult): number {
  return told(result).left;
}

/** Whether every wish is about a share, so that misses read as points of a percentage. */
function missesAreShares({ block }: TuneResult): boolean {
  return block.goal.every(({ metric }) => metricUnitOf(metric) !== 'number');
}

/** The front as a table. */
export function frontGrid(result: TuneResult, { texts, phrasing }: TuningWording): Grid {
  const { tune, numbers, common } = texts;
  const shares = missesAreShares(result);
  const rows = told(result).shown.map((setting) => {
    const marked = (own: string): string => (setting === result.best ? phrasing.strong(own) : own);
    const miss = shares ? common.points(setting.miss).replace('+', '') : numbers.significant(setting.miss, 3);
    return [
      figure(marked(numbers.whole(setting.changes)), setting.changes),
      figure(marked(numbers.significant(setting.size, 4)), setting.size),
      figure(marked(miss), setting.miss),
      words(turns(result, setting, texts)),
    ];
  });
  const { columns } = tune;
  const head = [columns.changes, columns.size, shares ? columns.missPoints : columns.miss, columns.settings];
  return { head, rows, align: 'rrrl' };
}

/** `tune.csv`: one row for every setting of the front; knobs hold the value that stands there then. */
export function frontTable(result: TuneResult, info: ReportInfo): CsvTable {
  const { block, knobs } = result;
  const head = [
    ...['scenario', 'recommended', 'proven', 'changes', 'size', 'worst_miss'],
    ...block.knobs.map((knob) => knob.name),
  ];
  const rows = result.front.map((setting): Value[] => [
    ...[
      info.scenario.name,
      setting === result.best,
      result.proven,
      setting.changes,
      setting.size,
      setting.miss,
    ],
    ...setting.values.map((value, k) => value ?? knobs[k]!.present),
  ]);
  return { header: head, rows };
}

/** Worst miss against number of changes; the size of a point is the size of the change. */
export function frontChart(result: TuneResult, { plain, shared }: TuningWording): Chart {
  const { tune } = plain;
  const shares = missesAreShares(result);
  const values = result.front.map((setting) => ({
    changes: setting.changes,
    size: setting.size,
    miss: shares ? setting.miss * 100 : setting.miss,
    best: setting === result.best,
  }));
  const view = {
    data: { values },
    width: chartWidth,
    autosize: { type: 'fit-x', contains: 'padding' },
    height: 240,
    mark: { type: 'point', filled: true, opacity: 0.85 },
    encoding: {
      x: {
        field: 'changes',
        type: 'quantitative',
        axis: { title: tune.columns.changes, tickMinStep: 1, format: 'd', grid: false },
      },
      y: {
        field: 'miss',
        type: 'quantitative',
        axis: { title: shares ? tune.columns.missPoints : tune.columns.miss, domain: false },
      },
      size: {
        field: 'size',
        type: 'quantitative',
        scale: { range: [40, 300] },
        legend: { title: tune.columns.size },
      },
      color: { condition: { test: 'datum.best', value: series[1]![0] }, value: series[0]![0] },
    },
  };
  const said = described({ title: tune.chart, note: shared.charts.front }, shared);
  return { ...said, spec: framed(said.title, said.note, shared.numbers, view) };
}
