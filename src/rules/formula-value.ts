/** What a formula is worth, exactly: decimals mean what is written, and every rounding is that of the exact value (RULES 2.6). */

import {
  absolute,
  add,
  ceil,
  divide,
  extreme,
  floor,
  multiply,
  negate,
  type Rational,
  roundHalfUp,
  toNumber,
  truncate,
  written,
} from './arithmetic/rational.ts';
import type { Formula } from './formula.ts';

const functions: Readonly<Record<string, (values: readonly Rational[]) => Rational>> = {
  floor: ([x]) => floor(x!),
  ceil: ([x]) => ceil(x!),
  round: ([x]) => roundHalfUp(x!),
  min: (values) => values.reduce((a, b) => extreme(a, b, -1)),
  max: (values) => values.reduce((a, b) => extreme(a, b, 1)),
  abs: ([x]) => absolute(x!),
  int: ([x]) => truncate(x!),
};

/** Values of the names of a formula. */
export type Variables = Readonly<Record<string, number>>;

function applied(operator: '+' | '-' | '*' | '/', left: Rational, right: Rational): Rational {
  if (operator === '+') return add(left, right);
  if (operator === '-') return add(left, negate(right));
  return operator === '*' ? multiply(left, right) : divide(left, right);
}

/**
 * The formula with the values of some names put in, as they are printed (0.1 is 1/10), and all that follows from
 * them worked out: what is left to do for the others is short.
 */
export function withValues(formula: Formula, variables: Variables): Formula {
  const number = (value: Rational): Formula => ({ kind: 'number', value });
  switch (formula.kind) {
    case 'number':
      return formula;
    case 'name':
      return Object.hasOwn(variables, formula.name) ? number(written(variables[formula.name]!)) : formula;
    case 'negate': {
      const of = withValues(formula.of, variables);
      return of.kind === 'number' ? number(negate(of.value)) : { kind: 'negate', of };
    }
    case 'call': {
      const parts = formula.arguments.map((argument) => withValues(argument, variables));
      const values = parts.flatMap((part) => (part.kind === 'number' ? [part.value] : []));
      if (values.length === parts.length) return number(functions[formula.function]!(values));
      return { ...formula, arguments: parts };
    }
    case 'binary': {
      const left = withValues(formula.left, variables);
      const right = withValues(formula.right, variables);
      const known = left.kind === 'number' && right.kind === 'number';
      return known ? number(applied(formula.operator, left.value, right.value)) : { ...formula, left, right };
    }
  }
}

/**
 * Value of a formula as an exact fraction; not finite after a division by zero.
 * @throws {RangeError} when a name of the formula has no value.
 */
export function exactValue(formula: Formula, variables: Variables): Rational {
  const left = withValues(formula, variables);
  if (left.kind === 'number') return left.value;
  throw new RangeError(`${nameIn(left)}: must be given a value (got nothing)`);
}

/** The first name that stands in a formula. */
function nameIn(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return '';
    case 'name':
      return formula.name;
    case 'negate':
      return nameIn(formula.of);
    case 'call':
      return formula.arguments.map(nameIn).find((name) => name !== '') ?? '';
    case 'binary':
      return nameIn(formula.left) || nameIn(formula.right);
  }
}

/**
 * The number nearest to the value of a formula; not finite after a division by zero.
 * @throws {RangeError} when a name of the formula has no value.
 */
export function evaluateFormula(formula: Formula, variables: Variables): number {
  return toNumber(exactValue(formula, variables));
}
