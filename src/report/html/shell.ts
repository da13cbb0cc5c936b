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
  const { details, sort, copyTable, saveTable, made, noScript } = texts.page;
  const { ends, close, copy, copied, view, views } = details;
  const all: PageData = {
    ...data,
    words: { ends, close, copy, copied, view, views, copyTable, saveTable, sort },
  };
  const body = [
    raw('<header>'),
    ...header,
    raw('</header>'),
    raw('<main>'),
    ...main,
    raw('</main>'),
    html`<footer><p>${made(version)}</p></footer>`,
    html`<noscript><p class="noscript">${noScript}</p></noscript>`,
  ];
  const frame = { title, language: texts.language, style: pageStyle, script: clientScript };
  return pageFile({ ...frame, data: { data: all }, body });
}

/** A whole page, all in one file. */
export interface PageFile {
  /** Bare. */
  readonly title: string;
  readonly language: string;
  readonly style: string;
  readonly script: string;
  /** What the script is given, by the id that it goes by. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Pieces of its body; empty ones are left out. */
  readonly body: readonly Html[];
  /** Further directives of its policy. */
  readonly policy?: string;
}

/** Puts a page together: nothing may be loaded or sent, and nothing may run but its own style and script. */
export function pageFile({ title, language, style, script, data, body, policy }: PageFile): string {
  const pieces = [
    ...body,
    // Not by the tag: the bundler rewrites its templates where one holds the end of a script.
    ...Object.entries(data).map(([id, value]) =>
      raw(`<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`),
    ),
    raw(`<script>${script}</script>`),
  ];
  const allowed = [policyOf(style, script), ...(policy === undefined ? [] : [policy])].join('; ');
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(allowed)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
${lines(pieces.filter(({ text }) => text !== ''))}
</body>
</html>
`.text;
}

/** Nothing may be loaded or sent; only this style and this script may run. */
function policyOf(style: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  return `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`;
}

/** JSON inside a script element: no `<`, so that no tag and no comment can begin or end there. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
