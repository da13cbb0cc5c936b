/** The words of planning, as a type: part of every language's catalogue. */
import type { Need } from '../../analysis/power.ts';
import type { PowerFacts } from '../../facts/power/plan.ts';

/** Texts about how many duels a question needs. */
export interface PowerTexts {
  readonly columns: Readonly<Record<'how' | 'single' | 'all' | 'time', string>>;
  readonly kinds: Readonly<Record<Need['kind'], string>>;
  head(facts: PowerFacts): string;
  /** Time for all cells, in words; in milliseconds. */
  time(ms: number): string;
  notes(facts: PowerFacts, probes: number): readonly string[];
}
