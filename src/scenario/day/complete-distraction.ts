/** A distraction with everything that is left out; what its kind does not know is a problem. */
import type { Found, Must } from '../../problems/problem.ts';
import type { Distraction } from '../../rules/day/model.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { placeOf, type RawNode } from '../tree/tree.ts';
import type { DistractionInput } from './input.ts';

/** Completes one distraction (RULES 9.1). */
export function completeDistraction(node: RawNode, { collector }: Checking): Distraction {
  const { kind, damage, saveDC, chance } = plainOf(node) as DistractionInput;
  const report = (field: string, must: Must, found: Found): void =>
    collector.add(placeOf(node, [field]), must, found);
  const hurts = kind === 'injury' || kind === 'continuous';
  if (hurts && damage === undefined) report('damage', ['givenFor', kind], ['nothing']);
  if (kind === 'power' && damage === undefined && saveDC === undefined) {
    report('damage', ['forPowerOrSaveDC'], ['neither']);
  }
  if (kind === 'power' && damage !== undefined && saveDC !== undefined) {
    report('saveDC', ['onlyForHarmlessPower'], ['both']);
  }
  if (kind !== 'power' && saveDC !== undefined) report('saveDC', ['onlyForPower'], ['value', `${saveDC}`]);
  if (!hurts && kind !== 'power' && damage !== undefined) {
    report('damage', ['onlyForHurting'], ['givenForKind', kind]);
  }
  return { kind, damage: damage ?? null, saveDC: saveDC ?? null, chance: chance ?? 1 };
}
