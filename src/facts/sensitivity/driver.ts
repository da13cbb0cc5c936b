/** What drives a figure over whole ranges. */
import type { Drivers, GlobalResult } from '../../tuning/sobol/explore.ts';
import { extremes } from '../run/extremes.ts';

/** Standard deviations below this are rounding. */
const still = 1e-9;

/** The range with the largest total index and its share of the variance, 0 to 1; `null` where nothing varies. */
export function driverOf(
  { deviation, indices }: Drivers,
  { ranges }: GlobalResult,
): { readonly range: string; readonly share: number } | null {
  if (indices === null || deviation < still) return null;
  const totals = indices.map(({ total }, i) => ({ range: ranges[i]!.name, share: total.value }));
  const most = extremes(totals, ({ share }) => share)?.most ?? null;
  return most === null ? null : { ...most, share: Math.min(1, most.share) };
}
