/** Wanted and got: by hand. */
import { describe, expect, it } from 'vitest';
import type { Judgement, Verdict } from '../../src/analysis/judgement.ts';
import { wantedMatrices } from '../../src/facts/verdicts/wanted.ts';
import { czech } from '../../src/language/cs/texts.ts';
import { english } from '../../src/language/en/texts.ts';
import { plainPhrasing as bare } from '../../src/language/forms/phrasing.ts';
import { plain } from '../support/plain.ts';

function verdict(
  first: string,
  second: string,
  band: readonly [number, number],
  got: number | null,
): Verdict {
  const figure = {
    subject: { kind: 'cell', key: `${first} > ${second} @ 1` },
    variant: 'printed',
    axes: [],
    equals: 0,
    value: got,
    low: got,
    high: got,
    exact: true,
    duels: 0,
    position: 'outside',
  } as const;
  return {
    name: `m: ${first} > ${second}`,
    metric: 'pair_score',
    low: band[0],
    high: band[1],
    pair: { matrix: 'm', sides: [first, second] },
    line: 3,
    status: 'fail',
    cells: 2,
    left: 0,
    counts: { inside: 0, outside: 1, open: 0 },
    exact: true,
    figures: [figure],
  };
}

const judgement = (verdicts: readonly Verdict[]): Judgement => ({
  procedure: 'fixed',
  confidence: 0.95,
  family: 0,
  looks: [],
  taken: 1,
  verdicts,
});

describe('a wanted matrix beside what came of it', () => {
  const [found] = wantedMatrices(
    judgement([
      verdict('a', 'b', [0.6, 0.65], 0.72),
      verdict('a', 'c', [0.4, 0.6], 0.31),
      verdict('b', 'c', [0.5, 0.6], 0.55),
    ]),
  );

  it('has every pair from both sides, and how far off it is', () => {
    const at = (row: number, column: number) => {
      const cell = found!.cells[row]![column]!;
      return [cell.low, cell.high, cell.got!, cell.off].map((share) => Math.round(share * 100));
    };
    expect(found!.sides).toEqual(['a', 'b', 'c']);
    expect(at(0, 1)).toEqual([60, 65, 72, 7]);
    expect(at(1, 0)).toEqual([35, 40, 28, -7]);
    expect(at(0, 2)).toEqual([40, 60, 31, -9]);
    expect(at(1, 2)).toEqual([50, 60, 55, 0]);
    expect(found!.cells[1]![1]).toBeNull();
    // (7 + 9 + 0) / 3 and 9.
    expect(found!.mean).toBeCloseTo(0.16 / 3, 12);
    expect(found!.largest).toBeCloseTo(0.09, 12);
  });

  it('is told with its distance, and says where it was only counted', () => {
    const said = (exact: boolean, language = english) =>
      plain(language(bare).verdicts.wanted.said({ ...found!, exact }));
    expect(said(true)).toContain('3 pairs: 5.3 points on average from what is wanted, 9.0 at most. Each');
    expect(said(false)).toContain('9.0 at most, as counted; the verdicts above allow for chance.');
    expect(said(false, czech)).toContain(
      '3 dvojice: od toho, co se chce, je to v průměru 5,3 bodu, nejvýše 9,0 bodu, jak vyšlo',
    );
    const cell = plain(english(bare).verdicts.wanted.cell(found!.cells[1]![0]!));
    expect(cell).toBe('28.0 (35–40, -7.0)');
  });

  it('tells of verdicts for one pair the one that is further off', () => {
    const [twice] = wantedMatrices(
      judgement([
        verdict('a', 'b', [0.6, 0.65], 0.7),
        verdict('b', 'a', [0.35, 0.4], 0.2),
        verdict('a', 'c', [0.4, 0.6], null),
      ]),
    );
    expect(twice!.cells[0]![1]!.got).toBeCloseTo(0.8, 12);
    expect(twice).toMatchObject({ pairs: 2, unknown: 1 });
    expect(twice!.mean).toBeCloseTo(0.15, 12);
  });
});
