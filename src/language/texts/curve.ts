/** Words of the report on a curve. */
import type { Leaders } from '../../facts/curve/leaders.ts';
import type { Meeting } from '../../tuning/sweep/meeting.ts';

/** The report; what it shares with a sweep stands there. */
export interface CurveTexts {
  readonly headings: { readonly meetings: string };
  readonly columns: { readonly before: string; readonly behind: string; readonly where: string };
  /** Beside a crossing that may be noise. */
  readonly open: string;
  title(scenario: string, over: string): string;
  leaders(facts: Leaders, over: string): string;
  meeting(facts: Meeting, over: string, exact: boolean): string;
  /** That no two lines cross (beyond noise). */
  none(exact: boolean): string;
  more(count: number): string;
  reading(facts: {
    readonly alone: boolean;
    readonly over: string;
    readonly duels: number | null;
  }): readonly string[];
}
