/** Words of the tuning report. */

import type { Cut } from '../../facts/run/cut.ts';
import type { WishFacts } from '../../facts/tune/misses.ts';
import type { MoverFacts, TurnFacts } from '../../facts/tune/movers.ts';
import type {
  ConfirmVerdict,
  FreshFacts,
  MetFacts,
  ProposalFacts,
  SearchFacts,
} from '../../facts/tune/summary.ts';
import type { Subject } from '../../tuning/goal/requirement.ts';

/** The tuning report. */
export interface TuneTexts {
  readonly headings: {
    readonly change: string;
    readonly front: string;
    readonly goal: string;
    readonly matrices: string;
    readonly sides: string;
  };
  readonly columns: {
    readonly knob: string;
    readonly now: string;
    readonly next: string;
    readonly range: string;
    readonly changes: string;
    readonly size: string;
    readonly miss: string;
    readonly missPoints: string;
    readonly settings: string;
    readonly wish: string;
    readonly band: string;
    readonly before: string;
    readonly after: string;
    readonly worstBefore: string;
    readonly worstAfter: string;
    readonly fresh: string;
    readonly verdict: string;
    readonly change: string;
    readonly corner: string;
  };
  readonly verdicts: Readonly<Record<ConfirmVerdict, string>>;
  readonly asIs: string;
  readonly frontNote: string;
  /** Settings of the front, and matrices, that the report leaves out. */
  moreSettings(left: number): string;
  moreMatrices(left: number): string;
  readonly matrixNote: string;
  readonly chart: string;
  title(scenario: string): string;
  /** That the scenario says nothing about tuning, and what is tried instead. */
  proposed(facts: ProposalFacts): string;
  /** The goal is met by these changes; none: it is met already. */
  met(turns: readonly TurnFacts[]): string;
  /** These changes meet it by the simulated figures that they were chosen by, and fresh duels do not confirm it. */
  candidate(turns: readonly TurnFacts[], played: boolean): string;
  /** The goal is not met; what the closest setting leaves. */
  notMet(worst: WishFacts, proven: boolean): string;
  before(facts: MetFacts): string;
  search(facts: SearchFacts): string;
  movers(gains: Cut<MoverFacts>, losses: Cut<MoverFacts>): string;
  fresh(facts: FreshFacts): string;
  turn(turn: TurnFacts): string;
  /** A wish as a whole: its name, else what it is about. */
  wish(name: string | null, metric: string): string;
  /** A figure with the matchup, side or plane that it belongs to. */
  at(value: string, metric: string, subject: Subject): string;
  band(metric: string, low: number, high: number): string;
  value(metric: string, value: number): string;
  interval(metric: string, value: number, low: number, high: number): string;
  arrow(before: string, after: string): string;
  patch(written: boolean, file: string, sure: boolean): string;
  readonly noPatch: string;
  unpatched(path: string): string;
  reading(prefer: 'fewest' | 'smallest', continuous: boolean): readonly string[];
}
