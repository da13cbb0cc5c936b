/** A small part of the fuzz (`npm run soak -- fuzz`), every kind of attack from literal seeds of its own. */
import { expect, it } from 'vitest';
import {
  filesToSpoil,
  formulaCase,
  hostileNames,
  messageCase,
  mutantCase,
  namesCase,
  type Outcome,
  tamperCase,
} from './support/fuzz/cases.ts';
import { kindsOfPlaces } from './support/fuzz/names.ts';
import { faultsOfFile, faultsOfPrinted } from './support/fuzz/sound.ts';

async function faults(count: number, one: (n: number) => Outcome | Promise<Outcome>): Promise<string[]> {
  const found: string[] = [];
  for (let n = 0; n < count; n += 1)
    for (const fault of (await one(n)).faults) found.push(`case ${n}: ${fault}`);
  return found;
}

it('scenarios that ship, spoilt, are refused in words or run', { timeout: 300_000 }, async () => {
  expect(await faults(30, (n) => mutantCase(500_000 + n))).toEqual([]);
});

it('formulas of anything are refused in words or solved', { timeout: 300_000 }, async () => {
  expect(await faults(40, (n) => formulaCase(600_000 + n))).toEqual([]);
});

it('hostile names at every place of every kind stay names in every medium', {
  timeout: 300_000,
}, async () => {
  const nameAt = hostileNames(3);
  expect(await faults(kindsOfPlaces.length, (n) => namesCase(n, 10 * n, nameAt, n === 0))).toEqual([]);
});

it('files tampered with are refused in words or read', { timeout: 300_000 }, async () => {
  const files = await filesToSpoil();
  expect(await faults(18, (n) => tamperCase(files, 2000 + n))).toEqual([]);
});

it('messages of the queue are refused or taken for what they may be', async () => {
  expect(await faults(30, (n) => messageCase(3000 + n))).toEqual([]);
});

it.each([
  ['a.svg', '<svg><text>a & b</text></svg>'],
  ['a.svg', '<svg><g></svg>'],
  ['a.svg', '<svg x="1" x="2"/>'],
  ['junit.xml', '<a>\ufffe</a>'],
  ['a.csv', 'a,b\r\n1\r\n'],
  ['a.csv', 'a,"b\r\n'],
  ['a.md', '| a |\n| - |\n| b | c |\n'],
  ['a.md', 'the win rate is NaN'],
  ['a.html', '<p>[object Object]</p>'],
  ['a.html', '<p><img src=x onerror=alert(1)></p>'],
  ['a.html', '<p title="x" onclick="alert(1)">'],
  ['a.html', '<a href="javascript:alert(1)">x</a>'],
  ['a.md', 'by [x](javascript:alert(1))'],
  ['a.md', 'by ![x](http://x)'],
  ['a.md', 'by <b onload=x>'],
  ['a.json', '{'],
])('what looks after the files sees a fault in %s: %s', (name, text) => {
  expect(faultsOfFile(name, text)).not.toEqual([]);
});

it.each([
  ['a.md', 'by &#91;x&#93;(javascript:alert(1)) and `<img src=x> ![x](http://x)`'],
  ['a.md', '```sh\nsouboj --seed "[x](javascript:alert(1))"\n```'],
  ['a.html', '<p title="&quot; onload=&quot;x">javascript:alert(1)</p>'],
])('what looks after the files takes what only looks like markup for no fault in %s: %s', (name, text) => {
  expect(faultsOfFile(name, text)).toEqual([]);
});

it.each(['souboj: Cannot read properties of undefined', '\u001b[31m', 'a\n::stop-commands::x', 'a \u202e b'])(
  'what looks after the terminal sees a fault in %j',
  (text) => {
    expect(faultsOfPrinted(text)).not.toEqual([]);
  },
);
