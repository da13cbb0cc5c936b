/** What the parts of the Czech catalogue share. */
import type { Formats } from '../forms/formats.ts';
import type { Phrasing } from '../forms/phrasing.ts';

/** Formats, phrasing, and the names of planes and sides. */
export interface CzechWording extends Formats {
  readonly phrasing: Phrasing;
  /** `na hladině 3`, or `přes všechny hladiny`. */
  on(plane: number | null): string;
  /** A side as a Czech reader calls it. */
  side(raw: string): string;
  names(list: readonly string[]): string;
}
