/** The words of verdicts, as a type: part of every language's catalogue. */
import type { JudgedFigure, Judgement, Verdict, VerdictStatus } from '../../batch/judgement.ts';
import type { MetricName } from '../../scenario/model/metrics.ts';

/** Texts about what a scenario expects and what became of it. */
export interface VerdictTexts {
  readonly heading: string;
  readonly columns: Readonly<Record<'verdict' | 'expectation' | 'demand' | 'cells' | 'figures', string>>;
  /** One word with its mark: `✔ met`. */
  readonly status: Readonly<Record<VerdictStatus, string>>;
  /** How many were met, failed and stayed undecided. */
  summary(judgement: Judgement): string;
  /** What is asked for: `initiator's win rate from 40 to 60 %`. */
  demand(verdict: Verdict): string;
  /** A figure with its bounds, and whom it is about. */
  figure(figure: JudgedFigure, metric: MetricName): string;
  /** Why the verdict is what it is, in a sentence or two. */
  reason(verdict: Verdict): string;
  /** That there are more of a kind than are told here. */
  more(count: number): string;
  /** How the verdicts were reached, and how sure they are. */
  how(judgement: Judgement): string;
}
