/** How a duel can end, as data: who won, and why it is over (RULES 4.10). */
import type { End, Winner } from '../contest.ts';

/** Why a duel is over, in the order of the columns; `RULES 4.10` says what each means. */
export const endReasons = [
  'soul',
  'withdrawn',
  'fled',
  'explosion',
  'pull',
  'exhaustion',
  'timeout',
] as const;

/** One of {@link endReasons}. */
export type EndReason = (typeof endReasons)[number];

/** An end of a duel; its label stands in `run.json`, its parts are what it means. */
export interface DuelEnd extends End {
  readonly reason: EndReason;
}

/** Every end, by winner, then by reason: the numbers that states keep are places in this list. */
export const duelEnds: readonly DuelEnd[] = (['initiator', 'target', null] as const).flatMap((winner) =>
  endReasons.map((reason) => ({ label: `${winner ?? 'draw'}:${reason}`, winner, reason })),
);

const byLabel: ReadonlyMap<string, DuelEnd> = new Map(duelEnds.map((end) => [end.label, end]));

/** The end of a label. @throws RangeError for a label that no duel ends with: an error is no outcome. */
export function duelEnd(label: string): DuelEnd {
  const end = byLabel.get(label);
  if (end === undefined) throw new RangeError(`end: must be an end of a duel (got ${JSON.stringify(label)})`);
  return end;
}

/**
 * Who won by an end, and why, from its label alone: also of contests that end for other reasons than these.
 * @throws RangeError for a label that does not say who won.
 */
export function partsOfLabel(label: string): { readonly winner: Winner; readonly reason: string } {
  const known = byLabel.get(label);
  if (known !== undefined) return known;
  const [, seat, reason = ''] = /^(initiator|target|draw):(.+)$/.exec(label) ?? [];
  if (seat === undefined)
    throw new RangeError(`end: must be an end of a duel (got ${JSON.stringify(label)})`);
  return { winner: seat === 'draw' ? null : (seat as 'initiator' | 'target'), reason };
}
