/** Effects on a combatant: its figures as they make them, with the account of each (RULES 10). */
import { type Account, accountOf, usedAs } from '../../rules/bonuses/account.ts';
import type { Effect } from '../../rules/bonuses/effect.ts';
import { resistancesOf } from '../../rules/bonuses/resistance.ts';
import type { Combatant, CombatantEffects } from '../../rules/model.ts';
import type { Checking } from '../tree/checking.ts';
import type { RawCombatant } from '../tree/combatant-report.ts';
import { childOf, type RawNode } from '../tree/tree.ts';
import { readEffects } from './read.ts';

/** Figures of a combatant that effects change. */
export type Figures = Pick<Combatant, 'IQ' | 'Podl' | 'SP' | 'talent'>;

/** What is given of them. */
type Figured = { readonly [Figure in keyof Figures]?: number };

/** A combatant's figures, and what effects did to them; `null` where none are given. */
export interface Affected {
  readonly figures: Figures;
  readonly effects: CombatantEffects | null;
}

/** Entries by the list in the file, and accounts by entries: of the defaults, all combatants have the same. */
const entriesByList = new WeakMap<RawNode, readonly Effect[]>();
const accountsByEntries = new WeakMap<readonly Effect[], Map<string, Account>>();

function entriesOf(node: RawNode | undefined, checking: Checking): readonly Effect[] {
  if (node === undefined) return [];
  const known = entriesByList.get(node) ?? readEffects(node, checking);
  // What is wrong with a list is told of each file that is read.
  if (checking.collector.isEmpty) entriesByList.set(node, known);
  return known;
}

function knownAccount(on: string, base: number, entries: readonly Effect[]): Account {
  const accounts = accountsByEntries.get(entries) ?? new Map<string, Account>();
  accountsByEntries.set(entries, accounts);
  const key = `${on} ${base}`;
  const known = accounts.get(key) ?? accountOf(on, base, entries);
  accounts.set(key, known);
  return known;
}

const asItIs = (total: number): number => total;

/** Works out the figures of a combatant. Attributes do not fall below 0; all but SP are rounded down. */
export function applyEffects(raw: RawCombatant, given: Figured, checking: Checking): Affected {
  const base = {
    IQ: given.IQ ?? 0,
    Podl: given.Podl ?? 0,
    SP: given.SP ?? 0,
    talent: given.talent ?? 0,
  };
  const node = childOf(raw.own, 'effects') ?? childOf(raw.defaults, 'effects');
  const entries = entriesOf(node, checking);
  if (entries.length === 0) return { figures: base, effects: null };
  const accounts: Account[] = [];
  const account = (on: string, from: number, use: (total: number) => number): number => {
    const found = usedAs(knownAccount(on, from, entries), use);
    if (found.entries.length > 0) accounts.push(found);
    return found.used;
  };
  const attribute = (total: number): number => Math.max(0, total);
  const figures = {
    IQ: account('IQ', base.IQ, (total) => attribute(Math.floor(total))),
    Podl: account('Podl', base.Podl, (total) => attribute(Math.floor(total))),
    SP: account('SP', base.SP, attribute),
    talent: account('talent', base.talent, Math.floor),
  };
  const attack = account('attack', 0, asItIs);
  const defence = account('defence', 0, asItIs);
  return { figures, effects: { accounts, resistances: resistancesOf(entries), attack, defence } };
}
