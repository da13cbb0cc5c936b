/** Which keys a schema knows at a path: zod's issues name the unknown ones only. */
import type { z } from 'zod';

/** The parts of a zod definition that lead further down. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** Keys known to the object schemas that stand at `path` within `schema`. */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return found(schema, path, ({ shape }) => shape);
}

/** The words that schemas at `path` within `schema` choose from; none where they are not a choice of words. */
export function knownWords(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return found(schema, path, ({ entries }) => entries);
}

/** Keys of what `wanted` picks of every definition at `path`. */
function found(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  wanted: (definition: Definition) => Readonly<Record<string, unknown>> | undefined,
): string[] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return found(definition.innerType, path, wanted);
  if (definition.options !== undefined)
    return definition.options.flatMap((option) => found(option, path, wanted));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(wanted(definition) ?? {});
  const next =
    definition.shape?.[String(key)] ??
    definition.valueType ??
    definition.element ??
    definition.items?.[Number(key)];
  return next === undefined ? [] : found(next, rest, wanted);
}
