/** Words about the duel that a report tells, as one type; part of the catalogue of a language. */
import type { ChartWords } from './charts.ts';

/** Texts around a told duel; how it ended and what it cost is said as `trace` says it. */
export interface ToldTexts {
  readonly heading: string;
  /** Which duel it is; `cell` is its address, `among` how many it is the closest of; `mirror`: a side meets itself. */
  which(cell: string, duel: number, among: number, mirror: boolean): string;
  /** What the rounds are folded under, bare. */
  readonly rounds: string;
  readonly chart: {
    /** Of the sides, bare. */
    words(initiator: string, target: string): ChartWords;
    readonly axis: string;
    readonly values: string;
    readonly mana: string;
    readonly iq: string;
  };
}
