/** Named constants of formulas: put in as numbers, so that what reads formulas knows only the five variables. */
import { plainOf } from './plain.ts';
import type { RawMap } from './tree.ts';

/** Constants by name. */
export type Constants = Readonly<Record<string, number>>;

/** The constants of a tree's section. */
export function constantsOf(node: RawMap): Constants {
  const entries = Object.entries(plainOf(node) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** A number as formulas write it: plain digits, in brackets where it has a sign. */
function literal(value: number): string {
  const digits = Math.abs(value).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return value < 0 ? `(-${digits})` : digits;
}

/**
 * The formula with every constant's name replaced by its number.
 * @example withConstants('base + weight*IQ', { weight: 2.5 }) // 'base + 2.5*IQ'
 */
export function withConstants(formula: string, constants: Constants): string {
  return formula.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (name) =>
    Object.hasOwn(constants, name) ? literal(constants[name]!) : name,
  );
}
