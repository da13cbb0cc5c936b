import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandCells } from '../src/scenario/expand.ts';
import { loadScenario } from '../src/scenario/load.ts';
import { souboj } from './support/command.ts';

const root = new URL('../', import.meta.url);
const pages = ['README.md', 'docs/scenarios.md'];
const read = (page: string): string => readFileSync(new URL(page, root), 'utf8');
const blocks = (page: string, language: string): string[] =>
  [...read(page).matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map((match) => match[1]!);

describe.each(pages)('%s', (page) => {
  it('shows scenarios that are good', () => {
    const whole = blocks(page, 'yaml').filter((text) => text.includes('combatants:'));
    expect(whole.length).toBeGreaterThan(0);
    for (const text of whole) {
      const loaded = loadScenario(text, page);
      expect(loaded).toMatchObject({ ok: true });
      if (loaded.ok) expect(expandCells(loaded.scenario).length).toBeGreaterThan(0);
    }
  });

  it('links only to files that are there', () => {
    const folder = new URL(page, root);
    const links = [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names only scripts and commands that exist', async () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const shell = blocks('README.md', 'sh').join('\n');
    for (const [, script] of shell.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!);
    if (/npm test/.test(shell)) expect(scripts).toHaveProperty('test');
    const help = (await souboj(['--help'])).stdout;
    for (const [, command] of read('README.md').matchAll(/`souboj ([a-z]+)/g)) {
      expect(help, command).toContain(`  ${command} `);
    }
  });
});
