/** Small contests for tests. */
import {
  chance,
  constant,
  type DefinedContest,
  type Definition,
  d20,
  defineContest,
  dice,
  mixture,
  points,
  type Roll,
  word,
} from '../../src/contest.ts';

/** Damage of a swing: 20 doubles the dice, 1 misses, else d20 + bonus against the armour class. */
export function swing(bonus: number, armour: number, damage: string, critical: string): Roll {
  const faces = Array.from({ length: 19 }, (_, i) => i + 1);
  const hits = faces.filter((face) => face > 1 && face + bonus >= armour).length;
  return mixture([
    [(19 - hits) / 20, constant(0)],
    [hits / 20, dice(damage)],
    [1 / 20, dice(critical)],
  ]);
}

/** Two fighters of two swings a round: AC 18, 44 hit points, 1d8+6 against AC 16, 49 hit points, 2d6+4; both hit by +7. */
export function fighters(): DefinedContest {
  return defineContest({
    name: 'fighters',
    state: { hpA: points(44), hpB: points(49), swings: word(0, 0, 1) },
    phases: {
      a: {
        draw: swing(7, 16, '1d8+6', '2d8+6'),
        next: (s, damage) => {
          s.hpB -= damage;
          s.swings = 1 - s.swings;
          return s.hpB === 0 ? 'first' : s.swings === 1 ? 'a' : 'b';
        },
      },
      b: {
        draw: swing(7, 18, '2d6+4', '4d6+4'),
        next: (s, damage) => {
          s.hpA -= damage;
          s.swings = 1 - s.swings;
          return s.hpA === 0 ? 'second' : s.swings === 1 ? 'b' : 'round';
        },
      },
    },
    rounds: 100,
    ends: { first: 'initiator', second: 'target' },
    metrics: { hp_left: { of: (s) => s.hpA, bounds: [0, 44], unit: 'hit points' } },
  });
}

/** A duel of 9 hit points against 7 of which single parts can be made wrong. */
export function duel(
  changed: Partial<Definition<{ a: number; b: number; mark: { start: 0; min: 0; max: 3 } }>> = {},
): DefinedContest {
  return defineContest({
    name: 'duel',
    state: { a: 9, b: 7, mark: { start: 0, min: 0, max: 3 } },
    phases: {
      strike: {
        draw: d20,
        monotone: true,
        next: (s, face) => {
          s.b = Math.max(0, s.b - (face >= 12 ? 2 : 0));
          return s.b === 0 ? 'won' : 'parry';
        },
      },
      parry: {
        draw: chance(0.4),
        next: (s, hit) => {
          s.a = Math.max(0, s.a - 3 * hit);
          return s.a === 0 ? 'lost' : 'round';
        },
      },
    },
    rounds: 200,
    ends: { won: 'initiator', lost: 'target' },
    ...changed,
  });
}
