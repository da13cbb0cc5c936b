/**
 * Strength formulas as data (RULES 2.6), read by a small parser of our own. Text never becomes code, so a formula
 * can do nothing but arithmetic on the names it is given.
 */

import { complaintText, type Found, inQuotes, type Must } from '../problems/problem.ts';
import { decimal, type Rational } from './arithmetic/rational.ts';

/** A parsed formula: a tree of arithmetic, plain data. */
export type Formula =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: Formula }
  | {
      readonly kind: 'binary';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: 'call'; readonly function: string; readonly arguments: readonly Formula[] };

/** The five variables of a strength formula. */
export const formulaVariables: readonly string[] = ['base', 'level', 'SP', 'IQ', 'Podl'];

/** Longest formula, in characters, and deepest nesting of brackets, calls and signs. */
export const formulaLimits: { readonly length: number; readonly depth: number } = {
  length: 1000,
  depth: 100,
};

/** Functions, and whether they take any number of arguments or just one. */
const functions = new Map([
  ['floor', false],
  ['ceil', false],
  ['round', false],
  ['min', true],
  ['max', true],
  ['abs', false],
  ['int', false],
]);

/** The functions that a formula may call; `min` and `max` take one argument or more, the others exactly one. */
export const formulaFunctions: readonly string[] = [...functions.keys()];

/** What is wrong with a formula, and where in its text. `message` reads "must be … (got …)". */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  /** Offset of the offending spot in characters from the start of the formula; its length there. */
  readonly offset: number;
  readonly length: number;
  /** What could have stood there, when an unknown name did; else empty. For a "did you mean". */
  readonly candidates: readonly string[];

  /** What must stand there, and what does. */
  readonly must: Must;
  readonly found: Found;

  constructor(offset: number, length: number, must: Must, found: Found, candidates: readonly string[] = []) {
    super(complaintText({ must, found }));
    this.must = must;
    this.found = found;
    this.offset = offset;
    this.length = length;
    this.candidates = candidates;
  }
}

interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly offset: number;
}

const tokenPattern = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([\p{L}_][\p{L}\p{N}_]*)|(\S))/uy;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) {
    const found = (match[1] ?? match[2] ?? match[3])!;
    const kind = match[1] !== undefined ? 'number' : match[2] !== undefined ? 'name' : 'sign';
    tokens.push({ kind, text: found, offset: match.index + match[0].length - found.length });
  }
  tokens.push({ kind: 'end', text: '', offset: text.trimEnd().length });
  return tokens;
}

function fail(token: Token, must: Must, candidates: readonly string[] = []): never {
  const found: Found = token.kind === 'end' ? ['end'] : inQuotes(token.text);
  throw new FormulaError(token.offset, token.text.length, must, found, candidates);
}

/** Recursive descent over the tokens; one method a level of precedence. */
class Parser {
  private readonly tokens: readonly Token[];
  private readonly names: readonly string[];
  private position = 0;
  private depth = 0;

  constructor(text: string, names: readonly string[]) {
    this.tokens = tokenize(text);
    this.names = names;
  }

  whole(): Formula {
    const formula = this.sum();
    if (this.peek().kind !== 'end') fail(this.peek(), ['operatorOrEnd']);
    return formula;
  }

  private peek(): Token {
    return this.tokens[this.position]!;
  }

  private next(): Token {
    return this.tokens[this.position++]!;
  }

  private take(...signs: readonly string[]): string | null {
    const { kind, text } = this.peek();
    if (kind !== 'sign' || !signs.includes(text)) return null;
    this.position++;
    return text;
  }

  private sum(): Formula {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      left = { kind: 'binary', operator: sign as '+' | '-', left, right: this.product() };
    }
    return left;
  }

  private product(): Formula {
    let left = this.value();
    for (let sign = this.take('*', '/'); sign !== null; sign = this.take('*', '/')) {
      left = { kind: 'binary', operator: sign as '*' | '/', left, right: this.value() };
    }
    return left;
  }

  private value(): Formula {
    const token = this.next();
    if (++this.depth > formulaLimits.depth) {
      fail(token, ['nestedAtMost', formulaLimits.depth]);
    }
    const formula = this.valueFrom(token);
    this.depth--;
    return formula;
  }

  private valueFrom(token: Token): Formula {
    if (token.kind === 'number') {
      if (!Number.isFinite(Number(token.text))) fail(token, ['numberBelow', '1e308']);
      return { kind: 'number', value: decimal(token.text) };
    }
    if (token.kind === 'name') return this.take('(') === null ? this.variable(token) : this.call(token);
    if (token.text === '-') return { kind: 'negate', of: this.value() };
    if (token.text !== '(') return fail(token, ['operand']);
    const inner = this.sum();
    if (this.take(')') === null) fail(this.peek(), ['operatorOrBracket']);
    return inner;
  }

  private variable(token: Token): Formula {
    if (this.names.includes(token.text)) return { kind: 'name', name: token.text };
    if (functions.has(token.text)) fail(token, ['called', token.text]);
    return fail(token, ['oneOf', this.names], this.names);
  }

  private call(token: Token): Formula {
    const many = functions.get(token.text);
    if (many === undefined) {
      return fail(token, ['oneOfFunctions', formulaFunctions], formulaFunctions);
    }
    const values = [this.sum()];
    while (this.take(',') !== null) values.push(this.sum());
    if (this.take(')') === null) fail(this.peek(), ['operatorCommaOrBracket']);
    if (!many && values.length > 1) {
      const found: Found = ['countInDigits', values.length];
      throw new FormulaError(token.offset, token.text.length, ['oneArgument', token.text], found);
    }
    return { kind: 'call', function: token.text, arguments: values };
  }
}

/**
 * Reads an expression of numbers, names, `+ - * / ( )`, unary minus and the functions above.
 * @param names the names that stand for a value; further constants may be passed beside the variables.
 * @throws {FormulaError} where the text is no such expression, is longer or nested deeper than the limits.
 * @example parseFormula('base/2 + 1.5*level + 2*int(SP) + 5*IQ')
 */
export function parseFormula(text: string, names: readonly string[] = formulaVariables): Formula {
  if (text.length > formulaLimits.length) {
    const found: Found = ['countInDigits', text.length];
    throw new FormulaError(0, text.length, ['charactersAtMost', formulaLimits.length], found);
  }
  if (text.trim() === '') throw new FormulaError(0, 0, ['expression'], ['nothing']);
  return new Parser(text, names).whole();
}
