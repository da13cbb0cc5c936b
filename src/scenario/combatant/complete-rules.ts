/** Settings of a scenario over the printed ones. */
import { type DuelRules, defaultRules } from '../../rules/model.ts';
import type { RulesInput } from '../model/input.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { plainOf } from '../tree/plain.ts';
import { childOf, type RawMap } from '../tree/tree.ts';

/** The pull grows with the plane (RULES 7): of the planes that are named a higher one has no smaller chance. */
function checkPull(rules: RawMap, collector: ProblemCollector): void {
  const pull = childOf(rules, 'pull');
  if (pull?.kind !== 'map') return;
  const named = [...pull.entries]
    .flatMap(([plane, { node }]) =>
      node.kind === 'scalar' && typeof node.value === 'number' ? [{ plane, chance: node.value, node }] : [],
    )
    .sort((a, b) => Number(a.plane) - Number(b.plane));
  let most = named[0];
  for (const here of named) {
    if (here.chance >= most!.chance) {
      most = here;
      continue;
    }
    const { chance, plane } = most!;
    collector.add(here.node, ['pullOfPlane', chance, Number(plane)], ['value', `${here.chance}`]);
  }
}

/** The printed settings with those of the scenario in their places; reports what contradicts itself. */
export function completeRules(node: RawMap, collector: ProblemCollector): DuelRules {
  if (node.entries.size === 0) return defaultRules;
  checkPull(node, collector);
  const { maxRounds = defaultRules.maxRounds, ...given } = plainOf(node) as RulesInput;
  const most = maxRounds === 'none' ? Number.POSITIVE_INFINITY : maxRounds;
  return { ...defaultRules, ...given, maxRounds: most };
}
