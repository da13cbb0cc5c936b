// A duel by speed and priority with status effects: who has the higher priority moves first, then who is faster, else
// a coin. Burns halve the damage dealt and cost hit points after each round; paralysis quarters the speed and one
// time in four nothing happens.
import { chance, constant, defineContest, defineKind, mixture, points, word } from 'souboj/contest';

const [burnt, paralysed] = [1, 2];
const effects = { none: 0, burn: burnt, paralysis: paralysed };

/** Value of a move: −1 for a miss, else whether it leaves its effect (1) or not (0). */
const moveOf = ({ accuracy, chanceOfEffect }, held) => {
  const free = held ? 0.75 : 1;
  const hit = (free * accuracy) / 100;
  const left = (hit * chanceOfEffect) / 100;
  return mixture([
    [1 - hit, constant(-1)],
    [hit - left, constant(0)],
    [left, constant(1)],
  ]);
};

/** The contest of a pairing: both use their only move each round. */
export function contest(first, second, { rounds, burn }) {
  const sides = [first, second];
  const [hp, status] = [['hpA', 'hpB'], ['statusA', 'statusB']];
  const speedOf = (s, who) => sides[who].speed / (s[status[who]] === paralysed ? 4 : 1);
  /** Who moves first: 0, 1, or null for a coin. */
  const leader = (s) => {
    const lead = first.priority - second.priority || speedOf(s, 0) - speedOf(s, 1);
    return lead === 0 ? null : lead > 0 ? 0 : 1;
  };
  /** A move of whoever is at it; `last` is the second of the round. */
  const move = (last) => ({
    draw: (s) => `${s.mover} ${s[status[s.mover]] === paralysed}`,
    next(s, value) {
      const [who, other] = [s.mover, 1 - s.mover];
      if (value >= 0) {
        const strong = s[status[who]] === burnt ? Math.floor(sides[who].damage / 2) : sides[who].damage;
        s[hp[other]] -= strong;
        if (s[hp[other]] === 0) return who === 0 ? 'first' : 'second';
        if (value === 1 && s[status[other]] === 0) s[status[other]] = effects[sides[who].effect];
      }
      s.mover = last ? 0 : other;
      return last ? 'after' : 'answer';
    },
  });
  return defineContest({
    name: 'speed duel',
    state: {
      hpA: points(first.hp), hpB: points(second.hp),
      statusA: word(0, 0, 2), statusB: word(0, 0, 2), mover: word(0, 0, 1),
    },
    draws: {
      '0 false': moveOf(first, false), '0 true': moveOf(first, true),
      '1 false': moveOf(second, false), '1 true': moveOf(second, true),
    },
    round(s) {
      const who = leader(s);
      s.mover = who ?? 0;
      return who === null ? 'coin' : 'move';
    },
    phases: {
      coin: { draw: chance(0.5, 'coin'), next: (s, value) => { s.mover = value; return 'move'; } },
      move: move(false),
      answer: move(true),
      after: {
        next(s) {
          if (s.statusA === burnt) s.hpA -= burn;
          if (s.statusB === burnt) s.hpB -= burn;
          if (s.hpA === 0) return s.hpB === 0 ? 'both' : 'second';
          return s.hpB === 0 ? 'first' : 'round';
        },
      },
    },
    rounds,
    ends: { first: 'initiator', second: 'target', both: null },
  });
}

const number = (minimum, maximum, description) => ({ type: 'integer', minimum, maximum, description });

export default defineKind({
  kind: 'speed-duel',
  combatants: {
    hp: number(1, 300, 'Hit points.'),
    speed: number(1, 500, 'Speed.'),
    damage: number(1, 300, 'Damage of the move.'),
    accuracy: { ...number(1, 100, 'Chance to hit, in percent.'), default: 100 },
    priority: { ...number(-7, 7, 'Priority of the move.'), default: 0 },
    effect: { enum: ['none', 'burn', 'paralysis'], default: 'none', description: 'What a hit may leave.' },
    chanceOfEffect: { ...number(0, 100, 'Chance of it, in percent.'), default: 0 },
  },
  rules: {
    rounds: { ...number(1, 10_000, 'Limit of rounds.'), default: 500 },
    burn: { ...number(0, 100, 'Hit points that a burn costs each round.'), default: 2 },
  },
  contest,
});
