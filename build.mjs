// Builds dist/ (or the folder named): the command, the worker thread and the library, bundled but for the
// dependencies. With --page: the script of report.html, from src/report/html/client into a text that is
// checked in, so that whatever reads src/ (tests, editors, this file) needs no plugin for it.
import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { pageScriptModule } from './src/report/html/client/build.mjs';

if (process.argv.includes('--page')) {
  writeFileSync(new URL('./src/report/html/clientScript.ts', import.meta.url), await pageScriptModule());
  process.exit();
}

const outdir = process.argv[2] ?? 'dist';

rmSync(new URL(`./${outdir}`, import.meta.url), { recursive: true, force: true });
await build({
  entryPoints: { cli: 'src/cli/bin.ts', worker: 'src/batch/worker.ts', index: 'src/index.ts' },
  absWorkingDir: new URL('.', import.meta.url).pathname,
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
