/** Sobol' points: as evenly spread over the unit cube as points of chance are not. */
import { directions } from './directions.ts';

const BITS = 32;

/** Most dimensions there are direction numbers for. */
export const MOST_DIMENSIONS: number = directions.length + 1;

/** The 32 direction numbers of a dimension (from 0), highest bit first. */
function directionNumbers(dimension: number): Uint32Array {
  const v = new Uint32Array(BITS);
  if (dimension === 0) {
    for (let i = 0; i < BITS; i++) v[i] = 2 ** (BITS - 1 - i);
    return v;
  }
  const { coefficients, initial } = directions[dimension - 1]!;
  const s = initial.length;
  for (let i = 0; i < BITS; i++) {
    if (i < s) {
      v[i] = initial[i]! * 2 ** (BITS - 1 - i);
      continue;
    }
    let value = v[i - s]! ^ (v[i - s]! >>> s);
    for (let k = 1; k < s; k++) if ((coefficients >>> (s - 1 - k)) & 1) value ^= v[i - k]!;
    v[i] = value >>> 0;
  }
  return v;
}

/**
 * The first `count` points in `dimensions` dimensions, coordinates from 0 (included) to 1. Each coordinate is
 * shifted by the bits that `shift` gives for it (0: not at all), which keeps the spread and takes the points
 * off the edges.
 * @throws RangeError for more dimensions than there are direction numbers for.
 */
export function sobolPoints(
  count: number,
  dimensions: number,
  shift: (dimension: number) => number = () => 0,
): number[][] {
  if (dimensions > MOST_DIMENSIONS) {
    throw new RangeError(`sobolPoints: must have at most ${MOST_DIMENSIONS} dimensions (got ${dimensions})`);
  }
  const numbers = Array.from({ length: dimensions }, (_, dimension) => directionNumbers(dimension));
  const at = Uint32Array.from({ length: dimensions }, (_, dimension) => shift(dimension));
  const points: number[][] = [];
  for (let index = 0; index < count; index++) {
    points.push(Array.from(at, (bits) => bits / 2 ** BITS));
    // Gray code: the next point differs by the direction of the lowest bit of the index that is 0.
    const bit = 31 - Math.clz32(~index & (index + 1));
    for (let dimension = 0; dimension < dimensions; dimension++) at[dimension]! ^= numbers[dimension]![bit]!;
  }
  return points;
}
