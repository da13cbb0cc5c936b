/** The JSON Schema that gives editors completion and help. */
import { z } from 'zod';
import { kinds } from './registry.ts';

/** Schema of every kind of scenario there is, as draft 7, which editors understand best. */
export function scenarioJsonSchema(): Record<string, unknown> {
  const schemas = [...kinds.values()].filter((kind) => kind !== null).map((kind) => kind.schema);
  const [first] = schemas;
  const schema = schemas.length === 1 && first !== undefined ? first : z.union(schemas);
  return {
    title: 'souboj scenario',
    ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }),
  };
}
