/** Pictures inside the page. */
import type { Chart } from '../charts/spec.ts';
import { type Html, html, raw } from './html.ts';

/** A picture in the page: its own style sheet is part of the page's, its words become its label. */
export function figureHtml({ title, description }: Chart, svg: string): Html {
  const bare = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<title>.*?<\/title><desc>.*?<\/desc>/s, '')
    .replace('role="img"', () => html`role="img" aria-label="${`${title}. ${description}`}"`.text);
  return html`<figure tabindex="0">${raw(bare.trim())}</figure>`;
}
