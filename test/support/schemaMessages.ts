/** What schemas say that values must be. */
import type { z } from 'zod';

interface Definition {
  readonly error?: (issue: object) => unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Definition } }[];
  readonly [part: string]: unknown;
}

/** What a schema, and everything in it, says that a value must be. */
export function messagesOf(schema: z.ZodType, seen: Set<unknown> = new Set()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const definition = (schema as unknown as { readonly _zod: { readonly def: Definition } })._zod.def;
  const own = [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)].flatMap(({ error }) => {
    const message = error?.({ input: undefined });
    return typeof message === 'string' ? [message] : [];
  });
  const inner = Object.values(definition).flatMap((part) => partsOf(part));
  return [...new Set([...own, ...inner.flatMap((one) => messagesOf(one, seen))])];
}

function partsOf(part: unknown): z.ZodType[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('_zod' in part) return 'run' in (part as { _zod: object })._zod ? [part as z.ZodType] : [];
  return Object.values(part).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null && '_zod' in inner ? partsOf(inner) : [],
  );
}
