/** What a finished run is: what ran and what came of it, before anybody judges it. */
import type { Marginals, Tally } from '../engine/tally.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import type { PrecisionGoal } from '../scenario/model/precision.ts';

/** How a cell was worked out: Monte Carlo, exactly, or both. */
export type Method = 'mc' | 'exact' | 'both';

/** One cell with what came of it. */
export interface CellResult<C extends Cell = DuelCell> {
  readonly cell: C;
  /** Why the pairing is no duel (RULES 3.5); `null` when it is one. */
  readonly impossible: string | null;
  readonly method: Method;
  /** Simulated counts; `null` with method `exact` or where the pairing is not possible. */
  readonly tally: Tally | null;
  /** Exact distributions; `null` with method `mc`, where not possible, or where there are too many states. */
  readonly exact: Marginals | null;
  /**
   * Half-width of the win rate's interval that the duels were to reach: looks at the counts decided how many
   * there are, so only time-uniform intervals hold. `null` for a fixed number of duels, and without any.
   */
  readonly precision: number | null;
  /** Equal for cells that go alike by law, up to what their ends are worth (captured power, say). */
  readonly chain: string;
  /** Equal for cells that are the same duel by law (same chain and same facts), whatever their names. */
  readonly law: string;
}

/** Everything needed to repeat the run. Holds no clock and no machine: equal runs have equal bytes. */
export interface RunInfo {
  /** Version of souboj. */
  readonly version: string;
  readonly scenario: {
    readonly name: string;
    /** File name without folders. */
    readonly file: string;
    /** Path of the file from the folder in which the command was started, where that says more than its name. */
    readonly path?: string;
    readonly text: string;
    /** SHA-256 of the text, hexadecimal. */
    readonly hash: string;
  };
  /** Effective seed text, also when it was drawn. */
  readonly seed: string;
  readonly seedDrawn: boolean;
  /** Options that change the figures. */
  readonly options: {
    readonly method: Method;
    readonly duels: number;
    readonly only: string | null;
    readonly maxStates: number;
    /** The precision that decided the number of duels (`duels` is then the first look); `null`: a fixed number. */
    readonly precision: PrecisionGoal | null;
    /** Level of the intervals in the reports; 0.95 where it is left out. */
    readonly confidence?: number;
    /** Method of the intervals of rates; Wilson's where it is left out. */
    readonly interval?: 'wilson' | 'clopper-pearson' | 'jeffreys';
    /** The run went on until its expectations were decided, up to so many duels per cell. */
    readonly untilDecided?: { readonly maxDuels: number; readonly anytime: boolean };
  };
}

/** A finished run. */
export interface RunResult<C extends Cell = DuelCell> {
  readonly info: RunInfo;
  readonly cells: readonly CellResult<C>[];
}
