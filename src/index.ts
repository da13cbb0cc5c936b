/** Public names, grouped, nothing else. */

export type { Check, Repetition } from './analysis/agreement.ts';
export { type CompareOptions, compareCells } from './analysis/compare/compare.ts';
export type { ComparedCell, Comparison, MatchupChange } from './analysis/compare/comparison.ts';
export { judgeRun, type Matter, UntilDecided } from './analysis/expect/untilDecided.ts';
export type { Judgement, Verdict } from './analysis/judgement.ts';
export { precisionSequel } from './analysis/untilPrecise.ts';
export type { Worth } from './analysis/worth.ts';
export { type CellHarvest, Harvest, type Look } from './batch/harvest.ts';
export { InterruptedError } from './batch/interruption.ts';
export { type Merged, mergeShards, type ShardResult } from './batch/merge.ts';
export type { Executor, Job, JobResult } from './batch/messages.ts';
export { type Pair, type PairOptions, runPairs } from './batch/pairs.ts';
export type { Plan } from './batch/plan.ts';
export type { Progress } from './batch/progress.ts';
export type { Range } from './batch/ranges.ts';
export type { CellResult, Method, RunInfo, RunResult } from './batch/result.ts';
export { type RunOptions, runPlan, type Sequel } from './batch/run.ts';
export type { Shard } from './batch/share.ts';
export { threads } from './batch/threads.ts';
export { version } from './batch/version.ts';
export { inlineExecutor } from './batch/workshop.ts';
export type { Chain } from './engine/chain.ts';
export type { Solution } from './engine/exact.ts';
export type { ChainLimits } from './engine/explore.ts';
export type { JointTally } from './engine/prepared/joint.ts';
export { type Prepared, prepare } from './engine/prepared/prepared.ts';
export { simulate } from './engine/prepared/simulate.ts';
export { exactMarginals, solvePrepared } from './engine/prepared/solve.ts';
export { type Chances, type Course, chancesAtStart, courseOf } from './engine/prospects.ts';
export { tabulate } from './engine/tabulate.ts';
export { type Marginals, mergeTallies, type Tally } from './engine/tally.ts';
export { type Trace, type TraceStep, traceTrial } from './engine/trace.ts';
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
export { type StreamKey, streamKey } from './random/key.ts';
export { formatsOf, type ReportOptions, reportFormats, writeReports } from './report/reports.ts';
export { type Row, rowsOf } from './report/rows.ts';
export { type Account, accountOf } from './rules/bonuses/account.ts';
export { type Effect, effect } from './rules/bonuses/effect.ts';
export { type Contest, NEXT_ROUND, OVER, type Question, type State } from './rules/contest.ts';
export { createControl } from './rules/control/control.ts';
export type { ControlSetup } from './rules/control/model.ts';
export { createDay } from './rules/day/day.ts';
export type { DaySetup } from './rules/day/model.ts';
export { createDuel, type DuelContest } from './rules/duel/duel.ts';
export { impossible } from './rules/eligibility.ts';
export { createGauntlet } from './rules/gauntlet/gauntlet.ts';
export type { GauntletSetup } from './rules/gauntlet/model.ts';
export type { Combatant, DuelRules, DuelSetup } from './rules/model.ts';
export { expandCells } from './scenario/duel/expand.ts';
export { type LoadResult, loadScenario } from './scenario/load.ts';
export type { Cell, DuelCell } from './scenario/model/cells.ts';
export type { Expectation } from './scenario/model/expectation.ts';
export type { PrecisionGoal } from './scenario/model/precision.ts';
export type { DuelScenario, Scenario } from './scenario/model/scenario.ts';
export { type OpenScenario, openScenario } from './scenario/open.ts';
export { formatProblem, type Problem, refusalOf } from './scenario/tree/problem.ts';
export type { Histogram } from './stats/histogram.ts';
export type { VariantOptions } from './study/compare.ts';
export type { Compared, ComparedStudy, JudgingOptions } from './study/compared.ts';
export { StudyError } from './study/errors.ts';
export type { Conduct, OpenExecutor } from './study/executors.ts';
export type { Fresh } from './study/fresh.ts';
export {
  type Checked,
  type CompareStudyOptions,
  check,
  compare,
  curve,
  type Front,
  payoffs,
  type RunStudyOptions,
  restrict,
  run,
  tactics,
  tune,
} from './study/front.ts';
export type { OrderOptions } from './study/order.ts';
export type { PayoffOptions, PayoffStudy } from './study/payoffs.ts';
export type { PlanOptions } from './study/plan.ts';
export type { CurveQuestion, Scope, TacticsQuestion } from './study/questions.ts';
export type { SessionOptions } from './study/session.ts';
export type { Size, SizeOptions } from './study/size.ts';
export type { Study } from './study/study.ts';
export type { TunedStudy, TuneStudyOptions } from './study/tune.ts';
export { Evaluator, type EvaluatorOptions } from './tuning/evaluator.ts';
export { type Field, fieldOf } from './tuning/field.ts';
export type { Figures } from './tuning/figures.ts';
export { type MetaResult, meta } from './tuning/meta/meta.ts';
export type { Pace } from './tuning/pace.ts';
export type { ScenarioPatch } from './tuning/patch/patchScenario.ts';
export type { PayoffResult } from './tuning/payoffs/game.ts';
export type { Payoff, PayoffTable } from './tuning/payoffs/table.ts';
export type { RestrictResult } from './tuning/restrict/restrict.ts';
export type { Restriction } from './tuning/restrict/restrictions.ts';
export { type SensitivityResult, sensitivity } from './tuning/sensitivity/sensitivity.ts';
export type { CurveResult } from './tuning/sweep/curve.ts';
export type { Meeting } from './tuning/sweep/meeting.ts';
export { type SweepOptions, type SweepResult, sweep } from './tuning/sweep/sweep.ts';
export type { Conduct as Tactics } from './tuning/tactics/conduct.ts';
export type { MatchupTactics, TacticsResult } from './tuning/tactics/tactics.ts';
export type { Confirmed } from './tuning/tune/confirm.ts';
export type { Standing } from './tuning/tune/standing.ts';
export { type TuneOptions, type TuneResult, tune as tuneOpen } from './tuning/tune/tune.ts';
export type { SolveMany } from './tuning/warm.ts';
