/** From knobs and requirements to a search problem: every cell tabulated over the knobs that touch it. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import type { Evaluator } from '../evaluator.ts';
import { type Requirement, readFigure } from '../goal/requirement.ts';
import { breathe, type Pace } from '../pace.ts';
import {
  type Constraint,
  type Factor,
  type SearchProblem,
  stridesOf,
  type Variable,
} from '../search/problem.ts';
import { type SolveMany, warm } from '../warm.ts';
import { changesOf, type KnobOptions } from './knobs.ts';
import { movedCells } from './touch.ts';

/** A cell at every combination of the knobs that touch it, the last knob fastest. */
export interface CellTable {
  readonly knobs: readonly number[];
  readonly cells: readonly DuelCell[];
}

/** Number of entries that tables over all used cells would have. */
export function entryCount(
  touched: ReadonlyMap<number, readonly number[]>,
  knobs: readonly KnobOptions[],
): number {
  let entries = 0;
  for (const list of touched.values()) {
    entries += list.reduce((product, k) => product * knobs[k]!.options.length, 1);
  }
  return entries;
}

/** Every combination of numbers below `counts`, the last fastest. */
export function* combinations(counts: readonly number[]): Generator<number[]> {
  const at = counts.map(() => 0);
  for (;;) {
    yield [...at];
    let i = counts.length - 1;
    while (i >= 0 && ++at[i]! === counts[i]!) at[i--] = 0;
    if (i < 0) return;
  }
}

/** Tables of the used cells. The scenario is moved once for each combination that some cells share. */
export async function tabulateCells(
  open: OpenScenario,
  knobs: readonly KnobOptions[],
  touched: ReadonlyMap<number, readonly number[]>,
  pace: Pace,
): Promise<Map<number, CellTable>> {
  const groups = new Map<string, { knobs: readonly number[]; cells: number[] }>();
  for (const [cell, list] of touched) {
    const group = groups.get(list.join()) ?? { knobs: list, cells: [] };
    groups.set(list.join(), group);
    group.cells.push(cell);
  }
  const tables = new Map<number, { knobs: readonly number[]; cells: DuelCell[] }>();
  for (const group of groups.values()) {
    for (const cell of group.cells) tables.set(cell, { knobs: group.knobs, cells: [] });
    const own = group.knobs.map((k) => knobs[k]!);
    for (const choice of combinations(own.map(({ options }) => options.length))) {
      // Knobs that do not touch these cells stay out of it.
      const moved = movedCells(open, changesOf(own, choice));
      for (const cell of group.cells) tables.get(cell)!.cells.push(moved[cell]!);
    }
    await breathe(pace);
  }
  return tables;
}

/** Works out all tables and puts them together; cells of one requirement over the same knobs are added up. */
export async function searchProblem(
  evaluator: Evaluator,
  knobs: readonly KnobOptions[],
  requirements: readonly Requirement[],
  tables: ReadonlyMap<number, CellTable>,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SearchProblem> {
  const all = [...tables.values()].flatMap(({ cells }) => cells);
  await warm(evaluator, all, pace, solveMany);
  const variables: Variable[] = knobs.map(({ options }) => ({
    sizes: options.map(({ size }) => size),
    changed: options.map(({ changed }) => changed),
  }));
  const constraints: Constraint[] = requirements.map((requirement) => {
    const factors = new Map<string, Factor>();
    for (const { cell, weight } of requirement.terms) {
      const table = tables.get(cell)!;
      const key = table.knobs.join();
      const values = factors.get(key)?.values ?? new Float64Array(table.cells.length);
      table.cells.forEach((moved, i) => {
        const figures = evaluator.figures(moved);
        values[i]! += figures === null ? Number.NaN : weight * readFigure(requirement.read, figures);
      });
      const strides = stridesOf(table.knobs.map((k) => knobs[k]!.options.length));
      factors.set(key, { knobs: table.knobs, strides, values });
    }
    const { low, high, weight } = requirement.band;
    return { constant: requirement.constant, factors: [...factors.values()], low, high, weight };
  });
  return { variables, constraints };
}
