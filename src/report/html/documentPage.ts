/** Documents as pages of their own. */
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Draft } from '../document/model.ts';
import { noCells } from '../document/pageData.ts';
import { type Drawn, HtmlWriter } from './document.ts';
import { html, raw } from './html.ts';
import { htmlPhrasing } from './phrasing.ts';
import { pageShell } from './shell.ts';

/**
 * The page: one file, pictures inside.
 *
 * @param texts words of the frame, bare.
 * @param version of souboj that made it.
 */
export function documentPage(draft: Draft, drawn: Drawn, texts: Texts, version: string): string {
  const { title, lead = [], blocks, glossary, book } = draft(htmlPhrasing);
  return pageShell(
    {
      title: draft(plainPhrasing).title,
      header: [html`<h1>${raw(title)}</h1>`, ...lead.map((text) => html`<p>${raw(text)}</p>`)],
      main: new HtmlWriter(drawn, glossary).blocks(blocks),
      data: book?.() ?? noCells,
      version,
    },
    texts,
  );
}
