/** Words of the report on best tactics. */
import type { Changes, LeftOutCounts, PlayerTactics, Verdict } from '../../facts/tactics/summary.ts';
import type { Settlement } from '../../tuning/tactics/tactics.ts';

/** The report. */
export interface TacticsTexts {
  readonly headings: { readonly players: string; readonly matchups: string; readonly settled: string };
  readonly columns: {
    readonly who: string;
    readonly against: string;
    readonly seat: string;
    readonly now: string;
    readonly best: string;
    readonly how: string;
    readonly verdict: string;
    readonly proven: string;
    readonly end: string;
  };
  readonly seats: { readonly initiator: string; readonly target: string };
  readonly chart: string;
  readonly chartNote: string;
  readonly chartAxis: string;
  title(scenario: string): string;
  /** What is to be changed: `hold never, withdraw below 5 mana`; that nothing is. */
  changes(changes: Changes): string;
  /** What somebody is; weakness that is not proved says so. */
  verdict(verdict: Verdict, proven: boolean): string;
  proven(proven: boolean): string;
  player(player: PlayerTactics): string;
  settlements(counts: Readonly<Record<Settlement['kind'], number>>): string;
  settlement(settlement: Settlement): string;
  /** Matchups left out, and why. */
  leftOut(counts: LeftOutCounts): string;
  reading(leaving: number): readonly string[];
}
