/** What the checks behind the schema share. */
import type { ProblemCollector } from './collector.ts';
import type { PathSet } from './path.ts';

/** Where problems go, and which places have been reported already. */
export interface Checking {
  readonly collector: ProblemCollector;
  /** Paths without the `variants.NAME` in front. */
  readonly reported: PathSet;
}
