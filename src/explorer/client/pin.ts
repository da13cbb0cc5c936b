/** Settings that are kept. */
import type { Move } from '../../scenario/movable.ts';
import type { PlaneModel } from '../model/messages.ts';

/** A setting that is kept to come back to. */
export interface Pin {
  readonly moves: readonly Move[];
  /** What it came to. */
  readonly glance: readonly string[];
  readonly summary: string;
  /** The plane that was looked at. */
  readonly plane: PlaneModel | null;
}
