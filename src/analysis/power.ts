/** How many duels it takes to see a difference, from a few cells that were tried. */
import { duelsToDetect, pairsToDetect } from '../stats/sample-size.ts';

/** What a small change did to one cell's duels. */
export interface Probe {
  readonly key: string;
  /** Joint counts by outcome, row by row. */
  readonly table: readonly number[];
  /** Time of one duel on one thread. */
  readonly msPerDuel: number;
}

/** What is asked. */
export interface PowerQuestion {
  /** Difference of win rate to be seen, a share. */
  readonly detect: number;
  readonly power: number;
  readonly alpha: number;
  /** Cells that are all tested. */
  readonly cells: number;
}

/** One way of asking, with the duels of each setting that it takes in every cell. */
export interface Need {
  /**
   * Two runs with seeds of their own, at 50 % and at the typical rate tried; or the same duels in both, as
   * duels flipped in the cells tried, and at best, when a change only ever flips duels one way.
   */
  readonly kind: 'independent-worst' | 'independent-typical' | 'paired-typical' | 'paired-best';
  /** For a single cell, tested alone. */
  readonly single: number;
  /** For every cell of the scenario, all tested together (Bonferroni). */
  readonly all: number;
}

/** Win rate before, and the share of duels that flip for each point of net change, of a probe. */
export function probed({ table }: Probe): { readonly rate: number; readonly ratio: number } {
  const total = table.reduce((a, b) => a + b, 0);
  const gained = table[3]! + table[6]!;
  const lost = table[1]! + table[2]!;
  const net = Math.abs(gained - lost);
  return {
    rate: (table[0]! + lost) / total,
    ratio: (gained + lost + 1) / Math.max(1, net),
  };
}

/** The needs, hardest first. Those that rest on probes are left out where nothing could be tried. */
export function needsOf(
  probes: readonly Probe[],
  { detect, power, alpha, cells }: PowerQuestion,
): readonly Need[] {
  const need = (kind: Need['kind'], duels: (demand: { alpha: number; power: number }) => number): Need => ({
    kind,
    single: duels({ alpha, power }),
    all: duels({ alpha: alpha / cells, power }),
  });
  const tried = probes.map(probed);
  const rate = median(tried.map((one) => one.rate));
  const ratio = median(tried.map((one) => one.ratio));
  const near = (base: number): number => (base + detect <= 1 ? base + detect : base - detect);
  return [
    need('independent-worst', (demand) => duelsToDetect(0.5 - detect / 2, 0.5 + detect / 2, demand)),
    ...(rate === null
      ? []
      : [need('independent-typical', (demand) => duelsToDetect(rate, near(rate), demand))]),
    ...(ratio === null
      ? []
      : [
          need('paired-typical', (demand) =>
            pairsToDetect(detect, Math.min(1, Math.max(detect, ratio * detect)), demand),
          ),
        ]),
    need('paired-best', (demand) => pairsToDetect(detect, detect, demand)),
  ];
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
