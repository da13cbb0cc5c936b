/** By how much requirements are missed. */
import { metricUnitOf } from '../../scenario/cellKinds.ts';
import { missOf, type Requirement, type Subject } from '../../tuning/goal/requirement.ts';
import type { Measured } from './tuneReport.ts';

/** A wish for one subject and what it came to. */
export interface WishFacts {
  /** What the scenario calls the wish; `null` where it has no name. */
  readonly name: string | null;
  readonly metric: string;
  readonly subject: Subject;
  readonly low: number;
  readonly high: number;
  readonly value: number;
}

/** Whether a metric is a mean in a unit of its own (rounds, mana), not a share or points of one. */
export const isMean = (metric: string): boolean => metricUnitOf(metric) === 'number';

/** How far a value misses what is required; infinitely where it is not possible. */
export const missAt = ({ requirement }: Measured, value: number): number =>
  Number.isNaN(value) ? Number.POSITIVE_INFINITY : missOf(requirement.band, value);

/** The wish behind a requirement with what it came to. */
export function wishOf({ band, subject }: Requirement, value: number): WishFacts {
  const { name, metric, low, high } = band;
  return { name, metric, subject, low, high, value };
}

/** Weighted distance beyond the nearer end of the band; below 0 inside. */
export function excess({ requirement: { band } }: Measured, value: number): number {
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  return Math.max(band.low - value, value - band.high) * band.weight;
}

/** The requirement that misses most at a time, or is closest to missing; of equal ones the first. */
export function worst(list: readonly Measured[], read: (own: Measured) => number): Measured {
  return list.reduce((most, own) => (excess(own, read(own)) > excess(most, read(most)) + 1e-12 ? own : most));
}
