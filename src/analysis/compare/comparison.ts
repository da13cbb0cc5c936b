/** What a comparison of two settings says, as data. */
import type { CellResult } from '../../batch/result.ts';
import type { Flip, JointTally } from '../../engine/prepared/joint.ts';
import type { AxisValue, DuelCell } from '../../scenario/model/cells.ts';

/** A difference, second less first, with its interval; exact ones have bounds equal to their value. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly exact: boolean;
}

/** How a change is known: the same duel by law, solved, the same duels in both, or two samples. */
export type Means = 'identical' | 'exact' | 'paired' | 'independent' | 'unknown';

/**
 * `identical`: no difference at all; `equivalent`: surely within ±margin; `higher`, `lower`: surely different
 * and not surely within; `undecided`: neither at this size.
 */
export type ChangeVerdict = 'identical' | 'equivalent' | 'higher' | 'lower' | 'undecided';

/** What changed, in one matchup or on average over several. */
export interface Change {
  readonly means: Means;
  /** Win rates before and after. */
  readonly before: number | null;
  readonly after: number | null;
  readonly win: Difference | null;
  readonly score: Difference | null;
  /** Scores before and after; `null` where either is not known. */
  readonly scores: readonly [before: number, after: number] | null;
  /** Of the initiator; in an average over a side's matchups, its own. */
  readonly initiatorDrain: Difference | null;
  /** Of the target; in an average over a side's matchups, its opponents'. */
  readonly targetDrain: Difference | null;
  readonly rounds: Difference | null;
  /** Cohen's h of the win rates. */
  readonly effect: number | null;
  /** Duels of each setting; 0 where nothing was simulated. */
  readonly duels: number;
  /** Of "no difference of win rates": exact McNemar, Fisher or (pooled) normal; `null` where no test is needed. */
  readonly p: number | null;
  /** The same, Holm-adjusted over the whole family shown. */
  readonly adjusted: number | null;
  /** Of "the difference is outside ±margin" (TOST), Holm-adjusted over the whole family shown. */
  readonly equivalence: number | null;
  readonly verdict: ChangeVerdict;
  /** Which way the win rate surely went; `null` where it is not sure. */
  readonly direction: 'higher' | 'lower' | null;
  /** Duels of each setting that would decide; `null` where decided or not known. */
  readonly needed: number | null;
}

/** A matchup before and after. */
export interface MatchupChange extends Change {
  readonly key: string;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly plane: number;
  readonly initiator: string;
  readonly target: string;
  /** Equal for rows that are one and the same piece of evidence: the same change by law. */
  readonly evidence: number;
  /** Joint counts by outcome before (rows) and after (columns) of this cell alone; `null` unless paired. */
  readonly table: readonly number[] | null;
  readonly flips: readonly Flip[];
}

/** A change averaged over matchups, every one with the same weight. */
export interface PooledChange extends Change {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly subject:
    | { readonly kind: 'side'; readonly side: string }
    | { readonly kind: 'plane'; readonly plane: number };
  readonly cells: number;
}

/** A cell before and after, with the duels of both side by side where they were played. */
export interface ComparedCell {
  readonly before: CellResult;
  readonly after: CellResult;
  readonly joint: JointTally | null;
}

/** A matchup without a counterpart: only one of two settings has it, or only in one it is possible. */
export interface Unmatched {
  readonly cell: DuelCell;
  /** The variant that is compared with the baseline. */
  readonly variant: string;
  /** Which of the two has it not, or has it as an impossible pairing. */
  readonly lacks: 'baseline' | 'variant';
  /** Why it is not possible there; `null` where it is not there at all. */
  readonly impossible: string | null;
}

/** What of two settings cannot be compared. */
export interface Rest {
  readonly unmatched: readonly Unmatched[];
  /** Variants of which nothing can be compared, in order. */
  readonly apart: readonly string[];
}

/** A whole comparison. */
export interface Comparison extends Rest {
  readonly margin: number;
  readonly confidence: number;
  /** Whether two samples are compared of which looks decided the size. */
  readonly looked: boolean;
  /** Tests that the Holm adjustment is over. */
  readonly family: number;
  readonly matchups: readonly MatchupChange[];
  readonly pooled: readonly PooledChange[];
}
