/** Every word of the reports on gauntlets. */
import type { GauntletEnd, GauntletFigures } from '../../facts/gauntlet/view.ts';
import type { CommonTexts } from './common.ts';

/** The catalogue of gauntlets. */
export interface GauntletTexts extends CommonTexts {
  /** What the figures mean, but for intervals. */
  readonly reading: readonly string[];
  readonly survivedHead: string;
  readonly endsHead: string;
  readonly reachedHead: string;
  readonly columns: {
    readonly gauntlet: string;
    readonly fighter: string;
    readonly plane: string;
    readonly survived: string;
    readonly p10: string;
    readonly p50: string;
    readonly p90: string;
    readonly won: string;
    readonly returns: string;
    readonly level: string;
    readonly constitution: string;
    readonly captured: string;
    readonly reason: string;
    readonly atLeast: (duels: number) => string;
  };
  readonly ends: Readonly<Record<GauntletEnd, string>>;
  /** How far one fighter comes. */
  finding(
    where: { readonly gauntlet: string; readonly plane: number; readonly fighter: string },
    duels: number,
    figures: GauntletFigures,
  ): string;
  readonly unsolved: string;
}
