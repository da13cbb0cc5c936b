/** What the page is given when it is written. */
import type { RunInfo } from '../../batch/result.ts';
import type { LanguageTag } from '../../language/languages.ts';
import type { ExplorerWords } from '../../language/texts/explorer.ts';
import type { HeatFigure } from '../../report/document/pageData.ts';
import type { Knob } from '../../scenario/knobs.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';

/** Words of a language that the page itself uses. */
export interface PageWords extends ExplorerWords {
  readonly plane: string;
  readonly variant: string;
  readonly figure: string;
  readonly figures: Readonly<Record<HeatFigure, string>>;
  readonly overall: string;
  readonly corner: string;
  readonly expectations: string;
  readonly ends: string;
  readonly close: string;
  readonly side: string;
  readonly columns: Readonly<Record<'verdict' | 'expectation' | 'demand' | 'figures', string>>;
  readonly glance: string;
}

/** Everything. */
export interface ExplorerData {
  readonly text: string;
  /** Of the scenario, for which the page has its worker. */
  readonly kind: string;
  readonly info: RunInfo;
  readonly description: string | null;
  readonly knobs: readonly Knob[];
  /** Variants and settings to choose from; the first is the baseline. */
  readonly points: readonly { readonly variant: string; readonly axes: readonly AxisValue[] }[];
  /** Index of the one that is looked at first. */
  readonly point: number;
  /** Whether it has a matrix: duels, however many. */
  readonly matrix: boolean;
  /** Planes of the baseline; empty for kinds without any. */
  readonly planes: readonly number[];
  /** The plane that is shown first. */
  readonly plane: number | null;
  readonly language: LanguageTag;
  readonly words: Readonly<Record<LanguageTag, PageWords>>;
  readonly version: string;
  /** Whether a server is behind it, which follows the file and writes it. */
  readonly served: boolean;
}
