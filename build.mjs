// Builds dist/ (or the folder named): the command, the worker thread and the library (or the modules named),
// bundled but for the dependencies: node build.mjs [FOLDER [MODULE…]]
// With +MODULE: that one as well as the package's own.
// With --page: the script of report.html, from src/report/html/client into a text that is checked in, so that
// whatever reads src/ (tests, editors, this file) needs no plugin for it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { withConstants } from './constants.mjs';
import { pageScriptModule } from './src/report/html/client/build.mjs';

if (process.argv.includes('--page')) {
  writeFileSync(new URL('./src/report/html/clientScript.ts', import.meta.url), await pageScriptModule());
  process.exit();
}

const [outdir = 'dist', ...named] = process.argv.slice(2);
const own = { cli: 'src/cli/program/bin.ts', worker: 'src/batch/worker.ts', index: 'src/index.ts' };
const entryPoints = {
  ...(named.every((file) => file.startsWith('+')) ? own : {}),
  ...Object.fromEntries(named.map((file) => [basename(file, '.ts'), file.replace(/^\+/, '')])),
};

rmSync(new URL(`./${outdir}`, import.meta.url), { recursive: true, force: true });
await build({
  entryPoints,
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  legalComments: 'none',
  chunkNames: '[name]-[hash]',
  plugins: [{ name: 'numbers in place', setup: numbersInPlace }],
});

const folder = new URL(`./${outdir}/`, import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
  const code = readFileSync(new URL(file, folder), 'utf8');
  writeFileSync(new URL(file, folder), withConstants(code));
}

/**
 * Tables of numbers (`export const word = { mana: 0, … } as const`) become enums, since esbuild writes the members of
 * an enum in place as numbers. V8 knows them either way, but it inlines functions by the length of their bytecode, and
 * the rules read such words at every turn. Nobody may go through the members of such a table: an enum has its numbers
 * among them.
 */
function numbersInPlace(bundler) {
  const comment = '/\\*[^]*?\\*/';
  const table = new RegExp(`(export )?const (\\w+) = \\{((?:\\s*(?:${comment})?\\s*\\w+: \\d+,?)+\\s*)\\} as const;`, 'g');
  bundler.onLoad({ filter: /[\\/]rules[\\/].*\.ts$/ }, ({ path }) => {
    const contents = readFileSync(path, 'utf8').replace(
      table,
      (_, exported = '', name, members) => `${exported}enum ${name} {${members.replace(/(\w+): (\d+)/g, '$1 = $2')}}`,
    );
    return { contents, loader: 'ts' };
  });
}
