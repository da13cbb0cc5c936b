/** What `souboj init` writes: whole files, in one language. */
export interface Starter {
  /** A scenario of mental duels, but for the line that names its schema. */
  readonly scenario: string;
  /** A module of rules of one's own, `my-duel.mjs`. */
  readonly rules: string;
  /** A scenario of these rules. */
  readonly rulesScenario: string;
  /** A test of these rules, for Node's own runner. */
  readonly rulesTest: string;
}
