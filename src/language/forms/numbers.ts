/** Numerals in the reader's language: the only place of the report layer that turns a number into text. */

/** Formats numbers for one locale. Every method expects a finite number. */
export interface Numbers {
  /** A whole number with grouping: `100,000`. */
  whole(value: number): string;
  /** A number with exactly `digits` decimals: `61.30`. */
  fixed(value: number, digits: number): string;
  /** The same with its sign, also on positive values: `+3.2`. */
  signed(value: number, digits: number): string;
  /** A number with at most `digits` significant digits and no exponent: `0.048`. */
  significant(value: number, digits: number): string;
  /** Names in a row: `a, b and c`. */
  list(items: readonly string[]): string;
  /** What stands before decimals and between thousands, for pictures that format axes on their own. */
  readonly separators: { readonly decimal: string; readonly thousands: string };
}

/**
 * Formatters by `Intl` for a BCP 47 locale.
 *
 * @example createNumbers('en').fixed(1234.5, 2) // '1,234.50'
 */
export function createNumbers(locale: string): Numbers {
  const formats = new Map<string, Intl.NumberFormat>();
  const format = (name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    let found = formats.get(name);
    if (found === undefined) {
      found = new Intl.NumberFormat(locale, options);
      formats.set(name, found);
    }
    return found;
  };
  const fixed = (digits: number) =>
    format(`fixed ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const conjunction = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  // A true minus sign, which is as wide as plus and no break in a line.
  const minus = (numeral: string): string => numeral.replace('-', '\u2212');
  const parts = format('separators', {}).formatToParts(1234567.5);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return {
    separators: { decimal: part('decimal'), thousands: part('group') },
    whole: (value) => minus(fixed(0).format(value + 0)),
    fixed: (value, digits) => minus(fixed(digits).format(withoutMinusZero(value, digits))),
    signed: (value, digits) =>
      minus(
        format(`signed ${digits}`, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'exceptZero',
        }).format(value),
      ),
    significant: (value, digits) =>
      minus(format(`significant ${digits}`, { maximumSignificantDigits: digits }).format(value)),
    // No comma before the last one, and a word of one letter does not end a line.
    list: (items) =>
      conjunction
        .formatToParts(items)
        .map(({ type, value }) =>
          type === 'element'
            ? value
            : value.replace(/^, (and|or) $/, ' $1 ').replace(/ (\p{L}) $/u, ' $1\u00a0'),
        )
        .join(''),
  };
}

/** `-0.04` with one decimal would read `-0.0`. */
function withoutMinusZero(value: number, digits: number): number {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
}

/**
 * Decimals that a figure needs for its half-width to show: 1 from 0.1 upwards, 2 from 0.01, and so on,
 * at most `most`.
 *
 * @param halfWidth in the unit that is printed (points for percentages); 0 counts as 1 decimal.
 */
export function decimalsFor(halfWidth: number, most = 6): number {
  if (!(halfWidth > 0)) return 1;
  // 0.095 rounds to 0.10 and already shows with one decimal.
  const digits = Math.ceil(-Math.log10(halfWidth / 0.95) - 1e-9);
  return Math.min(most, Math.max(1, digits));
}

/**
 * Two numbers with so many decimals that they differ where the numbers do; at most `most`.
 *
 * @example apart(20.61, 20.64, numbers) // ['20.61', '20.64']
 */
export function apart(
  one: number,
  other: number,
  numbers: Pick<Numbers, 'fixed'>,
  least = 1,
  most = 3,
): readonly [string, string] {
  for (let digits = least; ; digits++) {
    const told = [numbers.fixed(one, digits), numbers.fixed(other, digits)] as const;
    if (told[0] !== told[1] || digits >= most || one === other) return told;
  }
}
