/** What one would write first: a loop that rolls every die of the reference duel with a seeded generator. */
import seedrandom from 'seedrandom';
import type { DuelContext } from '../../src/rules/duel/context.ts';

/** Wins of either side and draws. */
export interface Score {
  initiator: number;
  target: number;
  draws: number;
}

/** One roll of k12+ (RULES 1.1). */
type Roll = () => number;

/** Plays `count` duels of two under plain tactics and unlimited fatigue (RULES 4), rolling with `alea`. */
export function plainLoop(context: DuelContext, seed: string, count: number): Score {
  const random = seedrandom.alea(seed);
  return playAll(context, count, () => {
    let total = 0;
    for (;;) {
      const face = 1 + Math.floor(random() * 12);
      total += face;
      if (face !== 12) return total;
    }
  });
}

/** Plays `count` duels with the given die; strengths by current IQ are looked up, as anybody would. */
export function playAll(context: DuelContext, count: number, roll: Roll): Score {
  const score: Score = { initiator: 0, target: 0, draws: 0 };
  for (let i = 0; i < count; i++) {
    const winner = playOne(context, roll);
    if (winner === 0) score.initiator++;
    else if (winner === 1) score.target++;
    else score.draws++;
  }
  return score;
}

function playOne(context: DuelContext, roll: Roll): number {
  const { fighters, attack, defence, rules } = context;
  const mana = [fighters[0]!.mana, fighters[1]!.mana];
  const iq = [fighters[0]!.IQ, fighters[1]!.IQ];
  for (let round = 1; round <= rules.maxRounds; round++) {
    for (let a = 0; a < 2; a++) {
      const d = 1 - a;
      const margin = attack[a]![iq[a]!]! + roll() - defence[d]![iq[d]!]! - roll();
      if (margin <= 0) continue;
      if (mana[d]! > 0) {
        mana[d] = Math.max(0, mana[d]! - rules.manaPerPoint * margin);
      } else {
        iq[d] = iq[d]! - Math.floor(margin / 2);
        if (iq[d]! < 0) return a;
      }
    }
  }
  return -1;
}
