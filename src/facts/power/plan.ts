/** How many duels a question needs. */

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
