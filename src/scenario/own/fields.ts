/** Keys that a module of rules declares, as schema and as values. */
import { z } from 'zod';
import { type Field, type Fields, fits, type Given } from '../../contest/kind.ts';
import type { Must } from '../../problems/problem.ts';
import { choice, flag, real, whole } from '../schema/schema-parts.ts';
import { BlockReport } from '../tree/block-report.ts';
import { carry } from '../tree/carried.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import type { RawEntry } from '../tree/tree.ts';

function schemaOf(field: Field): z.ZodType {
  const { type, low, high, words } = field;
  if (type === 'integer') return whole(low, high);
  if (type === 'number') return real(low, high);
  if (type === 'boolean') return flag();
  if (type === 'enum') return choice(...words);
  const error = carry('diceText');
  return z.string({ error }).refine((text) => fits(field, text), { error });
}

/** What must stand in a field. */
function mustOf({ type, low, high, words }: Field): Must {
  if (type === 'integer') return ['whole', low, high];
  if (type === 'number') return ['real', low, high];
  if (type === 'boolean') return ['flag'];
  return type === 'enum' ? ['oneOf', words] : ['diceText'];
}

/** A map of these keys, each of which may be left out. @param removable whether `null` takes a key away. */
export function blockOf(fields: Fields, must: Must, removable: boolean): z.ZodType {
  const shape = [...fields].map(([name, field]) => {
    const own = schemaOf(field);
    const described = field.description === '' ? own : own.describe(field.description);
    return [name, (removable ? described.nullable() : described).optional()];
  });
  return z.strictObject(Object.fromEntries(shape), { error: carry(...must) });
}

/** The values of a block with those by default; what is missing is reported. */
export function valuesOf(entry: RawEntry, fields: Fields, checking: Checking): Given {
  const report = new BlockReport(entry, checking);
  const given = plainOf(entry.node) as Given;
  return Object.fromEntries(
    [...fields].flatMap(([name, field]) => {
      const value = given?.[name] ?? field.standard;
      if (value !== undefined) return [[name, value]];
      report.missing([name], mustOf(field));
      return [];
    }),
  );
}
