/**
 * Exact fractions, so that decimals mean what is written (RULES 2.6): 0.57·100 is 57, where binary fractions give
 * 56.99999999999999. Whole numbers above and below the line, as plain numbers while they are safe, else as BigInt.
 */

/** A fraction; below the line never negative. 1/0 and −1/0 stand for ±∞, 0/0 for what has no value. */
export type Rational =
  | { readonly above: number; readonly below: number }
  | { readonly above: bigint; readonly below: bigint };

const MOST = Number.MAX_SAFE_INTEGER;

/** A product or sum of safe numbers at most this large was worked out without error. */
function isExact(x: number): boolean {
  return x <= MOST && x >= -MOST;
}

function bitsOf(x: bigint): number {
  return (x < 0n ? -x : x).toString(2).length;
}

/** A fraction in lowest terms, in plain numbers where they are safe. */
function lowest(above: bigint, below: bigint): Rational {
  if (below === 0n) return { above: above > 0n ? 1 : above < 0n ? -1 : 0, below: 0 };
  let [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below];
  while (b > 0n) [a, b] = [b, a % b];
  const sign = below < 0n ? -1n : 1n;
  const [top, bottom] = [(sign * above) / a, (sign * below) / a];
  const small = Number(top);
  const isSmall = isExact(small) && Number(bottom) <= MOST;
  return isSmall ? { above: small, below: Number(bottom) } : { above: top, below: bottom };
}

/** Two plain numbers as a fraction; `null` where one of them is too large to be exact. */
function plain(above: number, below: number): Rational | null {
  if (!isExact(above) || !isExact(below)) return null;
  if (below > 0) return { above, below };
  if (below < 0) return { above: 0 - above, below: -below };
  return { above: Math.sign(above), below: 0 };
}

/** A whole number as a fraction; `x` must be a safe one. */
export function whole(x: number): Rational {
  return { above: x, below: 1 };
}

/**
 * Reads digits, a point, digits: exactly what is written.
 * @example decimal('0.57') // 57/100
 */
export function decimal(text: string): Rational {
  const [left, right = ''] = text.split('.') as [string, string?];
  const digits = right.replace(/0+$/, '');
  const above = Number(left + digits);
  const below = 10 ** digits.length;
  return plain(above, below) ?? lowest(BigInt(left + digits), 10n ** BigInt(digits.length));
}

/** A number as it is printed and was written: 0.1 is 1/10. What is not finite stays so. */
export function written(x: number): Rational {
  if (Number.isSafeInteger(x)) return { above: x + 0, below: 1 };
  if (!Number.isFinite(x)) return { above: Number.isNaN(x) ? 0 : Math.sign(x), below: 0 };
  const [digits, exponent] = String(Math.abs(x)).split('e') as [string, string?];
  const mantissa = decimal(digits);
  const size = exponent === undefined ? mantissa : multiply(mantissa, powerOfTen(Number(exponent)));
  return x < 0 ? negate(size) : size;
}

function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? lowest(1n, power) : lowest(power, 1n);
}

/**
 * A figure of the game that was added up or multiplied in binary, free of the dust of that: 12 significant digits.
 * @example tidy(1.1 + 2.2) // 3.3
 */
export function tidy(x: number): number {
  return Number.isSafeInteger(x) ? x : Number(x.toPrecision(12));
}

/** a + b. */
export function add(a: Rational, b: Rational): Rational {
  if (typeof a.above === 'number' && typeof b.above === 'number') {
    const [p, q] = [a.below as number, b.below as number];
    if (p === q && p > 0) {
      const sum = a.above + b.above;
      if (isExact(sum)) return { above: sum, below: p };
    } else {
      const [left, right, below] = common(a.above, p, b.above, q);
      const sum = isExact(left) && isExact(right) ? plain(left + right, below) : null;
      if (sum !== null) return sum;
    }
  }
  const [p, q] = [BigInt(a.below), BigInt(b.below)];
  return lowest(BigInt(a.above) * q + BigInt(b.above) * p, p * q);
}

