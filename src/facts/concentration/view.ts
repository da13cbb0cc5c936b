/** Single Concentration checks as facts. */
import { mean } from 'simple-statistics';
import { bestOf, type Estimate, rate } from '../../analysis/estimate.ts';
import type { CellResult } from '../../batch/result.ts';
import { costOfLevel } from '../../rules/day/cost.ts';
import type { Distraction } from '../../rules/day/model.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import { exactZ } from '../../stats/exact-z.ts';

/** Result of a cell of checks. */
export type CheckResult = CellResult<ConcentrationCell>;

/** How often a check succeeds. */
export function successOf({ tally, exact }: CheckResult): Estimate {
  const kept = (histogram: readonly (readonly [number, number])[] | undefined): number =>
    histogram?.find(([value]) => value === 0)?.[1] ?? 0;
  return {
    simulated: tally === null ? null : rate(kept(tally.metrics['lost']), tally.total),
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
  /** Lowest modifier of the grid with which no check of any level fails; `null` where there is none. */
  readonly safeFrom: number | null;
}

/** Grids by distraction, in the order of the scenario. */
export function gridsOf(cells: readonly CheckResult[]): readonly Grid[] {
  const names = [...new Set(cells.map(({ cell }) => cell.distraction))];
  return names.map((name) => {
    const own = cells.filter(({ cell }) => cell.distraction === name);
    const modifiers = [...new Set(own.map(({ cell }) => cell.modifier))];
    const rates = own.map((result) => bestOf(successOf(result)) ?? 0);
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
      safeFrom: safe.length > 0 ? Math.min(...safe) : null,
    };
  });
}

/** A grid whose checks never fail from a modifier on. */
export interface SafeGrid {
  readonly name: string;
  readonly from: number;
}

/** What stands out among some grids: the hardest and the easiest by mean success, and which are safe. */
export interface GridSummary {
  readonly grids: number;
  /** `null` without any grid; of equals the first is the hardest and the last the easiest. */
  readonly hardest: Grid | null;
  /** `null` with fewer than two. */
  readonly easiest: Grid | null;
  /** Whether the hardest is as far from even as the easiest, or farther: it is told first. */
  readonly hardestFirst: boolean;
  /** Grids with a safe modifier, in the order of the scenario. */
  readonly safe: readonly SafeGrid[];
}

/** Works out what stands out. */
export function gridSummary(grids: readonly Grid[]): GridSummary {
  const sorted = [...grids].sort((a, b) => a.mean - b.mean);
  return {
    grids: grids.length,
    hardestFirst: 0.5 - (sorted[0]?.mean ?? 0.5) >= (sorted.at(-1)?.mean ?? 0.5) - 0.5,
    hardest: sorted[0] ?? null,
    easiest: sorted.length < 2 ? null : (sorted.at(-1) ?? null),
    safe: grids.flatMap(({ name, safeFrom }) => (safeFrom === null ? [] : [{ name, from: safeFrom }])),
  };
}
