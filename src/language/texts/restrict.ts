/** Words of the report on restricted play. */
import type { Held, HeldBy, Judged, OfRules, Standing } from '../../facts/restrict/summary.ts';
import type { Restriction } from '../../tuning/restrict/restrictions.ts';

/** The report. */
export interface RestrictTexts {
  readonly headings: { readonly options: string; readonly rules: string };
  readonly columns: {
    readonly holder: string;
    readonly option: string;
    readonly now: string;
    readonly standing: string;
    readonly rule: string;
  };
  readonly chart: string;
  readonly chartNote: string;
  readonly chartAxis: string;
  readonly standings: Readonly<Record<Standing, string>>;
  title(scenario: string): string;
  /** What is forbidden or forced, in a word or two: `holding the attack, forbidden`. */
  restriction(lever: Restriction): string;
  dearest(own: Judged<Held>): string;
  best(own: Judged<Held>): string;
  dominated(list: readonly HeldBy[]): string;
  vital(list: readonly HeldBy[]): string;
  idle(list: readonly HeldBy[]): string;
  /** The setting that moves scores most, with who gains and who loses most. */
  rule(lever: OfRules, gains: Judged | null, loses: Judged | null): string;
  idleRules(levers: readonly OfRules[]): string;
  /** That nothing can be forbidden or forced that changes anything beyond noise. */
  readonly nothing: string;
  /** An effect between its bounds, all in points. */
  effect(effect: string, low: string, high: string): string;
  reading(duels: number | null): readonly string[];
}
