/** How attempts end (RULES 9.10, 9.11b), one event each, under labels that reports read back. */
import type { Plan } from './model.ts';

/** The six ends of an attempt; only a plan with somebody who dispels knows the last. */
export const attemptEnds = ['lost', 'invalid', 'resisted', 'saved', 'effective', 'dispelled'] as const;

/** One of {@link attemptEnds}. */
export type AttemptEnd = (typeof attemptEnds)[number];

/** What an attempt came to. */
export interface AttemptEvent {
  /** Index in the plan's list. */
  readonly manifestation: number;
  readonly end: AttemptEnd;
  /** Index of the distraction that a lost attempt was lost to; else `null`. */
  readonly distraction: number | null;
  /** Targets affected: at least 1 where it was effective, else 0 (RULES 9.11a). */
  readonly affected: number;
}

/** `1 lost 0`: the second manifestation, lost to its first distraction; `0 effective 3`: three targets affected. */
export function eventLabel({ manifestation, end, distraction, affected }: AttemptEvent): string {
  if (distraction !== null) return `${manifestation} ${end} ${distraction}`;
  return affected > 1 ? `${manifestation} ${end} ${affected}` : `${manifestation} ${end}`;
}

/** All events that attempts of a plan can end with. */
export function eventsOf(plan: Plan): AttemptEvent[] {
  return plan.manifestations.flatMap(({ distractions, targets, dispelledBy }, manifestation) => {
    const event = (end: AttemptEnd, more: Partial<AttemptEvent> = {}): AttemptEvent => {
      return { manifestation, end, distraction: null, affected: 0, ...more };
    };
    return [
      ...distractions.map((_, distraction) => event('lost', { distraction })),
      event('invalid'),
      event('resisted'),
      event('saved'),
      ...targets.map((_, i) => event('effective', { affected: i + 1 })),
      ...(dispelledBy === null ? [] : [event('dispelled')]),
    ];
  });
}
