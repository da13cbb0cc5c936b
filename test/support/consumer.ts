/** A project of somebody who has installed the package, and what the compiler says of it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiler of this repository. */
export const tsc: string = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Puts the consumer's files into a folder with `node_modules/souboj` and compiles them, the package's declarations too.
 * @returns what the compiler says; empty where all is well.
 */
export function compiledConsumer(folder: string, typeRoots: string): string {
  copyFileSync(new URL('../fixtures/consumer/duel.ts', import.meta.url), join(folder, 'duel.ts'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: false, allowJs: true, checkJs: true },
    ...{ target: 'es2022', module: 'nodenext', types: ['node'], typeRoots: [typeRoots] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}
