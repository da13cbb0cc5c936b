/** Has anything moved since the baseline was written, and more than noise explains? */
import type { CellResult } from '../../batch/result.ts';
import type { Tally } from '../../engine/tally.ts';
import { compareCells } from '../compare/compare.ts';
import type { ComparedCell, MatchupChange } from '../compare/comparison.ts';
import { addressOf, type Baseline, type BaselineCell, baselineCell, type Triple } from './baseline.ts';

/**
 * `same`: no difference; `noise`: one that chance explains; `moved`: one that it does not; `unequal`: one
 * where none is allowed, since seed, scenario and version are those of the baseline.
 */
export type Movement = 'same' | 'noise' | 'moved' | 'unequal';

/** One cell now, against the baseline. */
export interface CheckedCell {
  readonly address: string;
  readonly movement: Movement;
  readonly change: MatchupChange | null;
}

/** What a check came to. */
export interface BaselineCheck {
  /** `equal`: everything must be the same; else how the cells were compared. */
  readonly how: 'equal' | 'paired' | 'samples';
  readonly cells: readonly CheckedCell[];
  /** Addresses of cells that only one side has. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Tests that the Holm adjustment is over. */
  readonly family: number;
}

/** Exact chances of different versions may differ by rounding. */
const rounding = 1e-9;

/** Cells of now beside those of the baseline, by address. */
export function alignCells(
  baseline: Baseline,
  results: readonly CellResult[],
): { pairs: readonly (readonly [BaselineCell, CellResult])[]; added: string[]; gone: string[] } {
  const known = new Map(baseline.cells.map((cell) => [addressOf(cell), cell]));
  const pairs: (readonly [BaselineCell, CellResult])[] = [];
  const added: string[] = [];
  for (const result of results) {
    if (result.impossible !== null) continue;
    const address = addressOf(result.cell);
    const before = known.get(address);
    if (before === undefined) added.push(address);
    else pairs.push([before, result]);
    known.delete(address);
  }
  return { pairs, added, gone: [...known.keys()] };
}

/** Same seed, scenario and version: every number must be the same. */
export function checkEqual(baseline: Baseline, results: readonly CellResult[]): BaselineCheck {
  const { pairs, added, gone } = alignCells(baseline, results);
  const cells = pairs.map(([before, result]): CheckedCell => {
    const now = baselineCell(result);
    const same = equal(before.counts, now.counts) && equal(before.exact, now.exact);
    return { address: addressOf(before), movement: same ? 'same' : 'unequal', change: null };
  });
  return { how: 'equal', cells, added, gone, family: 0 };
}

function equal(a: Triple | null, b: Triple | null): boolean {
  return a === b || (a !== null && b !== null && a.every((value, i) => value === b[i]));
}

/** Pairs of duels fought side by side, or two samples of counts: whatever the compared cells hold. */
export function checkMoved(
  how: 'paired' | 'samples',
  compared: readonly ComparedCell[],
  { added, gone }: Pick<BaselineCheck, 'added' | 'gone'>,
  confidence: number,
): BaselineCheck {
  const options = { margin: 0.02, confidence, trustLaws: how === 'paired', averages: false };
  const { matchups, family } = compareCells(compared, options);
  const cells = matchups.map(
    (change): CheckedCell => ({
      address: addressOf(change),
      movement: movementOf(change),
      change,
    }),
  );
  return { how, cells, added, gone, family };
}

function movementOf({ means, win, score, verdict, direction }: MatchupChange): Movement {
  if (means === 'exact') {
    const sizes = [win?.value ?? 0, score?.value ?? 0].map(Math.abs);
    return sizes.some((size) => size > rounding) ? 'moved' : 'same';
  }
  if (verdict === 'identical') return 'same';
  return direction === null ? 'noise' : 'moved';
}

/** The cell of a baseline as a result: counts without distributions, compared by outcome alone. */
export function resultOf(before: BaselineCell, now: CellResult): CellResult {
  const ends = ([win, draw, loss]: Triple) => ({
    'initiator:soul': win,
    'draw:exhaustion': draw,
    'target:soul': loss,
  });
  const { counts, exact } = before;
  const tally: Tally | null =
    counts === null
      ? null
      : { total: counts[0] + counts[1] + counts[2], ends: ends(counts), metrics: {}, longest: null };
  return {
    ...now,
    tally,
    exact: exact === null ? null : { total: 1, ends: ends(exact), metrics: {} },
    // Another version may give one law two names; the counts decide.
    chain: `baseline ${addressOf(before)}`,
    law: `baseline ${addressOf(before)}`,
  };
}
