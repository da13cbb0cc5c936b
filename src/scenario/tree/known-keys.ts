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
}

/** Keys known to the object schemas that stand at `path` within `schema`. */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return knownKeys(definition.innerType, path);
  if (definition.options !== undefined)
    return definition.options.flatMap((option) => knownKeys(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(definition.shape ?? {});
  const next =
    definition.shape?.[String(key)] ??
    definition.valueType ??
    definition.element ??
    definition.items?.[Number(key)];
  return next === undefined ? [] : knownKeys(next, rest);
}
