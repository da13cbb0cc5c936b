/** What the questions of tuning share: the open scenario, the evaluator, who solves, and refusals. */
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { Refusal } from '../problems/problem.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { type OpenScenario, openScenario } from '../scenario/open.ts';
import { ProblemCollector } from '../scenario/tree/collector.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { TuningError } from '../tuning/errors.ts';
import { Evaluator } from '../tuning/evaluator.ts';
import type { Pace } from '../tuning/pace.ts';
import type { SolveMany } from '../tuning/warm.ts';
import { StudyError } from './errors.ts';
import { type Conduct, watchOf, withExecutor } from './executors.ts';
import { drawSeed } from './plan.ts';
import type { Source } from './source.ts';

/** Options of all questions of tuning. */
export interface SessionOptions {
  /** Seed text of whatever has to be simulated; drawn where the scenario gives none either. */
  readonly seed?: string | undefined;
  /** Duels of a matchup that has to be simulated; the scenario's by default. */
  readonly duels?: number | undefined;
  /** Largest chain that is solved, in states. */
  readonly maxStates?: number | undefined;
}

/** Everything that a question of tuning works with. */
export interface Session {
  readonly source: Source;
  readonly open: OpenScenario;
  readonly evaluator: Evaluator;
  readonly pace: Pace;
  /** Solves on the executor that was given; `null` where this thread does it. */
  readonly solveMany: SolveMany | null;
  readonly seed: string;
  readonly seedDrawn: boolean;
  readonly duels: number;
  readonly maxStates: number;
}

/**
 * Opens a scenario for questions of tuning.
 * @param firstLook duels of a search's first look at matchups that have to be simulated, at most.
 * @throws StudyError where it is not one of duels.
 */
export function openSession(
  source: Source,
  options: SessionOptions,
  conduct: Conduct,
  firstLook: number = Number.POSITIVE_INFINITY,
): Session {
  const opened = openScenario(source.text, source.path);
  if (!opened.ok) throw new StudyError(...opened.problems.map(refusalOf));
  const { open } = opened;
  const given = options.seed ?? open.scenario.seed;
  const seed = given ?? drawSeed();
  const duels = options.duels ?? open.scenario.duels;
  const maxStates = options.maxStates ?? DEFAULT_MAX_STATES;
  const { executor, ...pace } = conduct;
  const solveMany: SolveMany = async (cells, own) => {
    const plan: Plan = { seed, duels: 1, method: 'exact', maxStates, cells };
    return (await runAt(plan, { ...own, executor })).map(({ exact }) => exact);
  };
  return {
    source,
    open,
    evaluator: new Evaluator({
      ...{ seed, maxStates, duels: Math.min(duels, firstLook), mostDuels: duels },
      metrics: (open.scenario.tune?.goal ?? []).map(({ metric }) => metric),
    }),
    pace,
    solveMany: executor === undefined ? null : solveMany,
    seed,
    seedDrawn: given === null,
    duels,
    maxStates,
  };
}

/** Runs a plan of a fixed size. @throws InterruptedError */
export function runAt<C extends Cell>(plan: Plan<C>, conduct: Conduct): Promise<CellResult<C>[]> {
  return withExecutor(plan, conduct, false, (executor) => runPlan(plan, executor, watchOf(conduct)));
}

/** Does work of tuning; what tuning refuses is said of the option, or of the place in the file. @throws StudyError */
export async function asking<T>(source: Source, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TuningError) throw new StudyError(...refusalsOf(error, source));
    throw error;
  }
}

/** What an error of tuning says, each of its option or its place in the file where it has one. */
export function refusalsOf({ complaint, place, asked, problems }: TuningError, source: Source): Refusal[] {
  const { path, text } = source;
  const [question, ...within] = asked;
  if (place === null || complaint.found === undefined) {
    const where: Refusal['where'] = question === undefined ? [path] : [['option', question], ...within];
    return [{ ...complaint, where }, ...problems.map(refusalOf)];
  }
  const collector = new ProblemCollector(path, text.replace(/^\uFEFF/, ''));
  collector.add(place, complaint.must, complaint.found, complaint.tip);
  return collector.problems().map(refusalOf);
}
