/** Reads the blocks `tune` and `ranges` of a scenario. */
import { type Pairing, takenApart } from '../expect/wanted.ts';
import type { DuelVariant } from '../model/scenario.ts';
import type { Range, TuneBlock } from '../model/tune-model.ts';
import type { RawAxis } from '../points/axes.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { childOf, type RawMap } from '../tree/tree.ts';
import { knownNames, readBand } from './band-block.ts';
import { readRangeMap } from './knob-ranges.ts';
import { sideName } from './matchups.ts';

/** The ranges of a scenario; those at fault are reported. */
export function readRanges(tree: RawMap, axes: readonly RawAxis[], checking: Checking): Range[] {
  const section = tree.entries.get('ranges');
  if (section === undefined || section.node.kind !== 'map') return [];
  return readRangeMap(section, tree, axes, checking).map(({ step: _, ...range }) => range);
}

/** The block `tune`, or `null` where the file has none or something in it is at fault. */
export function readTune(
  tree: RawMap,
  axes: readonly RawAxis[],
  variants: readonly DuelVariant[],
  checking: Checking,
): TuneBlock | null {
  const entry = tree.entries.get('tune');
  if (entry?.node.kind !== 'map') return null;
  const block = entry.node;
  const section = block.entries.get('knobs');
  const knobs = section === undefined ? [] : readRangeMap(section, tree, axes, checking);
  const list = block.entries.get('goal');
  const goals = list?.node.kind === 'list' ? list.node.items : [];
  const known = knownNames(variants);
  const pairings = variants.flatMap(({ name, matchups }) =>
    matchups.map(({ initiators, targets }): Pairing => {
      return { variant: name, initiator: sideName(initiators), target: sideName(targets) };
    }),
  );
  const goal = goals
    .flatMap((node) => (node.kind === 'map' ? takenApart(node, pairings, checking.collector) : []))
    .flatMap(({ entry: node }) => readBand(node, known, checking) ?? []);
  const prefer = childOf(block, 'prefer');
  return {
    knobs,
    goal,
    prefer: prefer === undefined ? 'fewest' : (plainOf(prefer) as TuneBlock['prefer']),
    place: entry,
  };
}
