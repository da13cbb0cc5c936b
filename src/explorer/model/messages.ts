/** What crosses between the page and its worker, all of it; texts are finished, in the language asked for. */
import type { VerdictStatus } from '../../analysis/judgement.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { LanguageTag } from '../../language/languages.ts';
import type { PageLaw } from '../../report/document/pageData.ts';
import type { Knob } from '../../scenario/knobs.ts';
import type { Move } from '../../scenario/movable.ts';
import type { Wish } from '../../study/trace.ts';
import type { ViewModel } from './views.ts';

/** What the page looks at. */
export interface Look {
  readonly kind: 'look';
  /** Rises with every look: work for an earlier one is dropped. */
  readonly generation: number;
  readonly moves: readonly Move[];
  /** Which variant at which setting, by number. */
  readonly point: number;
  /** `null`: the one where most is wrong. */
  readonly plane: number | null;
  /** Key of the matchup that is open. */
  readonly open: string | null;
  /** Only cells whose label holds this text; empty: all. */
  readonly only: string;
  readonly language: LanguageTag;
  /** Settings that will probably be asked for next. */
  readonly ahead: readonly (readonly Move[])[];
}

/** Asks how much is missed along some sliders; a newer one ends it. */
export interface Scent {
  readonly kind: 'scent';
  readonly generation: number;
  readonly moves: readonly Move[];
  readonly point: number;
  readonly only: string;
  readonly knobs: readonly { readonly path: string; readonly values: readonly number[] }[];
}

/** How much is missed along a slider. */
export interface ScentModel {
  readonly path: string;
  /** What else was moved, see `basisOf`. */
  readonly basis: string;
  /** `null` where the value cannot stand, or nothing says what would be missed. */
  readonly marks: readonly { readonly value: number; readonly missed: number | null }[];
}

/** Opens a scenario; the first message. */
export interface Open {
  readonly kind: 'open';
  readonly text: string;
  /** Of a run that the figures would be those of. */
  readonly info: RunInfo;
}

/** Asks for what can be taken away of a setting. */
export interface TakeAway {
  readonly kind: 'takeAway';
  readonly generation: number;
  readonly moves: readonly Move[];
  readonly pins: readonly (readonly Move[])[];
  readonly language: LanguageTag;
}

/** Asks for one duel of a matchup, told: a remarkable one, or by its number. */
export interface TellDuel {
  readonly kind: 'tellDuel';
  readonly generation: number;
  readonly moves: readonly Move[];
  readonly point: number;
  readonly open: string;
  readonly wish: Wish | number;
  readonly language: LanguageTag;
}

/** A duel told, or why there is none. */
export interface ToldDuel {
  readonly open: string;
  readonly text: string;
  /** Chances along it, in percent, the last one after its end; empty where they are not known. */
  readonly course: readonly { readonly round: number; readonly initiator: number; readonly target: number }[];
}

/** Asks for the smallest change of some values that makes it fair. */
export interface MakeFair {
  readonly kind: 'makeFair';
  readonly generation: number;
  readonly moves: readonly Move[];
  /** Values that may be moved. */
  readonly knobs: readonly Knob[];
  /** The plane that is to become fair where the scenario names no goal of its own. */
  readonly plane: number;
  readonly language: LanguageTag;
}

/** What came of it. */
export interface Fairness {
  readonly moves: readonly Move[];
  readonly said: string;
}

/** What the page asks. */
export type Question = Open | Look | Scent | TakeAway | TellDuel | MakeFair | { readonly kind: 'stop' };

/** What can be taken away; all of it is proved by reading it back. */
export interface Takeaway {
  /** The whole changed file, and the change as a unified diff; `null` where it cannot be made. */
  readonly text: string | null;
  readonly diff: string | null;
  /** Why there is none; empty where there is one. */
  readonly stuck: string;
  /** Pinned settings as a block of the file; empty without pins. */
  readonly variants: string;
  readonly command: string;
}

