/** Words of the report on what players would choose. */

/** A side with the share that the equilibrium gives it. */
export interface ShareFacts {
  readonly side: string;
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** What stands out on one plane. */
export interface MetaFacts {
  readonly plane: number | null;
  /** Sides that are played, most played first. */
  readonly played: readonly ShareFacts[];
  /** Sides that no equilibrium plays. */
  readonly never: readonly string[];
  readonly unique: boolean;
  readonly effective: number;
  readonly sides: number;
}

/** The report. */
export interface MetaTexts {
  readonly headings: {
    readonly equilibrium: string;
    readonly alpha: string;
    readonly relations: string;
    readonly movement: string;
  };
  readonly columns: { readonly effective: string; readonly share: string };
  readonly chart: string;
  readonly noCycles: string;
  title(scenario: string): string;
  finding(facts: MetaFacts): string;
  cycles(plane: number | null, cycles: readonly (readonly string[])[], more: number): string;
  dominated(plane: number | null, pairs: readonly (readonly [worse: string, better: string])[]): string;
  leftOut(plane: number | null, sides: readonly string[]): string;
  /** A share between the least and the most of all equilibria. */
  share(share: string, least: string, most: string): string;
  range(low: string, high: string): string;
  movementNote(resamples: number): string;
  reading(facts: {
    readonly alpha: number;
    readonly population: number;
    readonly gap: number;
  }): readonly string[];
}
