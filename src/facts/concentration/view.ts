/** Single Concentration checks as facts. */
import { mean } from 'simple-statistics';
import { bestOf, type Estimate, rate, weightedSum } from '../../analysis/estimate.ts';
import type { Precision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import { costOfLevel } from '../../rules/day/cost.ts';
import type { Distraction } from '../../rules/day/model.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { largestFirst, possiblyLargest, togetherFor, unevenness } from '../imbalance/scale.ts';

/** Result of a cell of checks. */
export type CheckResult = CellResult<ConcentrationCell>;

/** How often a check succeeds. */
export function successOf({ tally, exact }: CheckResult, precision?: Precision): Estimate {
  const kept = (histogram: readonly (readonly [number, number])[] | undefined): number =>
    histogram?.find(([value]) => value === 0)?.[1] ?? 0;
  return {
    simulated: tally === null ? null : rate(kept(tally.metrics['lost']), tally.total, precision),
    exact: exact === null ? null : kept(exact.metrics['lost']),
  };
}

/** Power points lost per hundred powers cast, by the best rate known. */
export function lostPerHundred(result: CheckResult): number | null {
  const success = bestOf(successOf(result));
  return success === null ? null : 100 * (1 - success) * costOfLevel(result.cell.level);
}

/** Standard errors between the simulated and the exact rate; `null` where not both are there. */
export function checkZ(result: CheckResult): number | null {
  const { tally } = result;
  const { simulated, exact } = successOf(result);
  if (tally === null || simulated === null || exact === null) return null;
  return exactZ(Math.round(simulated.value * tally.total), tally.total, exact);
}

/** All checks against one distraction. */
export interface Grid {
  readonly name: string;
  readonly distraction: Distraction;
  readonly modifiers: readonly number[];
  readonly levels: readonly number[];
  readonly cells: readonly CheckResult[];
  /** Mean success over the grid. */
  readonly mean: number;
  /** Lowest modifier of the grid with which no check of any level can fail; `null` where there is none, or it is not known. */
  readonly safeFrom: number | null;
  /** Whether all checks are solved: trials alone never show that one cannot fail. */
  readonly solved: boolean;
}

/** Grids by distraction, in the order of the scenario. */
export function gridsOf(cells: readonly CheckResult[]): readonly Grid[] {
  const names = [...new Set(cells.map(({ cell }) => cell.distraction))];
  return names.map((name) => {
    const own = cells.filter(({ cell }) => cell.distraction === name);
    const modifiers = [...new Set(own.map(({ cell }) => cell.modifier))];
    const rates = own.map((result) => bestOf(successOf(result)) ?? 0);
    const solved = own.every(({ exact }) => exact !== null);
    const safe = modifiers.filter((modifier) =>
      own.every((result, i) => result.cell.modifier !== modifier || rates[i]! > 1 - 1e-12),
    );
    return {
      name,
      distraction: own[0]!.cell.setup.plan.manifestations[0]!.distractions[0]!,
      modifiers,
      levels: [...new Set(own.map(({ cell }) => cell.level))],
      cells: own,
      mean: mean(rates),
      safeFrom: solved && safe.length > 0 ? Math.min(...safe) : null,
      solved,
    };
  });
}

/** A grid whose checks never fail from a modifier on. */
export interface SafeGrid {
  readonly name: string;
  readonly from: number;
}

/** One end of some grids by mean success. */
export interface GridEnd {
  readonly grid: Grid;
  /** Whether it is so beyond noise: only then it is called the hardest, or the easiest. */
  readonly sure: boolean;
  /** How far its mean success surely is from even, 0 to 0.5. */
  readonly size: number;
}

/** What stands out among some grids: the hardest and the easiest by mean success, and which are safe. */
export interface GridSummary {
  readonly grids: number;
  /** `null` without any grid; of equals the first is the hardest and the last the easiest. */
  readonly hardest: GridEnd | null;
  /** `null` with fewer than two. */
  readonly easiest: GridEnd | null;
  /** Whether the hardest is as far from even as the easiest, or farther, as far as is sure: it is told first. */
  readonly hardestFirst: boolean;
  /** Grids with a safe modifier, in the order of the scenario; `null` where none is known, though not all are solved. */
  readonly safe: readonly SafeGrid[] | null;
}

/** Works out what stands out, on intervals that hold together for all grids. */
export function gridSummary(grids: readonly Grid[]): GridSummary {
  const precision = togetherFor(grids.length);
  const known = new Map(grids.map((grid) => [grid, meanSuccess(grid.cells, precision)]));
  const of = (grid: Grid): Estimate => known.get(grid)!;
  const failure = (grid: Grid): Estimate => opposite(of(grid));
  const sorted = [...grids].sort((a, b) => a.mean - b.mean);
  const [first, last] = [sorted[0], sorted.length < 2 ? undefined : sorted.at(-1)];
  const end = (grid: Grid | undefined, figure: (grid: Grid) => Estimate): GridEnd | null =>
    grid === undefined
      ? null
      : {
          grid,
          sure: grids.every((one) => of(one).exact !== null) || possiblyLargest(grids, figure).length === 1,
          size: unevenness(of(grid)),
        };
  const [hardest, easiest] = [end(first, failure), end(last, of)];
  const safe = grids.flatMap(({ name, safeFrom }) => (safeFrom === null ? [] : [{ name, from: safeFrom }]));
  return {
    grids: grids.length,
    hardest,
    easiest,
    hardestFirst: largestFirst([hardest, easiest], (own) => (own === null ? -1 : own.size))[0] === hardest,
    safe: safe.length === 0 && grids.some(({ solved }) => !solved) ? null : safe,
  };
}

/** Mean success of some checks, all alike. */
export function meanSuccess(cells: readonly CheckResult[], precision?: Precision): Estimate {
  return weightedSum(
    0,
    cells.map((result) => ({ weight: 1 / cells.length, estimate: successOf(result, precision) })),
  );
}

/** One minus a share. */
function opposite({ exact, simulated }: Estimate): Estimate {
  return {
    exact: exact === null ? null : 1 - exact,
    simulated:
      simulated === null
        ? null
        : { value: 1 - simulated.value, low: 1 - simulated.high, high: 1 - simulated.low },
  };
}
