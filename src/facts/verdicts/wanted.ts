/** Wanted matrices beside what came of them: of every pair the figure that is furthest off. */
import type { Judgement, Verdict } from '../../analysis/judgement.ts';

/** A pair of a wanted matrix; shares from 0 to 1, of the row's side. */
export interface WantedCell {
  readonly low: number;
  readonly high: number;
  /** `null` where nothing is known. */
  readonly got: number | null;
  /** By how much it misses the band, signed; 0 inside. */
  readonly off: number;
}

/** A wanted matrix. */
export interface WantedMatrix {
  readonly name: string;
  readonly sides: readonly string[];
  /** By row, then column; `null` where nothing is wished. */
  readonly cells: readonly (readonly (WantedCell | null)[])[];
  /** Mean and largest distance of a pair from its band, of those that are known; shares. */
  readonly mean: number;
  readonly largest: number;
  /** Pairs wished for, and those without a figure. */
  readonly pairs: number;
  readonly unknown: number;
  /** Whether every known figure is exact: where not, distances are those of what was counted. */
  readonly exact: boolean;
}

/** The matrices that a scenario wants, in its order. */
export function wantedMatrices({ verdicts }: Judgement): WantedMatrix[] {
  const byName = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    if (verdict.pair === undefined) continue;
    const own = byName.get(verdict.pair.matrix) ?? [];
    own.push(verdict);
    byName.set(verdict.pair.matrix, own);
  }
  return [...byName].map(([name, own]) => matrixOf(name, own));
}

function matrixOf(name: string, verdicts: readonly Verdict[]): WantedMatrix {
  const sides = [...new Set(verdicts.flatMap(({ pair }) => pair!.sides))];
  const found = new Map<string, WantedCell>();
  const key = (row: string, column: string): string => JSON.stringify([row, column]);
  for (const verdict of verdicts) {
    const [first, second] = verdict.pair!.sides;
    const cell = cellOf(verdict);
    const known = found.get(key(first, second));
    // Variants that meet in another order have a verdict each: the one further off stands for both.
    if (known !== undefined && Math.abs(known.off) >= Math.abs(cell.off)) continue;
    found.set(key(first, second), cell);
    found.set(key(second, first), turned(cell));
  }
  const all = [...found.values()];
  const off = all.flatMap((cell) => (cell.got === null ? [] : [Math.abs(cell.off)]));
  return {
    name,
    sides,
    cells: sides.map((row) => sides.map((column) => found.get(key(row, column)) ?? null)),
    mean: off.length === 0 ? 0 : off.reduce((sum, own) => sum + own, 0) / off.length,
    largest: Math.max(0, ...off),
    pairs: all.length / 2,
    exact: verdicts.every(({ exact }) => exact),
    unknown: all.filter(({ got }) => got === null).length / 2,
  };
}

function cellOf({ low, high, figures }: Verdict): WantedCell {
  const band = { low: low ?? 0, high: high ?? 1 };
  // Figures not known come first.
  const got = figures.find(({ value }) => value !== null)?.value ?? null;
  if (got === null) return { ...band, got, off: 0 };
  return { ...band, got, off: Math.max(0, got - band.high) - Math.max(0, band.low - got) };
}

function turned({ low, high, got, off }: WantedCell): WantedCell {
  return { low: 1 - high, high: 1 - low, got: got === null ? null : 1 - got, off: 0 - off };
}
