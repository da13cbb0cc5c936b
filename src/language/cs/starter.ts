/** What `souboj init` puts into a folder, with Czech comments and names. */
import type { Starter } from '../texts/starter.ts';

/** The texts of the files. */
export const starter: Starter = {
  scenario: `# Scénář mentálních soubojů. Spustí se takto: souboj run duel.yaml --lang cs
# Vynechat se dá všechno kromě combatants; příručka je docs/scenarios.md.
name: Moje první souboje
seed: moje-prvni-souboje      # libovolný text; stejný seed dá na každém počítači stejná čísla
duels: 20000                  # na každou dvojici

defaults:                     # z toho vychází každý účastník
  level: 5
  IQ: 13
  Podl: 12                    # brání tak, jak IQ útočí
  SP: 2
  mana: 40                    # nameditované magy chrání mysl
  fatigue: 60                 # každý útok a každá aktivní obrana stojí bod únavy

combatants:                   # kdo se utká; pole nahrazují to, co je v defaults
  mág: { class: mág }
  druid: { class: druid, level: 6 }
  starý hraničář: { class: hraničář, level: 9, mana: 20 }
  odpadlík:                   # dvě povolání, jedno z nich níže
    classes:
      - { class: čaroděj, level: 4 }
      - { class: bojovník, level: 5 }

classes:                      # přidává k deseti vestavěným povoláním, nebo některé mění
  bojovník: { base: 0, magical: false }

planes: [1, 3, 7]             # mentální hladiny
matchups: all                 # nebo dvojice: [[mág, druid], [druid, mág]]

# vary:                       # každá hodnota každé cesty, ve všech kombinacích
#   defaults.mana: [0, 20, 40]

# variants:                   # celé jiné možnosti, porovnané na téže náhodě
#   tištěná: {}
#   mírnější:
#     formulas:
#       3: { SMÚ: base/2 + 1.5*level + 2*int(SP) + 4*IQ }
`,
  rules: `// @ts-check
// Pravidla vlastního souboje. Změňte je a potom:
//   souboj check --rules my-duel.mjs my-duel.yaml --lang cs
//   souboj run --rules my-duel.mjs my-duel.yaml --lang cs
// Příručka je docs/contests.md.
import { chanceOfAtLeast, constant, d20, defineContest, defineKind, dice, mixture, points } from 'souboj/contest';

/** Kdo bojuje, jak ho udává scénář.
 * @typedef {{ hp: number, armour: number, attack: number, damage: string }} Fighter
 */

/**
 * Kolik rána ubere: zranění, když k20 + útok dosáhne zbroje, jinak nic.
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
 * Utkání dvojice: v každém kole udeří první a po něm druhý. Závisí jen na tom, co dostane.
 * @param {Fighter} first
 * @param {Fighter} second
 * @param {{ rounds: number }} rules
 */
export function contest(first, second, { rounds }) {
  return defineContest({
    name: 'my duel',
    // Pojmenovaná celá čísla. points(n) ubývá od n k nule a tam zůstane.
    state: { first: points(first.hp), second: points(second.hp) },
    // Kroky kola. Každý hází, změní stav a řekne, co následuje: krok, konec, nebo další kolo (round).
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
    ends: { won: 'initiator', lost: 'target' }, // kdo vyhrál; null: nikdo
    // Údaje o konci, celá čísla od nuly. Kola se počítají sama.
    metrics: { hp_left: { of: (s) => s.first + s.second, bounds: [0, first.hp + second.hp], unit: 'hit points' } },
  });
}

export default defineKind({
  kind: 'my-duel', // jak mu říkají scénáře
  combatants: {
    hp: { type: 'integer', minimum: 1, maximum: 500, description: 'Životy.' },
    armour: { type: 'integer', minimum: 1, maximum: 40, default: 12, description: 'Čeho musí útok dosáhnout.' },
    attack: { type: 'integer', minimum: 0, maximum: 30, default: 3, description: 'Přičítá se ke k20.' },
    damage: { type: 'dice', default: '1d8', description: 'Zranění zásahem.' },
  },
  rules: { rounds: { type: 'integer', minimum: 1, maximum: 1000, default: 100, description: 'Nejvíc kol.' } },
  contest,
  metrics: { hp_left: { en: 'hit points left', cs: 'zbylé životy' } },
});
`,
  rulesScenario: `# Scénář vlastního souboje. Spustí se takto: souboj run --rules my-duel.mjs my-duel.yaml --lang cs
kind: my-duel
name: Můj souboj
seed: muj-souboj
duels: 20000

combatants:
  rytíř: { hp: 20, armour: 15, attack: 4, damage: 1d8+2 }
  lučištník: { hp: 14, attack: 5, damage: 1d6+2 }

matchups: [[rytíř, lučištník], [lučištník, rytíř]] # kdo proti komu; výchozí: všechny dvojice

vary: { combatants.rytíř.armour: [14, 15, 16] } # každá hodnota, ve všech kombinacích

variants: # celé jiné možnosti, porovnané na téže náhodě
  tištěná:
  odolnější: { combatants: { lučištník: { hp: 18 } } }
`,
  rulesTest: `// Test pravidel. Spustí se takto: npm install souboj, pak node --test
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyze, checkContest, checkText } from 'souboj/contest';
import { contest } from './my-duel.mjs';

const rules = { rounds: 100 };

test('pravidla plní, co utkání slibují', () => {
  const knight = { hp: 20, armour: 15, attack: 4, damage: '1d8+2' };
  const archer = { hp: 14, armour: 12, attack: 5, damage: '1d6+2' };
  const check = checkContest(contest(knight, archer, rules));
  assert.ok(check.ok, checkText(check));
});

test('případ spočítaný ručně', async () => {
  // Kdo zasáhne dřív, vyhrál, a každý zasáhne s pravděpodobností 1/2: 1/2 + 1/2 · 1/2 · 1/2 + … = 2/3.
  const one = { hp: 1, armour: 11, attack: 0, damage: '1d6' };
  const { initiator } = await analyze(contest(one, one, rules), { duels: 0 });
  assert.equal(initiator.exact?.toFixed(12), (2 / 3).toFixed(12));
});
`,
};
