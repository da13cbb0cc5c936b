/** Who meets whom. */
import type { Matchup } from '../model/scenario.ts';
import type { Checking } from '../tree/checking.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, type RawMap, type RawNode } from '../tree/tree.ts';

/** A side as it stands in keys and reports. */
export function sideName(names: readonly string[]): string {
  return names.join(' + ');
}

/** Every ordered pair, mirrors included, by initiator, then target. */
function allPairs(names: readonly string[]): Matchup[] {
  return names.flatMap((a) => names.map((b) => ({ initiators: [a], targets: [b] })));
}

function sideOf(node: RawNode | undefined, known: ReadonlySet<string>, checking: Checking): string[] | null {
  const members = node?.kind === 'list' ? node.items : node === undefined ? [] : [node];
  const names: string[] = [];
  for (const member of members) {
    if (member.kind !== 'scalar' || typeof member.value !== 'string') continue;
    if (known.has(member.value)) names.push(member.value);
    else if (!checking.reported.covers(['combatants', member.value])) {
      const tip = checking.collector.didYouMean(member.value, known);
      checking.collector.add(member, ['nameOf', 'combatant'], ['value', quoted(member.value)], tip);
    }
  }
  return names.length === members.length && names.length > 0 ? names : null;
}

/** Number of matchups, without writing out every pair. */
export function matchupCount(tree: RawMap, combatants: number): number {
  const node = childOf(tree, 'matchups');
  return node?.kind === 'list' ? node.items.length : combatants * combatants;
}

/** The matchups of a tree; names that nobody bears and matchups given twice are reported. */
export function readMatchups(tree: RawMap, combatants: readonly string[], checking: Checking): Matchup[] {
  const node = childOf(tree, 'matchups');
  if (node?.kind !== 'list') return allPairs(combatants);
  const known = new Set(combatants);
  const seen = new Set<string>();
  const matchups: Matchup[] = [];
  for (const item of node.items) {
    const initiators = sideOf(childOf(item, '0'), known, checking);
    const targets = sideOf(childOf(item, '1'), known, checking);
    if (initiators === null || targets === null) continue;
    const name = `${sideName(initiators)} > ${sideName(targets)}`;
    if (seen.has(name)) checking.collector.add(item, ['newMatchup'], ['again', quoted(name)]);
    seen.add(name);
    matchups.push({ initiators, targets });
  }
  return matchups;
}

/** The planes of a tree, plane 1 unless it says otherwise; planes given twice are reported. */
export function readPlanes(tree: RawMap, checking: Checking): number[] {
  const node = childOf(tree, 'planes');
  if (node?.kind !== 'list') return [1];
  const planes: number[] = [];
  for (const item of node.items) {
    if (item.kind !== 'scalar' || typeof item.value !== 'number') continue;
    if (planes.includes(item.value)) {
      checking.collector.add(item, ['newPlane'], ['again', item.source]);
    } else planes.push(item.value);
  }
  return planes;
}
