/** The points of the varied axes: each completed, with everything shared that is the same. */
import type { Combatant } from '../../rules/model.ts';
import { charactersOf } from '../../rules/population.ts';
import { checkClassNames } from '../combatant/combatant-classes.ts';
import { type Classes, completeClasses } from '../combatant/complete-classes.ts';
import { completeCombatant } from '../combatant/complete-combatant.ts';
import { completeFormulas } from '../combatant/complete-formulas.ts';
import { completeRules } from '../combatant/complete-rules.ts';
import { FiniteChecker } from '../combatant/finite.ts';
import type { AxisValue } from '../model/cells.ts';
import type { DuelPoint } from '../model/scenario.ts';
import { axisValue, type TreeAxis } from '../points/axes.ts';
import type { Checking } from '../tree/checking.ts';
import type { Place } from '../tree/collector.ts';
import { constantsOf } from '../tree/constants.ts';
import { rememberedBy } from '../tree/remember.ts';
import { withValue } from '../tree/set-at.ts';
import { childOf, mapUnder, type RawEntry, type RawMap, type RawScalar, withEntry } from '../tree/tree.ts';

/** What a variant asks of all its points. */
export interface PointsOf {
  readonly axes: readonly TreeAxis[];
  readonly planes: readonly number[];
  /** Names of the combatants that fight. */
  readonly fighters: ReadonlySet<string>;
}

/** Completes trees to points; one for a whole scenario, so that variants share, too. */
export class PointBuilder {
  private readonly checking: Checking;
  private readonly finite: FiniteChecker;
  private readonly sections = new Map<RawMap, Map<RawScalar, RawMap>>();

  constructor(checking: Checking) {
    this.checking = checking;
    this.finite = new FiniteChecker(checking.collector);
  }

  /** The points of a variant, the first axis outermost. Stops early once problems abound. */
  points(tree: RawMap, asked: PointsOf): DuelPoint[] {
    const points: DuelPoint[] = [];
    const visit = (at: RawMap, depth: number, values: readonly AxisValue[]): void => {
      const axis = asked.axes[depth];
      if (axis === undefined) {
        points.push(this.point(at, values, asked));
        return;
      }
      for (const value of axis.values) {
        if (this.checking.collector.full) return;
        visit(this.moved(at, axis, value), depth + 1, [...values, axisValue(axis, value)]);
      }
    };
    visit(tree, 0, []);
    return points;
  }

  /** The tree at a value of an axis; a section moved the same way twice is the same section. */
  private moved(tree: RawMap, { paths, place }: TreeAxis, value: RawScalar): RawMap {
    const name = paths[0]![0]!; // an axis lies within one section
    const section = mapUnder(tree, name);
    const known = this.sections.get(section) ?? new Map<RawScalar, RawMap>();
    this.sections.set(section, known);
    const below = paths.map((path) => path.slice(1));
    const node = known.get(value) ?? withValue(section, below, value, place);
    known.set(value, node);
    return withEntry(tree, name, { ...(tree.entries.get(name) ?? place), node });
  }

  private point(tree: RawMap, axes: readonly AxisValue[], { planes, fighters }: PointsOf): DuelPoint {
    const classes = this.classes(mapUnder(tree, 'classes'));
    const rules = this.rules(mapUnder(tree, 'rules'));
    const formulas = this.formulas(mapUnder(tree, 'constants'))(mapUnder(tree, 'formulas'));
    const combatants = this.combatants(tree, classes);
    const fighting = [...combatants.values()].filter((combatant) => fighters.has(combatant.name));
    const section = mapUnder(tree, 'combatants');
    const placeOf = (name: string): Place => {
      const { at, path } = section.entries.get(name) ?? section;
      return { at, path };
    };
    this.finite.check({
      formulas,
      classes,
      rules,
      combatants: fighting.flatMap(charactersOf),
      planes,
      placeOf,
    });
    return { axes, classes, rules, formulas: formulas.byPlane, combatants, copies: copiesIn(tree) };
  }

  private readonly classes = rememberedBy((node: RawMap) => completeClasses(node, this.checking));
  private readonly formulas = rememberedBy((constants: RawMap) => {
    const values = constantsOf(constants);
    return rememberedBy((node: RawMap) => completeFormulas(node, values, this.checking.collector));
  });
  private readonly rules = rememberedBy((node: RawMap) => completeRules(node, this.checking.collector));

  private combatants(tree: RawMap, classes: Classes): ReadonlyMap<string, Combatant> {
    const remembered = this.byClasses(classes)(mapUnder(tree, 'defaults'));
    return remembered(mapUnder(tree, 'combatants'));
  }

  private readonly byClasses = rememberedBy((classes: Classes) =>
    rememberedBy((defaults: RawMap) => {
      checkClassNames(defaults, classes, this.checking);
      // A block belongs to one name: what an alias repeats has been written out.
      const byBlock = new Map<RawMap, Combatant>();
      const complete = (name: string, entry: RawEntry, own: RawMap): Combatant => {
        checkClassNames(own, classes, this.checking);
        return completeCombatant({ name, entry, own, defaults }, classes, this.checking);
      };
      return rememberedBy((all: RawMap): ReadonlyMap<string, Combatant> => {
        const combatants = new Map<string, Combatant>();
        for (const [name, entry] of all.entries) {
          if (entry.node.kind !== 'map') continue;
          const combatant = byBlock.get(entry.node) ?? complete(name, entry, entry.node);
          byBlock.set(entry.node, combatant);
          combatants.set(name, combatant);
        }
        return combatants;
      });
    }),
  );
}

/** How many of a combatant stand where it is named, for those of whom there are several. */
function copiesIn(tree: RawMap): ReadonlyMap<string, number> {
  const usual = childOf(mapUnder(tree, 'defaults'), 'copies');
  const copies = new Map<string, number>();
  for (const [name, { node }] of mapUnder(tree, 'combatants').entries) {
    const given = childOf(node, 'copies') ?? usual;
    const several = given?.kind === 'scalar' && typeof given.value === 'number' && given.value > 1;
    if (several) copies.set(name, given.value as number);
  }
  return copies;
}

/** The members of a side: everybody who is named, as often as there are copies, one after another. */
export function membersOf({ combatants, copies }: DuelPoint, names: readonly string[]): Combatant[] {
  return names.flatMap((name) => Array<Combatant>(copies.get(name) ?? 1).fill(combatants.get(name)!));
}
