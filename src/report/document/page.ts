/** Documents as pages of their own. */
import { noCells } from '../html/pageData.ts';
import { htmlPhrasing } from '../html/phrasing.ts';
import { pageShell } from '../html/shell.ts';
import { plainPhrasing } from '../phrasing.ts';
import type { Texts } from '../texts.ts';
import { type Drawn, HtmlWriter } from './html.ts';
import type { Draft } from './model.ts';

/**
 * The page: one file, pictures inside.
 *
 * @param texts words of the frame, bare.
 * @param version of souboj that made it.
 */
export function documentPage(draft: Draft, drawn: Drawn, texts: Texts, version: string): string {
  const { title, blocks } = draft(htmlPhrasing);
  return pageShell(
    {
      title: draft(plainPhrasing).title,
      header: [`<h1>${title}</h1>`],
      main: new HtmlWriter(drawn).blocks(blocks),
      data: noCells,
      version,
    },
    texts,
  );
}
