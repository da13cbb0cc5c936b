/** Public names, grouped, nothing else. */
export { compareCells } from './analysis/compare/compare.ts';
export type { Comparison } from './analysis/compare/comparison.ts';
export { judgeRun, UntilDecided } from './analysis/expect/untilDecided.ts';
export type { Judgement, Verdict } from './analysis/judgement.ts';
export { precisionSequel } from './analysis/untilPrecise.ts';
export { Harvest } from './batch/harvest.ts';
export { mergeShards, type ShardResult } from './batch/merge.ts';
export { runPairs } from './batch/pairs.ts';
export type { Plan } from './batch/plan.ts';
export type { CellResult, Method, RunInfo, RunResult } from './batch/result.ts';
export { runPlan } from './batch/run.ts';
export type { Shard } from './batch/share.ts';
export { version } from './batch/version.ts';
export { inlineExecutor } from './batch/workshop.ts';
export { prepare } from './engine/prepared/prepared.ts';
export { simulate } from './engine/prepared/simulate.ts';
export { exactMarginals, solvePrepared } from './engine/prepared/solve.ts';
export { tabulate } from './engine/tabulate.ts';
export { type Marginals, mergeTallies, type Tally } from './engine/tally.ts';
export {
  type Complaint,
  complaintText,
  type Found,
  type Must,
  type ProblemTexts,
  type Refusal,
  RefusalError,
  refusalText,
  type Tip,
} from './problems/problem.ts';
export { streamKey } from './random/key.ts';
export { formatsOf, reportFormats, writeReports } from './report/reports.ts';
export { type Account, accountOf } from './rules/bonuses/account.ts';
export { type Effect, effect } from './rules/bonuses/effect.ts';
export { type Contest, NEXT_ROUND, OVER, type Question, type State } from './rules/contest.ts';
export { createControl } from './rules/control/control.ts';
export type { ControlSetup } from './rules/control/model.ts';
export { createDay } from './rules/day/day.ts';
export type { DaySetup } from './rules/day/model.ts';
export { createDuel } from './rules/duel/duel.ts';
export { impossible } from './rules/eligibility.ts';
export { createGauntlet } from './rules/gauntlet/gauntlet.ts';
export type { GauntletSetup } from './rules/gauntlet/model.ts';
export type { Combatant, DuelRules, DuelSetup } from './rules/model.ts';
export { expandCells } from './scenario/duel/expand.ts';
export { loadScenario } from './scenario/load.ts';
export type { Cell, DuelCell } from './scenario/model/cells.ts';
export type { Expectation } from './scenario/model/expectation.ts';
export type { PrecisionGoal } from './scenario/model/precision.ts';
export { type OpenScenario, openScenario } from './scenario/open.ts';
export { formatProblem, type Problem, refusalOf } from './scenario/tree/problem.ts';
export type { Histogram } from './stats/histogram.ts';
export type { Compared, ComparedStudy } from './study/compared.ts';
export { StudyError } from './study/errors.ts';
export type { Conduct, OpenExecutor } from './study/executors.ts';
export {
  type Checked,
  type CompareStudyOptions,
  check,
  compare,
  type Front,
  type RunStudyOptions,
  run,
  tune,
} from './study/front.ts';
export type { Size, SizeOptions } from './study/size.ts';
export type { Study } from './study/study.ts';
export type { TunedStudy, TuneStudyOptions } from './study/tune.ts';
export { Evaluator } from './tuning/evaluator.ts';
export { fieldOf } from './tuning/field.ts';
export { meta } from './tuning/meta/meta.ts';
export { sensitivity } from './tuning/sensitivity/sensitivity.ts';
export { sweep } from './tuning/sweep/sweep.ts';
export { tune as tuneOpen } from './tuning/tune/tune.ts';
