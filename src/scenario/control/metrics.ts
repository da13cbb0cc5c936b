/** Figures of contests over a mind, each declared once. */
import { contenders } from '../../rules/control/control.ts';
import type { ControlCell } from '../model/cells.ts';
import { type Metric, mean, metricsOf, type Reading, type Row } from '../model/metric.ts';

/** The rows of a mind: one for every controller that is asked for. Who does not compete is never obeyed. */
function controllersOf({ setup }: ControlCell, wanted: readonly (string | number)[] | null): readonly Row[] {
  const competing = contenders(setup);
  return setup.controllers.flatMap(({ name }, index) => {
    if (wanted !== null && !wanted.includes(name)) return [];
    const reading: Reading = {
      kind: 'rate',
      successes: ({ ends }) => (competing.includes(index) ? (ends[String(index)] ?? 0) : 0),
    };
    return [{ name, index, reading }];
  });
}

/** Names of the figures of a mind. */
export type ControlMetricName = 'obeyed_rate' | 'rolls_mean';

/** All of them, in the order in which they are told. */
export const controlMetrics: readonly Metric<ControlMetricName, ControlCell>[] = metricsOf<
  ControlMetricName,
  ControlCell
>({
  obeyed_rate: {
    kind: 'rate',
    unit: 'proportion',
    bounds: [0, 1],
    reading: null,
    facts: true,
    rows: controllersOf,
  },
  rolls_mean: mean('rounds'),
});
