/** From a specification to the text of an SVG. Vega is loaded when the first picture is drawn, never before. */
import type { TopLevelSpec } from 'vega-lite';
import { withoutForbidden } from '../xml/forbidden.ts';
import { decodeNames, encodeNames } from './names.ts';
import { darkRules } from './palette.ts';
import type { Chart } from './spec.ts';
import { textWidth } from './textWidth.ts';

/**
 * Draws charts one after another. The bytes depend on the charts alone: text is measured by our own table (a
 * canvas package that happens to be installed plays no part), ids start anew in every picture, and numbers
 * are rounded to hundredths of a pixel.
 * @param rest waited for before each; it may reject to stop.
 * @param failed answers what stands for a picture that cannot be drawn; by default it throws. Where the libraries
 *   cannot be loaded that is each of them.
 */
export async function renderCharts(
  charts: readonly Chart[],
  rest: () => Promise<void> = () => Promise.resolve(),
  failed: (chart: number, error: unknown) => string = (_, error) => {
    throw error;
  },
): Promise<readonly string[]> {
  const pictures: string[] = [];
  const drawing = charts.length === 0 ? null : drawer();
  // Told with the first picture.
  drawing?.catch(() => undefined);
  for (const [index, chart] of charts.entries()) {
    await rest();
    const drawn = drawing!.then((draw) => draw(chart));
    pictures.push(await drawn.catch((error: unknown) => failed(index, error)));
  }
  return pictures;
}

/** Loads the libraries; answers what draws one chart. */
async function drawer(): Promise<(chart: Chart) => Promise<string>> {
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  // The published types leave these two out.
  const { textMetrics, locale: localeOf } = vega as unknown as Untyped;
  textMetrics.width = (item, text) =>
    textWidth(cut(text), item.fontSize ?? 11, Number(item.fontWeight ?? 400));
  return async (chart: Chart): Promise<string> => {
    vega.resetSVGDefIds();
    const compiled = compile(encodeNames(chart.spec) as unknown as TopLevelSpec, { logger: silent });
    const { locale } = chart.spec['config'] as { locale: { number: object } };
    const number = { grouping: [3], currency: ['', ''], ...locale.number };
    const view = new vega.View(vega.parse(compiled.spec), {
      renderer: 'none',
      locale: localeOf(number),
    });
    const svg = finish(whole(withoutForbidden(decodeNames(await view.toSVG())), namesIn(chart.spec)), chart);
    view.finalize();
    return svg;
  };
}

interface Untyped {
  readonly textMetrics: {
    width: (item: { readonly fontSize?: number; readonly fontWeight?: unknown }, text: unknown) => number;
  };
  readonly locale: (number: object) => never;
}

function cut(text: unknown): string {
  return text === null || text === undefined ? '' : decodeNames(String(text));
}

/** Warnings of the compiler are for authors of specifications; errors still throw. */
const silent = {
  level() {
    return this;
  },
  error(...texts: unknown[]): never {
    throw new Error(texts.join(' '));
  },
  warn() {
    return this;
  },
  info() {
    return this;
  },
  debug() {
    return this;
  },
} as never;

/** A text of a picture that was cut. */
const cutText = /(<text[^>]*>)([^<]*…[^<]*)(?=<\/text>)/g;

/** Names that were cut tell the whole of them where the mouse rests. */
function whole(svg: string, names: ReadonlySet<string>): string {
  const escaped = [...names].map(escapeXml);
  return svg.replace(cutText, (found: string, open: string, text: string) => {
    const parts = text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.+')}$`, 's');
    const name = escaped.find((own) => own !== text && pattern.test(own));
    return name === undefined ? found : `${open}<title>${name}</title>${text}`;
  });
}

/** All texts of a specification's data. */
function namesIn(part: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof part === 'string') found.add(part);
  else if (typeof part === 'object' && part !== null)
    for (const inner of Object.values(part)) namesIn(inner, found);
  return found;
}

/** Names the picture for screen readers, teaches it dark mode, rounds its numbers. */
function finish(svg: string, { title, description }: Chart): string {
  const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(head);
  const [width, height] = [Math.ceil(Number(size?.[1])), Math.ceil(Number(size?.[2]))];
  const open =
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">`;
  const style = `<style>@media screen and (prefers-color-scheme:dark){${darkRules((colour) => svg.includes(`="${colour}"`))}}</style>`;
  return `${open}<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc>${style}${rounded(
    svg.slice(head.length).replace(/ (role|aria-\w+)="[^"]*"/g, ''),
  )}\n`;
}

/** Numbers of geometry with two decimals at most; text is left alone. */
function rounded(markup: string): string {
  return markup.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100 + 0)),
  );
}

function escapeXml(text: string): string {
  return withoutForbidden(text).replace(
    /[&<>]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c,
  );
}
