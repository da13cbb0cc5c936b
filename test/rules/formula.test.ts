import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula, FormulaError, parseFormula } from '../../src/rules/formula.ts';
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

/** An expression made without the parser: its text with only the brackets it needs, and its value. */
interface Expression {
  readonly text: string;
  readonly value: number;
  /** 3 atoms, 2 signs, 1 products, 0 sums. */
  readonly precedence: number;
}

const wrap = (e: Expression, least: number): string => (e.precedence >= least ? e.text : `(${e.text})`);

const expressions = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.integer({ min: 0, max: 999 }).map((n) => ({ text: `${n / 8}`, value: n / 8, precedence: 3 })),
    fc.constantFrom('base', 'level', 'SP', 'IQ', 'Podl').map((name) => ({
      text: name,
      value: mind[name as keyof typeof mind],
      precedence: 3,
    })),
    tie('any').map((e) => ({ text: `- ${wrap(e, 2)}`, value: 0 - e.value, precedence: 2 })),
    fc
      .tuple(tie('any'), tie('any'), fc.constantFrom('+', '-', ' * ', '/'))
      .map(([a, b, sign]): Expression => {
        if (sign === '+')
          return { text: `${wrap(a, 0)}+${wrap(b, 1)}`, value: a.value + b.value, precedence: 0 };
        if (sign === '-')
          return { text: `${wrap(a, 0)} -${wrap(b, 1)}`, value: a.value - b.value, precedence: 0 };
        const value = sign === '/' ? a.value / b.value : a.value * b.value;
        return { text: `${wrap(a, 1)}${sign}${wrap(b, 2)}`, value, precedence: 1 };
      }),
    tie('any').map((e) => ({ text: `floor(${e.text})`, value: Math.floor(e.value), precedence: 3 })),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
      text: `max( ${a.text},${b.text})`,
      value: a.value > b.value ? a.value : b.value >= a.value ? b.value : Number.NaN,
      precedence: 3,
    })),
  ),
})).any;

describe('properties', () => {
  it('agree with values computed beside the text, whatever the brackets', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        fc.pre(expression.text.length <= 1000);
        // + 0 makes −0 and 0 the same
        expect(value(expression.text) + 0).toBe(expression.value + 0);
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
