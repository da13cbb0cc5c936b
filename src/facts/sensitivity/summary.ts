/** What stands out in a sensitivity, as facts. */
import { type Claim, superlatives } from '../../analysis/claims/claim.ts';
import { decisionAmong, type Weighed } from '../../analysis/planes/decide.ts';
import type { Attribute } from '../../tuning/sensitivity/levers.ts';
import type { Effect, Lever, SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { type Cut, cut } from '../run/cut.ts';
import { extremes } from '../run/extremes.ts';
import { DUST, keyOf, leversOf, meanSize } from './levers.ts';

/** Points that decide less, told behind those that decide. */
const mostNext = 3;

/** What one more point of something is worth on average over the combatants, on one plane. */
export interface Worth extends Weighed {
  readonly lever: Lever;
  /** Mean size of the effect, 0 to 1. */
  readonly size: number;
}

/** What a plane is decided by. */
export interface PlaneFinding {
  readonly plane: number | null;
  /** Those that are worth most, alike, and the next; as `decisionAmong` has it. */
  readonly first: readonly Worth[];
  /** Whether those that are worth most surely are so alike; else one of them is worth most. */
  readonly alike: boolean;
  readonly next: Cut<Worth>;
  /** Attributes that change nothing for anybody. */
  readonly idle: readonly Attribute[];
}

/** What stands out. */
export interface SensitivitySummary {
  /**
   * The largest effect of one more point of an attribute on one plane, and whether bounds tell it from all others (or all are
   * exact); `null` where no attribute was tried.
   */
  readonly largest: (Effect & { readonly sure: boolean }) | null;
  /** The rule whose step moves the scores most, over all planes; `null` where none moves them. */
  readonly rule: (Pick<Worth, 'lever' | 'size'> & { readonly plane: number | null }) | null;
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
    largest: largestOf(effects),
    rule: rule === null || rule.size < DUST ? null : rule,
    planes: planes.map((own) => planeFinding(effects, own)),
  };
}

function pointsOf(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter((own) => own.lever.kind === 'attribute' && own.plane !== null);
}

function largestOf(effects: readonly Effect[]): SensitivitySummary['largest'] {
  const points = pointsOf(effects);
  const largest = extremes(points, ({ effect }) => Math.abs(effect))?.most ?? null;
  if (largest === null) return null;
  const [claim] = largestClaims(effects);
  const exact = points.every(({ interval }) => interval === null);
  return { ...largest, sure: exact || claim === undefined || ('among' in claim && claim.among.length === 1) };
}

/** Name of an effect among claims. */
export const effectName = ({ combatant, plane, lever }: Effect): string =>
  JSON.stringify([combatant, plane, keyOf(lever)]);

/** Which single point of an attribute moves a score most, as far as bounds that hold together bear it. */
export function largestClaims(effects: readonly Effect[]): readonly Claim[] {
  const bounds = pointsOf(effects).map((own) => {
    const { low, high } = own.interval ?? { low: own.effect, high: own.effect };
    return {
      subject: effectName(own),
      low: Math.max(0, low, -high),
      high: Math.max(Math.abs(low), Math.abs(high)),
    };
  });
  return superlatives('size of an effect', bounds, 0.95).filter(({ says }) => says === 'most');
}

function planeFinding(effects: readonly Effect[], plane: number | null): PlaneFinding {
  const own = effects.filter((effect) => effect.plane === plane);
  const worth = (lever: Lever): Worth => {
    const effects = own.filter((effect) => keyOf(effect.lever) === keyOf(lever));
    const average = (figure: (one: Effect) => number): number =>
      effects.reduce((sum, one) => sum + figure(one), 0) / Math.max(1, effects.length);
    return {
      lever,
      size: meanSize(effects),
      value: average(({ effect }) => effect),
      low: average(({ effect, interval }) => interval?.low ?? effect),
      high: average(({ effect, interval }) => interval?.high ?? effect),
    };
  };
  const list = leversOf(own)
    .filter((lever) => lever.kind === 'attribute')
    .map(worth);
  const idle = list.flatMap(({ lever, size }) =>
    lever.kind === 'attribute' && size < DUST ? [lever.attribute] : [],
  );
  // Base and talent are mostly one and the same; naming both says nothing more.
  const { first, others, alike } = decisionAmong(
    list.filter(
      ({ lever, size }) => lever.kind === 'attribute' && lever.attribute !== 'talent' && size > DUST,
    ),
  );
  return { plane, first, alike, next: cut(others, mostNext), idle };
}
