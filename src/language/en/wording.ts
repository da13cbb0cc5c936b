/** What the parts of the English catalogue share. */
import type { Formats } from '../forms/formats.ts';
import type { Phrasing } from '../forms/phrasing.ts';

/** Formats, phrasing, and the names of planes and sides. */
export interface Wording extends Formats {
  readonly phrasing: Phrasing;
  /** `plane 3`, or `all planes together`. */
  plane(plane: number | null): string;
  names(list: readonly string[]): string;
}
