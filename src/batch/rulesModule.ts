/** Loads a module of rules that somebody has named: the only place where code from outside is run. */
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { Kind } from '../contest/kind.ts';
import { ContestError } from '../rules/contestError.ts';
import { type OpenedRules, openedRules, openKind } from '../scenario/own/open.ts';

/** A module of rules and the hash of its text. */
export type RulesAddress = Pick<OpenedRules, 'url' | 'hash'>;

/** The library that modules import, as it is built: beside the file that this module is built into. */
const library: URL = new URL('./contest.js', import.meta.url);

/** Answers `souboj/contest` by the library of this souboj, wherever the module lies and whatever is installed there. */
const hook = `export async function resolve(name, context, next) {
  return name === 'souboj/contest' ? { url: ${JSON.stringify(library.href)}, shortCircuit: true } : next(name, context);
}`;

/** A module that takes longer to load is given up. */
const LOAD_MS = 10_000;

let registered = false;

/**
 * Runs a module and makes its kind known; the same module once more changes nothing.
 * @throws ContestError where it does not load, exports no kind, or its names are taken.
 */
export async function loadRules({ url, hash }: RulesAddress): Promise<void> {
  if (openedRules()?.hash === hash) return;
  const { register } = nodeModule as { register?: (url: string) => void };
  if (!registered && existsSync(fileURLToPath(library)))
    register?.(`data:text/javascript,${encodeURIComponent(hook)}`);
  registered = true;
  let found: { readonly default?: Partial<Kind> };
  try {
    found = (await inTime(import(url))) as typeof found;
  } catch (error) {
    if (error instanceof ContestError) throw error;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error, { depth: 0 });
    throw new ContestError([nameOf(url)], ['moduleLoads', message]);
  }
  const kind = found.default;
  if (
    typeof kind?.contest !== 'function' ||
    typeof kind.kind !== 'string' ||
    !(kind.combatants instanceof Map)
  )
    throw new ContestError([nameOf(url)], ['kindExport', typeof kind]);
  openKind({ kind: kind as Kind, url, hash });
}

/** A module that waits for what never comes would end the process without a word. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${LOAD_MS / 1000} s`)), LOAD_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
