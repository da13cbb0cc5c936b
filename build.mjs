// Builds dist/ (or the folder named): the command, the worker thread and the library (or the modules named),
// bundled but for the dependencies: node build.mjs [FOLDER [MODULE…]]
// With --page: the script of report.html, from src/report/html/client into a text that is checked in, so that
// whatever reads src/ (tests, editors, this file) needs no plugin for it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pageScriptModule } from './src/report/html/client/build.mjs';

if (process.argv.includes('--page')) {
  writeFileSync(new URL('./src/report/html/clientScript.ts', import.meta.url), await pageScriptModule());
  process.exit();
}

const [outdir = 'dist', ...named] = process.argv.slice(2);
const entryPoints =
  named.length === 0
    ? { cli: 'src/cli/bin.ts', worker: 'src/batch/worker.ts', index: 'src/index.ts' }
    : Object.fromEntries(named.map((file) => [basename(file, '.ts'), file]));

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
});

// esbuild turns every top-level const into var, whose value V8 cannot take for granted: the rules then run at half
// the speed. Whatever is assigned once goes back to const (no import runs in a circle, so none is read too early).
const folder = new URL(`./${outdir}/`, import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
  const code = readFileSync(new URL(file, folder), 'utf8');
  writeFileSync(new URL(file, folder), withConstants(code));
}

function withConstants(code) {
  return code.replace(/^var ([\w$]+) = /gm, (whole, name) => {
    const n = name.replaceAll('$', '\\$');
    const operator = '(?:[-+*/%&|^]|\\*\\*|<<|>>>?|&&|\\|\\||\\?\\?)?=(?![=>])';
    const change = `(?<![\\w$.])(?:(?:\\+\\+|--)${n}(?![\\w$])|${n}\\s*(?:\\+\\+|--|${operator}))`;
    return code.match(new RegExp(change, 'g'))?.length === 1 ? `const ${name} = ` : whole;
  });
}
