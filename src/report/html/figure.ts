/** Pictures inside the page. */
import type { Chart } from '../charts/spec.ts';
import { escapeHtml } from '../markdown/escape.ts';

/** A picture in the page: its own style sheet is part of the page's, its words become its label. */
export function figureHtml({ title, description }: Chart, svg: string): string {
  const bare = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<title>.*?<\/title><desc>.*?<\/desc>/s, '')
    .replace('role="img"', `role="img" aria-label="${escapeHtml(`${title}. ${description}`)}"`);
  return `<figure>${bare.trim()}</figure>`;
}
