/** Bounds of constraints while only some knobs are set: what can still come of the others. */
import { type Constraint, type Factor, MISS_DUST } from './problem.ts';

/** Options that are still open, by knob: 1 where the option is in. A knob that is set has one. */
export type Domains = readonly Uint8Array[];

/** Smallest and largest value of something. */
export interface Span {
  low: number;
  high: number;
}

/** Values of a factor over the open options, with knob `fixed` held at `option` (−1: none is held). */
export function spanOf(factor: Factor, domains: Domains, fixed: number, option: number): Span {
  const span = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
  walk(factor, domains, fixed, option, 0, 0, span);
  return span;
}

function walk(
  factor: Factor,
  domains: Domains,
  fixed: number,
  option: number,
  depth: number,
  at: number,
  span: Span,
): void {
  if (depth === factor.knobs.length) {
    const value = factor.values[at]!;
    // NaN, a setting that is not possible, is no value that could help.
    if (value < span.low) span.low = value;
    if (value > span.high) span.high = value;
    return;
  }
  const knob = factor.knobs[depth]!;
  const stride = factor.strides[depth]!;
  if (knob === fixed) {
    walk(factor, domains, fixed, option, depth + 1, at + option * stride, span);
    return;
  }
  const domain = domains[knob]!;
  for (let o = 0; o < domain.length; o++) {
    if (domain[o] === 1) walk(factor, domains, fixed, option, depth + 1, at + o * stride, span);
  }
}

/** Smallest miss of a constraint whose value lies somewhere in a span. */
export function leastMiss(constraint: Constraint, span: Span): number {
  if (span.low > span.high) return Number.POSITIVE_INFINITY;
  const miss = Math.max(constraint.low - span.high, span.low - constraint.high);
  return miss > MISS_DUST ? miss * constraint.weight : 0;
}
