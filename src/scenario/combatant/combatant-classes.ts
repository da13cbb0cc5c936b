/** Which classes a combatant has: one with its level, or a list, its own before those of `defaults`. */
import type { ClassLevel } from '../../rules/model.ts';
import type { CombatantInput } from '../model/input.ts';
import { attributeLimit } from '../schema/schema-parts.ts';
import type { Checking } from '../tree/checking.ts';
import type { FieldReport } from '../tree/combatant-report.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, type RawMap, type RawNode } from '../tree/tree.ts';
import type { Classes } from './complete-classes.ts';
import type { Plain } from './population.ts';

/**
 * Classes of a combatant. What its own block says about `class` or `classes` replaces what `defaults` say
 * about either; entries of `classes` have levels of their own, so `level` belongs to `class` alone.
 */
export function chosenClasses(own: CombatantInput, given: Plain, report: FieldReport): readonly ClassLevel[] {
  const ownSays = own.class !== undefined || own.classes !== undefined;
  const { class: name, classes } = ownSays ? own : given;
  if (classes !== undefined) {
    if (name !== undefined) report.add(['classes'], ['onlyWordOnClasses'], ['classToo']);
    else if (own.level !== undefined) {
      report.add(['level'], ['levelInEachClass'], ['levelBeside']);
    }
    return classes;
  }
  if (name === undefined) {
    if (own.level !== undefined && !report.told(['class'], ['classes'])) {
      report.add(['level'], ['besideClass'], ['noClass']);
    }
    return [];
  }
  if (given.level === undefined) report.missing(['level'], ['whole', 0, attributeLimit]);
  return [{ class: name, level: given.level ?? 0 }];
}

function checkName(node: RawNode | undefined, classes: Classes, checking: Checking): void {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || Object.hasOwn(classes, node.value)) return;
  if (checking.reported.covers(['classes', node.value])) return;
  const tip = checking.collector.didYouMean(node.value, Object.keys(classes));
  checking.collector.add(node, ['nameOf', 'class'], ['value', quoted(node.value)], tip);
}

/** Reports classes that a block (a combatant's, or `defaults`) names and nobody knows, or names twice. */
export function checkClassNames(block: RawMap, classes: Classes, checking: Checking): void {
  checkName(childOf(block, 'class'), classes, checking);
  const list = childOf(block, 'classes');
  if (list?.kind !== 'list') return;
  const seen = new Set<unknown>();
  for (const item of list.items) {
    const name = childOf(item, 'class');
    checkName(name, classes, checking);
    if (name?.kind !== 'scalar') continue;
    if (seen.has(name.value)) {
      checking.collector.add(name, ['newClass'], ['again', quoted(name.source)]);
    }
    seen.add(name.value);
  }
}
