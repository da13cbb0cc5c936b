/**
 * Builds the package once before the tests, into a folder of its own: threads and command-line tests run the
 * built package, and what stands in dist/ is left alone. Its `main` can be called as well, without a process.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Called by vitest before any test; what it answers is called after the last one. */
export default function build(): () => void {
  const folder = `node_modules/.souboj-test/${process.pid}`;
  const build = fileURLToPath(new URL('build.mjs', root));
  execFileSync(process.execPath, [build, folder, '+src/cli/program/main.ts'], { stdio: 'inherit' });
  process.env['SOUBOJ_BUILD'] = fileURLToPath(new URL(folder, root));
  return () => rmSync(new URL(folder, root), { recursive: true, force: true });
}
