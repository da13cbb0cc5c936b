/** Matchups before and after a tuning. */
import { isCellMetric } from '../../scenario/cellKinds.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Figures } from '../../tuning/figures.ts';
import { missOf } from '../../tuning/goal/requirement.ts';
import type { Measured, TuneReport } from './tuneReport.ts';

/** A matchup of the points that a goal looks at. */
export interface TunedMatchup {
  readonly cell: DuelCell;
  /** Its place among the cells of the tuning. */
  readonly index: number;
}

/** Indices of cells that a wish about single matchups finds outside after the change. */
export function outside(measured: readonly Measured[]): ReadonlySet<number> {
  const found = measured.filter(
    ({ requirement, after }) => isCellMetric(requirement.band.metric) && missOf(requirement.band, after) > 0,
  );
  return new Set(found.map(({ requirement }) => requirement.terms[0]!.cell));
}

/** Cells of the points that the goal looks at, by point and plane. */
export function groupsOf({ result }: TuneReport): Map<string, TunedMatchup[]> {
  const points = new Set(
    result.requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])),
  );
  const found = new Map<string, TunedMatchup[]>();
  result.before.forEach((cell, index) => {
    const point = JSON.stringify([cell.variant, cell.axes]);
    if (!points.has(point)) return;
    const key = `${point} ${cell.plane}`;
    found.set(key, [...(found.get(key) ?? []), { cell, index }]);
  });
  return found;
}

/** Figures of a matchup before and after the change; `null` where it is not possible. */
export function beforeAndAfter(
  { evaluator, result }: TuneReport,
  { cell, index }: TunedMatchup,
): readonly [before: Figures | null, after: Figures | null] {
  const { mostDuels } = evaluator.options;
  return [evaluator.figures(cell, mostDuels), evaluator.figures(result.after[index]!, mostDuels)];
}
