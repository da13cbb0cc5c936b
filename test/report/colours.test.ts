import { describe, expect, it } from 'vitest';
import {
  colourOfSides,
  darkPairs,
  darkRules,
  heatInk,
  heatSteps,
  series,
  sideColours,
} from '../../src/report/charts/palette.ts';
import { writeReports } from '../../src/report/reports.ts';
import { documents } from './documents.ts';
import { classRun, variantRun } from './runs.ts';

/** Relative luminance of an sRGB colour, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const classes = 'mage sorcerer wizard druid strider psionic ranger theurgist pyrophor alchemist'.split(' ');

describe('colours of pictures', () => {
  it('belong to a side by its name, whatever else a scenario has, and no two of ten share one', () => {
    const all = colourOfSides(classes);
    expect(new Set(all.values()).size).toBe(sideColours.length);
    const alone = (side: string) => colourOfSides([side]).get(side);
    // A name has its own colour wherever no earlier one of the same colour stands beside it.
    const clashing = classes.filter((side, i) =>
      classes.slice(0, i).some((other) => alone(other) === alone(side) || all.get(other) === alone(side)),
    );
    for (const side of classes) if (!clashing.includes(side)) expect(all.get(side)).toBe(alone(side));
    expect(colourOfSides([...Array(25).keys()].map(String)).size).toBe(25);
  });

  it('of sides, and of variants, stand out from their ground, light and dark, and are two palettes', () => {
    for (const [light, dark] of [...sideColours, ...series]) {
      expect(contrast(light, '#ffffff'), light).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '#151b23'), dark).toBeGreaterThanOrEqual(4.5);
    }
    const lights = [...sideColours, ...series].map(([light]) => light);
    expect(new Set(lights).size).toBe(lights.length);
  });

  it('have a dark twin each, numbers on them a readable ink, light and dark', () => {
    const dark = new Map(darkPairs);
    expect(dark.size).toBe(darkPairs.length);
    heatSteps.forEach(({ fill }, step) => {
      expect(contrast(fill, heatInk[step]!), fill).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.get(fill)!, dark.get(heatInk[step]!)!), fill).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('of every picture of every kind are known to dark mode', async () => {
    const files = await Promise.all([
      ...Object.values(documents).map((make) => make()),
      ...[classRun(), variantRun()].map((run) => writeReports(run, ['svg'], { language: 'cs' })),
    ]);
    const known = new Set(darkPairs.map(([light]) => light));
    const strange = files.flatMap((of) =>
      [...of]
        .filter(([name]) => name.endsWith('.svg'))
        .flatMap(([name, svg]) => {
          const body = svg.replace(/<style>.*?<\/style>/s, '');
          return [...body.matchAll(/(?:fill|stroke)="(#[0-9a-f]{3,8}|[a-z]+)"/g)]
            .filter(([, colour]) => !known.has(colour!) && !['none', 'transparent'].includes(colour!))
            .map(([found]) => `${name}: ${found}`);
        }),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('are changed for dark mode as far as a picture has them', () => {
    expect(darkRules((colour) => colour === '#ffffff')).toBe(
      '[fill="#ffffff"]{fill:#151b23}[stroke="#ffffff"]{stroke:#151b23}',
    );
  });
});
