/**
 * Evidence pooled by law. Cells of one matrix that are the same duel have independent streams, so their counts
 * add up to one better estimate; shown apart they would look like different findings.
 */
import type { CellResult } from '../batch/result.ts';
import { type Outcome, outcomeOf } from '../scenario/duel/outcome.ts';
import { lawKey } from './law.ts';
import { defaultPrecision, type Precision } from './precision.ts';

/** What is known about one law on one plane at one point. */
export interface Pooled {
  /** Its {@link lawKey}. */
  readonly law: string;
  /** Cells of the group that follow this law. */
  readonly cells: readonly CellResult[];
  /** Simulated duels of all of them; 0 without simulation. */
  readonly trials: number;
  /** Their counts added; `null` without simulation. */
  readonly counts: Outcome | null;
  /**
   * Looks at the counts decided how many trials there are. The time-uniform interval holds for counts added,
   * too: each cell's likelihood ratio is a martingale stopped in its own time, and so is their product.
   */
  readonly looked: boolean;
  /** Exact probabilities; `null` where unknown. */
  readonly exact: Outcome | null;
  /** How its intervals are drawn. */
  readonly precision: Precision;
}

/** Pools the possible cells of one plane at one point, in the order of the first cell of each law. */
export function poolByLaw(
  cells: readonly CellResult[],
  precision: Precision = defaultPrecision,
): readonly Pooled[] {
  const groups = new Map<string, CellResult[]>();
  for (const result of cells) {
    if (result.impossible !== null) continue;
    const key = lawKey(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups].map(([law, group]) => pool(law, group, precision));
}

function pool(law: string, cells: readonly CellResult[], precision: Precision): Pooled {
  let trials = 0;
  const counts = { initiator: 0, target: 0, draw: 0 };
  const seen = new Set<string>();
  for (const { cell, tally } of cells) {
    // A key that stands twice names one stream: the same duels, not more of them.
    if (tally === null || seen.has(cell.key)) continue;
    seen.add(cell.key);
    const outcome = outcomeOf(tally);
    counts.initiator += outcome.initiator;
    counts.target += outcome.target;
    counts.draw += outcome.draw;
    trials += tally.total;
  }
  const exact = cells[0]?.exact ?? null;
  return {
    law,
    cells,
    trials,
    counts: trials === 0 ? null : counts,
    looked: cells.some((cell) => cell.precision !== null),
    exact: exact === null ? null : outcomeOf(exact),
    precision,
  };
}

/** The same laws with intervals of another level, made to hold together with others. */
export function lawsAt(laws: readonly Pooled[], confidence: number): readonly Pooled[] {
  return laws.map((law) => ({ ...law, precision: { ...law.precision, confidence, together: true } }));
}
