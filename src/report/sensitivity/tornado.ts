/** The tornado chart: what each change is worth, largest on top, a panel for every combatant. */
import { cut } from '../../facts/run/cut.ts';
import { bySize } from '../../facts/sensitivity/levers.ts';
import { sensitivitySummary } from '../../facts/sensitivity/summary.ts';
import type { SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import type { Chart } from '../charts/spec.ts';
import { tornadoChart } from '../charts/tornado.ts';
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
  const { shown, left: hidden } = cut(bySize(effects), MOST_BARS);
  const levers = shown.map(sensitivity.lever);
  if (levers.length === 0) return null;
  const bars = effects
    .filter(({ combatant }) => combatants.includes(combatant))
    .map(({ combatant, lever, effect, interval }) => ({
      panel: shared.sideName(combatant),
      label: sensitivity.lever(lever),
      value: effect * 100,
      low: (interval?.low ?? effect) * 100,
      high: (interval?.high ?? effect) * 100,
    }))
    .filter(({ label }) => levers.includes(label));
  const first = sensitivitySummary(result).planes.find((own) => own.plane === plane)?.first ?? [];
  const decided =
    first.length === 0 || first.length > 3
      ? null
      : shared.titles.decided(first.map(({ lever }) => sensitivity.lever(lever)));
  const left = [
    [panels, 'panels'],
    [hidden, 'bars'],
  ] as const;
  const note = withLeft(shared.charts.tornado, left, shared);
  return tornadoChart(
    {
      ...described({ title: sensitivity.chart, note }, shared, shared.charts.inTables, decided),
      axisTitle: sensitivity.chartAxis,
      panels: combatants.map(shared.sideName),
      labels: levers,
      bars,
    },
    shared.numbers,
  );
}
