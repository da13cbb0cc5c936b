/** A manifester with everything that the scenario leaves out, bonuses and effects worked out (RULES 9.11, 10). */

import type { Found } from '../../problems/problem.ts';
import { type Account, accountOf, usedAs } from '../../rules/bonuses/account.ts';
import { effect } from '../../rules/bonuses/effect.ts';
import { resistancesOf } from '../../rules/bonuses/resistance.ts';
import { abilityModifier } from '../../rules/day/cost.ts';
import { type DistractionKind, distractionKinds, type Manifester } from '../../rules/day/model.ts';
import { readBonuses, readEffects } from '../effects/read.ts';
import { BlockReport } from '../tree/block-report.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { childOf, type RawEntry } from '../tree/tree.ts';
import type { ManifesterInput } from './input.ts';

/** Intelligence of a manifester that says nothing about it (RULES 9.11). */
const averageIntelligence = 10;

/**
 * Fills in one manifester; reports what must be given and is not, and minds that cannot manifest.
 * @returns `null` where so much is missing that nothing can be said about its plans.
 */
export function completeManifester(name: string, entry: RawEntry, checking: Checking): Manifester | null {
  const report = new BlockReport(entry, checking);
  const { node } = entry;
  const given = plainOf(node) as ManifesterInput;
  if (given.manifesterLevel === undefined) report.missing(['manifesterLevel'], ['whole', 0, 100]);
  if (given.concentration === undefined) report.missing(['concentration'], ['whole', -1000, 1000]);
  if (given.powerPoints === undefined) report.missing(['powerPoints'], ['whole', 0, 10_000]);
  const mlBonus =
    typeof given.mlBonus === 'number'
      ? [effect({ on: 'manifesterLevel', value: given.mlBonus, source: 'mlBonus' })]
      : readBonuses(childOf(node, 'mlBonus'), 'manifesterLevel', checking);
  const entries = [
    ...mlBonus,
    ...readBonuses(childOf(node, 'bonuses'), 'concentration', checking),
    ...readEffects(childOf(node, 'effects'), checking),
  ];
  const account = (on: string, base: number, against: string | null = null): Account =>
    usedAs(accountOf(on, base, entries, against), Math.floor);
  const intelligence = account('intelligence', given.intelligence ?? averageIntelligence);
  if (intelligence.used < 1 && given.vermin !== true) {
    const total = intelligence.used;
    const got: Found = intelligence.entries.length > 0 ? ['withEffects', total] : ['value', `${total}`];
    report.add(['intelligence'], ['mindUnlessVermin'], got);
  }
  const level = account('manifesterLevel', given.manifesterLevel ?? 0);
  const key = account('keyModifier', given.keyModifier ?? abilityModifier(intelligence.used));
  const always = account('concentration', given.concentration ?? 0);
  const narrow = distractionKinds.filter((kind) => entries.some(({ against }) => against === kind));
  const against: Partial<Record<DistractionKind, number>> = {};
  const narrowAccounts = narrow.map((kind) => {
    const found = account('concentration', given.concentration ?? 0, kind);
    against[kind] = found.used;
    return { ...found, on: `concentration against ${kind}` };
  });
  const { manifesterLevel, concentration, powerPoints } = given;
  if (manifesterLevel === undefined || concentration === undefined || powerPoints === undefined) return null;
  return {
    name,
    manifesterLevel: level.used,
    concentration: always.used,
    against,
    powerPoints,
    keyModifier: key.used,
    intelligence: intelligence.used,
    transparency: given.transparency ?? true,
    accounts: [level, always, ...narrowAccounts, key, intelligence],
    resistances: resistancesOf(entries),
  };
}
