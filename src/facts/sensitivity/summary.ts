/** What stands out in a sensitivity, as facts. */
import type { Attribute } from '../../tuning/sensitivity/levers.ts';
import type { Effect, Lever, SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { extremes } from '../run/extremes.ts';
import { DUST, keyOf, leversOf, meanSize } from './levers.ts';

/** What one more point of something is worth on average over the combatants, on one plane. */
export interface Worth {
  readonly lever: Lever;
  /** Mean size of the effect, 0 to 1. */
  readonly size: number;
}

/** What a plane is decided by. */
export interface PlaneFinding {
  readonly plane: number | null;
  /** The one that is worth most, and the next three that are worth anything; `null` where none is. */
  readonly most: Worth | null;
  readonly next: readonly Worth[];
  /** Attributes that change nothing for anybody. */
  readonly idle: readonly Attribute[];
}

/** What stands out. */
export interface SensitivitySummary {
  /** The largest effect of one more point of an attribute on one plane; `null` where no attribute was tried. */
  readonly largest: Effect | null;
  /** The rule whose step moves the scores most, over all planes; `null` where none moves them. */
  readonly rule: (Worth & { readonly plane: number | null }) | null;
  /** All planes together first, where there are several. */
  readonly planes: readonly PlaneFinding[];
}

/** Works out what stands out. */
export function sensitivitySummary({ effects, field }: SensitivityResult): SensitivitySummary {
  const planes = field.planes.length > 1 ? [null, ...field.planes] : field.planes;
  const plane = planes[0] ?? null;
  const rules = leversOf(effects)
    .filter(({ kind }) => kind === 'rule')
    .map((lever) => ({
      lever,
      plane,
      size: meanSize(effects.filter((own) => own.plane === plane && keyOf(own.lever) === keyOf(lever))),
    }));
  const rule = extremes(rules, ({ size }) => size)?.most ?? null;
  return {
    largest:
      extremes(
        effects.filter((own) => own.lever.kind === 'attribute' && own.plane !== null),
        ({ effect }) => Math.abs(effect),
      )?.most ?? null,
    rule: rule === null || rule.size < DUST ? null : rule,
    planes: planes.map((own) => planeFinding(effects, own)),
  };
}

function planeFinding(effects: readonly Effect[], plane: number | null): PlaneFinding {
  const own = effects.filter((effect) => effect.plane === plane);
  const worth = (lever: Lever): Worth => ({
    lever,
    size: meanSize(own.filter((effect) => keyOf(effect.lever) === keyOf(lever))),
  });
  const list = leversOf(own)
    .filter((lever) => lever.kind === 'attribute')
    .map(worth);
  const idle = list.flatMap(({ lever, size }) =>
    lever.kind === 'attribute' && size < DUST ? [lever.attribute] : [],
  );
  // Base and talent are mostly one and the same; naming both says nothing more.
  const [most, ...next] = list
    .filter(({ lever, size }) => lever.kind === 'attribute' && lever.attribute !== 'talent' && size > 0)
    .sort((a, b) => b.size - a.size);
  return { plane, most: most ?? null, next: next.slice(0, 3), idle };
}
