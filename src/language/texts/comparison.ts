/** The words of comparisons, as a type: part of every language's catalogue. */
import type { Change, Difference, PooledChange } from '../../analysis/compare/comparison.ts';
import type { ComparisonReading, VariantSummary } from '../../facts/comparison/summary.ts';
import type { UnmatchedGroup } from '../../facts/comparison/unmatched.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Compared } from '../../study/compared.ts';

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
  /** How many matchups there are of which only one of the two has a result, of all. */
  unmatched(count: number, all: number): string;
  /** That nothing of a variant can be compared with the baseline. */
  apart(variant: string, baseline: string): string;
  /** Before the list of those that are missing in one place. */
  unmatchedGroup(group: UnmatchedGroup): string;
  /** That the list of these goes on. */
  moreUnmatched(count: number): string;
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
  reading(facts: ComparisonReading): readonly string[];
}
