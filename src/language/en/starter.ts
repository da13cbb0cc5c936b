/** What `souboj init` puts into a folder, with English comments. */
import type { Starter } from '../texts/starter.ts';

/** The texts of the files. */
export const starter: Starter = {
  scenario: `# A scenario of mental duels. Run it: souboj run duel.yaml
# Everything but combatants may be left out; the manual is docs/scenarios.md.
name: My first duels
seed: my-first-duels          # any text; the same seed gives the same numbers on any machine
duels: 20000                  # per pairing

defaults:                     # every combatant starts from these
  level: 5
  IQ: 13
  Podl: 12                    # defends on the planes as IQ attacks
  SP: 2
  mana: 40                    # points of mana shield the mind
  fatigue: 60                 # every attack and every active defence costs one

combatants:                   # who fights; fields replace the defaults
  mage: { class: mage }
  druid: { class: druid, level: 6 }
  old ranger: { class: ranger, level: 9, mana: 20 }
  renegade:                   # two classes, one of them from below
    classes:
      - { class: sorcerer, level: 4 }
      - { class: fighter, level: 5 }

classes:                      # adds to the ten built-in classes, or changes one
  fighter: { base: 0, magical: false }

planes: [1, 3, 7]
matchups: all                 # or pairs: [[mage, druid], [druid, mage]]

# vary:                       # every value of every path, in all combinations
#   defaults.mana: [0, 20, 40]

# variants:                   # whole alternatives, compared on the same randomness
#   printed: {}
#   gentler:
#     formulas:
#       3: { attack: base/2 + 1.5*level + 2*int(SP) + 4*IQ }
`,
  rules: `// @ts-check
// The rules of a duel of your own. Change them, and then:
//   souboj check --rules my-duel.mjs my-duel.yaml
//   souboj run --rules my-duel.mjs my-duel.yaml
// The manual is docs/contests.md.
import { chanceOfAtLeast, constant, d20, defineContest, defineKind, dice, mixture, points } from 'souboj/contest';

/** Who fights, as scenarios give it.
 * @typedef {{ hp: number, armour: number, attack: number, damage: string }} Fighter
 */

/**
 * What a blow takes: the damage where d20 + attack comes to the armour, else nothing.
 * @param {Fighter} attacker
 * @param {Fighter} target
 */
function blow({ attack, damage }, { armour }) {
  const hit = chanceOfAtLeast(d20, armour - attack);
  return mixture([
    [1 - hit, constant(0)],
    [hit, dice(damage)],
  ]);
}

/**
 * The contest of a pairing: in every round the first strikes, then the second. Depends on its arguments alone.
 * @param {Fighter} first
 * @param {Fighter} second
 * @param {{ rounds: number }} rules
 */
export function contest(first, second, { rounds }) {
  return defineContest({
    name: 'my duel',
    // Named whole numbers. points(n) counts from n down to 0 and stays there.
    state: { first: points(first.hp), second: points(second.hp) },
    // Steps of a round. Each draws, changes the state, and names what follows: a phase, an end, or the next round.
    phases: {
      strike: {
        draw: blow(first, second),
        next(s, damage) {
          s.second -= damage;
          return s.second === 0 ? 'won' : 'answer';
        },
      },
      answer: {
        draw: blow(second, first),
        next(s, damage) {
          s.first -= damage;
          return s.first === 0 ? 'lost' : 'round';
        },
      },
    },
    rounds,
    ends: { won: 'initiator', lost: 'target' }, // who wins; null: nobody
    // Figures of the ends, whole numbers from 0. Rounds are counted anyway.
    metrics: { hp_left: { of: (s) => s.first + s.second, bounds: [0, first.hp + second.hp], unit: 'hit points' } },
  });
}

export default defineKind({
  kind: 'my-duel', // what scenarios call it
  combatants: {
    hp: { type: 'integer', minimum: 1, maximum: 500, description: 'Hit points.' },
    armour: { type: 'integer', minimum: 1, maximum: 40, default: 12, description: 'What an attack must come to.' },
    attack: { type: 'integer', minimum: 0, maximum: 30, default: 3, description: 'Added to the d20.' },
    damage: { type: 'dice', default: '1d8', description: 'Damage of a hit.' },
  },
  rules: { rounds: { type: 'integer', minimum: 1, maximum: 1000, default: 100, description: 'Limit of rounds.' } },
  contest,
  metrics: { hp_left: { en: 'hit points left', cs: 'zbylé životy' } },
});
`,
  rulesScenario: `# A scenario of a duel of your own. Run it: souboj run --rules my-duel.mjs my-duel.yaml
kind: my-duel
name: My duel
seed: my-duel
duels: 20000

combatants:
  knight: { hp: 20, armour: 15, attack: 4, damage: 1d8+2 }
  archer: { hp: 14, attack: 5, damage: 1d6+2 }

matchups: [[knight, archer], [archer, knight]] # who meets whom; default: all pairs

vary: { combatants.knight.armour: [14, 15, 16] } # every value, in all combinations

variants: # whole alternatives, compared on the same randomness
  printed:
  tougher: { combatants: { archer: { hp: 18 } } }
`,
  rulesTest: `// A test of the rules. Run it: npm install souboj, then node --test
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyze, checkContest, checkText } from 'souboj/contest';
import { contest } from './my-duel.mjs';

const rules = { rounds: 100 };

test('the rules keep what contests promise', () => {
  const knight = { hp: 20, armour: 15, attack: 4, damage: '1d8+2' };
  const archer = { hp: 14, armour: 12, attack: 5, damage: '1d6+2' };
  const check = checkContest(contest(knight, archer, rules));
  assert.ok(check.ok, checkText(check));
});

test('a case worked out by hand', async () => {
  // Who hits first wins, and each hits with 1/2: 1/2 + 1/2 · 1/2 · 1/2 + … = 2/3.
  const one = { hp: 1, armour: 11, attack: 0, damage: '1d6' };
  const { initiator } = await analyze(contest(one, one, rules), { duels: 0 });
  assert.equal(initiator.exact?.toFixed(12), (2 / 3).toFixed(12));
});
`,
};
