import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultRules } from '../../src/rules/model.ts';
import { scenarioJsonSchema, wholeJsonSchema } from '../../src/scenario/json-schema.ts';

const file = new URL('../../scenario.schema.json', import.meta.url);

it('scenario.schema.json is what the model says (UPDATE=1 writes it anew)', () => {
  const fresh = `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`;
  if (process.env['UPDATE'] === '1') writeFileSync(file, fresh);
  expect(readFileSync(file, 'utf8') === fresh, 'run this test with UPDATE=1').toBe(true);
});

/** A schema with every reference followed; a reference has nothing beside it. */
function followed(part: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => followed(item, definitions));
  const { $ref } = part as { readonly $ref?: unknown };
  if (typeof $ref !== 'string') {
    const entries = Object.entries(part).map(([key, value]) => [key, followed(value, definitions)]);
    return Object.fromEntries(entries);
  }
  expect(Object.keys(part)).toEqual(['$ref']);
  const name = /^#\/definitions\/(.*)$/.exec($ref)![1]!;
  expect(definitions[name], $ref).toBeTypeOf('object');
  return followed(definitions[name], definitions);
}

const { definitions, ...top } = scenarioJsonSchema();
const schemaInFull = followed(top, definitions as Record<string, unknown>) as SchemaNode;

it('says the same with what is shared as in full, in less than a third of the room', () => {
  expect(schemaInFull).toEqual(wholeJsonSchema());
  const size = (schema: object): number => JSON.stringify(schema, null, 2).length;
  expect(size(scenarioJsonSchema())).toBeLessThan(size(wholeJsonSchema()) / 3);
});

it('knows both names of the strengths of a plane', () => {
  const formulas = JSON.stringify(kindSchema('duel').properties!['formulas']);
  expect(formulas).toContain('"SMÚ":');
  expect(formulas).toContain('"SMO":');
});

interface SchemaNode {
  readonly description?: string;
  readonly const?: string;
  readonly properties?: Record<string, SchemaNode>;
  readonly anyOf?: readonly SchemaNode[];
  readonly additionalProperties?: SchemaNode | boolean;
}

/** Paths of keys that say nothing about themselves. */
function undescribed(node: SchemaNode, path: string): string[] {
  const found: string[] = [];
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    if (!/^[1-8]$/.test(key) && child.description === undefined) found.push(`${path}.${key}`);
    found.push(...undescribed(child, `${path}.${key}`));
  }
  for (const branch of node.anyOf ?? []) found.push(...undescribed(branch, path));
  if (typeof node.additionalProperties === 'object')
    found.push(...undescribed(node.additionalProperties, `${path}.*`));
  return found;
}

/** Schema of one kind of scenario. */
function kindSchema(kind: string): SchemaNode {
  return schemaInFull.anyOf!.find(({ properties }) => properties?.['kind']?.const === kind)!;
}

it.each<[string, string[]]>([
  ['duel', ['combatants', 'duels', 'matchups']],
  ['day', ['manifesters', 'plans', 'days', 'matchups']],
  ['concentration', ['modifiers', 'levels', 'distractions', 'checks']],
  ['contest', ['controllers', 'minds', 'contests']],
  ['gauntlet', ['combatants', 'gauntlets', 'runs', 'rules']],
])('helps with every key of a scenario of kind %s', (kind, keys) => {
  const schema = kindSchema(kind);
  expect(undescribed(schema, '')).toEqual([]);
  expect(Object.keys(schema.properties!)).toEqual(expect.arrayContaining([...keys, 'vary', 'variants']));
});

it('knows every setting of the rules', () => {
  const { properties } = kindSchema('duel');
  const rules = properties!['rules']!.anyOf!.find((branch) => branch.properties !== undefined)!;
  expect(Object.keys(rules.properties!).sort()).toEqual(Object.keys(defaultRules).sort());
});

it('and the manual give every setting the default that the rules have', () => {
  const { properties } = kindSchema('duel');
  const rules = properties!['rules']!.anyOf!.find((branch) => branch.properties !== undefined)!;
  const manual = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const { pull, ...single } = defaultRules;
  expect(pull).toEqual({});
  for (const [key, value] of Object.entries(single)) {
    expect(rules.properties![key]!.description, key).toMatch(
      new RegExp(`; default ${String(value).replace('+', '\\+')}\\.$`),
    );
    const inManual = new RegExp(`\`${key}\` \`?([^\\s\`;·(]+)`).exec(manual);
    expect(inManual?.[1]?.replace(/[.,]$/, ''), key).toBe(String(value));
  }
});
