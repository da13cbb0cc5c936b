/** Pictures by vega-lite, loaded when the first one is wanted. */
import type { TopLevelSpec } from 'vega-lite';

/** A picture as vega-lite describes it. */
export type Picture = TopLevelSpec;

/** Colours that stay apart for the colour-blind and in grey (Okabe & Ito). */
export const palette: readonly string[] = [
  '#0072B2',
  '#D55E00',
  '#009E73',
  '#CC79A7',
  '#E69F00',
  '#56B4E9',
  '#000000',
  '#999933',
  '#882255',
  '#44AA99',
];

/** What all pictures have in common. */
export const look: NonNullable<TopLevelSpec['config']> = {
  background: 'white',
  font: 'Helvetica, Arial, sans-serif',
  axis: { labelFontSize: 11, titleFontSize: 11, titleFontWeight: 'normal', gridColor: '#eee' },
  legend: { labelFontSize: 11, titleFontSize: 11, titleFontWeight: 'normal' },
  header: { labelFontSize: 12, labelFontWeight: 'bold', titleFontSize: 11 },
  title: { fontSize: 13, anchor: 'start', offset: 12 },
  view: { stroke: '#ddd' },
};

/** The picture as SVG. The same picture gives the same text. */
export async function renderSvg(spec: Picture): Promise<string> {
  const [vega, lite] = await Promise.all([import('vega'), import('vega-lite')]);
  const view = new vega.View(vega.parse(lite.compile(spec).spec), { renderer: 'none' });
  try {
    return `${await view.toSVG()}\n`;
  } finally {
    view.finalize();
  }
}
