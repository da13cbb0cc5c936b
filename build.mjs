// Builds dist/ (or the folder named): the command, the worker thread and the library (or the modules named),
// bundled but for the dependencies: node build.mjs [FOLDER [MODULE…]]
// With +MODULE: that one as well as the package's own.
// With --page: the script of report.html, from src/report/html/client into a text that is checked in, so that
// whatever reads src/ (tests, editors, this file) needs no plugin for it.
import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { buildExplorer } from './src/explorer/build.mjs';
import { pageScriptModule } from './src/report/html/client/build.mjs';

if (process.argv.includes('--page')) {
  writeFileSync(new URL('./src/report/html/clientScript.ts', import.meta.url), await pageScriptModule());
  process.exit();
}

const [outdir = 'dist', ...named] = process.argv.slice(2);
const own = {
  cli: 'src/cli/program/bin.ts',
  worker: 'src/batch/worker.ts',
  contestWorker: 'src/contest/analysis/worker.ts',
  index: 'src/index.ts',
  contest: 'src/contest.ts',
};
const input = {
  ...(named.every((file) => file.startsWith('+')) ? own : {}),
  ...Object.fromEntries(named.map((file) => [basename(file, '.ts'), file.replace(/^\+/, '')])),
};

const root = fileURLToPath(new URL('.', import.meta.url));
const dir = fileURLToPath(new URL(`./${outdir}/`, import.meta.url));
rmSync(dir, { recursive: true, force: true });
await build({
  cwd: root,
  input,
  platform: 'node',
  external: (id) => !/^[./]/.test(id) && !id.startsWith(root),
  output: { dir, format: 'esm', chunkFileNames: '[name]-[hash].js', comments: false },
});
// The scripts of the explorer, which the command puts into its page.
if ('cli' in input) await buildExplorer(`${dir}explorer`);
