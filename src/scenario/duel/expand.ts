/** From a scenario to the cells of its matrix. */
import type { Combatant } from '../../rules/model.ts';
import type { Cell, DuelCell } from '../model/cells.ts';
import type { DuelPoint, DuelScenario, DuelVariant, Scenario } from '../model/scenario.ts';
import { sideName } from './matchups.ts';
import { membersOf } from './points.ts';

interface Side {
  readonly name: string;
  readonly combatants: readonly Combatant[];
}

function sideAt(point: DuelPoint, names: readonly string[]): Side {
  return { name: sideName(names), combatants: membersOf(point, names) };
}

function pushCells(cells: DuelCell[], variant: DuelVariant, point: DuelPoint): void {
  const { axes, classes, rules, formulas } = point;
  const sides = variant.matchups.map(({ initiators, targets }) => ({
    initiator: sideAt(point, initiators),
    target: sideAt(point, targets),
  }));
  for (const plane of variant.planes) {
    for (const { initiator, target } of sides) {
      cells.push({
        kind: 'duel',
        key: `${initiator.name} > ${target.name} @ ${plane}`,
        variant: variant.name,
        plane,
        axes,
        initiator: initiator.name,
        target: target.name,
        setup: {
          plane,
          formulas,
          classes,
          rules,
          initiators: initiator.combatants,
          targets: target.combatants,
        },
      });
    }
  }
}

/**
 * All cells, in this order: variant, varied axes (the first outermost), plane, matchup as listed. Cells share
 * rules, classes, formulas and combatants wherever these are the same.
 */
export function expandCells(scenario: DuelScenario): DuelCell[];
export function expandCells(scenario: Scenario): Cell[];
export function expandCells(scenario: Scenario): Cell[] {
  if (scenario.kind !== 'duel') return [...scenario.cells];
  const cells: DuelCell[] = [];
  for (const variant of scenario.variants) {
    for (const point of variant.points) pushCells(cells, variant, point);
  }
  return cells;
}
