/** What a scenario must be beyond the form of its values, in English. */
import { coverable, needed } from './nouns.ts';
import { figure } from './values.ts';

const whose = (name: string | null): string =>
  name === null ? 'the level it is manifested at' : `the manifester level of ${name}`;

/** What the file must be as YAML and as a tree of keys; every text stands behind "must". */
export const texts = {
  oneDocument: (): string => 'be one document',
  yaml: (): string => 'be valid YAML or JSON',
  yaml12: (): string => 'be YAML 1.2',
  decimalPoint: (): string => 'be a number with a decimal point',
  plainData: (): string => 'be plain data without tags',
  charactersAtMost: (most: number): string => `be at most ${most} characters long`,
  linesAtMost: (most: number): string => `be at most ${most} lines long`,
  valuesAtMost: (most: number): string => `be at most ${most} values, aliases written out`,
  placesAtMost: (most: number): string => `vary at most ${most} places, over all values and variants`,
  combatantsAtMost: (most: number): string => `make at most ${most} combatants, over all values and variants`,
  expectationsAtMost: (most: number): string => `be at most ${most} expectations of so many cells`,
  nestedAtMost: (most: number): string => `be nested at most ${most} deep`,
  finite: (): string => 'be finite',
  plainKeys: (): string => 'have plain text as keys',
  anchorBefore: (): string => 'be an anchor set before',
  writtenOut: (): string => 'be written out',
  anotherName: (): string => 'be another name',
  givenOnce: (): string => 'be given once',
  knownKey: (): string => 'be a known key',
  expression: (): string => 'be an expression',
  operatorOrEnd: (): string => 'be an operator or the end',
  operatorOrBracket: (): string => 'be an operator or ")"',
  operatorCommaOrBracket: (): string => 'be an operator, "," or ")"',
  operand: (): string => 'be a number, a name, "-" or "("',
  numberBelow: (limit: string): string => `be a number below ${limit}`,
  called: (name: string): string => `be followed by "(": ${name}(…)`,
  oneOfFunctions: (names: readonly string[]): string => `be one of the functions ${names.join(', ')}`,
  oneArgument: (name: string): string => `be ${name} of exactly 1 argument`,
};

/** Paths, axes, bands, matchups and whatever else kinds of scenario share. */
export const shared = {
  atLeastOne: (what: keyof typeof needed): string => `have at least one ${needed[what]}`,
  withinMemory: (most: number): string => `be a run of at most about ${figure(most)} MB of memory`,
  cellsAtMost: (most: number): string => `make at most ${figure(most)} cells in all`,
  pathOfNames: (): string => 'be a path of names joined by dots',
  pathFrom: (sections: readonly string[]): string => `be a path that starts with ${sections.join(', ')}`,
  pathInScenario: (): string => 'be a path to something in the scenario',
  pathToValue: (): string => 'be a path to a single value',
  pathToValueAs: (example: string): string => `be a path to a single value, for example ${example}`,
  variedPath: (): string => 'be a varied path',
  variedPathHere: (): string => 'be a varied path of the scenario',
  valueTaken: (path: string): string => `be a value that ${path} takes`,
  unlikeBefore: (): string => 'be different from the values before it',
  meansElse: (twin: string): string => `mean something else than ${twin}`,
  somethingToTake: (): string => 'name something that is there to take away',
  pathsToName: (most: number): string => `name from 1 to ${most} paths`,
  valuesToMake: (most: number): string => `make from 2 to ${figure(most)} values`,
  lessThanTo: (to: number): string => `be less than to, ${to}`,
  moreThanZero: (): string => 'be more than 0',
  oneOfBands: (ways: readonly string[]): string => `have one of ${ways.join(', ')}`,
  bandInOrder: (): string => 'be a band with its lower end first',
  bandUpwards: (): string => 'be a band from a lower to a higher value',
  wantedScore: (): string => 'be a score in percent, such as 60..65, [60, 65] or 62',
  circleOfThree: (key: string): string => `be at least three names in ${key}, of which each beats the next`,
  metricBeside: (metric: string, key: string): string => `be ${metric} beside ${key}`,
  leftOutBeside: (key: string): string => `be left out beside ${key}`,
  agreesWith: (one: string, other: string, low: number, high: number): string =>
    `go with ${low}..${high} of ${one} against ${other}`,
  shareFor: (metric: string): string => `be from 0 to 1 for ${metric}, which is a share`,
  rangeOf: (low: number, high: number, metric: string): string =>
    `be from ${low} to ${high}, as ${metric} is`,
  atLeastZero: (metric: string): string => `be at least 0, as ${metric} is`,
  sideOrClass: (metric: string): string => `be side or class: ${metric} takes both seats together`,
  covers: (what: keyof typeof coverable): string => `cover at least one possible ${coverable[what]}`,
  someName: (): string => 'be one name or more',
  metInScenario: (): string => 'be met in the scenario',
  newName: (): string => 'be another name than before',
  newMatchup: (): string => 'be a matchup not given before',
  newNumber: (): string => 'be a number not given before',
  newPair: (): string => 'be a pair not given before',
  newPlane: (): string => 'be a plane not given before',
  planeHere: (): string => 'be a plane of the scenario',
  modifierHere: (): string => 'be a modifier of the scenario',
  levelHere: (): string => 'be a power level of the scenario',
  classHere: (): string => 'be a class that somebody who fights has',
  duelHere: (): string => 'be duel for this command',
  duelFor: (command: string): string => `be duel for souboj ${command}`,
};

