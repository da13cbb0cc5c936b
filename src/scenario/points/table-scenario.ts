/** From the tree of a file to a scenario whose cells are a plain table: every kind but the mental duel. */
import type { z } from 'zod';
import { quote } from '../../problems/problem.ts';
import { checkExpectations, readExpectations } from '../expect/read-expect.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { AxisValue, Cell } from '../model/cells.ts';
import type { AxisRules, ScenarioKind, ScenarioSource, VariedSections } from '../model/kinds.ts';
import type { TableScenario } from '../model/scenario.ts';
import type { Checking } from '../tree/checking.ts';
import { withValue } from '../tree/set-at.ts';
import { checkShape, type Sections } from '../tree/shape.ts';
import { childOf, type RawMap } from '../tree/tree.ts';
import { axesOn, axisValue, readAxes, type TreeAxis, withOwn } from './axes.ts';
import { describedIn, textOf, type VariantTree, variantTrees } from './variant-trees.ts';

/** More cells than this are refused. */
const cellLimit = 100_000;

/** Where a cell belongs. */
export interface TablePoint {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
}

/** What tells one kind of table from another. */
export interface TableKind<C extends Cell> {
  readonly cellKind: CellKind<C>;
  readonly schema: () => z.ZodType;
  /** Schema of what a variant overrides. */
  readonly override: () => z.ZodType;
  /** Keys that variants override and axes vary. */
  readonly overridable: readonly string[];
  readonly varied: VariedSections;
  /** What a place has where nothing is written there, as {@link AxisRules} have it. */
  readonly usual?: AxisRules['usual'];
  readonly sections: Sections;
  /** Key of the number of trials a cell, and its default. */
  readonly trials: { readonly key: string; readonly default: number };
  /** Cells that one point makes, as far as that can be told before anything is checked. */
  readonly count: (tree: RawMap) => number;
  /** Reads the cells of one point; reports what is wrong with them. */
  readonly cells: (tree: RawMap, point: TablePoint, checking: Checking) => C[];
}

/** The points of the axes, the first one outermost, each with its tree. */
function* points(
  tree: RawMap,
  axes: readonly TreeAxis[],
  values: readonly AxisValue[] = [],
): Generator<{ readonly tree: RawMap; readonly axes: readonly AxisValue[] }> {
  const [axis, ...rest] = axes;
  if (axis === undefined) {
    yield { tree, axes: values };
    return;
  }
  for (const value of axis.values) {
    const moved = withValue(tree, axis.paths, value, axis.place);
    yield* points(moved, rest, [...values, axisValue(axis, value)]);
  }
}

function axisRules<C extends Cell>({ varied, override, usual }: TableKind<C>): AxisRules {
  return { varied, override: override(), ...(usual === undefined ? {} : { usual }) };
}

/** Reads one file of a kind; `null` where there were problems. */
function read<C extends Cell>(
  kind: TableKind<C>,
  { file, stem, root, collector }: ScenarioSource,
): TableScenario<C> | null {
  const cellKind = kind.cellKind as CellKind;
  const { tree, reported } = checkShape(root, kind.schema(), collector, kind.sections);
  const checking: Checking = { collector, reported };
  const rules = axisRules(kind);
  const cells: C[] = [];
  const variants = variantTrees(tree, kind.overridable, collector);
  const axes = withOwn(variants[0]?.tree ?? tree, readAxes(tree, collector), rules);
  let planned = 0;
  const readVariant = ({ name, tree: own }: VariantTree): void => {
    const found = axesOn(own, axes, checking, rules);
    planned += found.reduce((product, { values }) => product * values.length, kind.count(own));
    if (planned > cellLimit) {
      const place = tree.entries.get('vary') ?? root;
      collector.add(place, ['cellsAtMost', cellLimit], ['atLeast', planned]);
      return;
    }
    for (const point of points(own, found)) {
      if (collector.full) return;
      cells.push(...kind.cells(point.tree, { variant: name, axes: point.axes }, checking));
    }
  };
  for (const [i, variant] of variants.entries()) {
    collector.contextTip = i === 0 ? undefined : ['metInVariant', quote(variant.name)];
    readVariant(variant);
  }
  collector.contextTip = undefined;
  const axesOf = axes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) }));
  if (!collector.isEmpty) {
    const known = { cellKind, cells, variants, axes: axesOf };
    checkExpectations(tree, () => known, root, reported, collector);
    return null;
  }
  const trials = childOf(tree, kind.trials.key);
  const scenario = {
    kind: kind.cellKind.kind,
    file,
    name: textOf(tree, 'name') ?? stem,
    description: describedIn(tree),
    seed: textOf(tree, 'seed'),
    duels: trials?.kind === 'scalar' && typeof trials.value === 'number' ? trials.value : kind.trials.default,
    axes: axesOf,
    variants: variants.map(({ name, overrides }) => ({
      name,
      description: overrides === null ? null : describedIn(overrides),
    })),
    cells,
  };
  const expectations = readExpectations(tree, () => ({ ...scenario, cellKind }), collector);
  return collector.isEmpty ? { ...scenario, expectations } : null;
}

/** The loader's view of a kind of table. */
export function tableKind<C extends Cell>(kind: TableKind<C>): ScenarioKind {
  return {
    get schema() {
      return kind.schema();
    },
    get axes() {
      return axisRules(kind);
    },
    read: (source) => read(kind, source) as TableScenario | null,
  };
}
