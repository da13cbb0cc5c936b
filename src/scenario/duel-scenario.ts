/** From the tree of a file to a scenario of mental duels. */
import { axesOn, type RawAxis, readAxes } from './axes.ts';
import type { Checking } from './checking.ts';
import { readExpectations } from './expect/read-expect.ts';
import type { ScenarioSource } from './kinds.ts';
import { matchupCount, readMatchups, readPlanes } from './matchups.ts';
import { merge } from './merge.ts';
import { PointBuilder } from './points.ts';
import { DEFAULT_MAX_DUELS, type PrecisionGoal } from './precision.ts';
import type { DuelScenario, DuelVariant } from './scenario.ts';
import { duelSchema } from './schema-duel.ts';
import { checkShape } from './shape.ts';
import { childOf, mapUnder, type RawMap, type RawNode } from './tree.ts';

/** More cells than this are refused: they would be planned, tallied and reported, every one. */
const cellLimit = 1_000_000;

const defaultDuels = 100_000;

/** Parts of a scenario that variants override; the rest concerns the file as a whole. */
const overridable = ['defaults', 'combatants', 'classes', 'planes', 'matchups', 'formulas', 'rules'];

function only(tree: RawMap, keys: readonly string[]): RawMap {
  return { ...tree, entries: new Map([...tree.entries].filter(([key]) => keys.includes(key))) };
}

function textOf(tree: RawMap, key: string): string | null {
  const node = childOf(tree, key);
  return node?.kind === 'scalar' && node.value !== null ? node.source : null;
}

function duelsOf(tree: RawMap): number {
  return numberOf(childOf(tree, 'duels')) ?? defaultDuels;
}

function precisionOf(tree: RawMap): PrecisionGoal | null {
  const node = childOf(tree, 'duels');
  if (node?.kind !== 'map') return null;
  const halfWidth = numberOf(childOf(node, 'precision'));
  const maxDuels = numberOf(childOf(node, 'maxDuels')) ?? DEFAULT_MAX_DUELS;
  return halfWidth === null ? null : { halfWidth, maxDuels };
}

function numberOf(node: RawNode | undefined): number | null {
  return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : null;
}

/** A variant before its points are made: its tree, with what the points need. */
interface VariantPlan {
  readonly name: string;
  readonly overrides: RawMap | null;
  readonly tree: RawMap;
}

function plan(tree: RawMap, checking: Checking): VariantPlan[] {
  const base = only(tree, overridable);
  const variants = mapUnder(tree, 'variants');
  if (variants.entries.size === 0) return [{ name: 'printed', overrides: null, tree: base }];
  return [...variants.entries].map(([name, { node }]) => {
    const overrides = node.kind === 'map' ? node : null;
    const merged = overrides === null ? base : merge(base, only(overrides, overridable), checking.collector);
    return { name, overrides, tree: merged };
  });
}

/** Reads the variants one by one; problems of a later one say in which they were met. */
class VariantReader {
  private readonly checking: Checking;
  private readonly axes: readonly RawAxis[];
  private readonly builder: PointBuilder;
  private cells = 0;

  constructor(axes: readonly RawAxis[], checking: Checking) {
    this.axes = axes;
    this.checking = checking;
    this.builder = new PointBuilder(checking);
  }

  read(variant: VariantPlan, root: RawMap): DuelVariant | null {
    const { tree } = variant;
    const { collector, reported } = this.checking;
    const combatants = mapUnder(tree, 'combatants');
    if (combatants.entries.size === 0 && !reported.touches(['combatants'])) {
      const place = root.entries.get('combatants') ?? root;
      collector.add({ at: place.at, path: ['combatants'] }, 'must have at least one combatant (got none)');
    }
    const planes = readPlanes(tree, this.checking);
    const axes = axesOn(tree, this.axes, this.checking);
    const points = axes.reduce((product, axis) => product * axis.values.length, 1);
    this.cells += points * planes.length * matchupCount(tree, combatants.entries.size);
    if (this.cells > cellLimit) return this.tooMany(root);
    const matchups = readMatchups(tree, [...combatants.entries.keys()], this.checking);
    const fighters = new Set(matchups.flatMap(({ initiators, targets }) => [...initiators, ...targets]));
    return {
      name: variant.name,
      description: variant.overrides === null ? null : textOf(variant.overrides, 'description'),
      planes,
      matchups,
      points: this.builder.points(tree, { axes, planes, fighters }),
    };
  }

  private tooMany(root: RawMap): null {
    const key = ['vary', 'matchups', 'combatants'].find((name) => root.entries.has(name)) ?? 'matchups';
    const { at, path } = root.entries.get(key) ?? root;
    const message = `must make at most ${cellLimit.toLocaleString('en-US')} cells in all`;
    this.checking.collector.add(
      { at, path },
      `${message} (got at least ${this.cells.toLocaleString('en-US')})`,
    );
    return null;
  }
}

/** Reads a scenario of kind `duel`; every problem goes to the collector. `null` where there were some. */
export function readDuelScenario({ file, stem, root, collector }: ScenarioSource): DuelScenario | null {
  const { tree, reported } = checkShape(root, duelSchema, collector);
  const checking: Checking = { collector, reported };
  const axes = readAxes(tree, collector);
  const reader = new VariantReader(axes, checking);
  const variants: DuelVariant[] = [];
  for (const [i, variant] of plan(tree, checking).entries()) {
    collector.contextTip = i === 0 ? undefined : `met in variant ${JSON.stringify(variant.name)}`;
    const read = reader.read(variant, tree);
    if (read !== null) variants.push(read);
  }
  collector.contextTip = undefined;
  if (!collector.isEmpty) return null;
  const scenario = {
    kind: 'duel' as const,
    file,
    name: textOf(tree, 'name') ?? stem,
    description: textOf(tree, 'description'),
    seed: textOf(tree, 'seed'),
    duels: duelsOf(tree),
    precision: precisionOf(tree),
    axes: axes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
    variants,
  };
  const expectations = readExpectations(tree, scenario, collector);
  return collector.isEmpty ? { ...scenario, expectations } : null;
}
