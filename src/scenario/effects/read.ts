/** From lists of bonuses and effects in a file to entries of accounts (RULES 10). */
import type { Found, Must } from '../../problems/problem.ts';
import { addingTypes, type Effect, effect, knownTypes } from '../../rules/bonuses/effect.ts';
import { resistance } from '../../rules/bonuses/resistance.ts';
import type { Checking } from '../tree/checking.ts';
import { nearest, tipOf } from '../tree/nearest.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, type RawNode } from '../tree/tree.ts';

/** A bonus as written. */
export interface BonusInput {
  readonly value: number;
  readonly type?: string;
  readonly source?: string;
  readonly against?: string;
}

/** An effect as written. */
export interface EffectInput {
  readonly name: string;
  readonly type?: string;
  readonly changes?: Readonly<Record<string, number>>;
  readonly times?: Readonly<Record<string, number>>;
  readonly resists?: Readonly<Record<string, number>>;
  readonly form?: string;
  readonly cancels?: readonly string[];
  readonly instant?: boolean;
  readonly ended?: boolean;
}

/** A type one letter off one of the three that add up would silently be a type of its own. */
function checkType(entry: RawNode, { collector }: Checking): void {
  const node = childOf(entry, 'type');
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return;
  const type = node.value;
  if (knownTypes.includes(type)) return;
  const near = nearest(type, knownTypes);
  if (near === undefined || !addingTypes.includes(near)) return;
  collector.add(node, ['addingType', near], ['value', quoted(type)], tipOf(near));
}

function itemsOf(node: RawNode | undefined): readonly RawNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** The entries of a list of bonuses to `on`. */
export function readBonuses(node: RawNode | undefined, on: string, checking: Checking): Effect[] {
  return itemsOf(node).map((item) => {
    checkType(item, checking);
    const { value, type, source, against } = plainOf(item) as BonusInput;
    return effect({ on, value, type: type ?? null, source: source ?? null, against: against ?? null });
  });
}

/** Castings of one name are one effect, and an effect has one form or none (RULES 10.2). */
function checkForms(items: readonly RawNode[], { collector }: Checking): void {
  const forms = new Map<string, string | undefined>();
  for (const item of items) {
    const { name, form } = plainOf(item) as EffectInput;
    if (!forms.has(name)) forms.set(name, form);
    const before = forms.get(name);
    if (form === before) continue;
    const must: Must = before === undefined ? ['noForm'] : ['formOf', quoted(before)];
    const found: Found = form === undefined ? ['noForm'] : ['value', quoted(form)];
    collector.add(childOf(item, 'form') ?? item, must, found);
  }
}

/**
 * The entries of a list of effects, in order of arrival, each item a casting. Problems: an effect that changes
 * nothing, and castings of one name of different forms.
 */
export function readEffects(node: RawNode | undefined, checking: Checking): Effect[] {
  checkForms(itemsOf(node), checking);
  return itemsOf(node).flatMap((item, casting) => {
    checkType(item, checking);
    const given = plainOf(item) as EffectInput;
    const { name, type, changes, times, resists, form, cancels, instant, ended } = given;
    const shared = {
      name,
      casting,
      type: type ?? null,
      form: form ?? null,
      cancels: cancels ?? [],
      instant: instant ?? false,
      ended: ended ?? false,
    };
    const entries = [
      ...Object.entries(changes ?? {}).map(([on, value]) => effect({ ...shared, on, value })),
      ...Object.entries(times ?? {}).map(([on, value]) => effect({ ...shared, on, value, how: 'times' })),
      ...Object.entries(resists ?? {}).map(([to, value]) =>
        effect({ ...shared, on: resistance, value, against: to === 'all' ? null : to }),
      ),
    ];
    if (entries.length === 0 && cancels === undefined && form === undefined) {
      checking.collector.add(item, ['someEffect'], ['nothing']);
    }
    // An effect of a form, or one that only cancels, is there all the same.
    return entries.length > 0 ? entries : [effect({ ...shared, on: '', value: 0 })];
  });
}