/** A score, 0 to 1, with its text and step. */
export interface Score {
  readonly value: number;
  /** Values of several sides that are told as one; left out where they agree. */
  readonly all?: readonly number[];
  readonly text: string;
  readonly step: number;
}

/** Something now and as the file has it; `before` is `null` where nothing shows a difference. */
export interface Moved<T> {
  readonly after: T;
  readonly before: T | null;
}

/** A matchup in the matrix. */
export interface CellModel extends Moved<PageLaw['heat']> {
  readonly key: string;
  readonly title: string;
  /** Step of the score on the scale of colours. */
  readonly step: number | null;
  /** Which way the initiator's score went, where it did. */
  readonly moved: 'up' | 'down' | null;
  /** Figures in words, one a line. */
  readonly hint: readonly string[];
  /** Simulated, since it is too large to solve. */
  readonly simulated: boolean;
}

/** A cell that cannot be played, and why. */
export interface Impossible {
  readonly impossible: string;
}

/** Sides that are the same duel against everybody, told in one row. */
export interface SideRow {
  readonly name: string;
  readonly sides: readonly string[];
  readonly score: Moved<Score> | null;
  readonly cells: readonly (CellModel | Impossible | null)[];
}

/** One plane at one point. */
export interface PlaneModel {
  readonly plane: number;
  readonly head: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly SideRow[];
  /** Whether some of it had to be simulated. */
  readonly simulated: boolean;
}

/** Scores of sides that are alike everywhere: over all planes, then plane by plane. */
export interface ScoreRow {
  readonly name: string;
  readonly scores: readonly (Moved<Score> | null)[];
}

/** What became of an expectation. */
export interface VerdictModel {
  readonly name: string;
  readonly status: VerdictStatus;
  readonly said: string;
  readonly demand: string;
  readonly reason: string;
}

/** The whole point, and what the scenario expects. */
export interface WholeModel {
  /** Marked up as HTML. */
  readonly glance: readonly string[];
  /** The same, bare. */
  readonly spoken: string;
  readonly planes: readonly number[];
  readonly worst: number;
  readonly scores: readonly ScoreRow[];
  readonly summary: string;
  readonly verdicts: readonly VerdictModel[];
}

/** What stands beside an open matchup. */
export interface DetailsModel extends Moved<PageLaw> {
  readonly key: string;
  readonly title: string;
}

/** What the worker answers. */
export type Answer =
  | { readonly kind: 'plane'; readonly generation: number; readonly model: PlaneModel }
  | {
      readonly kind: 'whole';
      readonly generation: number;
      readonly model: WholeModel;
      readonly done: boolean;
    }
  | { readonly kind: 'details'; readonly generation: number; readonly model: DetailsModel | null }
  /** A report in the words of its kind, as HTML; for kinds without a matrix. */
  | { readonly kind: 'report'; readonly generation: number; readonly html: string }
  | ({ readonly kind: 'scent'; readonly generation: number } & ScentModel)
  /** Pictures of the shown point, for kinds without a matrix. */
  | { readonly kind: 'views'; readonly generation: number; readonly models: readonly ViewModel[] }
  | { readonly kind: 'told'; readonly generation: number; readonly model: ToldDuel }
  | { readonly kind: 'fair'; readonly generation: number; readonly model: Fairness }
  | { readonly kind: 'takeaway'; readonly generation: number; readonly model: Takeaway }
  | { readonly kind: 'refused'; readonly generation: number; readonly problems: readonly Refused[] }
  /** There are too many matchups to look at; a part of them is to be chosen. */
  | { readonly kind: 'tooMany'; readonly generation: number; readonly said: string }
  /** How many different duels of the look had to be worked out, as far as it is. */
  | { readonly kind: 'worked'; readonly generation: number; readonly fresh: number };

/** Why values cannot stand, and where. */
export interface Refused {
  readonly where: string;
  readonly said: string;
}
