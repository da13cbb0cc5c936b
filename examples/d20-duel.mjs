// A duel with a d20: attack against armour class, criticals, advantage, several attacks a round.
// One draw a swing: the damage of an attack that may miss, hit or strike critically.
import {
  constant, d20, defineContest, defineKind, dice, maximum, minimum, mixture, points, word,
} from 'souboj/contest';

const attackDie = { normal: d20, advantage: maximum(d20, d20), disadvantage: minimum(d20, d20) };

/** Damage of one swing: a 1 misses, a 20 hits and rolls the dice of the damage twice. */
function swing({ attack, damage, critical, roll }, { ac }) {
  const die = attackDie[roll];
  let [hit, crit] = [0, 0];
  die.values.forEach((face, i) => {
    if (face === 20) crit += die.probabilities[i];
    else if (face > 1 && face + attack >= ac) hit += die.probabilities[i];
  });
  return mixture([
    [1 - hit - crit, constant(0)],
    [hit, dice(damage)],
    [crit, dice(critical)],
  ]);
}

/** The contest of a pairing: the first strikes first, all its attacks, then the second. */
export function contest(first, second, { rounds }) {
  return defineContest({
    name: 'd20 duel',
    state: { hpA: points(first.hp), hpB: points(second.hp), struck: word(0, 0, 9) },
    phases: {
      a: {
        draw: swing(first, second),
        next(s, damage) {
          s.hpB -= damage;
          if (s.hpB === 0) return 'first';
          s.struck = (s.struck + 1) % first.attacks;
          return s.struck > 0 ? 'a' : 'b';
        },
      },
      b: {
        draw: swing(second, first),
        next(s, damage) {
          s.hpA -= damage;
          if (s.hpA === 0) return 'second';
          s.struck = (s.struck + 1) % second.attacks;
          return s.struck > 0 ? 'b' : 'round';
        },
      },
    },
    rounds,
    ends: { first: 'initiator', second: 'target' },
    metrics: {
      initiator_hp: { of: (s) => s.hpA, bounds: [0, first.hp], unit: 'hit points' },
      target_hp: { of: (s) => s.hpB, bounds: [0, second.hp], unit: 'hit points' },
    },
  });
}

export default defineKind({
  kind: 'd20-duel',
  combatants: {
    hp: { type: 'integer', minimum: 1, maximum: 500, description: 'Hit points.' },
    ac: { type: 'integer', minimum: 1, maximum: 40, description: 'Armour class.' },
    attack: { type: 'integer', minimum: -10, maximum: 30, description: 'Added to the d20.' },
    attacks: { type: 'integer', minimum: 1, maximum: 10, default: 1, description: 'Swings a round.' },
    damage: { type: 'dice', description: 'Damage of a hit.' },
    critical: { type: 'dice', description: 'Damage of a 20.' },
    roll: { enum: ['normal', 'advantage', 'disadvantage'], default: 'normal', description: 'How it attacks.' },
  },
  rules: { rounds: { type: 'integer', minimum: 1, maximum: 10_000, default: 100, description: 'Limit.' } },
  contest,
  metrics: {
    initiator_hp: { en: 'hit points left, initiator', cs: 'zbylé životy vyzyvatele' },
    target_hp: { en: 'hit points left, target', cs: 'zbylé životy cíle' },
  },
});
