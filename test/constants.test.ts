import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withConstants } from '../constants.mjs';
import { built } from './support/command.ts';

const kept = [
  ['a variable that is assigned again', 'var a = 1;\nfunction f() { a = 2; }', 'var a = 1;'],
  ['one that is counted up', 'var n = 0;\nfunction f() { n++; }', 'var n = 0;'],
  ['one assigned to by taking things apart', 'var a = 1;\nfunction f(x) { ({ a } = x); }', 'var a = 1;'],
  ['the variable of a loop', 'var i = 0;\nfor (i of [1]);', 'var i = 0;'],
  ['one without a value', 'var a;', 'var a;'],
  ['an enum, which looks at itself', 'var E = ((e) => e)(E || {});', 'var E = '],
  ['a function that is replaced', 'function f() {}\nf = 1;', 'function f() {}'],
] as const;

describe('what V8 may take for granted in a bundle', () => {
  it('makes constants of variables and functions, functions first', () => {
    const code =
      'import x from "x";\nvar a = f();\nfunction f() {\n  return x + `\n}\n`;\n}\nexport {\n  a\n};\n';
    const constant = withConstants(code);
    expect(constant.split('\n').slice(0, 2)).toEqual(['import x from "x";', 'const f = function f() {']);
    expect(constant).toContain('\nconst a = f();');
    expect(constant).not.toMatch(/^(?:var|function)/m);
  });

  it('keeps what the code does', async () => {
    const code =
      'var a = f(3);\nfunction f(n) { return n === 0 ? 0 : n + f(n - 1); }\nvar b = () => a;\nexport { b };';
    const load = (text: string): Promise<{ b: () => number }> =>
      import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
    expect((await load(withConstants(code))).b()).toBe(6);
    expect((await load(code)).b()).toBe(6);
  });

  it.each(kept)('leaves %s', (_, code, piece) => {
    expect(withConstants(code)).toContain(piece);
  });

  it('keeps the first line of a command', () => {
    expect(withConstants('#!/usr/bin/env node\nvar a = 1;\nfunction f() {}\n')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
  });

  it('has tables of numbers of which nobody reads more than single members', () => {
    const rules = fileURLToPath(new URL('../src/rules', import.meta.url));
    const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const texts = files.map((name) => readFileSync(join(rules, name), 'utf8'));
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/const (\w+) = \{[^{}]*\} as const;/g)].map((m) => m[1]!),
    );
    expect(tables).toContain('word');
    const whole = new RegExp(`(?:Object\\.\\w+\\(|\\.\\.\\.|\\bin )(?:${tables.join('|')})\\b(?!\\.)`);
    expect(texts.filter((text) => whole.test(text))).toEqual([]);
  });

  it('is done to the package, whose rules have the numbers of their tables in place', () => {
    const files = readdirSync(built).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n');
    expect(code).toMatch(/^const takeTurn = function takeTurn\(/m);
    expect(code).toContain('/* mana */');
    expect(code).not.toMatch(/\[(?:at\(\w+, )?(?:word|header)\d*\.\w+\)?\]/);
  });
});
