import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { shipped } from '../report/shipped.ts';
import { openingOf, written } from './openings.ts';

/** Those that take a moment; the others are held by `npm run soak -- openings`. */
const quick = ['concentration-table.yaml', 'last-stand.yaml', 'telepath-day.yaml', 'tug-of-minds.yaml'];

const blocks = new Map(
  written()
    .split(/^(?=### `)/m)
    .map((block) => [/`(.+)`/.exec(block)?.[1] ?? '', block.trim()]),
);

describe('how reports open', () => {
  it('stands in docs/reports.md for every shipped scenario, with its question and three sentences in both languages', () => {
    expect([...blocks.keys()]).toEqual(shipped);
    for (const [name, block] of blocks) {
      const loaded = loadScenario(
        readFileSync(new URL(`../../scenarios/${name}`, import.meta.url), 'utf8'),
        name,
      );
      const asked = loaded.ok ? loaded.scenario.description : null;
      expect(Object.keys(asked ?? {}), name).toEqual(['en', 'cs']);
      for (const question of Object.values(asked ?? {})) expect(block, name).toContain(`\n*${question}*\n`);
      expect(block.match(/^- .{20,}$/gm), name).toHaveLength(6);
      expect(block).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  it.each(quick)('is told there as %s opens today', async (name) => {
    expect(blocks.get(name)).toBe(await openingOf(name));
  });
});
