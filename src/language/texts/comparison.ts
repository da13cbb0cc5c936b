/** The words of comparisons, as a type: part of every language's catalogue. */
import type {
  Change,
  Comparison,
  Difference,
  MatchupChange,
  PooledChange,
} from '../../analysis/compare/comparison.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';

/** The two things that are compared, by name. */
export interface Compared {
  /** What the comparison is about: the name of a scenario, or those of two that runs were made of. */
  readonly scenarios: readonly string[];
  /** Name of what is compared against. */
  readonly baseline: string;
  /** Names of what is compared, in order; for two runs, that of the second. */
  readonly variants: readonly string[];
}

/** Everything that a comparison of one variant says in sentences. */
export interface VariantSummary {
  readonly variant: string;
  readonly baseline: string;
  readonly matchups: readonly MatchupChange[];
  readonly pooled: readonly PooledChange[];
  readonly margin: number;
}

/** Heads of the columns. */
export type ComparisonColumn =
  | 'matchup'
  | 'plane'
  | 'setting'
  | 'subject'
  | 'before'
  | 'after'
  | 'win'
  | 'score'
  | 'effect'
  | 'p'
  | 'initiatorDrain'
  | 'targetDrain'
  | 'ownDrain'
  | 'otherDrain'
  | 'rounds'
  | 'verdict'
  | 'duel'
  | 'from'
  | 'to'
  | 'cells';

/** Texts about comparisons. */
export interface ComparisonTexts {
  title(compared: Compared): string;
  readonly headings: Readonly<
    Record<'changed' | 'sides' | 'planes' | 'matchups' | 'flips' | 'unmatched' | 'reading', string>
  >;
  readonly columns: Readonly<Record<ComparisonColumn, string>>;
  /** Sentences about one variant, the most wanted first. */
  sentences(summary: VariantSummary): readonly string[];
  setting(axes: readonly AxisValue[]): string;
  subject(subject: PooledChange['subject']): string;
  /** A difference of rates in points. */
  points(difference: Difference | null): string;
  /** A difference of means. */
  mean(difference: Difference | null): string;
  p(value: number | null): string;
  verdict(change: Change, margin: number): string;
  /** How an end is told: `initiator: soul`. */
  end(label: string): string;
  flipsNote(shown: number, all: number): string;
  sameRows(count: number): string;
  identicalRows(count: number): string;
  reading(comparison: Comparison): readonly string[];
}
