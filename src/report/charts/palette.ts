/**
 * Colours of pictures and page. The diverging scale goes from orange (loses) over near white (even) to blue
 * (wins): told apart by every kind of colour vision, and in grey print by being darker on the winning side.
 */

/** Colours of everything but data. Dark mode swaps these. */
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

/** What fills the bars of the first role; the second has an outline alone. */
export const roleFill: readonly [light: string, dark: string] = ['#9ba8b5', '#66727f'];

/** Colours of sides, another palette than that of {@link series}: ten that are told apart on light and on dark ground. */
export const sideColours: readonly (readonly [light: string, dark: string])[] = [
  ['#0b5fb0', '#5fb0ff'],
  ['#b0470a', '#ff9a5c'],
  ['#0a7350', '#3ad29c'],
  ['#b3242f', '#ff8079'],
  ['#6a3fa0', '#b794f4'],
  ['#7a5200', '#d9a85b'],
  ['#a8327e', '#f08ac8'],
  ['#00748a', '#3fc1d6'],
  ['#4d6b00', '#a9cc4a'],
  ['#4a4fbf', '#9aa0ff'],
];

/**
 * The colour of every side on all pages: by its name, and where two of a scenario would have the same, the later one takes
 * the next that is free.
 *
 * @param sides all sides of the scenario, in its order.
 * @returns indices into {@link sideColours}.
 */
export function colourOfSides(sides: readonly string[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  const free = new Set(sideColours.keys());
  for (const side of new Set(sides)) {
    let colour = hashOf(side) % sideColours.length;
    while (free.size > 0 && !free.has(colour)) colour = (colour + 1) % sideColours.length;
    free.delete(colour);
    given.set(side, colour);
  }
  return given;
}

/** FNV-1a over the UTF-16 units of a name. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** A step of the diverging scale, for shares below `below`. */
export interface HeatStep {
  readonly below: number;
  readonly fill: string;
  readonly text: string;
}

const onLight = '#101418';
const onDark = '#fdfdfd';

/** The ink of a step in pictures: one colour for each, by which dark mode finds it; nobody sees the difference. */
function inkOf(text: string, step: number): string {
  const last = (Number.parseInt(text.slice(5), 16) + (text === onLight ? step : -step)).toString(16);
  return `${text.substring(0, 5)}${last.padStart(2, '0')}`;
}

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

/** Ink of numbers on a step of the diverging scale, in pictures. */
export const heatInk: readonly string[] = heatSteps.map(({ text }, step) => inkOf(text, step));

/** Steps of a scale from nothing to everything, for shares in percent below `below`; light, then dark. */
export const shareSteps: readonly (HeatStep & { readonly dark: string; readonly darkText: string })[] = [
  { below: 0.05, fill: '#f4f7fb', text: '#101422', dark: '#1b222b', darkText: onDark },
  { below: 12.5, fill: '#dbe8f4', text: '#101423', dark: '#22384e', darkText: onDark },
  { below: 37.5, fill: '#a9cde9', text: '#101424', dark: '#1f5284', darkText: onDark },
  { below: 62.5, fill: '#5e9ccd', text: '#101425', dark: '#2a72b9', darkText: onDark },
  { below: 87.5, fill: '#2b70b1', text: '#fdfde0', dark: '#5b9fe6', darkText: onLight },
  { below: Number.POSITIVE_INFINITY, fill: '#0b4789', text: '#fdfde1', dark: '#8cc4ff', darkText: onLight },
];

/** Light colours with what they become where the reader's system is dark. */
export const darkPairs: readonly (readonly [light: string, dark: string])[] = [
  ...(Object.keys(ink) as (keyof typeof ink)[]).map((name) => [ink[name], darkInk[name]] as const),
  ...series,
  ...sideColours,
  roleFill,
  ...heatSteps.flatMap(({ fill }, step) => [
    [fill, darkHeatSteps[step]!.fill] as const,
    [heatInk[step]!, darkHeatSteps[step]!.text] as const,
  ]),
  ...shareSteps.flatMap(({ fill, text, dark, darkText }) => [
    [fill, dark] as const,
    [text, darkText] as const,
  ]),
];

/** The style sheet inside a picture, or on a page, for dark mode. @param used whether a light colour stands in it. */
export function darkRules(used: (colour: string) => boolean = () => true): string {
  return darkPairs
    .filter(([light]) => used(light))
    .map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`)
    .join('');
}
