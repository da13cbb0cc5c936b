/** What `tune` can do for a scenario that says nothing about tuning: move class bases until everybody is near even. */

import type { Band } from '../../scenario/model/bands.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Knob, TuneBlock } from '../../scenario/model/tune-model.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { baselinePoint } from '../../scenario/points/lookedAt.ts';
import { hitsOf } from '../../scenario/points/vary-path.ts';
import { presentValue } from './present.ts';

/** How far a base may move, either way, and how many classes may. */
export const REACH = 3;
const MOST_KNOBS = 20;
const [LOW, HIGH] = [0.4, 0.6];

/** Where nothing stands: no file has it. */
const nowhere = { at: 0, path: [] };

const everywhere = {
  ...{ variants: null, planes: null, initiators: null, targets: null, classes: null, axes: [] },
  mirrors: null,
};

/**
 * The block that such a scenario is tuned by: every class base by up to {@link REACH}, every mean score from 40 to 60 %,
 * all planes together; single matchups where sides do not all meet alike. `null` where no base can be moved.
 */
export function proposedBlock(
  open: OpenScenario,
  cells: readonly DuelCell[],
  isEven: boolean,
): TuneBlock | null {
  const names = new Set(
    cells.flatMap(({ setup: { initiators, targets } }) =>
      [...initiators, ...targets].flatMap(({ classes }) => classes.map((entry) => entry.class)),
    ),
  );
  const varied = new Set(
    open.scenario.axes.flatMap(({ name }) => {
      const hits = hitsOf(open.tree, name);
      return 'paths' in hits ? hits.paths.map((path) => path.join('\0')) : [];
    }),
  );
  const knobs = [...names].flatMap((name): Knob[] => {
    const path = `classes.${/^[^."]+$/.test(name) ? name : JSON.stringify(name)}.base`;
    const hits = hitsOf(open.tree, path);
    if (!('paths' in hits) || hits.paths.some((own) => varied.has(own.join('\0')))) return [];
    const present = presentValue(open, hits.paths[0]!);
    // The base of a class without magic means nothing.
    if (present === null || baselinePoint(open.scenario)?.classes[name]?.magical === false) return [];
    const allows = (value: number): boolean => open.refusal(hits.paths, value) === null;
    let [from, to] = [present, present];
    while (from > present - REACH && allows(from - 1)) from -= 1;
    while (to < present + REACH && allows(to + 1)) to += 1;
    return from < to
      ? [{ name: path, paths: hits.paths, from, to, whole: false, step: 1, place: nowhere }]
      : [];
  });
  if (knobs.length === 0 || knobs.length > MOST_KNOBS) return null;
  const goal: Band = {
    ...{ name: null, low: LOW, high: HIGH, weight: 1, place: nowhere },
    metric: isEven ? 'mean_score' : 'score',
    where: isEven ? everywhere : { ...everywhere, mirrors: false },
  };
  return { knobs, goal: [goal], prefer: 'fewest', place: nowhere };
}
