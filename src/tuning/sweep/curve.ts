/** A curve: the score of every side over one value, sides as lines; a preset of the sweep. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import type { Evaluator } from '../evaluator.ts';
import { fieldOf, sidesOf } from '../field.ts';
import { breathe, type Pace } from '../pace.ts';
import { movedCells } from '../tune/touch.ts';
import { type SolveMany, warm } from '../warm.ts';
import { type Meeting, meetingsOf } from './meeting.ts';
import { figureAxis, sweepAxis } from './spec.ts';
import { allCrossings, planesOf, type SweepPoint, type SweepResult, scoresOf, sweep } from './sweep.ts';

/** What is drawn. */
export interface CurveOptions {
  /** `level=1..20`: each side has this of its own, the others as they stand; or a path as for a sweep, which moves for all at once. */
  readonly over: string;
  /** Whether a figure such as `level` moves for all sides at once. */
  readonly together: boolean;
  readonly variant: string | null;
  readonly plane: number | null;
}

/** What came of it: a sweep along one axis, and where its lines cross. Points have no matchups where each side moves alone. */
export interface CurveResult extends SweepResult {
  /** Whether each side was moved alone, the others standing. */
  readonly alone: boolean;
  readonly meetings: readonly Meeting[];
}

/** Names of the combatants that make up a side. */
function membersOf(cells: readonly DuelCell[], side: string): readonly string[] {
  const cell = cells.find(({ initiator, target }) => initiator === side || target === side)!;
  const { initiators, targets } = cell.setup;
  return [...new Set((cell.initiator === side ? initiators : targets).map(({ name }) => name))];
}

/** The sweep in which each side is moved alone. */
async function eachAlone(
  open: OpenScenario,
  evaluator: Evaluator,
  { over, variant, plane }: CurveOptions,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SweepResult | null> {
  const field = fieldOf(movedCells(open, []), variant, plane);
  const sides = sidesOf(field.cells);
  const all = [...new Set(sides.flatMap((side) => membersOf(field.cells, side)))];
  const x = figureAxis(open, over, all);
  if (x === null) return null;
  const settings: { readonly side: string; readonly x: number; readonly cells: readonly DuelCell[] }[] = [];
  for (const side of sides) {
    const members = membersOf(field.cells, side);
    const paths = members.map((name) => ['combatants', name, x.name]);
    for (const value of x.values) {
      const moved = movedCells(open, [{ paths, value }]);
      const cells = field.indices
        .map((index) => moved[index]!)
        .filter(({ initiator, target }) => (initiator === side) !== (target === side));
      settings.push({ side, x: value, cells });
      await breathe(pace);
    }
  }
  await warm(
    evaluator,
    settings.flatMap(({ cells }) => cells),
    pace,
    solveMany,
  );
  const family = planesOf(field).length * settings.length;
  let played = false;
  const scores = settings.flatMap(({ side, x: value, cells }) => {
    const matchups = cells.map((cell) => ({ cell, figures: evaluator.figures(cell) }));
    played ||= matchups.some(({ figures }) => figures !== null && figures.duels !== null);
    return planesOf(field).flatMap((own) => scoresOf(value, own, [side], matchups, family));
  });
  const points = x.values.map(
    (value): SweepPoint => ({
      x: value,
      y: null,
      matchups: [],
      scores: scores.filter((own) => own.x === value),
    }),
  );
  const crossings = allCrossings(points, field, sides);
  return { field, x, y: null, sides, points, crossings, duels: played ? evaluator.options.duels : null };
}

/** Draws the curve of a scenario. @throws TuningError for a path or values that mean nothing. */
export async function curve(
  open: OpenScenario,
  evaluator: Evaluator,
  options: CurveOptions,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<CurveResult> {
  const { over, together, variant, plane } = options;
  const alone = together ? null : await eachAlone(open, evaluator, options, pace, solveMany);
  const path = /^[^.=]+=/.test(over) ? `combatants.*.${over}` : over;
  const result =
    alone ??
    (await sweep(
      open,
      evaluator,
      { x: sweepAxis(open, 'over', path), y: null, variant, plane },
      pace,
      solveMany,
    ));
  const scores = result.points.flatMap((point) => point.scores);
  return {
    ...result,
    alone: alone !== null,
    meetings: meetingsOf(scores, result.sides, planesOf(result.field)),
  };
}
