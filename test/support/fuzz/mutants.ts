/** Files gone wrong: texts and trees changed in ways that people, editors, merges and attackers change them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chooser, type Random } from '../randomDuels.ts';

/** Plain data, as JSON knows it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const folder = new URL('../../../scenarios/', import.meta.url);

/** The texts of all scenarios that ship, by file name. */
export const shippedTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);

/** The same as trees. */
const shippedTrees: ReadonlyMap<string, Json> = new Map(
  [...shippedTexts].map(([name, text]) => [name, parse(text) as Json]),
);

/** Pieces that mean something to YAML, to formulas, to terminals, or to JavaScript. */
const pieces = [
  ...[
    ': ',
    ':',
    '\n',
    '\n  ',
    '\n- ',
    '{',
    '}',
    '[',
    ']',
    ', ',
    '&x ',
    '*x',
    '"',
    "'",
    '#',
    '|',
    '>',
    '!!str ',
    '? ',
  ],
  ...[
    '---\n',
    '...\n',
    '<<: *x',
    '%YAML 1.1\n',
    '\t',
    '\r\n',
    '\r',
    '\0',
    '\u001b[31m',
    '\u202e',
    '\ufeff',
    '\ud800',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    '~',
    'true',
    'NaN',
    '.nan',
    '.inf',
    '-0',
    '1e999',
    '0x10',
    '1_000',
  ],
  ...[
    '1,5',
    '9007199254740993',
    '-1',
    '0',
    '1e-320',
    '2d6',
    'k12+',
    'unlimited',
    'IQ*IQ',
    '1/0',
    'max(',
    '😀',
    'Ǆ',
    'é',
  ],
];

/** Values that stand nowhere in an honest file. */
const oddValues: readonly Json[] = [
  ...[
    null,
    true,
    false,
    '',
    ' ',
    'x',
    '2d6',
    '-',
    'unlimited',
    'constructor',
    '__proto__',
    '1',
    'k12+',
    'k1',
    'k1000+',
  ],
  ...[0, -0, 1, -1, 0.5, 1e-9, 1e9, 1e12, 1e13, 1e300, -1e300, 2 ** 53, 1000, 1001, 1_000_000, 1_000_001],
  ...[
    'IQ/0',
    '1/(IQ-IQ)',
    'IQ*1000000',
    '9007199254740991*IQ',
    'floor(',
    'max()',
    'base+level+SP+IQ+Podl',
    '-IQ',
  ],
  [],
  {},
  [null],
  [[]],
  [1, 1],
  { a: 1 },
  { kind: 'grapple' },
  { precision: 0.01 },
  { constructor: {} },
];

/** A text with a few spans cut, doubled, moved or filled with something else. */
export function spoiltText(random: Random, text: string): string {
  const { whole, one } = chooser(random);
  let spoilt = text;
  for (let left = whole(1, 3); left > 0; left -= 1) {
    const at = whole(0, spoilt.length);
    const end = Math.min(spoilt.length, at + one([1, 1, 3, 10, 80]));
    const span = spoilt.slice(at, end);
    const lines = spoilt.split('\n');
    const line = whole(0, lines.length - 1);
    spoilt = one<() => string>([
      () => spoilt.slice(0, at) + spoilt.slice(end),
      () => spoilt.slice(0, at) + one(pieces) + spoilt.slice(at),
      () => spoilt.slice(0, at) + one(pieces) + spoilt.slice(end),
      () => spoilt.slice(0, end) + span + spoilt.slice(end),
      () => spoilt.slice(0, at),
      () => spoilt.slice(0, at) + String.fromCharCode(whole(0, 0xffff)) + spoilt.slice(at),
      () => lines.toSpliced(line, 1).join('\n'),
      () => lines.toSpliced(line, 0, one(lines)).join('\n'),
      () => lines.with(line, ` ${lines[line]}`).join('\n'),
      () => lines.with(line, lines[line]!.trimStart()).join('\n'),
      () => spoilt.replace(/\d+(\.\d+)?(?=\D*$)/, String(one(oddValues))),
      () => spoilt.replaceAll('\n', '\r\n'),
    ])();
  }
  return spoilt;
}

/** Paths of all values below a node, the node itself left out. */
function pathsOf(node: Json, path: readonly string[] = []): (readonly string[])[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, child]) => [[...path, key], ...pathsOf(child, [...path, key])]);
}

function nodeAt(node: Json, path: readonly string[]): Json {
  return path.reduce<Json>((inner, key) => (inner as { [key: string]: Json })[key] ?? null, node);
}

/** The tree with its entry at the path replaced by some entries. */
function replaced(
  node: Json,
  [key, ...rest]: readonly string[],
  by: readonly (readonly [string, Json])[],
): Json {
  if (node === null || typeof node !== 'object' || key === undefined) return node;
  const entries = Object.entries(node).flatMap(([name, child]): (readonly [string, Json])[] =>
    name !== key ? [[name, child]] : rest.length === 0 ? [...by] : [[name, replaced(child, rest, by)]],
  );
  return Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** A tree with a few of its parts gone, doubled, renamed, put elsewhere, or replaced; `others` are where parts come from. */
export function spoiltTree(random: Random, tree: Json, others: readonly Json[] = [tree]): Json {
  const choose = chooser(random);
  let spoilt = tree;
  for (let left = choose.whole(1, 3); left > 0; left -= 1) {
    const paths = pathsOf(spoilt);
    if (paths.length === 0) return choose.one(oddValues);
    spoilt = spoiltOnce(random, spoilt, choose.one(paths), others);
  }
  return spoilt;
}

function spoiltOnce(random: Random, tree: Json, path: readonly string[], others: readonly Json[]): Json {
  const { one } = chooser(random);
  const key = path.at(-1)!;
  const node = nodeAt(tree, path);
  const foreign = one(others);
  const foreignPaths = pathsOf(foreign);
  const elsewhere = (): Json => (foreignPaths.length === 0 ? null : nodeAt(foreign, one(foreignPaths)));
  const entries = one<() => (readonly [string, Json])[]>([
    () => [],
    () => [[key, one(oddValues)]],
    () => [[key, one(oddValues)]],
    () => [[key, elsewhere()]],
    () => [[one(foreignPaths)?.at(-1) ?? 'x', node]],
    () => [
      [`${key}${one(['', ' ', '​', 'x', '.', '\u0301', ' > x'])}`, node],
      [key, node],
    ],
    () => [[one(['constructor', 'toString', 'hasOwnProperty', 'length', '0']), node]],
    () => [[key, typeof node === 'number' ? node * one([-1, 0, 10, 1e6, 0.5, 1.0000001]) : [node, node]]],
    () => [[key, typeof node === 'string' ? spoiltText(random, node) : { [key]: node }]],
  ])();
  return replaced(tree, path, entries);
}

/** A scenario that ships, spoilt as a text or as a tree. @returns its name with it, for whoever repeats the case. */
export function scenarioMutant(random: Random): { readonly name: string; readonly text: string } {
  const { one } = chooser(random);
  const [name, text] = one([...shippedTexts]);
  if (random() < 0.4) return { name, text: spoiltText(random, text) };
  const tree = spoiltTree(random, shippedTrees.get(name)!, [...shippedTrees.values()]);
  return { name, text: JSON.stringify(tree, null, one([0, 1])) };
}
