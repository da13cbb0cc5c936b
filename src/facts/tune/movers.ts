/** What a tuning turns, and whom it moves. */
import { scoreOf } from '../../tuning/figures.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';
import type { TuneReport } from './tuneReport.ts';

/** A knob that is turned. */
export interface TurnFacts {
  readonly knob: string;
  /** `null` where several different numbers stand. */
  readonly from: number | null;
  readonly to: number;
}

/** A side whose mean score moves. */
export interface MoverFacts {
  readonly side: string;
  readonly before: number;
  readonly after: number;
}

/** Knobs that are turned, in the order of the scenario. */
export function turnsOf({ block, knobs, best }: TuneResult): TurnFacts[] {
  return block.knobs.flatMap((knob, k) => {
    const to = best.values[k]!;
    return to === null ? [] : [{ knob: knob.name, from: knobs[k]!.present, to }];
  });
}

/** Mean scores of all sides, over the points that the goal looks at, mirrors left out. */
export function moversOf({ result, evaluator }: TuneReport): MoverFacts[] {
  const points = new Set(
    result.requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])),
  );
  const sums = new Map<string, { before: number; after: number; cells: number }>();
  result.before.forEach((cell, index) => {
    if (cell.initiator === cell.target || !points.has(JSON.stringify([cell.variant, cell.axes]))) return;
    const [a, b] = [cell, result.after[index]!].map((own) =>
      evaluator.figures(own, evaluator.options.mostDuels),
    );
    if (a === null || b === null || a === undefined || b === undefined) return;
    for (const [side, flip] of [
      [cell.initiator, false],
      [cell.target, true],
    ] as const) {
      const sum = sums.get(side) ?? { before: 0, after: 0, cells: 0 };
      sums.set(side, sum);
      sum.before += flip ? 1 - scoreOf(a) : scoreOf(a);
      sum.after += flip ? 1 - scoreOf(b) : scoreOf(b);
      sum.cells++;
    }
  });
  return [...sums].map(([side, { before, after, cells }]) => ({
    side,
    before: before / cells,
    after: after / cells,
  }));
}
