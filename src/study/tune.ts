/** The setting that meets a scenario's goal with the least change, confirmed, as a patch of its text. */
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { openScenario } from '../scenario/open.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import type { Evaluator } from '../tuning/evaluator.ts';
import { fieldOf, sidesOf } from '../tuning/field.ts';
import { patchScenario, type ScenarioPatch } from '../tuning/patch/patchScenario.ts';
import { tuneRefusals } from '../tuning/tune/check.ts';
import { proposedBlock } from '../tuning/tune/proposal.ts';
import { type Standing, standingOf } from '../tuning/tune/standing.ts';
import { movedCells } from '../tuning/tune/touch.ts';
import { type TuneResult, tune } from '../tuning/tune/tune.ts';
import { warm } from '../tuning/warm.ts';
import { StudyError } from './errors.ts';
import type { Conduct } from './executors.ts';
import { type Fresh, freshly } from './fresh.ts';
import { asking, openSession, refusalsOf, type Session, type SessionOptions } from './session.ts';
import type { Source } from './source.ts';

/** Options of tuning. */
export interface TuneStudyOptions extends SessionOptions {
  /** Different duels that may be worked out for the search; 5,000 by default, a few minutes. */
  readonly effort?: number | undefined;
  /** Whether the goal is judged again on duels that the search has not seen; yes by default. */
  readonly confirm?: boolean | undefined;
  /** Fresh duels a matchup to go on to while wishes are open; 8 times the duels by default. */
  readonly maxDuels?: number | undefined;
}

/** A finished tuning. */
export interface TunedStudy extends ScenarioPatch {
  readonly result: TuneResult;
  readonly evaluator: Evaluator;
  /** Verdicts of a fresh simulation by requirement; `null` where none was run. */
  readonly fresh: Fresh | null;
  readonly standing: Standing;
  /** Whether the scenario says nothing about tuning, so that knobs and goal are a proposal. */
  readonly proposed: boolean;
}

/** Duels of the first look where matchups have to be simulated. */
const FIRST_LOOK = 2000;
/** Different duels that are worked out for the search: a few minutes. */
const EFFORT = 5000;
/** A fresh simulation that leaves wishes open goes on to so many times the duels, unless an option says otherwise. */
const LONGER = 8;
/** Nodes of branch and bound: some ten seconds. */
const NODES = 3_000_000;

/** A session for tuning; of a scenario that says nothing about it, by a proposal. @throws StudyError where the scenario is not one of duels. */
export function tuneSession(source: Source, options: SessionOptions, conduct: Conduct = {}): Session {
  const session = openSession(source, options, conduct, FIRST_LOOK);
  const { open } = session;
  if (open.scenario.tune !== null) return session;
  const cells = movedCells(open, []);
  const block = proposedBlock(open, fieldOf(cells).cells, isEvenlyMet(cells));
  return block === null
    ? session
    : { ...session, open: { ...open, scenario: { ...open.scenario, tune: block } } };
}

/** Whether every side meets every other in both seats, on every plane and at every point. */
function isEvenlyMet(cells: readonly DuelCell[]): boolean {
  const points = new Map<string, DuelCell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.variant, cell.axes, cell.plane]);
    points.set(key, [...(points.get(key) ?? []), cell]);
  }
  return [...points.values()].every((own) => {
    const sides = sidesOf(own).length;
    return own.filter(({ initiator, target }) => initiator !== target).length === sides * (sides - 1);
  });
}

/** Tunes a scenario. @throws InterruptedError; StudyError where there is nothing to tune, or nothing is possible. */
export function tuneStudy(
  session: Session,
  {
    effort = EFFORT,
    confirm = true,
    maxDuels,
  }: Pick<TuneStudyOptions, 'effort' | 'confirm' | 'maxDuels'> = {},
  conduct: Conduct = {},
): Promise<TunedStudy> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const result = await tune(open, { evaluator, pace, solveMany, effort, nodes: NODES });
    // Everything around the goal, for who gains and who loses.
    const around = aroundGoal(result).flatMap((cell) => [result.before[cell]!, result.after[cell]!]);
    await warm(evaluator, around, pace, solveMany, evaluator.options.mostDuels);
    const solved = (cell: number): boolean => evaluator.isExact(result.after[cell]!);
    const exact = result.requirements.every(({ terms }) => terms.every(({ cell }) => solved(cell)));
    const most = Math.max(session.duels, maxDuels ?? LONGER * session.duels);
    const met = result.best.miss <= 0;
    const fresh = confirm
      ? await freshly(result, session, solved, met ? most : session.duels, conduct)
      : null;
    return {
      result,
      evaluator,
      fresh,
      proposed: isDuelScenario(source.scenario) && source.scenario.tune === null,
      standing: standingOf(result.best.miss, exact, fresh?.wishes ?? null),
      ...patchScenario(source.text, source.path, source.file, open, result),
    };
  });
}

/**
 * Refuses beforehand, without solving anything, what tuning a scenario would refuse at its start; nothing where the
 * scenario is not to be tuned. @throws StudyError with all of it.
 */
export function refuseTuning(source: Source): void {
  if (!isDuelScenario(source.scenario) || source.scenario.tune === null) return;
  const opened = openScenario(source.text, source.path);
  if (!opened.ok) throw new StudyError(...opened.problems.map(refusalOf));
  const refused = tuneRefusals(opened.open).flatMap((error) => refusalsOf(error, source));
  if (refused.length > 0) throw new StudyError(...refused);
}

/** Cells of the variants and axis values that the goal looks at, on every plane. */
function aroundGoal({ requirements, before }: TuneResult): number[] {
  const points = new Set(requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])));
  return before.flatMap(({ variant, axes }, cell) =>
    points.has(JSON.stringify([variant, axes])) ? [cell] : [],
  );
}
