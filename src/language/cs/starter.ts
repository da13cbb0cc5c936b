/** The scenario that `souboj init` puts into a folder, with Czech comments and names. */

/** The text of the file, but for the line that names its schema. */
export const starter: string = `# Scénář mentálních soubojů. Spustí se takto: souboj run duel.yaml --lang cs
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
