/** What one point of an attribute is worth on a plane, as data: measured after a run and kept with it. */

/** Attributes that formulas know (RULES 2.6). */
export const attributes = ['base', 'level', 'IQ', 'Podl', 'SP'] as const;

/** One of {@link attributes}. */
export type Attribute = (typeof attributes)[number];

/** Gain of a side's own score when it has one point more, averaged over matchups (mirrors left out) and both seats. */
export interface Worth {
  readonly plane: number;
  readonly attribute: Attribute;
  /** Shares: 0.02 is two points of score. Bounds are the value where it is exact. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly exact: boolean;
  /** Matchups averaged, of how many that there are. */
  readonly matchups: number;
  readonly of: number;
}
