/** The tornado chart: what each change is worth, largest on top, a panel for every combatant. */
import type { SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { bySize } from './sensitivity.ts';
import { look, type Picture, palette } from './svg.ts';
import type { TuningTexts } from './texts.ts';

/** More panels than this are a wall. */
const MOST_PANELS = 12;
/** More bars than this in a panel are too thin. */
const MOST_BARS = 14;

/** The chart of the mean over planes, or of the only plane. Texts must be bare (plain phrasing). */
export function tornado(result: SensitivityResult, { sensitivity }: TuningTexts): Picture {
  const plane = result.field.planes.length > 1 ? null : result.field.planes[0]!;
  const effects = result.effects.filter((effect) => effect.plane === plane);
  const combatants = result.combatants
    .filter((name) => effects.some((effect) => effect.combatant === name))
    .slice(0, MOST_PANELS);
  const levers = bySize(effects).slice(0, MOST_BARS).map(sensitivity.lever);
  const values = effects
    .filter(({ combatant }) => combatants.includes(combatant))
    .map(({ combatant, lever, effect, interval }) => ({
      combatant,
      lever: sensitivity.lever(lever),
      effect: effect * 100,
      low: (interval?.low ?? effect) * 100,
      high: (interval?.high ?? effect) * 100,
      sign: effect < 0 ? 'less' : 'more',
    }))
    .filter(({ lever }) => levers.includes(lever));
  const y = {
    field: 'lever',
    type: 'nominal' as const,
    sort: levers,
    title: null,
    axis: { labelLimit: 420 },
  };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: sensitivity.chart,
    data: { values },
    facet: { field: 'combatant', type: 'nominal', sort: combatants, title: null },
    columns: Math.min(2, combatants.length),
    spec: {
      width: 260,
      height: { step: 14 },
      layer: [
        {
          mark: { type: 'bar', height: 9 },
          encoding: {
            x: { field: 'effect', type: 'quantitative', title: sensitivity.chartAxis },
            y,
            color: {
              field: 'sign',
              type: 'nominal',
              scale: { domain: ['more', 'less'], range: [palette[0]!, palette[1]!] },
              legend: null,
            },
          },
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
