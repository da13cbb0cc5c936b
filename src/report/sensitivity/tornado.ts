/** The tornado chart: what each change is worth, largest on top, a panel for every combatant. */
import { cut } from '../../facts/run/cut.ts';
import { bySize } from '../../facts/sensitivity/levers.ts';
import { sensitivitySummary } from '../../facts/sensitivity/summary.ts';
import type { SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { ink, series } from '../charts/palette.ts';
import { type Chart, chartPadding, chartWidth, framed } from '../charts/spec.ts';
import { labelSpace, nameLabels } from '../charts/textWidth.ts';
import { described, withLeft } from '../charts/words.ts';
import type { TuningWording } from '../tuning/page.ts';

/** More panels than this are a wall. */
const MOST_PANELS = 12;
/** More bars than this in a panel are too thin. */
const MOST_BARS = 14;

/** The chart of the mean over planes, or of the only plane; `null` where nothing moves. */
export function tornado(result: SensitivityResult, { plain, shared }: TuningWording): Chart | null {
  const { sensitivity } = plain;
  const plane = result.field.planes.length > 1 ? null : result.field.planes[0]!;
  // Slopes say over again what the points say; they stand in the tables.
  const effects = result.effects.filter(({ lever, ...own }) => own.plane === plane && lever.kind !== 'slope');
  const { shown: combatants, left: panels } = cut(
    result.combatants.filter((name) => effects.some((effect) => effect.combatant === name)),
    MOST_PANELS,
  );
  const { shown, left: bars } = cut(bySize(effects), MOST_BARS);
  const levers = shown.map(sensitivity.lever);
  if (levers.length === 0) return null;
  const values = effects
    .filter(({ combatant }) => combatants.includes(combatant))
    .map(({ combatant, lever, effect, interval }) => ({
      combatant: shared.sideName(combatant),
      lever: sensitivity.lever(lever),
      effect: effect * 100,
      low: (interval?.low ?? effect) * 100,
      high: (interval?.high ?? effect) * 100,
      sign: effect < 0 ? 'less' : 'more',
    }))
    .filter(({ lever }) => levers.includes(lever));
  const y = {
    field: 'lever',
    type: 'nominal',
    sort: levers,
    axis: { title: null, domain: false, ticks: false, labelPadding: 6, ...nameLabels(levers, 260) },
  };
  const axis = { title: sensitivity.chartAxis, tickCount: 4, domain: false };
  const columns = Math.min(2, combatants.length);
  const room = chartWidth - 2 * chartPadding - labelSpace(levers, 11, 260) - 16;
  const panel = {
    width: Math.floor((room - (columns - 1) * 16) / columns),
    height: { step: 15 },
    layer: [
      {
        mark: { type: 'bar', height: { band: 0.7 } },
        encoding: {
          x: { field: 'effect', type: 'quantitative', axis },
          y,
          color: {
            field: 'sign',
            type: 'nominal',
            scale: { domain: ['more', 'less'], range: [series[0]![0], series[1]![0]] },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'rule', color: ink.text },
        encoding: { x: { field: 'low', type: 'quantitative', axis }, x2: { field: 'high' }, y },
      },
    ],
  };
  const view = {
    data: { values },
    columns,
    spacing: { column: 16, row: 18 },
    facet: {
      field: 'combatant',
      type: 'nominal',
      sort: combatants.map(shared.sideName),
      header: { title: null },
    },
    spec: panel,
  };
  const first = sensitivitySummary(result).planes.find((own) => own.plane === plane)?.first ?? [];
  const decided =
    first.length === 0 || first.length > 3
      ? null
      : shared.titles.decided(first.map(({ lever }) => sensitivity.lever(lever)));
  const left = [
    [panels, 'panels'],
    [bars, 'bars'],
  ] as const;
  const note = withLeft(shared.charts.tornado, left, shared);
  const words = described({ title: sensitivity.chart, note }, shared, shared.charts.inTables, decided);
  return { ...words, spec: framed(words.title, words.note, shared.numbers, view) };
}
