// Builds dist/ (or the folder named): the command, the worker thread and the library, bundled but for the
// dependencies.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

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
