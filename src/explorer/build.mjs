// Bundles the page's script and those of its workers, each as one classic script.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { kindsIn, only } from './kinds.mjs';
import { isCatalogue, unsaid, without } from './words.mjs';

/** What no page says: messages of zod in forty languages, its JSON Schema, words that only the command line uses. */
const leftOut = [
  /zod\/v4\/locales\/index\.js$/,
  /zod\/v4\/core\/(json-schema-processors|json-schema-generator|to-json-schema)\.js$/,
  // The report of duels, in whose place the page has its own views.
  /src\/report\/duel\/record\.ts$/,
  // Tables for machines.
  /src\/report\/(concentration|control|day|gauntlet)\/csv\.ts$/,
  // What is wrong with contests that somebody has written: no page has one.
  /src\/(problems\/english|language\/cs\/problems)\/contests\.ts$/,
  // Pictures in files of their own.
  /src\/report\/charts\/(bars|distributions|intervals|lines|ranges|twinLines)\.ts$/,
  // Search over values without steps: every slider has some.
  /src\/tuning\/search\/direct\.ts$/,
  /src\/(problems\/english|language\/cs\/problems)\/commands\.ts$/,
  /src\/language\/(en|cs)\/(help|parser|starter|commands|baseline|comparison|meta|opening|own|planes|power|ranking|sensitivity|sweep|tune|tuneLabels|tuning)\.ts$/,
];

/** A module of the same names, all of them functions that answer a function. */
function emptied(code) {
  const names = [...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)];
  return names.map(([, name]) => `export const ${name} = () => () => undefined;`).join('\n') || 'export {}';
}

/** What nobody has asked for does nothing: such modules of packages are left out where nothing of them is used. */
const idle = [{ test: /node_modules\/diff\//, sideEffects: false }];

/** Such a module is replaced by one of the same names. */
export const slim = {
  name: 'slim',
  transform(code, id) {
    const path = id.replaceAll('\\', '/');
    // The policy of the page allows no WebAssembly: without it, duels are drawn in script.
    if (/src\/engine\/kernel\/kernel\.ts$/.test(path))
      return { code: 'export const createKernel = () => null;', map: null };
    // The file that a page holds kept its limits when the page was written.
    if (/src\/scenario\/tree\/measure-yaml\.ts$/.test(path))
      return { code: 'export const excessOf = () => null;', map: null };
    // Generators that nobody asks for.
    if (/seedrandom\/lib\//.test(path)) return { code: 'module.exports = {};', map: null };
    return leftOut.some((pattern) => pattern.test(path)) ? { code: emptied(code), map: null } : null;
  },
};

/** What is only warned of elsewhere, a module that is not there, would be a page that does nothing. */
const refuse = (level, log) => {
  if (level === 'warn') throw new Error(log.message);
};

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** One classic script, and what its modules have become. */
async function bundled(file, plugins, minify) {
  const { output } = await build({
    input: here(file),
    platform: 'browser',
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
    treeshake: { moduleSideEffects: idle },
    plugins: [slim, ...plugins],
    onLog: refuse,
    tsconfig: here('./client/tsconfig.json'),
    write: false,
    output: { format: 'iife', strict: true, minify, comments: false },
  });
  return output[0];
}

/** The worker of a kind of scenario, without the words that it cannot say. */
export async function workerOf(kind) {
  const own = only(kind, kindsIn(new URL('../', import.meta.url)));
  const { modules } = await bundled('./worker/worker.ts', [own], false);
  const names = new Set(unsaid(modules));
  const speechless = {
    name: 'speechless',
    transform: (code, id) => (isCatalogue(id) ? { code: without(code, names), map: null } : null),
  };
  return (await bundled('./worker/worker.ts', [own, speechless], true)).code;
}

/** Writes page.js and the worker of every kind, worker.KIND.js, into a folder. */
export async function buildExplorer(dir) {
  mkdirSync(dir, { recursive: true });
  const write = (name, code) => writeFileSync(join(dir, `${name}.js`), code);
  write('page', (await bundled('./client/page.tsx', [], true)).code);
  for (const { kind } of kindsIn(new URL('../', import.meta.url)))
    write(`worker.${kind}`, await workerOf(kind));
}
