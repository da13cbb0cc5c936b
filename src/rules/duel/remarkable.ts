/** What makes a finished duel remarkable: figures to rank duels by, the first counting most, smaller being better. */
import type { Facts } from '../contest.ts';
import { duelEnd } from './ends.ts';
import { duelMetrics } from './facts.ts';
import type { DuelContest } from './plainDuel.ts';

/** A side of a duel, as in the labels of ends. */
export type Side = 'initiator' | 'target';

/** The side that won, or `null` for a draw. */
export function winnerOf(end: string): Side | null {
  return duelEnd(end).winner;
}

/** IQ and mana that a side still has at the end, summed over its members. */
function leftTo(contest: DuelContest, facts: Facts, side: Side): { iq: number; mana: number } {
  const { sideA } = contest.context;
  const fighters = contest.fightersOf(facts);
  const members = side === 'initiator' ? fighters.slice(0, sideA) : fighters.slice(sideA);
  const lost = (metric: string): number => facts.values[duelMetrics.indexOf(`${side}_${metric}`)]!;
  return {
    iq: members.reduce((sum, c) => sum + c.IQ, 0) - lost('iq_loss'),
    mana: members.reduce((sum, c) => sum + c.mana, 0) - lost('drain'),
  };
}

/**
 * Closest duels first: a soul was destroyed, and the winning side had the least IQ left, then the least mana,
 * then it had taken the most rounds. Draws are left out; duels won otherwise come after all others.
 */
export function closeness(contest: DuelContest, facts: Facts, rounds: number): readonly number[] | null {
  const winner = winnerOf(facts.end);
  if (winner === null) return null;
  const { iq, mana } = leftTo(contest, facts, winner);
  return [duelEnd(facts.end).reason === 'soul' ? 0 : 1, iq, mana, -rounds];
}

/** Clearest wins of `underdog` first: most IQ left, then most mana, then fewest rounds. Others are left out. */
export function upsetOf(
  contest: DuelContest,
  underdog: Side,
  facts: Facts,
  rounds: number,
): readonly number[] | null {
  if (winnerOf(facts.end) !== underdog) return null;
  const { iq, mana } = leftTo(contest, facts, underdog);
  return [-iq, -mana, rounds];
}
