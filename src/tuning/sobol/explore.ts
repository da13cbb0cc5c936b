/** Global sensitivity: the ranges of a scenario explored together, and what drives each combatant's score. */
import { mean, standardDeviation } from 'simple-statistics';
import { inQuotes } from '../../problems/problem.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Range } from '../../scenario/model/tune-model.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { TuningError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import { type Field, fieldOf } from '../field.ts';
import { scoreOf } from '../figures.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { randomFrom } from '../search/random.ts';
import { movedCells } from '../tune/touch.ts';
import { type SolveMany, warm } from '../warm.ts';
import { type Indices, saltelli, sobolIndices } from './indices.ts';

/** What drives one figure. */
export interface Drivers {
  /** A combatant whose mean score it is; `null`: the mean distance of all matchups from 50 %. */
  readonly side: string | null;
  /** Mean and standard deviation of the figure over the ranges. */
  readonly mean: number;
  readonly deviation: number;
  /** By range; `null` where the figure does not vary. */
  readonly indices: readonly Indices[] | null;
}

/** What came of an exploration. */
export interface GlobalResult {
  readonly field: Field;
  readonly ranges: readonly Range[];
  readonly drivers: readonly Drivers[];
  /** Rows of the design; settings are N · (d + 2). */
  readonly samples: number;
  readonly settings: number;
}

const CONFIDENCE = 0.95;

/** The value at a share of a range: every whole number alike where only these can stand there. */
export function valueAt({ from, to, whole }: Range, share: number): number {
  if (!whole) return from + share * (to - from);
  return Math.min(Math.floor(to), from + Math.floor(share * (Math.floor(to) - from + 1)));
}

/** Mean score of every side over the possible cells, mirrors left out; last, how uneven matchups are on average. */
function figuresAt(cells: readonly DuelCell[], sides: readonly string[], evaluator: Evaluator): number[] {
  const sums = new Map(sides.map((side) => [side, { score: 0, cells: 0 }]));
  let [uneven, matchups] = [0, 0];
  for (const cell of cells) {
    if (cell.initiator === cell.target) continue;
    const figures = evaluator.figures(cell);
    if (figures === null) continue;
    const score = scoreOf(figures);
    for (const [side, own] of [
      [cell.initiator, score],
      [cell.target, 1 - score],
    ] as const) {
      const sum = sums.get(side)!;
      sum.score += own;
      sum.cells++;
    }
    uneven += Math.abs(score - 0.5);
    matchups++;
  }
  const means = [...sums.values()].map((sum) => (sum.cells === 0 ? 0.5 : sum.score / sum.cells));
  return [...means, matchups === 0 ? 0 : uneven / matchups];
}

/** What is explored, and how far. */
export interface ExploreOptions {
  readonly variant: string | null;
  readonly plane: number | null;
  /** Only this side; `null` for all. */
  readonly of: string | null;
  readonly samples: number;
}

/** Explores the ranges of a scenario. @throws TuningError where it has none. */
export async function explore(
  open: OpenScenario,
  evaluator: Evaluator,
  options: ExploreOptions,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<GlobalResult> {
  const { ranges } = open.scenario;
  if (ranges.length === 0)
    throw new TuningError({ must: ['rangesBlock'], found: ['none'] }, { asked: ['ranges'] });
  const field = fieldOf(movedCells(open, []), options.variant, options.plane);
  const sides = [...new Set(field.cells.flatMap((cell) => [cell.initiator, cell.target]))];
  if (options.of !== null && !sides.includes(options.of)) {
    throw new TuningError({ must: ['oneOf', sides], found: inQuotes(options.of) }, { asked: ['of'] });
  }
  const { seed } = evaluator.options;
  const design = saltelli(options.samples, ranges.length, randomFrom(seed, 'sobol shift'));
  const rows = [...design.a, ...design.b, ...design.ab.flat()];
  const figures: number[][] = [];
  const quiet: Pace = { signal: pace.signal };
  for (const [i, row] of rows.entries()) {
    const changes = ranges.map((range, k) => ({ paths: range.paths, value: valueAt(range, row[k]!) }));
    const moved = movedCells(open, changes);
    const cells = field.indices.map((index) => moved[index]!);
    await breathe(pace);
    await warm(evaluator, cells, quiet, solveMany);
    figures.push(figuresAt(cells, sides, evaluator));
    tell(pace, i + 1, rows.length);
  }
  const n = options.samples;
  const drivers = [...sides, null].flatMap((side, column): Drivers[] => {
    if (options.of !== null && side !== options.of) return [];
    const values = figures.map((row) => row[column]!);
    const sampled = {
      a: values.slice(0, n),
      b: values.slice(n, 2 * n),
      ab: ranges.map((_, i) => values.slice((i + 2) * n, (i + 3) * n)),
    };
    const both = values.slice(0, 2 * n);
    const indices = sobolIndices(sampled, CONFIDENCE);
    return [{ side, mean: mean(both), deviation: standardDeviation(both), indices }];
  });
  return { field, ranges, drivers, samples: n, settings: rows.length };
}
