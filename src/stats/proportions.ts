/** Intervals for one proportion, by the name they have on the command line. */
import { clopperPearson } from './clopper-pearson.ts';
import type { ProportionInterval } from './interval.ts';
import { jeffreys, jeffreysClosed } from './jeffreys.ts';
import { wilson } from './wilson.ts';

export type { Interval, ProportionInterval } from './interval.ts';
export { clopperPearson, jeffreys, wilson };

/** Names of the interval methods, the default first. */
export const intervalNames = ['wilson', 'clopper-pearson', 'jeffreys'] as const;

/** Name of an interval method. */
export type IntervalName = (typeof intervalNames)[number];

/**
 * The method of each name. `jeffreys` is the closed form: the raw posterior bounds would never cover a rate
 * that is truly 0 or 1.
 */
export const proportionIntervals: Readonly<Record<IntervalName, ProportionInterval>> = {
  wilson,
  'clopper-pearson': clopperPearson,
  jeffreys: jeffreysClosed,
};
