/** One figure to be judged: of which cells it is made, and how. */
import type { Subject } from '../../batch/judgement.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Reading } from '../../scenario/model/metric.ts';
import type { LawGroup } from './evidence.ts';

/** A law with the weight that its score has in a sum. */
export interface WeightedLaw {
  readonly weight: number;
  readonly group: LawGroup;
}

/** How a figure is made of cells. */
export type Recipe =
  | { readonly kind: 'law'; readonly group: LawGroup; readonly reading: Reading }
  | { readonly kind: 'sum'; readonly constant: number; readonly laws: readonly WeightedLaw[] }
  /** Share of cells that are hopeless; `weight` is the number of cells of a law. */
  | { readonly kind: 'hopeless'; readonly laws: readonly WeightedLaw[] };

/** One figure to be judged. */
export interface Item {
  readonly subject: Subject;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly equals: number;
  readonly recipe: Recipe;
  /** All cells behind it. */
  readonly cells: readonly number[];
}
