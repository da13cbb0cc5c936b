/** Classes of a scenario beside the built-in ones. */
import { builtInClasses, type CharacterClass } from '../../rules/model.ts';
import type { ClassInput } from '../model/input.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { placeOf, type RawEntry, type RawMap } from '../tree/tree.ts';

/** All classes by name. */
export type Classes = Readonly<Record<string, CharacterClass>>;

/**
 * One class: fields that are not given come from the built-in class of that name; a new class is magical
 * unless it says otherwise, and must say its base if it is.
 */
function complete(name: string, entry: RawEntry, checking: Checking): CharacterClass {
  const given = plainOf(entry.node) as ClassInput;
  const builtIn = Object.hasOwn(builtInClasses, name) ? builtInClasses[name] : undefined;
  const magical = given.magical ?? builtIn?.magical ?? true;
  const mage = given.mage ?? builtIn?.mage ?? false;
  let base = given.base ?? builtIn?.base;
  if (base === undefined && magical && !checking.reported.covers(['classes', name, 'base'])) {
    const place = { at: entry.at, path: [...entry.path, 'base'] };
    checking.collector.add(place, ['forMagicalClass'], ['nothing']);
  }
  base ??= 0;
  if (mage && !magical && given.mage === true) {
    checking.collector.add(placeOf(entry.node, ['mage']), ['falseForMundane'], ['isTrue']);
  }
  return { base, magical, mage: mage && magical };
}

/** The built-in classes with those of the scenario; the built-in ones themselves where it has none. */
export function completeClasses(node: RawMap, checking: Checking): Classes {
  if (node.entries.size === 0) return builtInClasses;
  const own = [...node.entries].map(([name, entry]) => [name, complete(name, entry, checking)] as const);
  return { ...builtInClasses, ...Object.fromEntries(own) };
}
