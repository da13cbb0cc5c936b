/** Words of the report on best tactics. */
import type { Changes, PlayerTactics, Verdict } from '../../facts/tactics/summary.ts';
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
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly chart: string;
  readonly chartNote: string;
  readonly chartAxis: string;
  title(scenario: string): string;
  /** What is to be changed: `hold never, withdraw below 5 mana`; that nothing is. */
  changes(changes: Changes): string;
  proven(proven: boolean): string;
  player(player: PlayerTactics): string;
  settlements(counts: Readonly<Record<Settlement['kind'], number>>): string;
  settlement(settlement: Settlement): string;
  leftOut(count: number): string;
  reading(leaving: number): readonly string[];
}
