/** Who is obeyed, as facts. */
import { bestOf, type Estimate, rate } from '../../analysis/estimate.ts';
import type { Precision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import { contenders } from '../../rules/control/control.ts';
import type { Controller } from '../../rules/control/model.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { largestFirst, possiblyLargest, togetherFor, unlikeness } from '../imbalance/scale.ts';

/** Result of a contest over a mind. */
export type ControlResult = CellResult<ControlCell>;

/** One controller's part in a contest. */
export interface Obeyed {
  readonly controller: Controller;
  /** Whether it competes at all; another's control may override its own. */
  readonly competes: boolean;
  readonly rate: Estimate;
  /** Contests in which it was obeyed; `null` where nothing was simulated. */
  readonly count: number | null;
  readonly z: number | null;
}

/** How often each controller of a mind is obeyed, in the order of the scenario. */
export function obeyedOf({ cell, tally, exact }: ControlResult, precision?: Precision): readonly Obeyed[] {
  const competing = contenders(cell.setup);
  return cell.setup.controllers.map((controller, i) => {
    const count = tally === null ? null : (tally.ends[String(i)] ?? 0);
    const chance = exact === null ? null : (exact.ends[String(i)] ?? 0);
    return {
      controller,
      competes: competing.includes(i),
      rate: { simulated: count === null ? null : rate(count, tally!.total, precision), exact: chance },
      count,
      z: count === null || chance === null ? null : exactZ(count, tally!.total, chance),
    };
  });
}

/** Who is obeyed in one mind. */
export interface Obedience {
  readonly mind: string;
  /**
   * Those who are obeyed most often, all alike (to 1e-9), in the order of the scenario; where it is not sure who is, those
   * who may be.
   */
  readonly first: readonly string[];
  /** How often the one is obeyed who is most often, 0 to 1. */
  readonly share: number;
  /** Whether it is beyond noise that these are. */
  readonly sure: boolean;
  /** Controllers that compete, and whether others are overridden. */
  readonly competing: number;
  readonly overridden: boolean;
  /** How unlike the shares of those who compete surely are, 0 to 0.5 (one is always obeyed). */
  readonly size: number;
}

/** Works out who is obeyed. */
function obedienceOf(result: ControlResult, precision: Precision): Obedience {
  const obeyed = obeyedOf(result, precision);
  const competing = obeyed.filter(({ competes }) => competes);
  const rates = competing.map((own) => own.rate);
  const first = possiblyLargest(competing, (own) => own.rate);
  return {
    mind: result.cell.mind,
    first: first.map(({ controller }) => controller.name),
    share: Math.max(...rates.map((own) => bestOf(own) ?? 0)),
    sure: first.length === 1 || first.every((own) => own.rate.exact !== null),
    competing: competing.length,
    overridden: obeyed.length > competing.length,
    size: unlikeness(rates),
  };
}

/** Who is obeyed in some minds, those first in which that surely is farthest from alike; intervals hold together. */
export function obediences(results: readonly ControlResult[]): readonly Obedience[] {
  const precision = togetherFor(results.reduce((sum, { cell }) => sum + contenders(cell.setup).length, 0));
  return largestFirst(
    results.map((result) => obedienceOf(result, precision)),
    ({ size }) => size,
  );
}

/** Mean number of roll-offs; 0 where nobody competes with the one who is obeyed. */
export function rollsOf({ tally, exact }: ControlResult): number | null {
  const main = exact ?? tally;
  if (main === null) return null;
  return (main.metrics['rounds'] ?? []).reduce((sum, [value, p]) => sum + value * p, 0) / main.total;
}
