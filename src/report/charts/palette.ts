/**
 * Colours of pictures and page. The diverging scale goes from orange (loses) over near white (even) to blue
 * (wins): told apart by every kind of colour vision, and in grey print by being darker on the winning side.
 */

/** Colours of everything but data. Dark mode swaps these, so nothing else may use them. */
export const ink = {
  panel: '#ffffff',
  text: '#1f2328',
  muted: '#59636e',
  grid: '#d8dee4',
} as const;

/** What {@link ink} and {@link series} become where the reader's system is dark. */
export const darkInk = {
  panel: '#151b23',
  text: '#f0f6fc',
  muted: '#a3adb8',
  grid: '#3d444d',
} as const;

/** Colours of series (Okabe and Ito's, darkened to stand out on white), and their dark twins. */
export const series: readonly (readonly [light: string, dark: string])[] = [
  ['#0a5ea8', '#62aef5'],
  ['#b84a00', '#f59350'],
  ['#00704f', '#35c795'],
  ['#8a3f7c', '#e08ed0'],
  ['#6b6100', '#d6c64a'],
  ['#3d4d5c', '#b4c2cf'],
];

/** A step of the diverging scale, for shares below `below`. */
export interface HeatStep {
  readonly below: number;
  readonly fill: string;
  readonly text: string;
}

const onLight = '#101418';
const onDark = '#fdfdfd';

/** Steps of the diverging scale; the bounds at 20, 40, 60 and 80 % are those of "lopsided" and "hopeless". */
export const heatSteps: readonly HeatStep[] = [
  { below: 0.1, fill: '#e6711c', text: onLight },
  { below: 0.2, fill: '#f2954a', text: onLight },
  { below: 0.4, fill: '#f9bd85', text: onLight },
  { below: 0.475, fill: '#fde3c8', text: onLight },
  { below: 0.525, fill: '#f6f6f4', text: onLight },
  { below: 0.6, fill: '#d3e4f3', text: onLight },
  { below: 0.8, fill: '#8fbfe0', text: onLight },
  { below: 0.9, fill: '#2b70b0', text: onDark },
  { below: Number.POSITIVE_INFINITY, fill: '#0b4788', text: onDark },
];

/** The same steps on dark ground: the middle recedes into it, and the ends stand out. */
export const darkHeatSteps: readonly Omit<HeatStep, 'below'>[] = [
  { fill: '#f0883e', text: onLight },
  { fill: '#b35a1f', text: onDark },
  { fill: '#7f4420', text: onDark },
  { fill: '#4a3123', text: onDark },
  { fill: '#262c33', text: onDark },
  { fill: '#22384d', text: onDark },
  { fill: '#1f5283', text: onDark },
  { fill: '#2a72b8', text: onDark },
  { fill: '#79b8ff', text: onLight },
];

/**
 * Index of the step that a share falls into, mirrored about one half: a share and its complement get steps
 * equally far from the middle.
 */
export function heatStep(share: number): number {
  const last = heatSteps.length - 1;
  if (share > 0.5) return last - heatStep(1 - share);
  // Rounding of a solver must not push 0.4 under the bound.
  return heatSteps.findIndex(({ below }) => share < below - 1e-12);
}

/** Marks a light colour for dark mode: the style sheet inside every picture. */
export function darkRules(): string {
  const pairs = [
    ...(Object.keys(ink) as (keyof typeof ink)[]).map((name) => [ink[name], darkInk[name]] as const),
    ...series,
  ];
  return pairs
    .map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`)
    .join('');
}
