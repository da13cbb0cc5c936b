/** The manual as pages: whatever is linked is there, and the search finds it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = mkdtempSync(join(tmpdir(), 'souboj-site-'));
execFileSync(process.execPath, [join(root, 'docs.mjs'), site, '--reports=telepath-day'], {
  cwd: root,
  stdio: 'pipe',
  env: { ...process.env, SOUBOJ_BUILD: built },
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
/** Those made of the manual; reports have tests of their own. */
const manual = pages.filter((name) => !name.startsWith('reports/'));
const read = (page: string): string => readFileSync(join(site, page), 'utf8');

describe('npm run docs', () => {
  it('has every page of the manual', () => {
    const manual = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name.replace('README.md', 'index.md').replace(/\.md$/, '.html')));
    expect(pages).toEqual(expect.arrayContaining([...manual, 'index.html', 'README.cs.html']));
  });

  it('shows the reports and the explorer of shipped scenarios, with their questions, in both languages', () => {
    for (const [page, language, question] of [
      ['shipped.html', 'en', 'How much of a telepath’s power goes up in smoke'],
      ['shipped.cs.html', 'cs', 'Kolik síly telepata přijde během dne práce nazmar'],
    ] as const) {
      const html = read(page);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(question);
      const links = [...html.matchAll(/href="(reports\/[^"]+)"/g)].map(([, target]) => target!);
      expect(links).toEqual([
        `reports/telepath-day/${language}/report.html`,
        'reports/telepath-day/explorer.html',
      ]);
      expect(read(links[0]!)).toMatch(new RegExp(`<html[^>]* lang="?${language}\\b`));
      expect(read(links[0]!)).toContain(question);
      expect(read('index.html')).toContain(`href="./${page}"`);
    }
  });

  it.each(manual)('%s links to what there is, and loads nothing from elsewhere', (page) => {
    const html = read(page);
    for (const [, target] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(target!)) continue;
      const [path = '', anchor] = target!.split('#');
      const file = path === '' ? join(site, page) : resolve(site, dirname(page), path);
      expect([target, existsSync(file)]).toEqual([target, true]);
      if (anchor !== undefined)
        expect([target, readFileSync(file, 'utf8').includes(`id="${anchor}"`)]).toEqual([target, true]);
    }
    expect(html).not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//);
    expect([...html.matchAll(/<h1 /g)].length).toBeGreaterThan(0);
    expect(html).not.toMatch(/="[^"]*(?:undefined|NaN|\[object)/);
  });

  it('finds a section by its words, in any order and without accents, titles first', () => {
    interface Item {
      href?: string;
      textContent?: string;
      children: Item[];
      append(child: Item): void;
      replaceChildren(): void;
    }
    const item = (): Item => ({
      children: [],
      append(child) {
        this.children.push(child);
      },
      replaceChildren() {
        this.children = [];
      },
    });
    const list = item();
    const input = {
      value: '',
      listener: () => undefined,
      addEventListener: (_: string, act: never) => {
        input.listener = act;
      },
    };
    runInNewContext(readFileSync(join(site, 'search.js'), 'utf8'), {
      window: {},
      document: {
        querySelector: (what: string) => (what === 'input' ? input : list),
        documentElement: { dataset: { base: '../' } },
        createElement: item,
      },
    });
    const search = (text: string): (string | undefined)[] => {
      input.value = text;
      input.listener();
      return list.children.map(({ children }) => children[0]!.href);
    };
    expect(search('codes exit')[0]).toBe('../docs/ci.html#exit-codes');
    expect(search('zacarovany kun nikde')).toEqual([]);
    expect(search('precist cteni souboru')).toEqual([]);
    expect(search('ctete dal')).toContain('../README.cs.html#čtěte-dál');
    expect(search('a')).toEqual([]);
  });
});
