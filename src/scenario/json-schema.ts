/** The JSON Schema that gives editors completion and help. */
import { z } from 'zod';
import { kinds } from './registry.ts';

/** Schema of every kind of scenario there is, as draft 7, which editors understand best. */
export function scenarioJsonSchema(): Record<string, unknown> {
  const schemas = [...kinds.values()].filter((kind) => kind !== null).map((kind) => kind.schema);
  const [first] = schemas;
  const schema = schemas.length === 1 && first !== undefined ? first : z.union(schemas);
  const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return { title: 'souboj scenario', ...withCzechStrengths(made) };
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
