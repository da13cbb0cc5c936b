/** Nouns of problems in English. The keys are what code says; another language is a record of the same keys. */

/** What has a name, behind "the name of". */
export const named = {
  class: 'a class',
  combatant: 'a combatant',
  controller: 'a controller',
  distraction: 'a distraction',
  effect: 'an effect',
  fighter: 'a fighter',
  gauntlet: 'a gauntlet',
  initiator: 'an initiator',
  manifester: 'a manifester',
  metric: 'a metric',
  mind: 'a mind',
  plan: 'a plan',
  power: 'a power',
  side: 'a side',
  sideOrClass: 'a side or a class',
  target: 'a target',
  variant: 'a variant',
};

/** What there has to be one of, behind "at least one". */
export const needed = {
  combatant: 'combatant',
  controller: 'controller',
  distraction: 'distraction',
  gauntlet: 'gauntlet',
  manifester: 'manifester',
  mind: 'mind',
  opponent: 'opponent',
  plan: 'plan',
  shard: 'shard',
};

/** What names lead to, behind "a map from names to". */
export const mapped = {
  classes: 'classes',
  combatants: 'combatants',
  controllers: 'controllers',
  distractions: 'distractions',
  gauntlets: 'gauntlets',
  manifesters: 'manifesters',
  minds: 'minds',
  numbers: 'numbers',
  overrides: 'overrides',
  plans: 'plans',
  rows: 'maps from names to scores',
  scores: 'scores',
};

/** What a list holds, behind "a list of". */
export const listed = {
  bonuses: 'bonuses',
  combatants: 'names of combatants',
  controllers: 'controllers',
  distractions: 'distractions',
  effectNames: 'names of effects',
  effects: 'effects',
  expectations: 'expectations',
  levels: 'power levels from 0 to 9',
  manifestations: 'manifestations',
  numbers: 'whole numbers',
  values: 'values',
};

/** What is written as a map of its own, before the form of that map. */
export const entries = {
  bonus: 'a bonus',
  class: 'a class',
  classes: 'a list of classes, each',
  classLevel: 'a class with its level',
  controller: 'a controller',
  dispelled: 'what is to be dispelled',
  dispeller: 'who dispels it',
  distraction: 'a distraction',
  effect: 'an effect',
  formulas: 'a pair of formulas',
  gauntlet: 'a gauntlet',
  manifestation: 'a manifestation',
  mind: 'a mind',
  plan: 'a plan',
  power: 'a power',
  return: 'a return',
  shares: 'shares',
  target: 'a target',
  withdrawal: 'a time to withdraw',
};

/** Cells that an expectation can be about. */
export const coverable = {
  cell: 'cell',
  mirror: 'mirror match',
  sides: 'matchup of two different sides',
};

/** Seats of a duel, and no seat in particular. */
export const seats = { initiator: 'the initiator', target: 'the target', any: 'a side' };

/** Places of problems that are no names of a file: they are told in the language of the reader. */
export const places = {
  ofKind: (option: string, kind: string): string => `${option} of kind ${kind}`,
  option: (name: string): string => `option ${name}`,
  scenarioFile: (): string => 'scenario file',
  scenarios: (): string => 'scenarios',
  seedDrawn: (): string => 'seed drawn',
  threads: (): string => 'threads',
  versionOfSouboj: (): string => 'version of souboj',
};
