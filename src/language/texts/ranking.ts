/** The words of rankings, as a type: part of every language's catalogue. */
import type { Ranking } from '../../analysis/ranking/table.ts';
import type { Beyond, RankingSummary } from '../../facts/ranking/summary.ts';

/** Texts about strengths, cycles and dominance. */
export interface RankingTexts {
  readonly heading: string;
  readonly columns: Readonly<Record<'side' | 'strength' | 'againstAverage', string>>;
  /** Sentences, the most wanted first. */
  sentences(summary: RankingSummary): readonly string[];
  /** Instead of a strength that nothing but the model keeps finite: whom the side always beats, or never. */
  beyond(own: Beyond): string;
  note(ranking: Ranking, beyond: boolean): string;
}
