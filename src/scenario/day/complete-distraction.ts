/** A distraction with everything that is left out; what its kind does not know is a problem. */
import type { Distraction } from '../../rules/day/model.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { placeOf, type RawNode } from '../tree/tree.ts';
import type { DistractionInput } from './input.ts';

/** Completes one distraction (RULES 9.1). */
export function completeDistraction(node: RawNode, { collector }: Checking): Distraction {
  const { kind, damage, saveDC, chance } = plainOf(node) as DistractionInput;
  const report = (field: string, message: string): void => collector.add(placeOf(node, [field]), message);
  const hurts = kind === 'injury' || kind === 'continuous';
  if (hurts && damage === undefined) report('damage', `must be given for ${kind} (got nothing)`);
  if (kind === 'power' && damage === undefined && saveDC === undefined) {
    report('damage', 'must be given for power, or else its saveDC (got neither)');
  }
  if (kind === 'power' && damage !== undefined && saveDC !== undefined) {
    report('saveDC', 'must be given only for a power that does no damage (got both)');
  }
  if (kind !== 'power' && saveDC !== undefined)
    report('saveDC', `must be given only for power (got ${saveDC})`);
  if (!hurts && kind !== 'power' && damage !== undefined) {
    report('damage', `must be given only for injury, continuous or power (got it for ${kind})`);
  }
  return { kind, damage: damage ?? null, saveDC: saveDC ?? null, chance: chance ?? 1 };
}
