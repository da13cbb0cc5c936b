/**
 * Argument checks of the statistics layer; one grammar of messages: `<where>: must be <what> (got <value>)`.
 */

/** Passes a number between `low` and `high`, both included. @throws RangeError outside, or not a number. */
export function requireWithin(where: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high)) {
    throw new RangeError(`${where}: must be between ${low} and ${high} (got ${value})`);
  }
}

/** Passes a number between `low` and `high`, both excluded. @throws RangeError outside, or not a number. */
export function requireInside(where: string, value: number, low: number, high: number): void {
  if (!(value > low && value < high)) {
    throw new RangeError(`${where}: must be more than ${low} and less than ${high} (got ${value})`);
  }
}

/** Passes a whole number between `low` and `high`, both included. @throws RangeError otherwise. */
export function requireWhole(
  where: string,
  value: number,
  low: number,
  high: number = Number.MAX_SAFE_INTEGER,
): void {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new RangeError(`${where}: must be a whole number between ${low} and ${high} (got ${value})`);
  }
}
