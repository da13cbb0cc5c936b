import { describe, expect, it } from 'vitest';
import { documents, fileWith } from './documents.ts';
import { shipped, shippedReport } from './shipped.ts';

/** What no figure of a report may look like, in either language. */
const faults: Readonly<Record<string, RegExp>> = {
  'more nines than anybody can know': /99[.,]99999/,
  'a rare share that is not exact': /(?:in a (?:m|b)illion|z (?:milionu|miliardy))(?! \((?:exact|přesně))/,
  'a 0 with a sign or a decimal before %': /(?<![\d.,])[-+−]0[.,]0+(?!\d)|(?<![\d.,])0[.,]0+\s%/,
  'a 100 with a decimal': /(?<![\d.,])100[.,]0+\s?%/,
  'no number at all': /\bNaN\b|undefined|Infinity|\bnull\b|\[object/,
  'an exponent': /\d[eE][-+]\d/,
};

/** Figures whose ± would reach below 0, or above 100 %, where their interval cannot. */
function beyond(text: string): readonly string[] {
  return [...text.matchAll(/(?<![-+−\d.,])(\d+(?:[.,]\d+)?)(\s?%)? ±(\d+(?:[.,]\d+)?)/g)]
    .filter(([, value = '', unit, half = '']) => {
      const [own, width] = [value, half].map((numeral) => Number(numeral.replace(',', '.')));
      return own! < width! || (unit !== undefined && own! + width! > 100);
    })
    .map(([whole]) => whole);
}

function faultsIn(text: string): readonly string[] {
  // Where a run is to be repeated, hashes and seeds stand that look like anything.
  const said = text.split(/^## (?:To repeat it|Jak běh zopakovat)$/m)[0] ?? '';
  const found = Object.entries(faults).flatMap(([what, pattern]) =>
    said
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${what}: ${line.slice(0, 300)}`),
  );
  return [...found.slice(0, 5), ...beyond(said).slice(0, 5)];
}

/** Those that are simulated alone as well, one of each kind that can be solved. */
const few = ['telepath-day.yaml', 'tug-of-minds.yaml'];

describe('figures of reports', () => {
  const cases = shipped.flatMap((name) =>
    (few.includes(name) ? (['small', 'simulated'] as const) : (['small'] as const)).flatMap((way) =>
      (['en', 'cs'] as const).map((language) => [name, way, language] as const),
    ),
  );

  it.each(cases)(
    'of %s, %s, in %s are possible and no news of a solver’s last bit',
    async (name, way, language) => {
      const report = await shippedReport(name, way, language);
      expect(report.length).toBeGreaterThan(500);
      expect(faultsIn(report)).toEqual([]);
    },
  );

  it.each(Object.keys(documents))('of %s likewise', async (name) => {
    expect(faultsIn(fileWith(await documents[name]!(), '.md'))).toEqual([]);
  });

  it('are looked at closely enough to see each fault', () => {
    const wrong = [
      ...['above 99.999999', '31 in a million of all duels', '0.00 %', '+0.0', '100.0 %', '1e-9'],
      ...['31 z milionu všech soubojů', '0,00 %', 'pod 99,999999 %', '-0.0 points', 'NaN'],
      ...['0.02 ±0.05', '0,06 ±0,08', '99.9 % ±0.2'],
    ];
    expect(wrong.filter((text) => faultsIn(text).length === 0)).toEqual([]);
    const right = [
      '31 in a million (exact)',
      '0.02 (0.00–0.11)',
      '-0.2 ±0.5',
      '10.0 %',
      '99.9 % ±0.1',
      '0 %',
    ];
    expect(right.filter((text) => faultsIn(text).length > 0)).toEqual([]);
  });
});
