/** Words of the sensitivity reports. */
import type { PlaneFinding } from '../../facts/sensitivity/summary.ts';
import type { Lever } from '../../tuning/sensitivity/sensitivity.ts';

/** Local sensitivity. */
export interface SensitivityTexts {
  readonly levers: string;
  /** Row of the scores before any change. */
  readonly now: string;
  readonly chart: string;
  readonly chartAxis: string;
  title(scenario: string): string;
  lever(lever: Lever): string;
  /** Whom a table is about. */
  combatant(name: string): string;
  plane(finding: PlaneFinding, planes: readonly (number | null)[]): string;
  /** The largest single effect; `sure`: the duels tell it from all others. */
  largest(combatant: string, lever: Lever, plane: number | null, effect: number, sure: boolean): string;
  /** The rule whose step moves scores most. */
  rule(lever: Lever, plane: number | null, size: number): string;
  /** An effect whose interval holds 0. */
  readonly indistinct: string;
  /** An effect between its bounds, all in points. */
  effect(effect: string, low: string, high: string): string;
  reading(facts: {
    readonly exact: boolean;
    readonly played: boolean;
    /** Whether derivatives are told. */
    readonly slopes: boolean;
    readonly duels: number;
  }): readonly string[];
}

/** Global sensitivity. */
export interface GlobalTexts {
  readonly figure: string;
  readonly uneven: string;
  readonly range: string;
  readonly mean: string;
  readonly deviation: string;
  readonly first: string;
  readonly total: string;
  readonly interactions: string;
  readonly chart: string;
  title(scenario: string): string;
  /** What drives one figure: the range with the largest total index. */
  driver(side: string | null, range: string, share: number, deviation: number): string;
  constant(side: string | null): string;
  rangeOf(name: string, from: number, to: number): string;
  reading(samples: number, settings: number): readonly string[];
}
