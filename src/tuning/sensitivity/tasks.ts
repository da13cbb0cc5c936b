/** What is tried: every lever of every combatant on every plane, with the cells before and after. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Field } from '../field.ts';
import { type Attribute, attributes, type RuleLever, raise, ruleLevers } from './levers.ts';
import type { Task } from './measure.ts';
import type { Slope } from './slopes.ts';

/** What was moved. */
export type Lever =
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
  | { readonly kind: 'firstMove' }
  /** A derivative: by a point in every exchange, or by a percentage point of a chance, to first order. */
  | { readonly kind: 'slope'; readonly slope: Slope }
  | ({ readonly kind: 'rule' } & Pick<RuleLever, 'rule' | 'from' | 'to'>);

/** Cells that a combatant stands in on one side alone, with the seat. */
export function ownCells(field: Field, plane: number, name: string): { cell: DuelCell; sign: 1 | -1 }[] {
  return field.cells.flatMap((cell) => {
    const { initiators, targets } = cell.setup;
    const [a, b] = [initiators, targets].map((side) => side.some((member) => member.name === name));
    return cell.plane !== plane || a === b ? [] : [{ cell, sign: a ? (1 as const) : (-1 as const) }];
  });
}

/** Every lever that is tried by moving it. */
export function tasksOf(field: Field, combatants: readonly string[]): Task<Lever>[] {
  const byRule = new Map<string, DuelCell>();
  const underRule = (cell: DuelCell, { rule, to, rules }: RuleLever): DuelCell => {
    const key = `${cell.key} ${rule} ${to}`;
    const after = byRule.get(key) ?? { ...cell, setup: { ...cell.setup, rules } };
    byRule.set(key, after);
    return after;
  };
  const rules = ruleLevers(field.cells[0]!.setup.rules);
  return combatants.flatMap((combatant) =>
    field.planes.flatMap((plane) => {
      const own = ownCells(field, plane, combatant);
      if (own.length === 0) return [];
      const task = (lever: Lever, move: (cell: DuelCell) => DuelCell | null): Task<Lever> => ({
        combatant,
        plane,
        lever,
        trials: own.flatMap(({ cell, sign }) => {
          const after = move(cell);
          return after === null ? [] : [{ before: cell, after, sign }];
        }),
      });
      return [
        ...attributes.map((attribute) =>
          task({ kind: 'attribute', attribute }, (cell) => {
            const setup = raise(cell.setup, combatant, attribute);
            return setup === null ? null : { ...cell, setup };
          }),
        ),
        { ...task({ kind: 'firstMove' }, (cell) => cell), seat: 1 as const },
        ...rules.map((lever) =>
          task({ kind: 'rule', rule: lever.rule, from: lever.from, to: lever.to }, (cell) =>
            underRule(cell, lever),
          ),
        ),
      ];
    }),
  );
}
