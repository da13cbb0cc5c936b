/** What a scenario came to, kept in a small record, and checked against later. */
import { type Baseline, baselineOf } from '../analysis/baseline/baseline.ts';
import {
  alignCells,
  type BaselineCheck,
  checkEqual,
  checkMoved,
  resultOf,
} from '../analysis/baseline/check.ts';
import type { Plan } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import { version } from '../batch/version.ts';
import { quote } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { loadScenario } from '../scenario/load.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { StudyError } from './errors.ts';
import { type Conduct, watchOf, withExecutor } from './executors.ts';
import { playPairs } from './pairs.ts';
import { type PlanOptions, planOf, runInfo } from './plan.ts';
import type { Source } from './source.ts';

/** Runs a scenario for its baseline. @throws InterruptedError; StudyError where no pairing is possible. */
export async function measureBaseline(
  source: Source<DuelScenario>,
  options: PlanOptions,
  conduct: Conduct = {},
): Promise<Baseline> {
  const plan = planOf(source, expandCells(source.scenario), options);
  const cells = await runAll(plan, conduct);
  if (cells.every(({ impossible }) => impossible !== null))
    throw new StudyError({ where: [source.path, 'matchups'], must: ['possible'], found: ['none'] });
  return baselineOf({ info: runInfo(source, plan, false), cells });
}

/** Refuses the baseline of a scenario of another name. @throws StudyError */
function requireBaselineOf({ scenario }: Source, baseline: Baseline, file: string): void {
  if (baseline.scenario.name === scenario.name) return;
  throw new StudyError({
    where: [file],
    must: ['baselineOf', quote(scenario.name)],
    found: ['oneOf', quote(baseline.scenario.name)],
  });
}

/**
 * Runs a scenario as its baseline was run, and says what moved.
 * @param file what problems call the baseline.
 * @param confidence 1 less the level of the tests, all of them together.
 * @throws InterruptedError; StudyError where the two have nothing in common.
 */
export async function checkBaseline(
  source: Source<DuelScenario>,
  baseline: Baseline,
  file: string,
  confidence: number,
  conduct: Conduct = {},
): Promise<BaselineCheck> {
  requireBaselineOf(source, baseline, file);
  const { seed, duels, method, maxStates } = baseline;
  const plan: Plan<DuelCell> = { seed, duels, method, maxStates, cells: expandCells(source.scenario) };
  const sameVersion = baseline.version === version;
  if (sameVersion && baseline.scenario.hash !== source.hash)
    return await paired(plan, baseline, file, confidence, conduct);
  const results = await runAll(plan, conduct);
  const aligned = alignCells(baseline, results);
  requireCommon(aligned.pairs.length, file);
  if (sameVersion) return checkEqual(baseline, results);
  const compared = aligned.pairs.map(([before, now]) => ({
    before: resultOf(before, now),
    after: now,
    joint: null,
  }));
  return checkMoved('samples', compared, aligned, confidence);
}

function runAll(plan: Plan<DuelCell>, conduct: Conduct): Promise<CellResult[]> {
  return withExecutor(plan, conduct, false, (executor) => runPlan(plan, executor, watchOf(conduct)));
}

/** The old scenario's duels and the new one's, side by side. */
async function paired(
  plan: Plan<DuelCell>,
  baseline: Baseline,
  file: string,
  confidence: number,
  conduct: Conduct,
): Promise<BaselineCheck> {
  const old = loadScenario(baseline.scenario.text, file);
  if (!old.ok) throw new StudyError({ where: [file], must: ['readableScenario'], found: ['withProblems'] });
  const before = expandCells(old.scenario as DuelScenario);
  const address = ({ key, variant, axes }: (typeof before)[number]): string =>
    JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value])]);
  const known = new Map(before.map((cell, index) => [address(cell), index]));
  const matches = plan.cells.flatMap((cell, index) => {
    const partner = known.get(address(cell));
    return partner === undefined ? [] : [{ before: partner, after: before.length + index }];
  });
  requireCommon(matches.length, file);
  const both = { ...plan, cells: [...before, ...plan.cells] };
  const cells = await playPairs(both, matches, conduct);
  const possible = cells.filter((cell) => cell.before.impossible === null && cell.after.impossible === null);
  requireCommon(possible.length, file);
  const aligned = alignCells(
    baseline,
    cells.map(({ after }) => after),
  );
  const shared = new Set(matches.map(({ after }) => after - before.length));
  const added = plan.cells.filter((_, index) => !shared.has(index)).map(({ key }) => key);
  return checkMoved(
    'paired',
    possible,
    { added: [...aligned.added, ...added], gone: aligned.gone },
    confidence,
  );
}

function requireCommon(count: number, file: string): void {
  if (count > 0) return;
  throw new StudyError({ where: [file], must: ['sharesCell'], found: ['noneInCommonOther'] });
}
