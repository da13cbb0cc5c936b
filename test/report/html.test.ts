import { expect, it } from 'vitest';
import { html, raw } from '../../src/report/html/html.ts';

const hostile = `<b onclick='x'>"&"</b>`;

it('makes everything harmless that is filled in', () => {
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;</p>',
  );
  expect(html`${1.5}|${-1}|${'\u202e'}|${'a\nb'}`.text).toBe('1.5|-1|\ufffd|a↵b');
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
