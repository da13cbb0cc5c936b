/** An interval for a weighted sum of independent figures, put together from their own intervals. */
import type { Interval } from './interval.ts';

/** A figure between the bounds of its interval, and the weight it enters the sum with. */
export interface WeightedFigure extends Interval {
  readonly weight: number;
  readonly value: number;
}

/** A figure between its bounds. */
export interface BoundedFigure extends Interval {
  readonly value: number;
}

/**
 * `constant + Σ wᵢ vᵢ` of *independent* figures, with the interval of Zou and Donner (MOVER): each figure
 * brings its own distance to its bound, `low = sum − √Σ (wᵢ (vᵢ − lᵢ))²` where wᵢ > 0, `(wᵢ (uᵢ − vᵢ))²` where
 * wᵢ < 0, and the other way round for `high`. The sum has the confidence that the parts have.
 *
 * Figures at 0 or 1 still count with their uncertainty, which a sum of standard errors loses. A figure
 * without width (an exact one) brings none. Regime: that of the parts' intervals. Source: G. Y. Zou &
 * A. Donner, Statistics in Medicine 27 (2008) 1693–1702.
 */
export function recoveredSum(constant: number, figures: readonly WeightedFigure[]): BoundedFigure {
  let value = constant;
  let below = 0;
  let above = 0;
  for (const figure of figures) {
    const down = figure.weight * (figure.value - figure.low);
    const up = figure.weight * (figure.high - figure.value);
    below += (figure.weight > 0 ? down : up) ** 2;
    above += (figure.weight > 0 ? up : down) ** 2;
    value += figure.weight * figure.value;
  }
  return { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) };
}
