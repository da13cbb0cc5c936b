/** The words of planning, as a type: part of every language's catalogue. */
import type { Need } from '../../analysis/power.ts';

/** What a plan is about. */
export interface PowerFacts {
  readonly name: string;
  readonly detect: number;
  readonly power: number;
  readonly confidence: number;
  readonly cells: number;
  readonly workers: number;
  readonly msPerDuel: number;
}

/** Texts about how many duels a question needs. */
export interface PowerTexts {
  readonly columns: Readonly<Record<'how' | 'single' | 'all' | 'time', string>>;
  readonly kinds: Readonly<Record<Need['kind'], string>>;
  head(facts: PowerFacts): string;
  /** Time for all cells, in words; in milliseconds. */
  time(ms: number): string;
  notes(facts: PowerFacts, probes: number): readonly string[];
}
