/** The words of verdicts, as a type: part of every language's catalogue. */
import type { JudgedFigure, Verdict, VerdictStatus } from '../../analysis/judgement.ts';
import type { Procedure, Reason, VerdictCounts } from '../../facts/verdicts/reasons.ts';
import type { WantedCell, WantedMatrix } from '../../facts/verdicts/wanted.ts';

/** Texts about what a scenario expects and what became of it. */
export interface VerdictTexts {
  readonly heading: string;
  readonly columns: Readonly<Record<'verdict' | 'expectation' | 'demand' | 'cells' | 'figures', string>>;
  /** One word with its mark: `✔ met`. */
  readonly status: Readonly<Record<VerdictStatus, string>>;
  /** How many were met, failed and stayed undecided. */
  summary(counts: VerdictCounts): string;
  /** What is asked for: `initiator's win rate from 40 to 60 %`. */
  demand(verdict: Pick<Verdict, 'metric' | 'low' | 'high'>): string;
  /** A figure with its bounds, and whom it is about. */
  figure(figure: JudgedFigure, metric: string): string;
  /** Why the verdict is what it is, in a sentence or two. */
  reason(reason: Reason): string;
  /** That there are more of a kind than are told here. */
  /** Further figures that decide a verdict, behind those that are named. */
  others(left: number): string;
  more(count: number): string;
  /** A wanted matrix: its title, the corner of its table, what it comes to, and one of its cells. */
  readonly wanted: {
    title(name: string): string;
    readonly corner: string;
    said(matrix: WantedMatrix): string;
    cell(cell: WantedCell): string;
  };
  /** How the verdicts were reached, and how sure they are. */
  how(procedure: Procedure): string;
}
