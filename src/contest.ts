/** Contests of one's own: what a module of rules imports. Public names, grouped, nothing else. */

export {
  type Analysis,
  type AnalyzedEnd,
  type AnalyzedFigure,
  type AnalyzedRate,
  type AnalyzeOptions,
  analyze,
} from './contest/analysis/analyze.ts';
export type { Replay, ReplayStep } from './contest/analysis/replay.ts';
export { type CheckOptions, checkContest } from './contest/check/check.ts';
export {
  type ContestCheck,
  type ContestPromise,
  checkText,
  type TestedPromise,
} from './contest/check/report.ts';
export { type DefinedContest, defineContest } from './contest/define.ts';
export {
  type Definition,
  type Figure,
  flag,
  type Next,
  nextRound,
  type Phase,
  points,
  timeout,
  type Values,
  type Word,
  type WordRange,
  type Words,
  word,
} from './contest/definition.ts';
export { d4, d6, d8, d10, d12, d20, d100, dice, die } from './contest/dice.ts';
export {
  defineKind,
  type Field,
  type FieldSpec,
  type FieldSpecs,
  type Fields,
  type FigureWords,
  type Given,
  type JsonShape,
  type Kind,
  type KindDefinition,
  type Shape,
} from './contest/kind.ts';
export {
  chance,
  chanceOfAtLeast,
  constant,
  difference,
  mapped,
  maximum,
  meanOf,
  minimum,
  mixture,
  named,
  type Roll,
  sum,
  weighted,
} from './contest/roll.ts';
export type { NamedWord } from './contest/words.ts';
export type { Extreme } from './engine/tally.ts';
export {
  type Contest,
  type End,
  type Facts,
  NEXT_ROUND,
  OVER,
  type Question,
  type QuestionSource,
  type Schedule,
  type State,
  type Winner,
} from './rules/contest.ts';
export { ContestError } from './rules/contestError.ts';
export type { Histogram } from './stats/histogram.ts';
