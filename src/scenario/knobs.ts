/** Everything in a scenario that can be moved: which values there are, of what kind, and between which bounds. */
import { builtInClasses, defaultRules } from '../rules/model.ts';
import { printedFormulas } from '../rules/planes.ts';
import { combatantDefaults } from './combatant/usual.ts';
import { isDuelScenario } from './duel/only.ts';
import type { Range } from './model/tune-model.ts';
import type { MovableScenario, Value } from './movable.ts';
import { knownWords } from './tree/known-keys.ts';
import { formatPath, type Path } from './tree/path.ts';
import { plainOf } from './tree/plain.ts';
import { childOf, mapUnder, type RawNode } from './tree/tree.ts';

/** Values that a number is tried at first; more may be allowed. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Whether the scenario itself names them. */
  readonly given: boolean;
}

/** A single value that can be moved. */
export interface Knob {
  /** Its path as `vary` names it. */
  readonly path: string;
  /** The same, segment by segment. */
  readonly keys: Path;
  /** As the file has it, or by default. */
  readonly value: Value;
  /** Whether it stands in the file. */
  readonly written: boolean;
  /** Of numbers; `null` for all else. */
  readonly bounds: Bounds | null;
  /** Words that it is chosen from; empty for all else. */
  readonly words: readonly string[];
}

/** Texts that are values and not names. */
const texts: ReadonlySet<string> = new Set(['attack', 'defence', 'die', 'damage']);

/** Sections in the order in which they are shown; what is not named comes first. */
const order = ['classes', 'defaults', 'combatants', 'constants', 'formulas', 'rules'];

interface Found {
  readonly keys: Path;
  readonly value: Value;
}

function leaves(node: RawNode, keys: Path): Found[] {
  if (node.kind === 'map')
    return [...node.entries].flatMap(([key, entry]) => leaves(entry.node, [...keys, key]));
  if (node.kind === 'list') return node.items.flatMap((item, at) => leaves(item, [...keys, String(at)]));
  return node.value === null ? [] : [{ keys, value: node.value }];
}

/** What stands in no file: settings of the rules, bases of the classes at hand, formulas as printed. */
function implied({ tree, axes, scenario }: MovableScenario): Found[] {
  const { shortest } = axes.varied;
  if (!shortest.has('rules')) return [];
  const text = JSON.stringify([plainOf(mapUnder(tree, 'combatants')), plainOf(mapUnder(tree, 'defaults'))]);
  const planes = isDuelScenario(scenario)
    ? scenario.variants.flatMap((variant) => variant.planes)
    : leaves(mapUnder(tree, 'planes'), []).map(({ value }) => Number(value));
  return [
    ...Object.entries(builtInClasses)
      .filter(([name]) => text.includes(JSON.stringify(name)))
      .map(([name, { base }]) => ({ keys: ['classes', name, 'base'], value: base })),
    ...Object.entries(combatantDefaults).map(([name, value]) => ({ keys: ['defaults', name], value })),
    ...[...new Set(planes)].sort().flatMap((plane) =>
      (['attack', 'defence'] as const).flatMap((side) => {
        const value = printedFormulas[plane]?.[side];
        return value === undefined ? [] : [{ keys: ['formulas', String(plane), side], value }];
      }),
    ),
    ...Object.entries(defaultRules).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [{ keys: ['rules', name], value: value as Value }],
    ),
  ];
}

/** Bounds around a number: those of `tune.knobs` and `ranges`, else as far as its shape allows and as makes sense. */
export function boundsOf(movable: MovableScenario, path: string, value: number): Bounds {
  const named = namedRange(movable, path);
  const allows = (wanted: number): boolean => movable.refusal(path, wanted) === null;
  const whole = Number.isInteger(value) && !allows(value + 0.5) && !allows(value - 0.5);
  if (named !== undefined) {
    const step = 'step' in named ? (named.step as number | null) : null;
    return {
      from: named.from,
      to: named.to,
      step: step ?? (whole ? 1 : grain(named.to - named.from)),
      given: true,
    };
  }
  if (value >= 0 && value <= 1 && allows(0.5) && !allows(1.5))
    return { from: 0, to: 1, step: 0.01, given: false };
  const span = Math.max(4, Math.ceil(Math.abs(value) / 2));
  const reach = (sign: number): number => {
    for (let far = span; far > 0; far -= 1) if (allows(value + sign * far)) return value + sign * far;
    return value;
  };
  // A whole number like 10 may stand for one that need not be whole; steps of one are what is meant then.
  const step = Number.isInteger(value) ? 1 : grain(2 * span);
  return { from: reach(-1), to: reach(1), step, given: false };
}

function grain(width: number): number {
  return 10 ** Math.floor(Math.log10(width / 20));
}

function namedRange({ scenario }: MovableScenario, path: string): Range | undefined {
  if (!isDuelScenario(scenario)) return undefined;
  return [...(scenario.tune?.knobs ?? []), ...scenario.ranges].find(({ name }) => name === path);
}

function isValue(movable: MovableScenario, { keys, value }: Found): boolean {
  if (typeof value !== 'string') return true;
  return texts.has(keys.at(-1)!) || knownWords(movable.axes.override, keys).length > 0;
}

/**
 * The values of a scenario that can be moved, those that it names as knobs first. Left out is what `vary` moves: of
 * such a value a report shows every one. Cost: some ten looks at every number, a few milliseconds.
 */
export function knobsOf(movable: MovableScenario): Knob[] {
  const { tree, axes, scenario, placesOf } = movable;
  const varied = new Set(scenario.axes.flatMap(({ name }) => placesOf(name).map((keys) => keys.join('\0'))));
  const written = [...axes.varied.shortest.keys()].flatMap((section) => {
    const node = childOf(tree, section);
    return node === undefined ? [] : leaves(node, [section]);
  });
  const known = new Set(written.map(({ keys }) => keys.join('\0')));
  const missing = implied(movable).filter(({ keys }) => !known.has(keys.join('\0')));
  const knob = (found: Found, isWritten: boolean): Knob[] => {
    const { keys, value } = found;
    const path = formatPath(keys);
    // A path that `vary` could not name: a field of no entry, say.
    if (varied.has(keys.join('\0')) || !isValue(movable, found) || placesOf(path).length === 0) return [];
    return [
      {
        path,
        keys,
        value,
        written: isWritten,
        bounds: typeof value === 'number' ? boundsOf(movable, path, value) : null,
        words: typeof value === 'string' ? knownWords(axes.override, keys) : [],
      },
    ];
  };
  const all = [
    ...written.flatMap((found) => knob(found, true)),
    ...missing.flatMap((found) => knob(found, false)),
  ];
  const rank = ({ keys, bounds }: Knob): number => (bounds?.given ? -2 : order.indexOf(keys[0]!));
  return all
    .map((own, at) => ({ own, at }))
    .sort((a, b) => rank(a.own) - rank(b.own) || a.at - b.at)
    .map(({ own }) => own);
}