/** Both numerators over a common denominator, and that: the larger one wherever it will do. */
function common(a: number, p: number, b: number, q: number): readonly [number, number, number] {
  if (p > 0 && q % p === 0) return [a * (q / p), b, q];
  if (q > 0 && p % q === 0) return [a, b * (p / q), p];
  return [a * q, b * p, p * q];
}

/** −a. */
export function negate(a: Rational): Rational {
  return typeof a.above === 'number'
    ? { above: 0 - a.above, below: a.below as number }
    : { above: -a.above, below: a.below as bigint };
}

/** a · b. */
export function multiply(a: Rational, b: Rational): Rational {
  if (typeof a.above === 'number' && typeof b.above === 'number') {
    const product = plain(a.above * b.above, (a.below as number) * (b.below as number));
    if (product !== null) return product;
  }
  return lowest(BigInt(a.above) * BigInt(b.above), BigInt(a.below) * BigInt(b.below));
}

/** a / b; not finite where b is 0. */
export function divide(a: Rational, b: Rational): Rational {
  if (typeof a.above === 'number' && typeof b.above === 'number') {
    const quotient = plain(a.above * (b.below as number), (a.below as number) * b.above);
    if (quotient !== null) return quotient;
  }
  return lowest(BigInt(a.above) * BigInt(b.below), BigInt(a.below) * BigInt(b.above));
}

/** Whether a fraction is a number. */
export function isNumber(a: Rational): boolean {
  return typeof a.below === 'bigint' || a.below > 0;
}

/** The larger of two (`sign` 1), or the smaller (−1); without a value where either has none. */
export function extreme(a: Rational, b: Rational, sign: 1 | -1): Rational {
  if (!isNumber(a) || !isNumber(b)) {
    const [x, y] = [toNumber(a), toNumber(b)];
    const chosen = sign > 0 ? Math.max(x, y) : Math.min(x, y);
    return Number.isNaN(chosen) ? { above: 0, below: 0 } : chosen === x ? a : b;
  }
  return Number(add(a, negate(b)).above) * sign >= 0 ? a : b;
}

/** |a|. */
export function absolute(a: Rational): Rational {
  return a.above < 0 ? negate(a) : a;
}

/** The largest whole number not above a. */
export function floor(a: Rational): Rational {
  if (typeof a.above === 'number') {
    const below = a.below as number;
    if (below <= 1) return a;
    const rest = a.above % below;
    return { above: (a.above - rest) / below - (rest < 0 ? 1 : 0), below: 1 };
  }
  const below = a.below as bigint;
  const rest = a.above % below;
  return lowest((a.above - rest) / below - (rest < 0n ? 1n : 0n), 1n);
}

/** The smallest whole number not below a. */
export function ceil(a: Rational): Rational {
  return negate(floor(negate(a)));
}

/** The nearest whole number, halves upward. */
export function roundHalfUp(a: Rational): Rational {
  return floor(add(a, { above: 1, below: 2 }));
}

/** What stands before the point. */
export function truncate(a: Rational): Rational {
  return a.above < 0 ? ceil(a) : floor(a);
}

/** How many steps lead from one number to another, all as written; `step` must not be 0. */
export function stepsBetween(from: number, to: number, step: number): Rational {
  return divide(add(written(to), negate(written(from))), written(step));
}

/** The number nearest to a fraction: exact to the last bit where both its parts are safe. */
export function toNumber({ above, below }: Rational): number {
  if (typeof above === 'number') return above / (below as number);
  // Scaled so that the quotient has some 66 digits, of which a number keeps 53.
  const shift = 66 - bitsOf(above) + bitsOf(below as bigint);
  const scaled = shift >= 0 ? above << BigInt(shift) : above;
  const quotient = scaled / ((below as bigint) << BigInt(Math.max(0, -shift)));
  const half = Math.trunc(-shift / 2);
  return Number(quotient) * 2 ** half * 2 ** (-shift - half);
}
