/** Who is obeyed, as facts. */
import { bestOf, type Estimate, rate } from '../../analysis/estimate.ts';
import type { CellResult } from '../../batch/result.ts';
import { contenders } from '../../rules/control/control.ts';
import type { Controller } from '../../rules/control/model.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import { exactZ } from '../../stats/exact-z.ts';

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
export function obeyedOf({ cell, tally, exact }: ControlResult): readonly Obeyed[] {
  const competing = contenders(cell.setup);
  return cell.setup.controllers.map((controller, i) => {
    const count = tally === null ? null : (tally.ends[String(i)] ?? 0);
    const chance = exact === null ? null : (exact.ends[String(i)] ?? 0);
    return {
      controller,
      competes: competing.includes(i),
      rate: { simulated: count === null ? null : rate(count, tally!.total), exact: chance },
      count,
      z: count === null || chance === null ? null : exactZ(count, tally!.total, chance),
    };
  });
}

/** Who is obeyed in one mind. */
export interface Obedience {
  readonly mind: string;
  /** Those who are obeyed most often, all alike (to 1e-9), in the order of the scenario; and how often, 0 to 1. */
  readonly first: readonly string[];
  readonly share: number;
  /** Controllers that compete, and whether others are overridden. */
  readonly competing: number;
  readonly overridden: boolean;
}

/** Works out who is obeyed. */
function obedienceOf(result: ControlResult): Obedience {
  const obeyed = obeyedOf(result);
  const competing = obeyed.filter(({ competes }) => competes);
  const chance = ({ rate: own }: Obeyed) => bestOf(own) ?? 0;
  const share = Math.max(...competing.map(chance));
  return {
    mind: result.cell.mind,
    first: competing.filter((own) => share - chance(own) < 1e-9).map(({ controller }) => controller.name),
    share,
    competing: competing.length,
    overridden: obeyed.length > competing.length,
  };
}

/** Who is obeyed in some minds, those first in which one controller is farthest above its part. */
export function obediences(results: readonly ControlResult[]): readonly Obedience[] {
  const above = ({ share, first, competing }: Obedience): number =>
    competing < 2 ? 0 : share * first.length - first.length / competing;
  return results.map(obedienceOf).sort((a, b) => above(b) - above(a));
}

/** Mean number of roll-offs; 0 where nobody competes with the one who is obeyed. */
export function rollsOf({ tally, exact }: ControlResult): number | null {
  const main = exact ?? tally;
  if (main === null) return null;
  return (main.metrics['rounds'] ?? []).reduce((sum, [value, p]) => sum + value * p, 0) / main.total;
}
