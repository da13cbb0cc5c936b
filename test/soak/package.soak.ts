/** The package: what a fresh clone packs runs elsewhere, without what is optional, and compiles a stranger's project. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { version } from '../../src/batch/version.ts';
import { compiledConsumer } from '../support/consumer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('holds the built command', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'souboj-pack-'));
  const at = (cwd: string, command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const [clone, elsewhere] = [join(folder, 'clone'), join(folder, 'elsewhere')];
    at(folder, 'git', 'clone', '-q', root, clone);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const packed = at(clone, 'npm', 'pack', '--silent', '--pack-destination', folder)
      .trim()
      .split('\n')
      .at(-1)!;
    mkdirSync(elsewhere);
    at(elsewhere, 'npm', 'install', '--silent', '--omit=optional', '--prefix', '.', join(folder, packed));
    const souboj = join(elsewhere, 'node_modules/.bin/souboj');
    expect(at(elsewhere, souboj, '--version').trim()).toBe(version);
    const scenario = join(elsewhere, 'node_modules/souboj/scenarios/class-bases.yaml');
    expect(at(elsewhere, souboj, 'check', scenario)).toContain('class-bases');
    at(elsewhere, souboj, 'init', '--rules', 'duel');
    expect(compiledConsumer(elsewhere, join(root, 'node_modules/@types'))).toBe('');
    at(elsewhere, process.execPath, '--test');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
