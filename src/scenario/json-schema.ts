/** The JSON Schema that gives editors completion and help. */
import { z } from 'zod';
import { kinds } from './registry.ts';

/**
 * Schema of every kind of scenario there is, as draft 7, which editors understand best: what stands in several places
 * is written once and referred to.
 */
export function scenarioJsonSchema(): Record<string, unknown> {
  return withSharedParts(wholeJsonSchema());
}

/** The same with everything where it stands. */
export function wholeJsonSchema(): Record<string, unknown> {
  const schemas = [...kinds.values()].filter((kind) => kind !== null).map((kind) => kind.schema);
  const [first] = schemas;
  const schema = schemas.length === 1 && first !== undefined ? first : z.union(schemas);
  const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return { title: 'souboj scenario', ...withCzechStrengths(made) };
}

/** Shorter parts are not worth a reference. */
const WORTH_SHARING = 150;

/** Whether an object is a schema of its own; `properties` and the like are not. */
function isSchema(part: object): boolean {
  const { type, anyOf } = part as { type?: unknown; anyOf?: unknown };
  return typeof type === 'string' || Array.isArray(anyOf);
}

/** Writes equal parts once, under `definitions`. A reference has nothing beside it: draft 7 would not look at it. */
function withSharedParts(schema: Record<string, unknown>): Record<string, unknown> {
  const counts = new Map<string, number>();
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    Object.values(part).forEach(count);
    if (!isSchema(part)) return;
    const text = JSON.stringify(part);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  count(schema);
  const names = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  const inner = (part: object): unknown =>
    Array.isArray(part)
      ? part.map(shared)
      : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, shared(value)]));
  const shared = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const text = isSchema(part) ? JSON.stringify(part) : '';
    if (text.length < WORTH_SHARING || counts.get(text) === 1) return inner(part);
    let name = names.get(text);
    if (name === undefined) {
      name = `part${names.size}`;
      names.set(text, name);
      definitions[name] = null;
      definitions[name] = inner(part);
    }
    return { $ref: `#/definitions/${name}` };
  };
  return { ...(inner(schema) as object), definitions };
}

/** A pair of formulas may be written as SMÚ and SMO, too: these are replaced before the file is validated. */
function withCzechStrengths(part: object): object {
  if (Array.isArray(part)) return part.map((item: unknown) => inside(item));
  const entries = Object.entries(part).map(([key, value]) => [key, inside(value)] as const);
  const made = Object.fromEntries(entries) as { properties?: Record<string, unknown> };
  const { attack, defence } = made.properties ?? {};
  if (attack !== undefined && defence !== undefined)
    made.properties = { ...made.properties, SMÚ: attack, SMO: defence };
  return made;
}

function inside(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? withCzechStrengths(value) : value;
}
