/** Every word of the reports on contests whose rules a module brings. */
import type { OwnSummary } from '../../facts/own/view.ts';
import type { CommonTexts } from './common.ts';

/** The catalogue of such contests. */
export interface OwnTexts extends CommonTexts {
  /** What the figures mean, but for intervals. */
  readonly reading: readonly string[];
  readonly matrixHead: string;
  readonly figuresHead: string;
  readonly impossibleHead: string;
  readonly columns: {
    readonly initiator: string;
    readonly target: string;
    readonly wins: string;
    readonly targetWins: string;
    readonly draws: string;
    readonly rounds: string;
    readonly reason: string;
  };
  clearest(facts: NonNullable<OwnSummary['clearest']>): string;
  closest(facts: NonNullable<OwnSummary['closest']>): string;
  firstMove(facts: NonNullable<OwnSummary['firstMove']>): string;
  impossible(count: number): string;
}
