/** What else tuning can be asked of an open scenario: sweeps, the meta-game, sensitivities. */
import { inQuotes } from '../problems/problem.ts';
import { fieldOf } from '../tuning/field.ts';
import { type MetaResult, meta } from '../tuning/meta/meta.ts';
import { type RestrictResult, restrict } from '../tuning/restrict/restrict.ts';
import { type SensitivityResult, sensitivity } from '../tuning/sensitivity/sensitivity.ts';
import { explore, type GlobalResult } from '../tuning/sobol/explore.ts';
import { type CurveResult, curve } from '../tuning/sweep/curve.ts';
import { sweepAxis } from '../tuning/sweep/spec.ts';
import { type SweepResult, sweep } from '../tuning/sweep/sweep.ts';
import { strategicField } from '../tuning/tactics/strategies.ts';
import { type TacticsResult, tactics } from '../tuning/tactics/tactics.ts';
import { WorthSolver } from '../tuning/tactics/worth.ts';
import { movedCells } from '../tuning/tune/touch.ts';
import { StudyError } from './errors.ts';
import { asking, type Session } from './session.ts';

/** Whom a question is about. */
export interface Scope {
  /** Variant looked at; the first by default. */
  readonly variant?: string | undefined;
  /** Plane looked at; the scenario's first by default. */
  readonly plane?: number | undefined;
  /** Only this side; all by default. */
  readonly of?: string | undefined;
}

/** A sweep: paths with their values, as `rules.manaPerPoint=1..3:1`. */
export interface SweepQuestion extends Scope {
  readonly x: string;
  readonly y?: string | undefined;
}

/** Works a scenario out at every value of one or two paths. @throws StudyError, InterruptedError */
export function sweepOf(session: Session, asked: SweepQuestion): Promise<SweepResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const x = sweepAxis(open, 'x', asked.x);
    const y = asked.y === undefined ? null : sweepAxis(open, 'y', asked.y);
    if (y?.name === x.name)
      throw new StudyError({
        where: [['option', 'y']],
        must: ['otherPath', '--x'],
        found: ['again', y.name],
      });
    const options = { x, y, variant: asked.variant ?? null, plane: asked.plane ?? null };
    const result = await sweep(open, evaluator, options, pace, solveMany);
    if (asked.of === undefined || result.sides.includes(asked.of)) return result;
    throw new StudyError({
      where: [['option', 'of']],
      must: ['oneOf', result.sides],
      found: inQuotes(asked.of),
    });
  });
}

/** A curve: `level=1..20`, or a path as for a sweep. */
export interface CurveQuestion extends Omit<Scope, 'of'> {
  readonly over: string;
  /** Whether a figure of combatants moves for all of them at once; each alone by default. */
  readonly together?: boolean | undefined;
}

/** Scores of every side over one value, and where they cross. @throws StudyError, InterruptedError */
export function curveOf(session: Session, asked: CurveQuestion): Promise<CurveResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  const { over, together = false, variant = null, plane = null } = asked;
  return asking(source, () => curve(open, evaluator, { over, together, variant, plane }, pace, solveMany));
}

/** The meta-game. */
export interface MetaQuestion extends Omit<Scope, 'of'> {
  /** Whether everybody chooses a conduct as well: as it stands, or one of the best that `tacticsOf` finds. */
  readonly tactics?: boolean | undefined;
}

/** What players would choose. @throws StudyError, InterruptedError */
export function metaOf(
  session: Session,
  { variant, plane, tactics: withTactics = false }: MetaQuestion,
): Promise<MetaResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const field = fieldOf(movedCells(open, []), variant ?? null, plane ?? null);
    if (!withTactics) return meta(field, evaluator, pace, solveMany);
    const { maxStates } = session;
    const found = await tactics(field, new WorthSolver({ maxStates, leaving: 0 }), null, pace);
    const { field: choosing, left } = strategicField(field, found);
    return meta(choosing, evaluator, pace, solveMany, left);
  });
}

/** What one more point is worth, of every lever. @throws StudyError, InterruptedError */
export function sensitivityOf(session: Session, { variant, plane, of }: Scope): Promise<SensitivityResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const field = fieldOf(movedCells(open, []), variant ?? null, plane ?? null);
    return sensitivity(field, evaluator, of ?? null, pace, solveMany);
  });
}

/** What each option and each setting of the rules is worth to whom. @throws StudyError, InterruptedError */
export function restrictOf(session: Session, { variant, plane, of }: Scope): Promise<RestrictResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  return asking(source, async () => {
    const field = fieldOf(movedCells(open, []), variant ?? null, plane ?? null);
    return restrict(field, evaluator, of ?? null, pace, solveMany);
  });
}

/** Best tactics: what a duel lost by leaving it alive is worth, 0 to 1; nothing by default, as any loss. */
export interface TacticsQuestion extends Scope {
  readonly leaving?: number | undefined;
}

/** The best thresholds of every matchup, and best responses in turn. @throws StudyError, InterruptedError */
export function tacticsOf(session: Session, asked: TacticsQuestion): Promise<TacticsResult> {
  const { source, open, pace, maxStates } = session;
  const { variant = null, plane = null, of = null, leaving = 0 } = asked;
  return asking(source, async () => {
    const field = fieldOf(movedCells(open, []), variant, plane);
    return tactics(field, new WorthSolver({ maxStates, leaving }), of, pace);
  });
}

/** What drives scores over the ranges of a scenario; so many samples. @throws StudyError, InterruptedError */
export function driversOf(
  session: Session,
  { variant, plane, of }: Scope,
  samples: number,
): Promise<GlobalResult> {
  const { source, open, evaluator, pace, solveMany } = session;
  const options = { variant: variant ?? null, plane: plane ?? null, of: of ?? null, samples };
  return asking(source, () => explore(open, evaluator, options, pace, solveMany));
}
