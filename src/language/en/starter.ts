/** The scenario that `souboj init` puts into a folder, with English comments. */

/** The text of the file, but for the line that names its schema. */
export const starter: string = `# A scenario of mental duels. Run it: souboj run duel.yaml
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
