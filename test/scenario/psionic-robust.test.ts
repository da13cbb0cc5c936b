/** Whatever stands in a psionic scenario: problems, or cells that can be prepared; never a crash. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { complaintText } from '../../src/problems/problem.ts';
import { contestOf, impossibilityOf } from '../../src/scenario/cellKinds.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Paths of all values below a node. */
function pathsOf(node: Json, path: string[] = []): string[][] {
  if (node === null || typeof node !== 'object') return [path];
  const below = Object.entries(node).flatMap(([key, child]) => pathsOf(child, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** The node with the value at a path. */
function put(node: Json, [key, ...rest]: string[], value: Json): Json {
  if (key === undefined || node === null || typeof node !== 'object') return value;
  if (Array.isArray(node))
    return node.map((child, i) => (String(i) === key ? put(child, rest, value) : child));
  return { ...node, [key]: put(node[key] ?? null, rest, value) };
}

const odd = fc.oneof(
  fc.constantFrom<Json>(null, true, '', 'x', '2d6', -1, 0, 0.5, 1e9, [], {}, [null], { kind: 'grapple' }),
  fc.integer({ min: -20, max: 20 }),
);

it.each(['telepath-day', 'concentration-table', 'tug-of-minds', 'gauntlet'])('%s, spoilt', (name) => {
  const text = readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8');
  const whole = parse(text) as Json;
  const paths = pathsOf(whole).filter((path) => path[0] !== 'kind');
  const spoilt = fc
    .array(fc.tuple(fc.constantFrom(...paths), odd), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((node, [path, value]) => put(node, path, value), whole));
  fc.assert(
    fc.property(spoilt, (scenario) => {
      const loaded = loadScenario(JSON.stringify(scenario), 'spoilt.json');
      if (!loaded.ok) {
        expect(loaded.problems.length).toBeGreaterThan(0);
        for (const problem of loaded.problems) expect(complaintText(problem)).toMatch(/^must .*\(got .*\)$/s);
        return;
      }
      const cells = expandCells(loaded.scenario);
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells.slice(0, 3)) {
        if (impossibilityOf(cell) === null) expect(contestOf(cell).begin().length).toBeGreaterThan(0);
      }
    }),
    { seed: 4, numRuns: name === 'concentration-table' ? 40 : 150 },
  );
});
