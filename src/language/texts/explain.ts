/** Every word of explanations. */
import type { CheckFacts, CombatantFacts, PlaneStrength, PlanFacts } from '../../facts/explain/model.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import type { Account, Entry } from '../../rules/bonuses/account.ts';
import type { ResistanceEntry } from '../../rules/bonuses/resistance.ts';
import type { Manifester } from '../../rules/day/model.ts';

/** The catalogue of explanations; lines of plain text. */
export interface ExplainTexts {
  /** BCP 47 tag. */
  readonly language: string;
  /** Who is explained, and for which variant and settings. */
  head(name: string, setting: PointName): string;
  /** Name of a figure, for example `concentration`. */
  figure(on: string): string;
  /** A figure: its base, what it comes to, and what is used of it where that differs. */
  account(account: Account): string;
  /** An entry: its value, type and source, and whether it counts or why not. */
  entry(entry: Entry): string;
  resistance(to: string, total: number): string;
  resistanceEntry(entry: ResistanceEntry): string;
  /** Figures of a combatant that are as given. */
  combatant(facts: CombatantFacts): readonly string[];
  strength(strength: PlaneStrength, bonus: { readonly attack: number; readonly defence: number }): string;
  /** Figures of a manifester that need no account. */
  manifester(manifester: Manifester): readonly string[];
  plan(facts: PlanFacts): string;
  power(power: PlanFacts['powers'][number]): string;
  check(check: CheckFacts): string;
  /** What more Concentration buys in a plan. */
  gain(gain: PlanFacts['gains'][number]): string;
  readonly holdsStill: string;
  /** A chance of a duel as a fraction, written out. */
  fraction(of: 'initiator' | 'draw' | 'target', written: string): string;
  /** What the solver says of the initiator, and by how much it may be off. */
  solved(value: string, error: string): string;
  /** Why a duel has no fractions. */
  noFraction(why: 'unknown' | 'long' | 'endless' | 'drawn' | 'states' | 'impossible'): string;
}
