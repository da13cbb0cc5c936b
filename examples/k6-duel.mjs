// A duel of blades with k6, open-ended: initiative every round, attack against defence, damage by the margin.
import { defineContest, defineKind, dice, difference, points, word } from 'souboj/contest';

const initiative = difference(dice('k6'), dice('k6'));
const exchange = difference(dice('k6+'), dice('k6+'));

/** The contest of a pairing. Each round both roll for initiative; ties are rolled again. */
export function contest(first, second, { rounds }) {
  const fighters = [first, second];
  /** What a swing of `who` costs the other: attack + k6+ less defence + k6+, plus the weapon, if it is above 0. */
  const hurt = (who, margin) => {
    const [striker, struck] = [fighters[who], fighters[1 - who]];
    const over = margin + striker.attack - struck.defence;
    return over > 0 ? Math.max(1, over + striker.weapon - struck.armour) : 0;
  };
  /** A swing; `last` is the second of the round. */
  const swing = (last) => ({
    draw: exchange,
    monotone: true,
    next(s, margin) {
      const loss = hurt(s.mover, margin);
      if (s.mover === 0) s.hpB -= loss;
      else s.hpA -= loss;
      if (s.hpB === 0) return 'first';
      if (s.hpA === 0) return 'second';
      s.mover = last ? 0 : 1 - s.mover;
      return last ? 'round' : 'answer';
    },
  });
  return defineContest({
    name: 'k6 duel',
    state: { hpA: points(first.hp), hpB: points(second.hp), mover: word(0, 0, 1) },
    phases: {
      initiative: {
        draw: initiative,
        monotone: true,
        next(s, margin) {
          const lead = margin + first.initiative - second.initiative;
          if (lead === 0) return 'round';
          s.mover = lead > 0 ? 0 : 1;
          return 'strike';
        },
      },
      strike: swing(false),
      answer: swing(true),
    },
    rounds,
    ends: { first: 'initiator', second: 'target' },
    metrics: { wounds: { of: (s) => first.hp - s.hpA, bounds: [0, first.hp], unit: 'hit points' } },
  });
}

const number = (description, minimum = 0) => ({ type: 'integer', minimum, maximum: 100, description });

export default defineKind({
  kind: 'k6-duel',
  combatants: {
    hp: number('Hit points.', 1),
    attack: number('Attack.'),
    defence: number('Defence.'),
    weapon: { ...number('Added to the margin of a hit.'), default: 0 },
    armour: { ...number('Taken from the damage, which stays 1 at least.'), default: 0 },
    initiative: { ...number('Added to initiative.'), default: 0 },
  },
  rules: { rounds: { type: 'integer', minimum: 1, maximum: 10_000, default: 1000, description: 'Limit.' } },
  contest,
  metrics: { wounds: { en: 'wounds of the initiator', cs: 'zranění vyzyvatele' } },
});
