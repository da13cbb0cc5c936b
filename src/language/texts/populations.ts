/** Words about populations, as one type; part of the catalogue of a language. */
import type { Turn } from '../../facts/duel/populations.ts';
import type { ChartWords } from './charts.ts';

/** Texts about matchups of populations. */
export interface PopulationTexts {
  readonly heading: string;
  readonly note: string;
  readonly columns: {
    readonly matchup: string;
    readonly score: string;
    /** Share of the spread that is who meets, and that is the dice, in percent. */
    readonly characters: string;
    readonly dice: string;
    readonly turns: string;
  };
  /** Where a matchup turns, marked up; where it does nowhere. */
  turns(turns: readonly Turn[]): string;
  /** A figure of somebody, bare. */
  figure(name: string, figure: string): string;
  readonly chart: ChartWords & { readonly axis: string };
}
