/** `tune`: the setting of the knobs that reaches the goal with the least change, and everything about it. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { TuneBlock } from '../../scenario/model/tune-model.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { TuningError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import { compileGoal } from '../goal/compile.ts';
import type { Requirement } from '../goal/requirement.ts';
import { breathe, type Pace } from '../pace.ts';
import { frontOf, undominated } from '../search/front.ts';
import { randomFrom } from '../search/random.ts';
import { type SolveMany, warm } from '../warm.ts';
import { exploreRanges, exploreSteps } from './explore.ts';
import { SettingJudge, worstMiss } from './judge.ts';
import { type KnobOptions, optionsOf } from './knobs.ts';
import { changesOfSetting, type Setting, settingOf } from './setting.ts';
import { sharpen } from './sharpen.ts';
import { entryCount, searchProblem, tabulateCells } from './space.ts';
import { movedCells, touching } from './touch.ts';

/** How the front was found. */
export type TuneMethod = 'tables' | 'steps' | 'ranges';

/** What tuning works with. */
export interface TuneOptions {
  readonly evaluator: Evaluator;
  readonly pace: Pace;
  readonly solveMany: SolveMany | null;
  /** Different duels that may be worked out for the search, and settings that may be tried one by one. */
  readonly effort: number;
  /** Nodes of branch and bound. */
  readonly nodes: number;
}

/** Everything that came of tuning. */
export interface TuneResult {
  readonly block: TuneBlock;
  readonly knobs: readonly KnobOptions[];
  readonly requirements: readonly Requirement[];
  readonly method: TuneMethod;
  /** Whether no better setting exists within the ranges (all figures exact); else the front is the best that was found. */
  readonly proven: boolean;
  /** Settings worth choosing, by number and size of changes; the last resort of each stands in it. */
  readonly front: readonly Setting[];
  readonly best: Setting;
  /** The file as it stands. */
  readonly asIs: Setting;
  readonly before: readonly DuelCell[];
  readonly after: readonly DuelCell[];
  /** Settings that the ranges allow; `null` where there are infinitely many. */
  readonly settings: number | null;
  /** Different duels worked out. */
  readonly worked: number;
}

/** Entries of tables at most; beyond it, settings are tried one by one. */
const MOST_ENTRIES = 100_000;

/** The best setting of a front, by what the scenario prefers. */
export function recommended(front: readonly Setting[], prefer: TuneBlock['prefer']): Setting | null {
  const order = (a: Setting, b: Setting): number => {
    if (Math.abs(a.miss - b.miss) > 1e-12) return a.miss - b.miss;
    const [changes, size] = [a.changes - b.changes, a.size - b.size];
    return prefer === 'fewest' ? changes || size : size || changes;
  };
  return [...front].sort(order)[0] ?? null;
}

/** Tunes a scenario. @throws TuningError where there is nothing to tune, or nothing that is possible. */
export async function tune(open: OpenScenario, options: TuneOptions): Promise<TuneResult> {
  const { evaluator, pace } = options;
  const block = open.scenario.tune;
  if (block === null) throw new TuningError({ must: ['tuneBlock'], found: ['none'] });
  const before = movedCells(open, []);
  const requirements = compileGoal(block.goal, before, (cell) => evaluator.keyOf(cell) !== '');
  const knobs = block.knobs.map((knob) => optionsOf(knob, open));
  const found = await search(open, knobs, requirements, before, options);
  const front = await sharpen(open, knobs, requirements, found.front, evaluator, pace);
  const best = recommended(front, block.prefer);
  if (best === null) {
    throw new TuningError({ must: ['possibleSetting'], found: ['none'] }, { place: block.place });
  }
  const used = requirements.flatMap(({ terms }) => terms.map(({ cell }) => before[cell]!));
  await warm(evaluator, used, pace, options.solveMany);
  const nothing = knobs.map(() => null);
  const continuous = knobs.some(({ knob }) => knob.step === null);
  return {
    block,
    knobs,
    requirements,
    method: found.method,
    proven: found.proven,
    front,
    best,
    asIs: settingOf(
      nothing,
      knobs,
      open,
      worstMiss(requirements, before, evaluator, evaluator.options.mostDuels),
    ),
    before,
    after: movedCells(open, changesOfSetting(block.knobs, best)),
    settings: continuous ? null : knobs.reduce((product, knob) => product * knob.options.length, 1),
    worked: evaluator.worked,
  };
}

interface Searched {
  readonly method: TuneMethod;
  readonly proven: boolean;
  readonly front: readonly Setting[];
}

async function search(
  open: OpenScenario,
  knobs: readonly KnobOptions[],
  requirements: readonly Requirement[],
  before: readonly DuelCell[],
  options: TuneOptions,
): Promise<Searched> {
  const { evaluator, pace, solveMany, effort } = options;
  const used = [...new Set(requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  const touched = touching(open, before, used, knobs);
  const continuous = knobs.some(({ knob }) => knob.step === null);
  if (!continuous && entryCount(touched, knobs) <= MOST_ENTRIES) {
    const tables = await tabulateCells(open, knobs, touched, pace);
    const keys = new Set<string>();
    for (const { cells } of tables.values()) {
      for (const cell of cells) if (!evaluator.isKnown(cell)) keys.add(evaluator.keyOf(cell));
      await breathe(pace);
    }
    if (keys.size <= effort) {
      const problem = await searchProblem(evaluator, knobs, requirements, tables, pace, solveMany);
      const steps = frontOf(problem, { nodes: options.nodes });
      let step = steps.next();
      for (; !step.done; step = steps.next()) await breathe(pace);
      const front = step.value.points.map(({ choice, miss }) => {
        const values = choice.map((option, k) => knobs[k]!.options[option]!.value);
        return settingOf(values, knobs, open, miss);
      });
      return { method: 'tables', proven: step.value.proven && !evaluator.hasPlayed, front };
    }
  }
  const judge = new SettingJudge(open, knobs, requirements, evaluator, pace, solveMany, effort);
  if (continuous) await exploreRanges(judge, knobs);
  else await exploreSteps(judge, knobs, randomFrom(evaluator.options.seed, 'tune'));
  return { method: continuous ? 'ranges' : 'steps', proven: false, front: undominated(judge.front()) };
}
