/** What every page has around its content: nothing is loaded or sent, one style and one script may run. */
import { createHash } from 'node:crypto';
import type { Texts } from '../../language/texts/texts.ts';
import type { PageBook, PageData } from '../document/pageData.ts';
import { clientScript } from './clientScript.ts';
import { type Html, html, lines, raw } from './html.ts';
import { pageStyle } from './style.ts';

/** A page before it has its frame. */
export interface PageParts {
  /** Bare. */
  readonly title: string;
  /** HTML inside of the header and of the main part; empty parts are left out. */
  readonly header: readonly Html[];
  readonly main: readonly Html[];
  /** What the script is given. */
  readonly data: PageBook;
  /** Version of souboj that made it. */
  readonly version: string;
}

/** The whole file. @param texts words in plain phrasing. */
export function pageShell({ title, header, main, data, version }: PageParts, texts: Texts): string {
  const { details, sort, made, noScript } = texts.page;
  const { ends, close, copy, copied } = details;
  const all: PageData = { ...data, words: { ends, close, copy, copied, sort } };
  const body = [
    raw('<header>'),
    ...header,
    raw('</header>'),
    raw('<main>'),
    ...main,
    raw('</main>'),
    html`<footer><p>${made(version)}</p></footer>`,
    html`<noscript><p class="noscript">${noScript}</p></noscript>`,
    // Not by the tag: the bundler rewrites its templates where one holds the end of a script.
    raw(`<script type="application/json" id="data">${jsonForHtml(all)}</script>`),
    raw(`<script>${clientScript}</script>`),
  ];
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
${lines(body.filter(({ text }) => text !== ''))}
</body>
</html>
`.text;
}

/** Nothing may be loaded or sent; only this style and this script may run. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  return `default-src 'none'; style-src ${hash(pageStyle)}; script-src ${hash(clientScript)}; base-uri 'none'; form-action 'none'`;
}

/** JSON inside a script element: no `<`, so that no tag and no comment can begin or end there. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
