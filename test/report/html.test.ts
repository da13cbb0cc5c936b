import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { html, raw } from '../../src/report/html/html.ts';

const hostile = `<b onclick='x'>"&"</b>`;

it('makes everything harmless that is filled in', () => {
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;</p>',
  );
  expect(html`${1.5}|${-1}|${'\u202e'}|${'a\nb'}`.text).toBe('1.5|-1|\\u202e|a↵b');
});

it('leaves HTML as it is, once and within lists', () => {
  const items = [hostile, 'plain', raw('<i>marked</i>')].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>\n${[]}`.text).toBe(
    `<ul>${html`<li>${hostile}</li>`}<li>plain</li><li><i>marked</i></li></ul>\n`,
  );
  expect(html`${[['<', html`<br>`], 2]}`.text).toBe('&lt;<br>2');
  // Nobody makes HTML by putting texts together.
  expect(html`${`${raw('<b>')}`}`.text).toBe('&lt;b&gt;');
});

it('is how all of HTML is written: nobody else escapes by hand or puts tags into plain templates', () => {
  const report = fileURLToPath(new URL('../../src/report/', import.meta.url));
  const files = readdirSync(report, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const textOf = (name: string) => readFileSync(join(report, name), 'utf8');
  const escaping = files.filter((name) => /\bescapeHtml\b/.test(textOf(name))).sort();
  expect(escaping).toEqual([
    'html/html.ts',
    'html/phrasing.ts',
    'markdown/document.ts',
    'markdown/escape.ts',
  ]);
  const pages = files.filter((name) => /^html\/\w+\.ts$/.test(name) && name !== 'html/clientScript.ts');
  expect(pages.length).toBeGreaterThan(7);
  expect(pages.filter((name) => /(?<!html|raw\()`<\/?[a-z]/.test(textOf(name)))).toEqual([]);
});
