/** Folders may have spaces and diacritics in their names, that of the project too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'build.mjs',
  ...['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((name) => /\.(ts|mjs)$/.test(name));

it('takes no path from the address of a file, where it would be percent-encoded, and no address from a path', () => {
  const wrong = /import\.meta\.url\)\.pathname|`file:\/\/\$\{/;
  const found = sources.filter((name) => wrong.test(readFileSync(join(root, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
