/** Which duel a trace tells of, and how it was found. */
import type { AxisValue } from '../../scenario/model/cells.ts';

/** Ways to name a duel without its number. */
export type Wish = 'longest' | 'closest' | 'upset' | 'median';

/** Address of a duel. */
export interface TraceAddress {
  readonly scenario: string;
  readonly seed: string;
  readonly cell: string;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Number of the duel within its cell, from 0. */
  readonly duel: number;
  /** How it was found: by what wish, among how many duels; `null` where its number was given. */
  readonly found: { readonly wish: Wish; readonly among: number } | null;
}
