/** The package built for the tests, once a run, by whichever of its processes asks first; the others wait for it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path of the package built for the tests. Its `main` can be called as well, without a process. */
export const built: string = buildOnce(process.env['SOUBOJ_BUILD']!);

function buildOnce(folder: string): string {
  const done = join(folder, '.built');
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  while (!existsSync(done)) {
    if (!taken(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      continue;
    }
    try {
      if (existsSync(done)) break;
      const options = [relative(root, folder), '+src/cli/program/main.ts'];
      execFileSync(process.execPath, [join(root, 'build.mjs'), ...options], { stdio: 'inherit' });
      writeFileSync(done, '');
    } finally {
      rmdirSync(lock);
    }
  }
  return folder;
}

/** Takes the lock, unless another process holds it. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
