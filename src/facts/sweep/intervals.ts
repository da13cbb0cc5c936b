/** Intervals of the figures of single matchups. */
import type { Interval } from '../../stats/interval.ts';
import { wilson } from '../../stats/wilson.ts';
import { type Figures, scoreOf } from '../../tuning/figures.ts';

const CONFIDENCE = 0.95;

/** Wilson's interval of the win rate; `null` where it is exact. */
export function winInterval({ winRate, duels }: Figures): Interval | null {
  return duels === null ? null : wilson(winRate * duels, duels, CONFIDENCE);
}

/** The score with Wilson's interval, a draw as half a win; no bounds where it is exact. */
export function scoreInterval(figures: Figures): {
  readonly value: number;
  readonly bounds: Interval | null;
} {
  const value = scoreOf(figures);
  const { duels } = figures;
  return { value, bounds: duels === null ? null : wilson(value * duels, duels, CONFIDENCE) };
}
