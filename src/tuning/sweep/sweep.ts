/** A sweep: the scenario at every value of one or two paths, without editing the file. */
import { bestOf, weightedSum } from '../../analysis/estimate.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import type { Interval } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { wilson } from '../../stats/wilson.ts';
import type { Evaluator } from '../evaluator.ts';
import { type Field, fieldOf, sidesOf } from '../field.ts';
import { type Figures, scoreOf } from '../figures.ts';
import { breathe, type Pace } from '../pace.ts';
import { scoreEstimate } from '../scoreBounds.ts';
import { movedCells } from '../tune/touch.ts';
import { type SolveMany, warm } from '../warm.ts';
import { type Crossing, type CurvePoint, crossings } from './crossing.ts';
import type { SweepAxis } from './spec.ts';

/** One setting of the sweep with its cells. */
export interface SweepPoint {
  readonly x: number;
  readonly y: number | null;
  readonly matchups: readonly SweptMatchup[];
  readonly scores: readonly SweptScore[];
}

/** One matchup at one setting; figures are `null` where it is not possible. */
export interface SweptMatchup {
  readonly cell: DuelCell;
  readonly figures: Figures | null;
}

/** Mean score of a side over its matchups on a plane, both seats, mirrors left out. */
export interface SweptScore extends CurvePoint {
  readonly side: string;
  /** `null`: all planes of the sweep together, where there are several. */
  readonly plane: number | null;
  readonly cells: number;
  readonly exact: boolean;
  /** Bounds that hold together for all sides, planes and values of the sweep. */
  readonly together: Interval;
}

/** Where a side's mean score, or a matchup, is even. */
export interface SweptCrossing {
  /** `null`: all planes together. */
  readonly plane: number | null;
  /** One side (mean score), or initiator and target (the initiator's score). */
  readonly sides: readonly string[];
  readonly y: number | null;
  readonly crossing: Crossing;
}

/** What came of a sweep. */
export interface SweepResult {
  readonly field: Field;
  readonly x: SweepAxis;
  readonly y: SweepAxis | null;
  readonly sides: readonly string[];
  readonly points: readonly SweepPoint[];
  readonly crossings: readonly SweptCrossing[];
  /** Duels of each simulated matchup; `null` where everything is exact. */
  readonly duels: number | null;
}

const CONFIDENCE = 0.95;

/** Mean scores of sides on a plane (`null`: all together) at one value. */
export function scoresOf(
  x: number,
  plane: number | null,
  sides: readonly string[],
  matchups: readonly SweptMatchup[],
  /** How many scores have to hold together. */
  family: number,
): SweptScore[] {
  const wide = simultaneousConfidence(CONFIDENCE, Math.max(1, family));
  return sides.flatMap((side) => {
    const own = matchups.flatMap(({ cell, figures }) => {
      const seat = (cell.initiator === side ? 1 : 0) - (cell.target === side ? 1 : 0);
      return figures === null || (plane !== null && cell.plane !== plane) || seat === 0
        ? []
        : [{ figures, seat }];
    });
    const n = own.length;
    if (n === 0) return [];
    const mean = (confidence: number, together: boolean) =>
      weightedSum(
        own.filter(({ seat }) => seat < 0).length / n,
        own.map(({ figures, seat }) => ({
          weight: seat / n,
          estimate: scoreEstimate(figures, confidence, together),
        })),
      );
    const score = mean(CONFIDENCE, false);
    const value = bestOf(score) ?? 0.5;
    const exact = score.exact !== null;
    const point = { low: value, high: value };
    const { low, high } = score.simulated ?? point;
    const { low: lower, high: higher } = (exact ? null : mean(wide, true).simulated) ?? point;
    return [{ side, plane, x, value, low, high, cells: n, exact, together: { low: lower, high: higher } }];
  });
}

/** All planes together, where there are several, then each. */
export function planesOf({ planes }: Pick<Field, 'planes'>): readonly (number | null)[] {
  return planes.length > 1 ? [null, ...planes] : planes;
}

/** A matchup as a point of a curve: the initiator's score with Wilson's interval. */
function matchupPoint(x: number, figures: Figures): CurvePoint {
  const value = scoreOf(figures);
  if (figures.duels === null) return { x, value, low: value, high: value };
  return { x, value, ...wilson(value * figures.duels, figures.duels, CONFIDENCE) };
}

/** Where mean scores, and the matchups of the points, are even. */
export function allCrossings(
  points: readonly SweepPoint[],
  field: Field,
  sides: readonly string[],
): SweptCrossing[] {
  const found: SweptCrossing[] = [];
  for (const y of new Set(points.map((point) => point.y))) {
    const row = points.filter((point) => point.y === y);
    for (const plane of planesOf(field)) {
      for (const side of sides) {
        const curve = row.flatMap(({ scores }) =>
          scores.filter((own) => own.side === side && own.plane === plane),
        );
        for (const crossing of crossings(curve)) found.push({ plane, sides: [side], y, crossing });
      }
    }
    row[0]?.matchups.forEach(({ cell }, i) => {
      if (cell.initiator === cell.target) return;
      const curve = row.flatMap(({ x, matchups }) => {
        const figures = matchups[i]?.figures ?? null;
        return figures === null ? [] : [matchupPoint(x, figures)];
      });
      for (const crossing of crossings(curve)) {
        found.push({ plane: cell.plane, sides: [cell.initiator, cell.target], y, crossing });
      }
    });
  }
  return found;
}

/** What is swept. */
export interface SweepOptions {
  readonly x: SweepAxis;
  readonly y: SweepAxis | null;
  readonly variant: string | null;
  readonly plane: number | null;
}

/** Sweeps a scenario. */
export async function sweep(
  open: OpenScenario,
  evaluator: Evaluator,
  { x, y, variant, plane }: SweepOptions,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SweepResult> {
  const field = fieldOf(movedCells(open, []), variant, plane);
  const settings: { x: number; y: number | null; cells: readonly DuelCell[] }[] = [];
  for (const second of y === null ? [null] : y.values) {
    for (const first of x.values) {
      const changes = [
        { paths: x.paths, value: first },
        ...(second === null ? [] : [{ paths: y!.paths, value: second }]),
      ];
      const moved = movedCells(open, changes);
      settings.push({ x: first, y: second, cells: field.indices.map((index) => moved[index]!) });
      await breathe(pace);
    }
  }
  await warm(
    evaluator,
    settings.flatMap(({ cells }) => cells),
    pace,
    solveMany,
  );
  const sides = sidesOf(field.cells);
  const family = sides.length * planesOf(field).length * settings.length;
  const points = settings.map(({ x: first, y: second, cells }): SweepPoint => {
    const matchups = cells.map((cell) => ({ cell, figures: evaluator.figures(cell) }));
    const scores = planesOf(field).flatMap((own) => scoresOf(first, own, sides, matchups, family));
    return { x: first, y: second, matchups, scores };
  });
  const played = points.some(({ matchups }) =>
    matchups.some(({ figures }) => figures !== null && figures.duels !== null),
  );
  return {
    field,
    x,
    y,
    sides,
    points,
    crossings: allCrossings(points, field, sides),
    duels: played ? evaluator.options.duels : null,
  };
}
