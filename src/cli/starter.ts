/** The scenario that `souboj init` puts into a folder, in both languages. */
import type { CliLanguage } from './language.ts';

/** Name of the schema beside the scenario. */
export const schemaFile = 'scenario.schema.json';

const schemaLine = `# yaml-language-server: $schema=${schemaFile}\n`;

const english = `# A scenario of mental duels. Run it: souboj run duel.yaml
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
`;

const czech = `# Scénář mentálních soubojů. Spustí se takto: souboj run duel.yaml --lang cs
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
`;

/** Text of the starter scenario, its schema line first. */
export function starter(language: CliLanguage): string {
  return schemaLine + (language === 'cs' ? czech : english);
}
