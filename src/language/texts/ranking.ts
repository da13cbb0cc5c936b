/** The words of rankings, as a type: part of every language's catalogue. */
import type { Ranking } from '../../analysis/ranking/table.ts';

/** Texts about strengths, cycles and dominance. */
export interface RankingTexts {
  readonly heading: string;
  readonly columns: Readonly<Record<'side' | 'strength' | 'againstAverage', string>>;
  /** Sentences, the most wanted first. */
  sentences(ranking: Ranking): readonly string[];
  note(ranking: Ranking): string;
}
