/** What every picture has in common: size, fonts, axes. A specification is plain vega-lite. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink } from './palette.ts';

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

/** Family of all text; the reader's system chooses. */
export const chartFont = 'Helvetica, Arial, sans-serif';

/** About how wide a text is in the font of pictures, in pixels; for layout, so a little too wide. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) {
    if (/[ijl.,:;|'!()[\]ftIr ]/.test(character)) width += 0.34;
    else if (/[mwMW%@]/.test(character)) width += 0.9;
    else if (/[A-ZČŘŠŽÁÉÍÓÚÝĎŤŇ±+<>=–→]/.test(character)) width += 0.7;
    else width += 0.57;
  }
  return width * fontSize;
}

/** Widest of some labels, at most `most` pixels (longer ones are cut by vega). */
export function labelSpace(labels: readonly string[], fontSize = 11, most = 180): number {
  return Math.min(
    most,
    labels.reduce((widest, label) => Math.max(widest, textWidth(label, fontSize)), 0),
  );
}

/** The whole specification around a view. */
export function framed(title: string, note: string, numbers: Numbers, view: Spec): Spec {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: ink.panel,
    padding: chartPadding,
    title: {
      text: title,
      subtitle: wrapped(note, chartWidth - 2 * chartPadding, 11),
      anchor: 'start',
      frame: 'bounds',
      offset: 10,
    },
    config: config(numbers),
    ...view,
  };
}

/** Lines of a text that fit a width. */
export function wrapped(text: string, width: number, fontSize: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, fontSize) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
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
