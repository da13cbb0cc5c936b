/** Paths into a scenario: keys from the root downwards, list entries by number from 0. */
import { visible } from '../../problems/shown.ts';
import { quoted, shortened } from './quoted.ts';

/** Keys from the root downwards; empty for the scenario itself. */
export type Path = readonly string[];

/** Segments that would be misread when written plainly: empty, with a dot, a quote, or signs that show nothing. */
const needsQuotes = /^$|[."]/;

/**
 * A path as text, segments joined by dots; those that hold a dot are quoted.
 * @example formatPath(['combatants', 'mage no. 1', 'IQ']) // 'combatants."mage no. 1".IQ'
 */
export function formatPath(path: Path): string {
  if (path.length === 0) return 'scenario';
  return path
    .map((segment) => {
      const plain = !needsQuotes.test(segment) && visible(segment) === segment;
      return plain ? shortened(segment) : quoted(segment);
    })
    .join('.');
}

/** A set of paths that answers for everything below them, too. */
export class PathSet {
  private readonly known = new Set<string>();
  /** Every path above one that is known. */
  private readonly above = new Set<string>();

  add(path: Path): void {
    this.known.add(path.join('\0'));
    for (let length = 1; length < path.length; length += 1) this.above.add(path.slice(0, length).join('\0'));
  }

  /** Whether the path or one that it lies under is in the set. */
  covers(path: Path): boolean {
    return path.some((_, i) => this.known.has(path.slice(0, i + 1).join('\0')));
  }

  /** Whether the path, one above it or one below it is in the set. */
  touches(path: Path): boolean {
    return this.covers(path) || this.above.has(path.join('\0'));
  }
}
