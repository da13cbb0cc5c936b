import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freshFolder, readFolder, shipped, souboj } from './support/command.ts';

const example = fileURLToPath(new URL('../reports/example', import.meta.url));

it('reports/example is what the shipped scenario gives today (UPDATE=1 writes it anew)', async () => {
  const out = join(freshFolder(), 'example');
  const done = await souboj([
    ...['run', shipped('class-bases.yaml'), '--duels', '2000', '--only', '@ 1 ', '--quiet'],
    ...['--format', 'md,svg,html', '--out', out],
  ]);
  // A part of the scenario: what it expects of the other planes is not judged, and says so.
  expect(done).toMatchObject({ code: 0 });
  expect(done.stderr).toBe(
    `${shipped('class-bases.yaml')}: Of 4 expectations: 4 not judged, left out by --only.\n`,
  );
  const fresh = readFolder(out);
  if (process.env['UPDATE'] === '1') {
    rmSync(example, { recursive: true, force: true });
    for (const [name, text] of fresh) {
      mkdirSync(dirname(join(example, name)), { recursive: true });
      writeFileSync(join(example, name), text);
    }
  }
  const committed = readFolder(example);
  expect([...committed.keys()]).toEqual([...fresh.keys()]);
  // Names only: a page in a failure message helps nobody.
  expect([...fresh].filter(([name, text]) => committed.get(name) !== text).map(([name]) => name)).toEqual([]);
});
