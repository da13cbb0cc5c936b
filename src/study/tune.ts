/** The setting that meets a scenario's goal with the least change, confirmed, as a patch of its text. */
import type { Plan } from '../batch/plan.ts';
import type { Evaluator } from '../tuning/evaluator.ts';
import { patchScenario, type ScenarioPatch } from '../tuning/patch/patchScenario.ts';
import { type Confirmed, confirm } from '../tuning/tune/confirm.ts';
import { type TuneResult, tune } from '../tuning/tune/tune.ts';
import { warm } from '../tuning/warm.ts';
import type { Conduct } from './executors.ts';
import { asking, openSession, runAt, type Session, type SessionOptions } from './session.ts';
import type { Source } from './source.ts';

/** Options of tuning. */
export interface TuneStudyOptions extends SessionOptions {
  /** Different duels that may be worked out for the search; 5,000 by default, a few minutes. */
  readonly effort?: number | undefined;
  /** Whether the goal is judged again on duels that the search has not seen; yes by default. */
  readonly confirm?: boolean | undefined;
}

/** A finished tuning. */
export interface TunedStudy extends ScenarioPatch {
  readonly result: TuneResult;
  readonly evaluator: Evaluator;
  /** Verdicts of a fresh simulation by requirement; `null` where none was run. */
  readonly fresh: {
    readonly seed: string;
    readonly duels: number;
    readonly wishes: readonly (Confirmed | null)[];
  } | null;
}

/** Duels of the first look where matchups have to be simulated. */
const FIRST_LOOK = 2000;
/** Different duels that are worked out for the search: a few minutes. */
const EFFORT = 5000;
/** Nodes of branch and bound: some ten seconds. */
const NODES = 3_000_000;

/** A session for tuning. @throws StudyError where the scenario is not one of duels. */
export function tuneSession(source: Source, options: SessionOptions, conduct: Conduct = {}): Session {
  return openSession(source, options, conduct, FIRST_LOOK);
}

/** Tunes a scenario. @throws InterruptedError; StudyError where there is nothing to tune, or nothing is possible. */
export function tuneStudy(
  session: Session,
  { effort = EFFORT, confirm: confirms = true }: Pick<TuneStudyOptions, 'effort' | 'confirm'> = {},
  conduct: Conduct = {},
): Promise<TunedStudy> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const result = await tune(open, { evaluator, pace, solveMany, effort, nodes: NODES });
    // Everything around the goal, for who gains and who loses.
    const around = aroundGoal(result).flatMap((cell) => [result.before[cell]!, result.after[cell]!]);
    await warm(evaluator, around, pace, solveMany, evaluator.options.mostDuels);
    const fresh = confirms ? await freshly(result, session, conduct) : null;
    return {
      result,
      evaluator,
      fresh,
      ...patchScenario(source.text, source.path, source.file, open, result),
    };
  });
}

/** Cells of the variants and axis values that the goal looks at, on every plane. */
function aroundGoal({ requirements, before }: TuneResult): number[] {
  const points = new Set(requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])));
  return before.flatMap(({ variant, axes }, cell) =>
    points.has(JSON.stringify([variant, axes])) ? [cell] : [],
  );
}

/** Duels that the search has not seen, of every matchup that the goal looks at. */
async function freshly(
  result: TuneResult,
  { evaluator, duels, maxStates, seed: searched }: Session,
  conduct: Conduct,
): Promise<NonNullable<TunedStudy['fresh']>> {
  const used = [...new Set(result.requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  const possible = used.filter((cell) => evaluator.keyOf(result.after[cell]!) !== '');
  const seed = `${searched}, confirmed`;
  const cells = possible.map((cell) => result.after[cell]!);
  const plan: Plan = { seed, duels, method: 'mc', maxStates, cells };
  const results = await runAt(plan, conduct);
  const tallies = new Map(possible.map((cell, i) => [cell, results[i]!.tally]));
  return { seed, duels, wishes: confirm(result.requirements, (cell) => tallies.get(cell) ?? null) };
}
