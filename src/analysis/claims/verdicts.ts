/** Verdicts as claims: of comparisons, baselines, confirmations and checks of simulation against solution. */
import type { Check } from '../agreement.ts';
import type { BaselineCheck } from '../baseline/check.ts';
import type { Comparison, MatchupChange, PooledChange } from '../compare/comparison.ts';
import { type Claim, property } from './claim.ts';

/** Name of what a change is about: a matchup, a side or a plane, where it stands. */
export function subjectOf(change: MatchupChange | PooledChange): string {
  const { variant, axes } = change;
  const what =
    'subject' in change
      ? Object.values(change.subject).join(' ')
      : `${change.initiator} > ${change.target} @ ${change.plane}`;
  return JSON.stringify([variant, axes.map(({ name, value }) => [name, String(value)]), what]);
}

/**
 * Differences of win rates that a comparison calls higher, lower or equivalent within its margin. Those of one kind, beyond
 * noise or equivalent, hold together with its level.
 */
export function changeClaims({ matchups, pooled, margin, confidence: level }: Comparison): readonly Claim[] {
  return [...matchups, ...pooled].flatMap((change): Claim[] => {
    const subject = subjectOf(change);
    const { direction, verdict } = change;
    const made = { says: 'within', about: 'win_difference', subject, level } as const;
    return [
      ...(direction === null
        ? []
        : [{ ...made, ...(direction === 'higher' ? { low: SOME, high: 1 } : { low: -1, high: -SOME }) }]),
      ...(verdict === 'equivalent' ? [{ ...made, low: -margin, high: margin }] : []),
      ...(verdict === 'identical' ? [{ ...made, low: 0, high: 0 }] : []),
    ];
  });
}

/** The least difference that is one: more than a solver's last digits. */
const SOME = 1e-8;

/** Cells that a baseline calls moved; nothing is claimed of those within noise. */
export function movementClaims({ cells }: BaselineCheck, level: number): readonly Claim[] {
  return cells.flatMap(({ address, movement }) =>
    movement === 'moved' || movement === 'unequal' ? [property('moved', address, level, true)] : [],
  );
}

/** Wishes that fresh duels place inside or outside their band; `null`: not possible. All hold together with the level. */
export function confirmationClaims(
  wishes: readonly ({ readonly verdict: 'inside' | 'outside' | 'open' } | null)[],
  level: number,
): readonly Claim[] {
  return wishes.flatMap((wish, i) =>
    wish === null || wish.verdict === 'open'
      ? []
      : [property('wish_inside', String(i), level, wish.verdict === 'inside')],
  );
}

/** Whether simulation and solution agree, once a repetition has settled it; its level is that of both looks. */
export function agreementClaims(check: Check | null): readonly Claim[] {
  if (check === null || check.verdict === 'apart') return [];
  return check.verdict === 'disagree' ? [property('agree', check.key, 1 - 0.05 * 0.01, false)] : [];
}
