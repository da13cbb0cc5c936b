/** A small scenario of each kind whose names hold no English word, so that none may stand in what is told of it. */

/** Texts of the files, by what they are. */
export const czechScenarios = {
  duel: `seed: pokus
duels: 60
defaults: { level: 3, IQ: 6, Podl: 6, SP: 2, mana: 10, fatigue: 40 }
classes: { válečník: { magical: false, base: 0 } }
combatants:
  mage: { class: mág, IQ: 8 }
  druid: { class: druid }
  válečník: { class: válečník }
planes: [1, 3]
variants:
  původní: {}
  levnější: { rules: { manaPerPoint: 3 } }
expect:
  - { name: drží se středu, metric: win_rate, between: [0.4, 0.6] }
  - { name: první útok, metric: first_move_edge, where: { plane: 1 }, between: [-0.2, 0.2] }
  - { name: délka, metric: rounds_mean, atMost: 90 }
`,
  tune: `seed: pokus
duels: 300
defaults: { level: 3, IQ: 12, Podl: 12, SP: 2, mana: 4, fatigue: 20 }
combatants:
  mage: { class: mág }
  druid: { class: druid }
  strider: { class: chodec }
classes: { mág: { base: 10 } }
planes: [1, 3]
ranges:
  classes.druid.base: { from: 6, to: 10 }
  defaults.mana: { from: 0, to: 8 }
tune:
  knobs:
    classes.mage.base: { from: 8, to: 10, step: 1 }
    classes.druid.base: { from: 7, to: 9, step: 1 }
  goal:
    - { name: žádná dvojice není jednostranná, metric: pair_score, where: { plane: 1 }, between: [0.35, 0.65] }
    - { metric: mean_score, where: { plane: 1 }, between: [0.4, 0.6] }
    - { metric: first_move_edge, where: { plane: 1 }, between: [-0.07, 0.2] }
`,
  story: `seed: pokus
duels: 60
defaults: { level: 4, IQ: 9, Podl: 9, SP: 1, mana: 6, hp: 40, fatigue: 14 }
combatants:
  mage: { class: mág, woundChance: 0.3 }
  druid: { class: druid, reserveFatigue: 2, fleeBelow: { mana: 3 }, fleeRounds: 2 }
  psionic: { class: psionik, untrained: true, powerPoints: 9, actEvery: 2, manifest: { level: 1, concentration: 4, onSuccess: wound } }
  ranger: { class: hraničář, withdrawBelow: { mana: 4 } }
matchups: [[[druid, ranger], [mage, psionic]], [ranger, mage]]
planes: [2]
rules: { pull: { 2: 0.05 } }
`,
  day: `kind: day
seed: pokus
days: 60
manifesters:
  telepat:
    manifesterLevel: 7
    intelligence: 18
    concentration: 8
    powerPoints: 20
    keyModifier: 4
    bonuses:
      - { value: 2, type: competence, source: torc }
      - { value: 4, type: competence, source: klid }
      - { value: -2, source: migréna }
  novic: { manifesterLevel: 5, intelligence: 16, concentration: 6, powerPoints: 12, keyModifier: 3 }
plans:
  studium: { order: sequence, manifestations: [{ power: čtení, level: 2, target: { save: 4 } }] }
  bouře:
    order: sequence
    manifestations:
      - { power: paprsek, level: 1, augment: 2, distractions: [{ kind: rainOrSleet }, { kind: violentMotion }] }
      - { power: příkaz, level: 3, distractions: [{ kind: injury, damage: 1d8+2, chance: 0.4 }], target: { PR: 14, invalidChance: 0.1 } }
vary: { manifesters.*.concentration: [6, 9] }
expect:
  - { name: málo ztrát, metric: pp_wasted_share, atMost: 0.2 }
`,
  concentration: `kind: concentration
seed: pokus
checks: 60
modifiers: [0, 5, 10, 20]
levels: [1, 3, 9]
distractions:
  rána: { kind: injury, damage: 2d6+3 }
  vír: { kind: violentMotion }
  liják: { kind: rainOrSleet }
`,
  contest: `kind: contest
seed: pokus
contests: 60
controllers:
  upír: { charisma: 18, bonuses: [{ value: 2, type: competence, source: diadém }] }
  telepat: { charisma: 14 }
  zámek: { charisma: 8, holdsStill: true }
minds:
  král: { controllers: [upír, telepat] }
  socha: { controllers: [upír, zámek] }
`,
  gauntlet: `kind: gauntlet
seed: pokus
runs: 60
defaults: { IQ: 12, Podl: 12, SP: 2, mana: 10 }
combatants:
  psionic: { class: psionik, level: 9, IQ: 15, Podl: 14, mana: 30, fatigue: 80 }
  druid: { class: druid, level: 6 }
planes: [1]
gauntlets:
  chodba: { fighter: psionic, opponents: [druid], duels: 6, return: { bodyWithheld: 0.2, constitution: 12 } }
`,
} as const;
