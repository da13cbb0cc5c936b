import { describe, expect, it } from 'vitest';
import type { CellResult } from '../../src/batch/result.ts';
import { isDuelCell } from '../../src/scenario/duel/only.ts';
import { outcomeOf } from '../../src/scenario/duel/outcome.ts';
import type { Cell, DuelCell } from '../../src/scenario/model/cells.ts';
import { documents, fileWith } from './documents.ts';
import { openingOf, shipped, shippedReport, shippedRun } from './shipped.ts';

/** What no figure of a report may look like, in either language. */
const faults: Readonly<Record<string, RegExp>> = {
  'more nines than anybody can know': /99[.,]99999/,
  'a rare share that is not exact': /(?:in a (?:m|b)illion|z (?:milionu|miliardy))(?! \((?:exact|přesně))/,
  'a 0 with a sign or a decimal before %': /(?<![\d.,])[-+−]0[.,]0+(?!\d)|(?<![\d.,])0[.,]0+\s%/,
  'a 100 with a decimal': /(?<![\d.,])100[.,]0+\s?%/,
  'no number at all': /\bNaN\b|undefined|Infinity|\bnull\b|\[object/,
  'an exponent': /\d[eE][-+]\d/,
};

/** Text without the column of correlations, which lie between -1 and 1. */
function withoutCorrelations(text: string): string {
  const heads = ['rank correlation', 'pořadová korelace'];
  let place = -1;
  return text
    .split('\n')
    .map((line) => {
      const cells = line.split('|');
      if (cells.length === 1) place = -1;
      else if (place === -1) place = cells.findIndex((cell) => heads.includes(cell.trim()));
      return place === -1 ? line : cells.toSpliced(place, 1).join('|');
    })
    .join('\n');
}

/** Figures whose ± would reach below 0, or above 100 %, where their interval cannot. */
function beyond(text: string): readonly string[] {
  return [...withoutCorrelations(text).matchAll(/(?<![-+−\d.,])(\d+(?:[.,]\d+)?)(\s?%)? ±(\d+(?:[.,]\d+)?)/g)]
    .filter(([, value = '', unit, half = '']) => {
      const [own, width] = [value, half].map((numeral) => Number(numeral.replace(',', '.')));
      // A difference of 0 has no sign.
      return (own! > 0 && own! < width!) || (unit !== undefined && own! + width! > 100);
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

/** Ten scenarios are run here, each once. */
const patience = 240_000;

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
    patience,
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

/** Score of the initiator of a cell, by the best that is known. */
function scoreOf({ tally, exact }: CellResult<Cell>): number {
  const main = exact ?? tally!;
  const { initiator, draw } = outcomeOf(main);
  return (initiator + draw / 2) / main.total;
}

function drawsOf({ exact, tally }: CellResult<Cell>): number {
  const main = exact ?? tally!;
  return outcomeOf(main).draw / main.total;
}

/** How far from even the seats and sides of the first point of a run are, plane by plane, reckoned anew. */
function farthest(cells: readonly CellResult<Cell>[]): number {
  const [first] = cells;
  const own = cells.filter(
    ({ cell, impossible }) =>
      impossible === null &&
      cell.variant === first!.cell.variant &&
      JSON.stringify(cell.axes) === JSON.stringify(first!.cell.axes),
  ) as readonly (CellResult<Cell> & { cell: DuelCell })[];
  const planes = [...new Set(own.map(({ cell }) => cell.plane))];
  const distances = planes.flatMap((plane) => {
    const here = own.filter(({ cell }) => cell.plane === plane && cell.initiator !== cell.target);
    const sides = [...new Set(here.flatMap(({ cell }) => [cell.initiator, cell.target]))];
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    if (here.length < sides.length * (sides.length - 1)) return here.map((one) => scoreOf(one) - 0.5);
    const seat = mean(here.map(scoreOf)) - 0.5;
    const bySide = sides.map(
      (side) =>
        mean(
          here.flatMap((one) =>
            one.cell.initiator === side ? scoreOf(one) : one.cell.target === side ? 1 - scoreOf(one) : [],
          ),
        ) - 0.5,
    );
    // Draws had better be nothing: half their share, mirrors included.
    const everyone = own.filter(({ cell }) => cell.plane === plane);
    return [seat, ...bySide, mean(everyone.map(drawsOf)) / 2];
  });
  return Math.max(...distances.map(Math.abs));
}

describe('the opening', () => {
  it.each(shipped)(
    'of %s tells the largest imbalance before all others, in both languages',
    async (name) => {
      const { cells } = await shippedRun(name, 'small');
      const [english, czech] = await Promise.all([
        shippedReport(name, 'small', 'en'),
        shippedReport(name, 'small', 'cs'),
      ]);
      for (const text of [english, czech].map(openingOf)) {
        expect(text).not.toMatch(/Nobody stands out|nikdo nevyčnívá/);
        if (!cells.every(({ cell }) => isDuelCell(cell))) continue;
        const [, glance = ''] = text.split(/^## (?:At a glance|Na první pohled)$/m);
        // Behind what settings change and what is to be done, which no imbalance is.
        const [sentence = ''] = glance
          .split('\n')
          .filter(
            (line) => line.startsWith('- ') && !/ moves | mění | nemění |What to do|Co s.tím/.test(line),
          );
        // Every score that the sentence tells; a solved one is told to a tenth of a point.
        const told = [...sentence.matchAll(/\((?:[^()\d<>]*)([<>]?\d+(?:[.,]\d+)?)\)/g)].map(
          ([, numeral = '']) => Math.abs(Number(numeral.replace(/[<>]/, '').replace(',', '.')) / 100 - 0.5),
        );
        const drawn = [...sentence.matchAll(/\((\d+(?:[.,]\d+)?)\s%/g)];
        told.push(...drawn.map(([, numeral = '']) => Number(numeral.replace(',', '.')) / 200));
        const all = cells.every(({ exact, impossible }) => exact !== null || impossible !== null);
        if (all) expect(Math.max(...told), sentence).toBeCloseTo(farthest(cells), 2);
        else expect(told.length, sentence).toBeGreaterThan(0);
      }
      const several = new Set(cells.map(({ cell }) => JSON.stringify([cell.variant, cell.axes]))).size > 1;
      expect(/^About \*\*/m.test(english)).toBe(several);
      expect(/^Platí pro \*\*/m.test(czech)).toBe(several);
    },
    patience,
  );
});
