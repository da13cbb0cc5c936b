/** Refusals of contests that somebody else has written, in English: what stands before names the function or the word. */

/** What keys of such rules must be; every text stands behind "must". */
export const contestMusts = {
  diceText: (): string => 'be dice such as 2d6+3, d20 or 4d6kh3',
};

/** All sentences; states are told as `hp=12 turn=1 in attack`. */
export const contestSentences = {
  rollText: (got: string): string => `must be dice such as 2d6+3, d20, 4d6kh3 or k6+ (got ${got})`,
  rollTooLarge: (most: number): string => `must have from 1 to ${most} different values`,
  rollValue: (got: string): string => `must be finite numbers (got ${got})`,
  rollChance: (got: string): string => `must be a chance from 0 to 1 (got ${got})`,
  rollSum: (sum: number): string => `must have chances that sum to 1 (they sum to ${sum})`,
  rollsGiven: (least: number): string => `must be given at least ${least} roll`,
  rollsAscending: (got: string): string => `must have values that ascend (got ${got})`,
  wordBounds: (word: string, low: number, high: number, got: string, state: string): string =>
    `${word} must stay a whole number from ${low} to ${high} (got ${got} after ${state})`,
  wordStart: (got: string): string =>
    `must be a whole number of at least 1, or { start, min, max } with start between min and max (got ${got})`,
  contestName: (got: string): string => `must be a name of letters, digits and _, used once (got ${got})`,
  contestPhase: (phase: string): string =>
    `must name a draw that the contest has, and have a function next (phase ${phase})`,
  contestRounds: (most: number): string => `must be a whole number from 1 to ${most}`,
  contestEnds: (least: number): string => `must have at least ${least} end`,
  nextUnknown: (got: string, known: readonly string[], state: string): string =>
    `must answer one of ${known.join(', ')} (got ${got} after ${state})`,
  drawUnknown: (got: string, known: readonly string[], state: string): string =>
    `must name one of the draws ${known.join(', ')} (got ${got} in ${state})`,
  metricValue: (low: number, high: number, got: string, state: string): string =>
    `must come to a whole number from ${low} to ${high} (got ${got} from ${state})`,
  contestThrew: (message: string, state: string): string => `threw ${message} (after ${state})`,
  contestLoops: (steps: number, state: string): string =>
    `went on for ${steps} steps without an end of the round: it loops (last ${state})`,
  contestCircle: (state: string): string =>
    `goes in a circle of draws within a round; such draws must end the round (in ${state})`,
  notMonotone: (value: number, state: string): string =>
    `promises that where two values lead to the same state, so do all between (monotone, convex), but ${value} leads elsewhere in ${state}`,
  answerChanges: (state: string): string => `answers otherwise when it is asked again (in ${state})`,
  stateChanged: (state: string): string => `must leave the state as it is (changed ${state})`,
  beginShared: (state: string): string => `must give a new state each time, always the same (got ${state})`,
  endUnknown: (label: string, state: string): string =>
    `comes to an end that it does not declare, ${label} (${state})`,
  endUnreached: (label: string): string => `declares the end ${label}, which cannot come about`,
  limitPart: (share: string): string =>
    `must end before its limit of rounds in most trials (${share} of them reach it): raise the limit, or mend rules that do not end`,
  playsApart: (trial: number, drawn: string, table: string): string =>
    `trial ${trial} comes to ${drawn} when the rules are asked draw by draw, and to ${table} by the table made of them`,
  figureApart: (label: string, z: string): string =>
    `ends with ${label} another share of times than its exact chance, by ${z} standard errors`,
  seatsApart: (here: string, there: string): string =>
    `must be the same with seats exchanged: the initiator wins with ${here} here, the target with ${there} there`,
  wordIdle: (word: string, one: string, other: string): string =>
    `keeps ${word} where it no longer matters, which makes the contest larger: ${one} and ${other} go on alike; set it back`,
  figureStrange: (got: string, state: string): string =>
    `must report finite numbers (got ${got} from ${state})`,
  kindFunction: (got: string): string => `must be a function (got ${got})`,
  kindField: (got: string): string =>
    `must be an integer or a number (minimum, maximum), a boolean, dice, or an enum, with a default that fits (got ${got})`,
  kindTaken: (name: string): string => `must be a name that souboj does not use itself (got ${name})`,
  kindExport: (got: string): string =>
    `must export a kind of scenario as its default, made by defineKind of souboj/contest (got ${got})`,
  rulesApart: (path: string): string =>
    `was made with other rules than those that are open (${path}); give the module it was made with, --rules`,
  moduleLoads: (message: string): string => `must be a module that loads (${message})`,
};
