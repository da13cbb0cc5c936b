/** The tornado chart: what each change is worth, largest on top, a panel for every combatant. */
import { bySize } from '../../facts/sensitivity/levers.ts';
import type { SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import type { Chart } from '../charts/spec.ts';
import { tornadoChart } from '../charts/tornado.ts';
import { described } from '../charts/words.ts';
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
  const combatants = result.combatants
    .filter((name) => effects.some((effect) => effect.combatant === name))
    .slice(0, MOST_PANELS);
  const levers = bySize(effects).slice(0, MOST_BARS).map(sensitivity.lever);
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
  return tornadoChart(
    {
      ...described({ title: sensitivity.chart, note: shared.charts.tornado }, shared),
      axisTitle: sensitivity.chartAxis,
      panels: combatants.map(shared.sideName),
      labels: levers,
      bars,
    },
    shared.numbers,
  );
}
