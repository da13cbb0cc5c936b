/** Who is ahead along a curve. */

import type { CurveResult } from '../../tuning/sweep/curve.ts';
import { DUST } from '../../tuning/sweep/meeting.ts';
import { planesOf } from '../../tuning/sweep/sweep.ts';

/** Values from one to another at which the same sides score most. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** One, or several that score alike. */
  readonly sides: readonly string[];
}

/** Who is ahead, from the first value to the last, on all planes where it is the same. */
export interface Leaders {
  /** `null`: all planes together. */
  readonly planes: readonly (number | null)[];
  readonly stretches: readonly Stretch[];
  /** Whether nobody is behind anywhere. */
  readonly alike: boolean;
}

/** Who is ahead, planes that are alike in it together; nothing where scores are simulated, for then only crossings beyond their bands are told. */
export function leadersOf(result: CurveResult): readonly Leaders[] {
  if (result.duels !== null) return [];
  const groups = new Map<string, Leaders>();
  for (const plane of planesOf(result.field)) {
    const stretches: Stretch[] = [];
    let alike = true;
    for (const { x, scores } of result.points) {
      const own = scores.filter((score) => score.plane === plane);
      if (own.length === 0) continue;
      const most = own.reduce((best, { value }) => Math.max(best, value), 0);
      const sides = own.filter(({ value }) => value > most - DUST).map(({ side }) => side);
      alike &&= sides.length === own.length;
      const last = stretches.at(-1);
      if (last !== undefined && last.sides.join('\n') === sides.join('\n'))
        stretches[stretches.length - 1] = { ...last, to: x };
      else stretches.push({ from: x, to: x, sides });
    }
    if (stretches.length === 0) continue;
    const key = JSON.stringify([stretches, alike]);
    groups.set(key, { planes: [...(groups.get(key)?.planes ?? []), plane], stretches, alike });
  }
  return [...groups.values()];
}
