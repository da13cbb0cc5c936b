import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandCells } from '../src/scenario/duel/expand.ts';
import { loadScenario } from '../src/scenario/load.ts';
import { souboj } from './support/command.ts';
import { englishWords } from './support/englishWords.ts';

const root = new URL('../', import.meta.url);
const pages = ['README.md', 'README.cs.md', 'docs/scenarios.md'];
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

describe('README.cs.md', () => {
  it('names the commands of README.md, and each links to the other', () => {
    const commands = (page: string): string[] => {
      const named = [...read(page).matchAll(/`(souboj [^`]+)`/g)].map((match) => match[1]!);
      return [...named, ...blocks(page, 'sh').flatMap((block) => block.trim().split('\n'))];
    };
    expect(commands('README.cs.md')).toEqual(commands('README.md'));
    expect(commands('README.md').length).toBeGreaterThan(10);
    expect(read('README.md')).toContain('](README.cs.md)');
    expect(read('README.cs.md')).toContain('](README.md)');
  });

  it('shows the scenario of README.md, and no English', () => {
    const cellsOf = (page: string): number => {
      const [text = ''] = blocks(page, 'yaml');
      const loaded = loadScenario(text, page);
      return loaded.ok ? expandCells(loaded.scenario).length : 0;
    };
    expect(cellsOf('README.cs.md')).toBe(cellsOf('README.md'));
    expect(englishWords('README.cs.md', read('README.cs.md'))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names only scripts and commands that exist', async () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const shell = blocks('README.md', 'sh').join('\n');
    for (const [, script] of shell.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!);
    if (/npm test/.test(shell)) expect(scripts).toHaveProperty('test');
    const help = (await souboj(['--help'])).stdout;
    for (const [, command] of read('README.md').matchAll(/`souboj ([a-z-]+)/g)) {
      expect(help, command).toContain(`  ${command} `);
    }
  });
});
