/** Where the problems of one named block stand: its fields, or its name where a field is missing. */
import type { Found, Must, Tip } from '../../problems/problem.ts';
import type { Checking } from './checking.ts';
import type { Path } from './path.ts';
import { placeOf, type RawEntry } from './tree.ts';

/** Reports on an entry of a section, for example one manifester. */
export class BlockReport {
  private readonly entry: RawEntry;
  private readonly checking: Checking;

  constructor(entry: RawEntry, checking: Checking) {
    this.entry = entry;
    this.checking = checking;
  }

  /** Adds a problem at a field, at the nearest key above it that is there. */
  add(path: Path, must: Must, found: Found, tip?: Tip): void {
    const { node } = this.entry;
    const place = placeOf(node, path);
    const at = place.at === node.at ? this.entry.at : place.at;
    const { collector } = this.checking;
    collector.add({ at, path: place.path }, must, found, tip ?? collector.contextTip);
  }

  /** Adds a problem for what is not given, unless its place has been reported already. */
  missing(path: Path, must: Must): void {
    const full = [...this.entry.path, ...path];
    const where = full[0] === 'variants' ? full.slice(2) : full;
    if (!this.checking.reported.covers(where)) this.add(path, must, ['nothing']);
  }
}
