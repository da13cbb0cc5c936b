/** Many paths as one tree of keys, so that one walk goes to all of them. */
import type { Path } from './path.ts';

/** Paths by what they have in common. */
export interface Ways {
  /** Whether one of the paths ends here. */
  end: boolean;
  readonly below: Map<string, Ways>;
}

/** The paths, put together. */
export function waysOf(paths: Iterable<Path>): Ways {
  const root: Ways = { end: false, below: new Map() };
  for (const path of paths) {
    let ways = root;
    for (const key of path) {
      const next = ways.below.get(key) ?? { end: false, below: new Map() };
      ways.below.set(key, next);
      ways = next;
    }
    ways.end = true;
  }
  return root;
}
