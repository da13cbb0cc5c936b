/** Where the problems of a combatant's fields stand. */
import type { Found, Must } from '../../problems/problem.ts';
import type { Checking } from './checking.ts';
import type { Path } from './path.ts';
import { placeOf, type RawEntry, type RawMap } from './tree.ts';

/** A combatant as read: its own block over `defaults`. */
export interface RawCombatant {
  readonly name: string;
  readonly entry: RawEntry;
  readonly own: RawMap;
  readonly defaults: RawMap;
}

/** Where problems of a combatant's fields go; paths start at the combatant. */
export interface FieldReport {
  add(path: Path, must: Must, found: Found): void;
  /** Whether something was reported already at one of the paths, or at them in `defaults`. */
  told(...paths: readonly Path[]): boolean;
  /** Reports what is not given, unless something was reported there already, or at one of the `excuses`. */
  missing(path: Path, must: Must, ...excuses: readonly Path[]): void;
}

/** Reports at the field, where it stands (in `defaults`, too), or at the combatant's name where it is missing. */
export class CombatantReport implements FieldReport {
  private readonly raw: RawCombatant;
  private readonly checking: Checking;

  constructor(raw: RawCombatant, checking: Checking) {
    this.raw = raw;
    this.checking = checking;
  }

  add(path: Path, must: Must, found: Found): void {
    const { own, defaults, entry } = this.raw;
    const holder = !own.entries.has(path[0]!) && defaults.entries.has(path[0]!) ? defaults : own;
    const place = placeOf(holder, path);
    const at = place.at === own.at ? entry.at : place.at;
    this.checking.collector.add({ at, path: place.path }, must, found);
  }

  told(...paths: readonly Path[]): boolean {
    const { reported } = this.checking;
    return paths.some(
      (path) =>
        reported.covers(['combatants', this.raw.name, ...path]) || reported.covers(['defaults', ...path]),
    );
  }

  missing(path: Path, must: Must, ...excuses: readonly Path[]): void {
    if (!this.told(path, ...excuses)) this.add(path, must, ['nothing']);
  }
}
