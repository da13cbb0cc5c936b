/** Every word of the reports on Concentration checks. */
import type { Grid, GridEnd, SafeGrid } from '../../facts/concentration/view.ts';
import type { CommonTexts } from './common.ts';

/** The catalogue of Concentration checks. */
export interface ConcentrationTexts extends CommonTexts {
  /** What the figures mean, but for intervals. */
  readonly reading: readonly string[];
  readonly successHead: string;
  readonly pointsHead: string;
  /** Corner of a grid: modifiers down, power levels across. */
  readonly corner: string;
  levelHead(level: number): string;
  gridHead(grid: Grid): string;
  /** Called the hardest, or the easiest, only where that is sure. */
  hardest(end: GridEnd, distractions: number): string;
  easiest(end: GridEnd): string;
  /** From which modifier on each distraction is harmless. */
  safe(grids: readonly SafeGrid[]): string;
  readonly ratesNote: string;
  readonly pointsNote: string;
}
