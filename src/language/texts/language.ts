/** A language: the texts of every topic. */
import type { ProblemTexts } from '../../problems/problem.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { Words } from './commands.ts';
import type { ConcentrationTexts } from './concentration.ts';
import type { ControlTexts } from './control.ts';
import type { DayTexts } from './day.ts';
import type { ExplainTexts } from './explain.ts';
import type { ExplorerTexts } from './explorer.ts';
import type { GauntletTexts } from './gauntlet.ts';
import type { HelpTexts } from './help.ts';
import type { OwnTexts } from './own.ts';
import type { Starter } from './starter.ts';
import type { Texts } from './texts.ts';
import type { TraceTexts } from './trace.ts';
import type { TuningTexts } from './tuning.ts';

/** Texts marked up by a phrasing. */
export type Phrased<Topic> = (phrasing: Phrasing) => Topic;

/** All texts of a language; who adds one adds a folder with such a record, and a line in `languages.ts`. */
export interface LanguageTexts {
  /** What all reports share, and the reports of duels. */
  readonly reports: Phrased<Texts>;
  readonly day: Phrased<DayTexts>;
  readonly concentration: Phrased<ConcentrationTexts>;
  readonly contest: Phrased<ControlTexts>;
  readonly gauntlet: Phrased<GauntletTexts>;
  readonly own: Phrased<OwnTexts>;
  readonly tuning: Phrased<TuningTexts>;
  readonly explain: Phrased<ExplainTexts>;
  readonly explorer: ExplorerTexts;
  /** One duel told. */
  readonly trace: TraceTexts;
  /** What commands say. */
  readonly commands: Words;
  readonly problems: ProblemTexts;
  /** `null`: the help as commands describe themselves. */
  readonly help: HelpTexts | null;
  /** The files that `init` writes. */
  readonly starter: Starter;
}
