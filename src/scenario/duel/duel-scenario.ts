/** From the tree of a file to a scenario of mental duels. */

import type { Must } from '../../problems/problem.ts';
import { quote } from '../../problems/problem.ts';
import type { Combatant } from '../../rules/model.ts';
import { charactersOf } from '../../rules/population.ts';
import { checkExpectations, type Expectant, readExpectations } from '../expect/read-expect.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { DuelCell } from '../model/cells.ts';
import type { ScenarioSource } from '../model/kinds.ts';
import { DEFAULT_MAX_DUELS, type PrecisionGoal } from '../model/precision.ts';
import type { DuelPoint, DuelScenario, DuelVariant, Matchup } from '../model/scenario.ts';
import { axesOn, type RawAxis, readAxes, withOwn } from '../points/axes.ts';
import { describedIn, textOf, type VariantTree, variantTrees } from '../points/variant-trees.ts';
import type { Checking } from '../tree/checking.ts';
import { checkShape } from '../tree/shape.ts';
import { childOf, mapUnder, type RawMap, type RawNode } from '../tree/tree.ts';
import { duelCells } from './cells.ts';
import { expandCells } from './expand.ts';
import { matchupCount, readMatchups, readPlanes } from './matchups.ts';
import { membersOf, PointBuilder } from './points.ts';
import { duelSchema } from './schema.ts';
import { readRanges, readTune } from './tune-block.ts';

/** More cells than this are refused: a run of so many takes about as much memory as Node gives a process. */
const cellLimit = 200_000;

/** Combatants that are completed, over all values and variants, at most. */
const combatantLimit = 200_000;

/** Pairings of characters that one matchup of populations comes to, at most. */
const caseLimit = 1_000_000;

const defaultDuels = 100_000;

const cellKind = duelCells as CellKind;

/** Parts of a scenario that variants override; the rest concerns the file as a whole. */
const overridable = [
  'defaults',
  'combatants',
  'classes',
  'planes',
  'matchups',
  'formulas',
  'rules',
  'constants',
];

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

/** Reads the variants one by one; problems of a later one say in which they were met. */
class VariantReader {
  private readonly checking: Checking;
  private readonly axes: readonly RawAxis[];
  private readonly builder: PointBuilder;
  private cells = 0;
  private combatants = 0;

  constructor(axes: readonly RawAxis[], checking: Checking) {
    this.axes = axes;
    this.checking = checking;
    this.builder = new PointBuilder(checking);
  }

  read(variant: VariantTree, root: RawMap): DuelVariant | null {
    const { tree } = variant;
    const { collector, reported } = this.checking;
    const combatants = mapUnder(tree, 'combatants');
    if (combatants.entries.size === 0 && !reported.touches(['combatants'])) {
      const place = root.entries.get('combatants') ?? root;
      collector.add({ at: place.at, path: ['combatants'] }, ['atLeastOne', 'combatant'], ['none']);
    }
    const planes = readPlanes(tree, this.checking);
    const axes = axesOn(tree, this.axes, this.checking);
    const points = axes.reduce((product, axis) => product * axis.values.length, 1);
    this.cells += points * planes.length * matchupCount(tree, combatants.entries.size);
    this.combatants += points * combatants.entries.size;
    if (this.cells > cellLimit) return this.tooMany(root, ['cellsAtMost', cellLimit], this.cells);
    if (this.combatants > combatantLimit)
      return this.tooMany(root, ['combatantsAtMost', combatantLimit], this.combatants);
    const matchups = readMatchups(tree, [...combatants.entries.keys()], this.checking);
    const fighters = new Set(matchups.flatMap(({ initiators, targets }) => [...initiators, ...targets]));
    const built = this.builder.points(tree, { axes, planes, fighters });
    this.boundCases(tree, matchups, built);
    return {
      name: variant.name,
      description: variant.overrides === null ? null : describedIn(variant.overrides),
      planes,
      matchups,
      points: built,
    };
  }

  /** Refuses matchups of populations that are too many pairings of characters; the first one only. */
  private boundCases(tree: RawMap, matchups: readonly Matchup[], points: readonly DuelPoint[]): void {
    for (const point of points)
      for (const { initiators, targets } of matchups) {
        const cases = membersOf(point, [...initiators, ...targets]).reduce(
          (product, one: Combatant | undefined) =>
            product * (one === undefined ? 1 : charactersOf(one).length),
          1,
        );
        if (cases <= caseLimit) continue;
        const { at, path } = mapUnder(tree, 'combatants').entries.get(initiators[0]!) ?? tree;
        this.checking.collector.add({ at, path }, ['casesAtMost', caseLimit], ['countInDigits', cases]);
        return;
      }
  }

  private tooMany(root: RawMap, must: Must, found: number): null {
    const key = ['vary', 'matchups', 'combatants'].find((name) => root.entries.has(name)) ?? 'matchups';
    const { at, path } = root.entries.get(key) ?? root;
    this.checking.collector.add({ at, path }, must, ['atLeast', found]);
    return null;
  }
}

/** Every variant of a tree that has the right shape, with all its points. */
export function readVariants(tree: RawMap, axes: readonly RawAxis[], checking: Checking): DuelVariant[] {
  const { collector } = checking;
  const trees = variantTrees(tree, overridable, collector);
  const reader = new VariantReader(withOwn(trees[0]?.tree ?? tree, axes), checking);
  const variants: DuelVariant[] = [];
  for (const [i, variant] of trees.entries()) {
    collector.contextTip = i === 0 ? undefined : ['metInVariant', quote(variant.name)];
    const read = reader.read(variant, tree);
    if (read !== null) variants.push(read);
  }
  collector.contextTip = undefined;
  return variants;
}

/** Whether all its members could be read. */
function isWhole({ setup: { initiators, targets } }: DuelCell): boolean {
  return [...initiators, ...targets].every((one: Combatant | undefined) => one !== undefined);
}

/** Reads a scenario of kind `duel`; every problem goes to the collector. `null` where there were some. */
export function readDuelScenario({ file, stem, root, collector }: ScenarioSource): DuelScenario | null {
  const { tree, reported } = checkShape(root, duelSchema, collector);
  const checking: Checking = { collector, reported };
  const axes = readAxes(tree, collector);
  const variants = readVariants(tree, axes, checking);
  const ranges = readRanges(tree, axes, checking);
  const tune = readTune(tree, axes, variants, checking);
  const scenario = {
    kind: 'duel' as const,
    file,
    name: textOf(tree, 'name') ?? stem,
    description: describedIn(tree),
    seed: textOf(tree, 'seed'),
    duels: duelsOf(tree),
    precision: precisionOf(tree),
    axes: axes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
    variants,
    tune,
    ranges,
  };
  const expectant = (): Expectant => ({
    ...scenario,
    cellKind,
    cells: expandCells({ ...scenario, expectations: [] }).filter(isWhole),
  });
  if (!collector.isEmpty) {
    checkExpectations(tree, expectant, root, reported, collector);
    return null;
  }
  const expectations = readExpectations(tree, expectant, collector);
  return collector.isEmpty ? { ...scenario, expectations } : null;
}
