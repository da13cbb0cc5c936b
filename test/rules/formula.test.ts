import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormulaError, parseFormula } from '../../src/rules/formula.ts';
import { evaluateFormula, exactValue } from '../../src/rules/formula-value.ts';
import { printedFormulas } from '../../src/rules/planes.ts';

const mind = { base: 10, level: 7, SP: 3.5, IQ: 14, Podl: 12 };

function value(text: string, variables: Record<string, number> = mind): number {
  return evaluateFormula(parseFormula(text, Object.keys(variables)), variables);
}

function flaw(text: string): {
  offset: number;
  length: number;
  message: string;
  candidates: readonly string[];
} {
  try {
    parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error(`parsed: ${text}`);
}

describe('worked example of RULES 2.7', () => {
  // Mage 10 (base 10): and sorcerer 4 / fighter 5: base 9, level 4 + 5/2.
  const mage = { base: 10, level: 10, IQ: 14, Podl: 12, SP: 3.5 };
  const sorcererFighter = { base: 9, level: 6.5, IQ: 13, Podl: 11, SP: 2 };
  it.each([
    ['mage', mage, 1, 51, 47],
    ['mage', mage, 3, 96, 86],
    ['mage', mage, 5, 103, 75],
    ['mage', mage, 7, 77, 73],
    ['sorcerer / fighter', sorcererFighter, 1, 43, 39],
    ['sorcerer / fighter', sorcererFighter, 3, 83, 73],
  ])('%s %o on plane %i attacks with %i and defends with %i', (_, variables, plane, attack, defence) => {
    const formula = printedFormulas[`${plane}`]!;
    expect(Math.floor(value(formula.attack, variables))).toBe(attack);
    expect(Math.floor(value(formula.defence, variables))).toBe(defence);
  });

  it('is 83.25 before rounding for the sorcerer / fighter on plane 3', () => {
    expect(value(printedFormulas['3']!.attack, sorcererFighter)).toBe(83.25);
  });
});

describe('evaluateFormula', () => {
  it.each([
    ['1 + 2*3', 7],
    ['(1 + 2)*3', 9],
    ['10 - 4 - 3', 3], // from the left
    ['16/4/2', 2],
    ['-2*3', -6],
    ['2*-3', -6],
    ['--2', 2],
    ['-(1 - 3)', 2],
    ['2 - -3', 5],
    ['.5 + 1.25', 1.75],
    ['base/2 + IQ', 19],
    ['Podl-level', 5],
    ['floor(-1.5)', -2],
    ['int(-1.5)', -1],
    ['ceil(1.2)', 2],
    ['round(2.5)', 3],
    ['round(-2.5)', -2], // half up
    ['round(0.49999999999999994)', 0], // not floor(x + 0.5)
    ['abs(3 - 5)', 2],
    // RULES 2.6: decimals mean what is written. In binary these are 56.99…, 121.99…, 56.99…, 27.99….
    ['floor(0.57*100)', 57],
    ['int(4.1*30)', 123],
    ['floor(2.32*25)', 58],
    ['floor(0.1*12 + 1.4*12 + 10)', 28],
    ['ceil(1.1 + 2.2 - 3.3)', 0],
    ['round(0.35*10 - 1)', 3],
    ['floor(1/3 + 2/3)', 1],
    ['floor(-0.57*100)', -57],
    ['floor(0.1*99999999999999999999 + 0.1)', 1e19], // numerators far beyond 2^53
    ['min(3, 1, 2)', 1],
    ['max(3)', 3],
    ['max(SP, min(IQ, Podl) - 10)', 3.5],
    [' \tIQ\n+ 1 ', 15],
  ])('%s = %d', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it('knows further names that it is given', () => {
    expect(value('bonus * IQ', { bonus: 2, IQ: 3 })).toBe(6);
  });

  it('yields what is not finite for a division by zero', () => {
    expect(value('1/(IQ - 14)')).toBe(Number.POSITIVE_INFINITY);
    expect(value('0/(IQ - 14)')).toBeNaN();
  });

  it('refuses a name without a value', () => {
    expect(() => evaluateFormula(parseFormula('IQ'), { base: 1 })).toThrow(/IQ: must be given a value/);
  });
});

describe('parseFormula refuses', () => {
  it.each([
    ['', 0, 'must be an expression (got nothing)'],
    ['  ', 0, 'must be an expression (got nothing)'],
    ['1 +', 3, 'must be a number, a name, "-" or "(" (got the end)'],
    ['2 IQ', 2, 'must be an operator or the end (got "IQ")'],
    ['(1 + 2', 6, 'must be an operator or ")" (got the end)'],
    ['1)', 1, 'must be an operator or the end (got ")")'],
    ['max(1 2)', 6, 'must be an operator, "," or ")" (got "2")'],
    ['max()', 4, 'must be a number, a name, "-" or "(" (got ")")'],
    ['IQ.constructor', 2, 'must be an operator or the end (got ".")'],
    ['IQ[0]', 2, 'must be an operator or the end (got "[")'],
    ['1e3', 1, 'must be an operator or the end (got "e3")'],
    ['2**3', 2, 'must be a number, a name, "-" or "(" (got "*")'],
    ['"IQ"', 0, 'must be a number, a name, "-" or "(" (got "\\"")'],
    ['1 + iqq', 4, 'must be one of base, level, SP, IQ, Podl (got "iqq")'],
    ['toString', 0, 'must be one of base, level, SP, IQ, Podl (got "toString")'],
    ['1 + sqrt(2)', 4, 'must be one of the functions floor, ceil, round, min, max, abs, int (got "sqrt")'],
    [
      'constructor(1)',
      0,
      'must be one of the functions floor, ceil, round, min, max, abs, int (got "constructor")',
    ],
    ['1 + floor', 4, 'must be followed by "(": floor(…) (got "floor")'],
    ['floor(1, 2)', 0, 'must be floor of exactly 1 argument (got 2)'],
    ['1;2', 1, 'must be an operator or the end (got ";")'],
  ])('%s at %i', (text, offset, message) => {
    expect(flaw(text)).toMatchObject({ offset, message });
  });

  it('numbers beyond all bounds', () => {
    expect(flaw(`1 + ${'9'.repeat(400)}`)).toMatchObject({ offset: 4, length: 400 });
  });

  it('nesting deeper than 100, but not 100', () => {
    const nested = (depth: number): string => `${'('.repeat(depth - 1)}1${')'.repeat(depth - 1)}`;
    expect(value(nested(100))).toBe(1);
    expect(flaw(nested(101))).toMatchObject({
      offset: 100,
      message: 'must be nested at most 100 deep (got "1")',
    });
    expect(flaw('-'.repeat(900)).message).toBe('must be nested at most 100 deep (got "-")');
  });

  it('more than 1000 characters, but not 1000', () => {
    expect(value(`1${'+1'.repeat(499)}${' '}`)).toBe(500);
    expect(flaw(`1${'+1'.repeat(500)}`).message).toBe('must be at most 1000 characters long (got 1001)');
  });

  it('unknown names with the known ones as candidates', () => {
    expect(flaw('iqq').candidates).toEqual(['base', 'level', 'SP', 'IQ', 'Podl']);
    expect(flaw('flor(1)').candidates).toContain('floor');
  });
});

/** A fraction of BigInts, worked out here without the code under test; `null` after a division by zero. */
type Fraction = readonly [bigint, bigint] | null;

function lift(combine: (a: bigint, b: bigint, c: bigint, d: bigint) => readonly [bigint, bigint]) {
  return (x: Fraction, y: Fraction): Fraction => {
    if (x === null || y === null) return null;
    const [above, below] = combine(x[0], x[1], y[0], y[1]);
    return below === 0n ? null : below < 0n ? [-above, -below] : [above, below];
  };
}
const plus = lift((a, b, c, d) => [a * d + c * b, b * d]);
const minus = lift((a, b, c, d) => [a * d - c * b, b * d]);
const times = lift((a, b, c, d) => [a * c, b * d]);
const over = lift((a, b, c, d) => [a * d, b * c]);
const larger = lift((a, b, c, d) => (a * d > c * b ? [a, b] : [c, d]));
function floorOf(x: Fraction): Fraction {
  if (x === null) return null;
  const [above, below] = x;
  const cut = above / below; // towards zero
  return [above % below < 0n ? cut - 1n : cut, 1n];
}

/** The whole number of tenths of a millionth nearest below: what a test can compare without a double in between. */
function fine(x: Fraction): bigint | null {
  return floorOf(times(x, [10_000_000n, 1n]))?.[0] ?? null;
}

/** An expression made without the parser: its text with only the brackets it needs, and its value. */
interface Expression {
  readonly text: string;
  readonly value: Fraction;
  /** 3 atoms, 2 signs, 1 products, 0 sums. */
  readonly precedence: number;
}

const wrap = (e: Expression, least: number): string => (e.precedence >= least ? e.text : `(${e.text})`);
const tenths: Readonly<Record<string, bigint>> = { base: 100n, level: 70n, SP: 35n, IQ: 140n, Podl: 120n };

const expressions = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.integer({ min: 0, max: 999 }).map((n) => ({
      text: `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`,
      value: [BigInt(n), 100n] as const,
      precedence: 3,
    })),
    fc.constantFrom('base', 'level', 'SP', 'IQ', 'Podl').map((name) => ({
      text: name,
      value: [tenths[name]!, 10n] as const,
      precedence: 3,
    })),
    tie('any').map((e) => ({ text: `- ${wrap(e, 2)}`, value: minus([0n, 1n], e.value), precedence: 2 })),
    fc
      .tuple(tie('any'), tie('any'), fc.constantFrom('+', '-', ' * ', '/'))
      .map(([a, b, sign]): Expression => {
        if (sign === '+')
          return { text: `${wrap(a, 0)}+${wrap(b, 1)}`, value: plus(a.value, b.value), precedence: 0 };
        if (sign === '-')
          return { text: `${wrap(a, 0)} -${wrap(b, 1)}`, value: minus(a.value, b.value), precedence: 0 };
        const value = (sign === '/' ? over : times)(a.value, b.value);
        return { text: `${wrap(a, 1)}${sign}${wrap(b, 2)}`, value, precedence: 1 };
      }),
    tie('any').map((e) => ({ text: `floor(${e.text})`, value: floorOf(e.value), precedence: 3 })),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
      text: `max( ${a.text},${b.text})`,
      value: larger(a.value, b.value),
      precedence: 3,
    })),
  ),
})).any;

describe('properties', () => {
  it('agree to the last digit with fractions worked out beside the text, whatever the brackets', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        fc.pre(expression.text.length <= 1000);
        const expected = fine(expression.value);
        fc.pre(expected !== null); // nothing was divided by zero
        const names = Object.keys(mind);
        const scaled = parseFormula(`floor((${expression.text}) * 10000000)`, names);
        const { above, below } = exactValue(scaled, mind);
        expect([BigInt(above), BigInt(below)]).toEqual([expected, 1n]);
      }),
      { seed: 26, numRuns: 2000 },
    );
  });

  it('any text is parsed, or refused at an offset within it', () => {
    const pieces = fc.constantFrom(
      'IQ',
      'floor',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      ',',
      '1',
      '.5',
      ' ',
      '.',
      'x',
      '"',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          evaluateFormula(parseFormula(text), mind);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
          const { offset, length, message } = error as FormulaError;
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset + length).toBeLessThanOrEqual(text.length);
          expect(message).toMatch(/^must be .*\(got .*\)$/s);
        }
      }),
      { seed: 27, numRuns: 3000 },
    );
  });
});
