/** Words of the opening of every report: what variants and settings change, what to do. Part of the catalogue of a language. */
import type { Remedy } from '../../facts/duel/remedy.ts';
import type { FairMove, Move, Moved } from '../../facts/moves/moves.ts';
import type { TrackedKind } from '../../facts/moves/tracked.ts';

/** The words. */
export interface OpeningTexts {
  /** Before sentences about variants and settings. */
  readonly changes: string;
  /** What figures of a kind are, above a table of them. */
  readonly figures: Readonly<Record<TrackedKind, string>>;
  /** Rows of a table that are left out in a terminal. */
  moreRows(count: number): string;
  /** Above a table of everybody before and after: how it is known, so many duels or exactly. */
  known(duels: number | null): string;
  /** Behind it: the variant and setting looked at. */
  atPoint(point: string): string;
  /** Behind the head of such a table that shows the changes plane by plane as well. */
  readonly thenPlanes: string;
  readonly nothingMoves: string;
  fairness(fair: FairMove): string;
  /** A figure that moved, in a terminal. */
  moved(moved: Moved): string;
  /** Before what moved since the last run, in a terminal. */
  readonly since: string;
  /** That nothing moved since then. */
  readonly unmoved: string;
  /** Behind the file to open. */
  page(path: string): string;
  /** What one varied path changes, or all variants of which this is to be told. */
  move(move: Move, variants: readonly string[]): string;
  /** Fairer or not, behind the name of what is compared. */
  fair(variant: string, fair: FairMove): string;
  /** The nearest single change that mends the largest imbalance. */
  remedy(remedy: Remedy): string;
}
