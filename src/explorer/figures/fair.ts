/** The smallest change of some values that makes a scenario fair, searched from where it stands. */
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import { InterruptedError } from '../../batch/run.ts';
import { textsIn } from '../../language/languages.ts';
import { refusalText } from '../../problems/problem.ts';
import type { Band } from '../../scenario/model/bands.ts';
import type { TuneBlock } from '../../scenario/model/tune-model.ts';
import type { MovableScenario } from '../../scenario/movable.ts';
import { openScenario } from '../../scenario/open.ts';
import { TuningError } from '../../tuning/errors.ts';
import { Evaluator } from '../../tuning/evaluator.ts';
import { tune } from '../../tuning/tune/tune.ts';
import type { Fairness, MakeFair } from '../model/messages.ts';

/** How long it is searched: different duels worked out, and nodes of the proof. */
const [EFFORT, NODES] = [2_000, 300_000];

/** Duels of a cell that is too large to solve. */
const DUELS = 2_000;

/** Where nothing stands: the goal is made here, and no file has it. */
const nowhere = { at: 0, path: [] };

/** Every side between 40 and 60 % on a plane. */
function evenOn(plane: number): Band {
  const everybody = {
    variants: null,
    initiators: null,
    targets: null,
    classes: null,
    mirrors: null,
    axes: [],
  };
  const where = { ...everybody, planes: [plane] };
  return { name: null, metric: 'mean_score', where, low: 0.4, high: 0.6, weight: 1, place: nowhere };
}

/** Searches. @param text of the file with what was moved already in it. */
export async function fairFrom(
  movable: MovableScenario,
  text: string,
  file: string,
  seed: string,
  { knobs, moves, plane, language }: MakeFair,
  signal: AbortSignal,
): Promise<Fairness> {
  const { explorer, problems } = textsIn(language);
  const opened = openScenario(text, file);
  if (!opened.ok) return { moves, said: '' };
  const { open } = opened;
  const goal = open.scenario.tune?.goal ?? [evenOn(plane)];
  const block: TuneBlock = {
    knobs: knobs.flatMap(({ path, bounds }) =>
      bounds === null
        ? []
        : [
            {
              ...{ name: path, paths: movable.placesOf(path), place: nowhere },
              ...{
                from: bounds.from,
                to: bounds.to,
                step: bounds.step,
                whole: Number.isInteger(bounds.step),
              },
            },
          ],
    ),
    goal,
    prefer: open.scenario.tune?.prefer ?? 'fewest',
    place: nowhere,
  };
  const metrics = goal.map(({ metric }) => metric);
  const evaluator = new Evaluator({
    seed,
    maxStates: DEFAULT_MAX_STATES,
    duels: DUELS,
    mostDuels: DUELS,
    metrics,
  });
  try {
    const { best, proven } = await tune(
      { ...open, scenario: { ...open.scenario, tune: block } },
      { evaluator, pace: { signal }, solveMany: null, effort: EFFORT, nodes: NODES },
    );
    const found = best.values.flatMap((value, k) =>
      value === null ? [] : [{ path: block.knobs[k]!.name, value }],
    );
    const facts = { met: best.miss <= 0, proven, exact: !evaluator.hasPlayed, changes: best.changes };
    return { moves: found, said: explorer.fair({ ...facts, stopped: false }) };
  } catch (error) {
    const stopped = { met: false, proven: false, exact: false, changes: 0, stopped: true };
    if (error instanceof InterruptedError) return { moves: [], said: explorer.fair(stopped) };
    if (error instanceof TuningError) return { moves: [], said: refusalText(error.refusal, problems) };
    throw error;
  }
}
