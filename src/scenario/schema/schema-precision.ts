/** Schema of a precision in place of a number of duels. */
import { z } from 'zod';
import { precisionBounds } from '../model/precision.ts';
import { carry } from '../tree/carried.ts';

/** Schema of `duels: { precision: … }`. @param maxDuels schema of a number of duels. */
export function precisionSchema(maxDuels: z.ZodType<number>, orElse: string): z.ZodType {
  const { low, high } = precisionBounds;
  const error = carry('real', low, high);
  const precision = z.number({ error }).min(low, { error }).max(high, { error });
  return z.strictObject(
    {
      precision: precision.describe(
        'Half-width of the 95 % interval of the win rate; every cell is simulated until it is reached.',
      ),
      maxDuels: maxDuels.optional().describe('Duels a cell at most; default 1000000000.'),
    },
    { error: orElse },
  );
}
