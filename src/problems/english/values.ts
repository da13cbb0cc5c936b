/** What a value of a scenario file must be, in English: the messages of the schemas. */
import { entries, listed, mapped, named } from './nouns.ts';

/** A number in digits, thousands apart. */
export const figure = (n: number): string => n.toLocaleString('en-US', { maximumFractionDigits: 20 });

type Named = keyof typeof named;

/** What a value must be; every text stands behind "must". */
export const values = {
  /** A word of a file, or a number, as it must stand there. */
  exactly: (text: string): string => `be ${text}`,
  oneOf: (words: readonly string[]): string => `be one of ${words.join(', ')}`,
  whole: (low: number, high: number): string => `be a whole number from ${figure(low)} to ${figure(high)}`,
  wholeOrUnlimited: (low: number, high: number): string =>
    `be a whole number from ${figure(low)} to ${figure(high)}, or unlimited`,
  wholeOrNone: (low: number, high: number): string =>
    `be a whole number from ${figure(low)} to ${figure(high)}, or none`,
  wholeOrModifier: (low: number, high: number): string =>
    `be a whole number from ${figure(low)} to ${figure(high)}, or else a modifier`,
  anyWhole: (): string => 'be a whole number',
  wholeOrList: (): string => 'be a whole number, or a list of them',
  wholeOrBonuses: (): string => 'be a whole number, or a list of bonuses',
  real: (low: number, high: number): string => `be a number from ${figure(low)} to ${figure(high)}`,
  anyNumber: (): string => 'be a number',
  flag: (): string => 'be true or false',
  flagOrChance: (): string => 'be true, false, or a chance from 0 to 1',
  text: (): string => 'be text',
  textOrWhole: (): string => 'be text or a whole number',
  shownText: (): string => 'be text of signs that can be shown, in one line',
  drawn: (): string => 'be a picture that can be drawn; it is left out',
  utf8: (): string => 'be text in UTF-8',
  scalar: (): string => 'be text, a number, true, false or null',
  line: (): string => 'be one line of text, at most 200 characters',
  valueOrList: (): string => 'be a value, or a list of values',
  name: (): string =>
    'be a name of 1 to 100 characters that can be shown, without blanks at its ends, " > ", " + " or " @ "',
  constantName: (taken: readonly string[]): string =>
    `be a name of letters, digits and _ that is none of ${taken.join(', ')}`,
  nameOf: (what: Named): string => `be the name of ${named[what]}`,
  nameOrNames: (what: Named): string => `be the name of ${named[what]}, or a list of them`,
  combatantOrNames: (): string => 'be the name of a combatant, or a list of names',
  powerOrLevel: (): string => 'be the name of the power, or its level from 0 to 9',
  planeOrList: (high: number): string => `be a plane from 1 to ${high}, or a list of them`,
  levelOrList: (): string => 'be a power level from 0 to 9, or a list of them',
  bonusType: (): string => 'be a type of bonus, for example competence',
  die: (): string => 'be a die of 2 to 100 sides: k12 or d12, open-ended k12+ or d12+',
  damage: (): string =>
    'be a number of points, or dice such as 2d6+3 (2k6+3): 1 to 100 dice of 2 to 100 sides',
  expressionOver: (variables: readonly string[]): string => `be an expression over ${variables.join(', ')}`,
  mapFromNames: (what: keyof typeof mapped): string => `be a map from names to ${mapped[what]}`,
  mapFromPaths: (): string => 'be a map from paths to lists of values',
  mapFromVaried: (): string => 'be a map from varied paths to values',
  mapToRanges: (form: string): string => `be a map from paths to ranges ${form}`,
  mapFromPlanes: (high: number, what: 'chances' | 'formulas'): string =>
    `be a map from planes 1 to ${high} to ${what}`,
  mapFromFigures: (figures: readonly string[], what: 'changes' | 'factors'): string =>
    `be a map from ${figures.join(', ')} to ${what}`,
  mapOfResistances: (most: number): string => `be a map from what is resisted to points, of at most ${most}`,
  mapOfKeys: (keys: readonly string[]): string => `be a map of ${keys.join(', ')}`,
  mapWith: (keys: readonly string[]): string =>
    `be a map with ${keys.slice(0, -1).join(', ')} and ${keys.at(-1) ?? ''}`,
  mapOfDuels: (): string => 'be a map with combatants and what they fight about',
  mapOfCombatant: (): string => 'be a map of combatant fields',
  mapOfManifester: (): string => 'be a map of manifester fields',
  mapOfOverrides: (): string => 'be a map of overrides',
  mapOfSettings: (): string => 'be a map of settings',
  mapOfExpectation: (): string => 'be a map of name, metric, where and a band',
  entry: (what: keyof typeof entries, form: string): string =>
    `be ${entries[what]}${what === 'classes' ? '' : ','} ${form}`,
  bound: (): string => 'be a bound, { mana: … } or { iq: … }',
  range: (form: string): string => `be a range ${form}`,
  wish: (form: string): string => `be a wish ${form}`,
  wishes: (form: string): string => `be a list of wishes ${form}`,
  listOf: (what: keyof typeof listed): string => `be a list of ${listed[what]}`,
  listOfAtMost: (most: number, what: keyof typeof listed): string =>
    `be a list of at most ${most} ${listed[what]}`,
  targets: (form: string): string => `be a list of 1 to 100 targets, each ${form}`,
  listOfPlanes: (high: number): string => `be a list of planes from 1 to ${high}`,
  controllers: (): string => 'be a list of two controllers or more',
  pairOfSides: (): string => 'be a pair [initiator, target]',
  allOrPairsOfSides: (): string => 'be all, or a list of pairs [initiator, target]',
  allOrPairsOfPlans: (): string => 'be all, or a list of pairs [manifester, plan]',
  pairOfNumbers: (): string => 'be a pair of numbers [low, high]',
  pairOfBounds: (): string => 'be a pair [lowest, highest]',
};
