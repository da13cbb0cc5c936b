/**
 * Where the package is built for the tests, in a folder of its own: threads and command-line tests run the built package,
 * and what stands in dist/ is left alone. It is built when the first test file asks for it (`built.ts`), so that files
 * that need none wait for none.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Called by vitest before any test; what it answers is called after the last one. */
export default function build(): () => void {
  const folder = fileURLToPath(new URL(`../../node_modules/.souboj-test/${process.pid}`, import.meta.url));
  const clear = (): void => {
    for (const path of [folder, `${folder}.lock`]) rmSync(path, { recursive: true, force: true });
  };
  // What a run that was killed has left under the same number.
  clear();
  process.env['SOUBOJ_BUILD'] = folder;
  return clear;
}