/** Combatants, effects, manifesters, plans, controllers. */
export const kinds = {
  onlyWordOnClasses: (): string => 'be the only word about classes',
  levelInEachClass: (): string => 'stand with each entry of classes',
  besideClass: (): string => 'stand beside a class',
  newClass: (): string => 'be another class than those before',
  forMagicalClass: (): string => 'be given for a magical class',
  falseForMundane: (): string => 'be false for a class that is not magical',
  oneBound: (): string => 'be a bound on one figure, mana or iq',
  someBound: (): string => 'be a bound on mana or iq',
  roundsOrEnemy: (): string => 'be a number of rounds, or else a bound on an enemy',
  levelOrPower: (): string => 'be given once, as level or as power',
  besideManifest: (): string => 'be given beside manifest, which happens in these rounds',
  finiteForAll: (): string => 'be finite for every combatant',
  strengthWithin: (limit: number): string =>
    `be a strength from -${figure(limit)} to ${figure(limit)} for every combatant`,
  noForm: (): string => 'have no form, as the entry of the same name before it',
  formOf: (form: string): string => `have the form ${form}, as the entry of the same name before it`,
  pullOfPlane: (chance: number, plane: number): string =>
    `be at least ${chance}, the chance of plane ${plane}: the pull grows with the plane`,
  inTargets: (): string => 'stand in targets, where each has its own',
  addingType: (type: string): string => `be ${type}, which adds up, or a word less like it`,
  someEffect: (): string => 'change something, by changes, times or resists',
  insteadOfCharisma: (): string => 'be given instead of charisma',
  newController: (): string => 'be a controller not named before',
  givenFor: (kind: string): string => `be given for ${kind}`,
  forPowerOrSaveDC: (): string => 'be given for power, or else its saveDC',
  onlyForHarmlessPower: (): string => 'be given only for a power that does no damage',
  onlyForPower: (): string => 'be given only for power',
  onlyForHurting: (): string => 'be given only for injury, continuous or power',
  mindUnlessVermin: (): string => 'be at least 1, unless it is vermin',
  withinManifesterLevel: (level: number, name: string): string =>
    `be at most ${level}, the manifester level of ${name}`,
  /** `name`: whose level it is; `null` where it is manifested at a lower one. */
  withinReach: (level: number, name: string | null): string => `be within reach of ${whose(name)}, ${level}`,
  costWithin: (level: number, name: string | null): string =>
    `not bring the cost over ${whose(name)}, ${level}`,
  someWeight: (): string => 'have a weight above 0 somewhere',
  attemptsForEndless: (): string => 'be given for a plan that can go on for ever',
};
