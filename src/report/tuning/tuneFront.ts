/** The front of a tuning: as a table, as `tune.csv`, as a picture. */
import { bandMetrics } from '../../scenario/bands.ts';
import type { Setting } from '../../tuning/tune/setting.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { table } from '../markdown/table.ts';
import { look, type Picture, palette } from './svg.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';

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
function told({ front, best }: TuneResult): readonly Setting[] {
  if (front.length <= MOST_ROWS) return front;
  const kept = new Set([best, ...[...front].sort((a, b) => a.miss - b.miss)].slice(0, MOST_ROWS));
  return front.filter((setting) => kept.has(setting));
}

/** Whether every wish is about a share, so that misses read as points of a percentage. */
function missesAreShares({ block }: TuneResult): boolean {
  return block.goal.every(({ metric }) => bandMetrics[metric] || metric === 'firstMoveEdge');
}

/** The front as a table. */
export function frontTable(result: TuneResult, texts: TuningTexts): string {
  const { tune, numbers, common } = texts;
  const shares = missesAreShares(result);
  const rows = told(result).map((setting) => {
    const bold = (text: string): string => (setting === result.best ? `**${text}**` : text);
    return [
      bold(numbers.whole(setting.changes)),
      bold(numbers.significant(setting.size, 4)),
      bold(shares ? common.points(setting.miss).replace('+', '') : numbers.significant(setting.miss, 3)),
      turns(result, setting, texts),
    ];
  });
  const { columns } = tune;
  return table(
    [columns.changes, columns.size, shares ? columns.missPoints : columns.miss, columns.settings],
    rows,
    'rrrl',
  );
}

/** `tune.csv`: one row for every setting of the front; knobs hold the value that stands there then. */
export function frontCsv(result: TuneResult, info: ReportInfo): string {
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
  return csvTable(head, rows);
}

/** Worst miss against number of changes; the size of a point is the size of the change. */
export function frontPicture(result: TuneResult, { tune }: TuningTexts): Picture {
  const shares = missesAreShares(result);
  const values = result.front.map((setting) => ({
    changes: setting.changes,
    size: setting.size,
    miss: shares ? setting.miss * 100 : setting.miss,
    best: setting === result.best,
  }));
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: tune.chart,
    data: { values },
    width: 420,
    height: 240,
    mark: { type: 'point', filled: true, opacity: 0.8 },
    encoding: {
      x: {
        field: 'changes',
        type: 'quantitative',
        title: tune.columns.changes,
        axis: { tickMinStep: 1, format: 'd' },
      },
      y: { field: 'miss', type: 'quantitative', title: shares ? tune.columns.missPoints : tune.columns.miss },
      size: { field: 'size', type: 'quantitative', title: tune.columns.size, scale: { range: [30, 260] } },
      color: {
        condition: { test: 'datum.best', value: palette[1]! },
        value: palette[0]!,
      },
    },
    config: look,
  };
}
