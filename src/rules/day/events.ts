/** How attempts end (RULES 9.10), one event each, under labels that reports read back. */
import type { Plan } from './model.ts';

/** The five ends of an attempt. */
export const attemptEnds = ['lost', 'invalid', 'resisted', 'saved', 'effective'] as const;

/** One of {@link attemptEnds}. */
export type AttemptEnd = (typeof attemptEnds)[number];

/** What an attempt came to. */
export interface AttemptEvent {
  /** Index in the plan's list. */
  readonly manifestation: number;
  readonly end: AttemptEnd;
  /** Index of the distraction that a lost attempt was lost to; else `null`. */
  readonly distraction: number | null;
}

/** `1 lost 0`: the second manifestation, lost to its first distraction. */
export function eventLabel({ manifestation, end, distraction }: AttemptEvent): string {
  return distraction === null ? `${manifestation} ${end}` : `${manifestation} ${end} ${distraction}`;
}

/** All events that attempts of a plan can end with. */
export function eventsOf(plan: Plan): AttemptEvent[] {
  return plan.manifestations.flatMap(({ distractions }, manifestation) => [
    ...distractions.map((_, distraction) => ({ manifestation, end: 'lost' as const, distraction })),
    ...attemptEnds.slice(1).map((end) => ({ manifestation, end, distraction: null })),
  ]);
}
