/** What every picture has in common: size, fonts, axes. A specification is plain vega-lite. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink } from './palette.ts';
import { wrapped } from './textWidth.ts';

/** A vega-lite specification, or a part of one. */
export type Spec = Readonly<Record<string, unknown>>;

/** One picture, ready to be drawn. */
export interface Chart {
  /** What it shows, in a few words; stands above it. */
  readonly title: string;
  /** How to read it, in one line; stands under the title. */
  readonly note: string;
  /** The same for somebody who cannot see it. */
  readonly description: string;
  readonly spec: Spec;
}

/** Width of a picture with all its labels, in pixels. */
export const chartWidth = 700;

/** Space inside the edge of a picture. */
export const chartPadding = 12;

/** Room for lines of words inside the padding; a little is left free. */
const textRoom = (chartWidth - 2 * chartPadding) * 0.98;

/** Family of all text; the reader's system chooses. */
export const chartFont = 'Helvetica, Arial, sans-serif';

/** The whole specification around a view. */
export function framed(title: string, note: string, numbers: Numbers, view: Spec): Spec {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: ink.panel,
    padding: chartPadding,
    title: {
      text: wrapped(title, textRoom, 14, 600),
      subtitle: wrapped(note, textRoom, 11),
      anchor: 'start',
      frame: 'bounds',
      offset: 10,
    },
    config: config(numbers),
    ...view,
  };
}

function config(numbers: Numbers): Spec {
  const text = { font: chartFont };
  return {
    font: chartFont,
    locale: { number: numbers.separators },
    title: {
      color: ink.text,
      fontSize: 14,
      fontWeight: 600,
      subtitleColor: ink.muted,
      subtitleFontSize: 11,
      subtitleLineHeight: 14,
      subtitlePadding: 5,
    },
    view: { stroke: null },
    axis: {
      ...text,
      labelColor: ink.text,
      labelFontSize: 11,
      labelLimit: 180,
      titleColor: ink.muted,
      titleFontSize: 11,
      titleFontWeight: 400,
      domainColor: ink.grid,
      tickColor: ink.grid,
      gridColor: ink.grid,
    },
    header: { labelColor: ink.text, labelFontSize: 11, labelFontWeight: 600 },
    legend: {
      labelColor: ink.text,
      labelFontSize: 11,
      labelLimit: 260,
      titleColor: ink.muted,
      titleFontSize: 11,
      titleFontWeight: 400,
      titleLimit: 600,
      orient: 'bottom',
      direction: 'horizontal',
      layout: { bottom: { anchor: 'start', bounds: 'full' } },
    },
    text: { color: ink.text, fontSize: 11 },
  };
}
