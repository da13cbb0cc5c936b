/** Carries out an order: what was asked is run, and judged where the scenario expects something. */
import { leftOut } from '../analysis/expect/coverage.ts';
import { judgeRun } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { precisionSequel } from '../analysis/untilPrecise.ts';
import type { Executor } from '../batch/messages.ts';
import type { RunResult } from '../batch/result.ts';
import { type RunOptions, runPlan, type Sequel } from '../batch/run.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { StudyError } from './errors.ts';
import type { Order } from './order.ts';
import type { Study } from './study.ts';

/** Whether looks at the counts decide how many duels there are: then the run may go on beyond its plan. */
export function isOpen({ untilDecided, info }: Order): boolean {
  return untilDecided !== null || info.options.precision !== null;
}

/** Options of `runOrder`. */
export interface RunOrderOptions extends Omit<RunOptions, 'sequel' | 'shard'> {
  /** Called once everything is played and solved, before it is judged in one go. */
  readonly onPlayed?: (() => Promise<void>) | undefined;
}

/**
 * Runs an order on an executor, which stays open. A shard is not judged: it sees a part.
 * @throws InterruptedError when the signal is aborted.
 */
export async function runOrder(
  order: Order,
  executor: Executor,
  options: RunOrderOptions = {},
): Promise<Study<Cell>> {
  const { plan, info, shard, matter, untilDecided } = order;
  const sequel = sequelOf(order);
  const cells = await runPlan(plan, executor, {
    ...options,
    shard,
    ...(sequel === null ? {} : { sequel }),
  });
  await options.onPlayed?.();
  if (shard !== null || matter.expectations.length === 0) return { info, cells };
  const judgement = untilDecided === null ? judgeRun(matter, cells) : untilDecided.judgement(cells);
  return { info, cells, judgement };
}

function sequelOf({ untilDecided, info }: Order): Sequel | null {
  const { precision, confidence } = info.options;
  return untilDecided ?? (precision === null ? null : precisionSequel(precision, confidence));
}

/**
 * A run put together from its shards, judged by what its scenario expects.
 * @throws StudyError where its precision is not reached, or its scenario cannot be read.
 */
export function judgeMerged(result: RunResult<Cell>): Study<Cell> {
  refuseUnfinished(result);
  const { scenario: file, options } = result.info;
  const loaded = loadScenario(file.text, file.file);
  if (!loaded.ok) throw new StudyError(...loaded.problems.map(refusalOf));
  const { scenario } = loaded;
  const { expectations } = scenario;
  if (expectations.length === 0) return result;
  const run = result.cells.map(({ cell }) => cell);
  const left = leftOut(expectations, () => expandCells(scenario), run);
  const confidence = options.confidence ?? defaultPrecision.confidence;
  return { ...result, judgement: judgeRun({ expectations, left, confidence }, result.cells) };
}

function refuseUnfinished({ info, cells }: RunResult<Cell>): void {
  const { precision, confidence } = info.options;
  if (precision === null) return;
  const tallies = new Map(cells.flatMap(({ tally }, index) => (tally === null ? [] : [[index, tally]])));
  const next = precisionSequel(precision, confidence).next(tallies, (cell) => cells[cell]?.exact ?? null);
  const [unfinished] = next?.keys() ?? [];
  if (unfinished === undefined) return;
  const { key } = cells[unfinished]!.cell;
  throw new StudyError({ where: ['merge', key], must: ['precise'] });
}
