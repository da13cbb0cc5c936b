import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ExplorerData } from '../../src/explorer/model/data.ts';
import { freshFolder, shipped, souboj } from '../support/command.ts';

const example = fileURLToPath(new URL('../../reports/explorer/', import.meta.url));

const dataOf = (html: string): ExplorerData =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)![1]!) as ExplorerData;

it('reports/explorer is the page of the shipped scenario (UPDATE=1 writes it anew)', async () => {
  const out = freshFolder();
  await souboj(['explore', shipped('class-bases.yaml'), '--out', out, '--quiet']);
  const fresh = readFileSync(join(out, 'explorer.html'), 'utf8');
  if (process.env['UPDATE'] === '1') {
    mkdirSync(example, { recursive: true });
    writeFileSync(join(example, 'explorer.html'), fresh);
  }
  const committed = dataOf(readFileSync(join(example, 'explorer.html'), 'utf8'));
  // Its scripts hold every rule and word there is, so it is not written anew with each of them.
  expect(committed.text).toBe(readFileSync(shipped('class-bases.yaml'), 'utf8'));
  const names = ({ knobs }: ExplorerData) => knobs.map(({ path, value }) => [path, value]);
  expect(names(committed)).toEqual(names(dataOf(fresh)));
});
