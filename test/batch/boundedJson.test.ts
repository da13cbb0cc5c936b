/** JSON of others is looked at before it is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { differentKeys, parseForeignJson } from '../../src/batch/boundedJson.ts';
import { unpackPlain } from '../../src/batch/queue/pack.ts';
import { reasonFrom } from '../../src/batch/queue/reason.ts';
import { RefusalError } from '../../src/problems/problem.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

const keys = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => `"k${from + i}":${i % 10}`).join(',');

/** What is parsed there is a text of our own, or of one string. */
const ownTexts = [
  'batch/boundedJson.ts',
  'facts/duel/imbalance.ts',
  'scenario/points/vary-path.ts',
  'scenario/tree/carried.ts',
];

it('all JSON of others is read by this one reader', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const parsing = sources.filter(
    (name) =>
      // A script of a page is a text of its own, and so is what its page gives it.
      !/client/i.test(name) && /\bJSON\.parse\(/.test(readFileSync(join(src, name), 'utf8')),
  );
  expect(parsing.sort()).toEqual(ownTexts);
});

describe('keys of JSON text', () => {
  it('are counted once each, wherever they stand; strings and signs within them are none', () => {
    expect(differentKeys('{"a":1,"b":{"a":2,"c" : [":", "d:e", {"a":3}]}}', 99)).toBe(3);
    expect(differentKeys('{"a\\"":1,"x":"\\\\","b":"\\":\\""}', 99)).toBe(3);
    expect(differentKeys('["a","b"]', 99)).toBe(0);
    // An end in the middle of a string, or of an escape.
    expect(differentKeys('{"a":"b', 99)).toBe(1);
    expect(differentKeys('{"a":"\\', 99)).toBe(1);
  });

  it('are not counted on above the bound', () => {
    expect(differentKeys(`{${keys(1000)}}`, 10)).toBe(11);
  });

  it('bound what is built: in one object and in many, not where they come again', () => {
    // The digest may take one or two of 50,000 keys for another, hardly 100.
    expect(() => parseForeignJson(`{${keys(50_100)}}`)).toThrow('too many different keys');
    const spread = Array.from({ length: 501 }, (_, i) => `{${keys(100, i * 100)}}`).join(',');
    expect(() => parseForeignJson(`[${spread}]`)).toThrow('too many different keys');
    const again = Array.from({ length: 600 }, () => `{${keys(100)}}`).join(',');
    expect(parseForeignJson(`[${again}]`)).toHaveLength(600);
    expect(Object.keys(parseForeignJson(`{${keys(49_900)}}`) as object)).toHaveLength(49_900);
  });

  it('bound what a message of the queue makes, too', () => {
    expect(() => unpackPlain(`[{${keys(50_100)}}]`)).toThrow('too many different keys');
    expect(unpackPlain(`[{${keys(100)}}]`)).toHaveProperty('k99', 9);
    const reason = (count: number) => reasonFrom(`{"where":[],"sentence":["planOfNobody"],${keys(count)}}`);
    expect(reason(100)).toBeInstanceOf(RefusalError);
    expect(reason(50_100)).not.toBeInstanceOf(RefusalError);
  });

  it('leave the numbers that JSON cannot hold as they were', () => {
    expect(parseForeignJson('{"a":{"number":"Infinity"},"b":[{"number":"-0"}]}')).toEqual({
      a: Number.POSITIVE_INFINITY,
      b: [-0],
    });
  });
});
