/** `--rules MODULE`: contests of somebody's own. A scenario alone never loads code. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadRules } from '../batch/rulesModule.ts';
import { closeKind } from '../scenario/own/open.ts';
import { UsageError } from './exit.ts';

/** What a module loads from beside itself. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Runs the module of rules that the command line names. @throws UsageError, ContestError */
export async function openRules(path: string): Promise<void> {
  const url = pathToFileURL(resolve(path));
  await loadRules({ url: url.href, hash: await hashOf(url, path) });
}

/** Forgets the rules: the next command of the same process may name others. */
export function closeRules(): void {
  closeKind();
}

/** SHA-256 of the module's text and of those that it imports by relative paths, in the order in which they are met. */
async function hashOf(url: URL, path: string): Promise<string> {
  const hash = createHash('sha256');
  const known = new Set([url.href]);
  for (const href of known) {
    const text = await readFile(new URL(href), 'utf8').catch(() => null);
    if (text === null && href === url.href) throw new UsageError({ where: [path], must: ['readable'] });
    if (text === null) continue;
    hash.update(text.replaceAll('\r\n', '\n')).update('\0');
    for (const [, name] of text.matchAll(imported)) known.add(new URL(name!, href).href);
  }
  return hash.digest('hex');
}
