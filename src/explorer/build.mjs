// Bundles the page's script and its worker's, each as one classic script.
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** What no page says: messages of zod in forty languages, its JSON Schema, words that only the command line uses. */
const leftOut = [
  /zod\/v4\/locales\/index\.js$/,
  /zod\/v4\/core\/(json-schema-processors|json-schema-generator|to-json-schema)\.js$/,
  // The report of duels, in whose place the page has its own views.
  /src\/report\/duel\/record\.ts$/,
  // Tables for machines.
  /src\/report\/(concentration|control|day|gauntlet)\/csv\.ts$/,
  // Pictures in files of their own.
  /src\/report\/charts\/(bars|distributions|intervals|lines|ranges|twinLines)\.ts$/,
  // Search over values without steps: every slider has some.
  /src\/tuning\/search\/direct\.ts$/,
  /src\/language\/(en|cs)\/(help|parser|starter|commands|baseline|comparison|explain|fit|meta|opening|planes|power|ranking|sensitivity|sweep|tune|tuneLabels|tuning)\.ts$/,
];

/** Such a module is replaced by one of the same names, all of them functions that answer a function. */
export const slim = {
  name: 'slim',
  transform(code, id) {
    // The policy of the page allows no WebAssembly: without it, duels are drawn in script.
    if (/src[\\/]engine[\\/]kernel[\\/]kernel\.ts$/.test(id))
      return { code: 'export const createKernel = () => null;', map: null };
    if (!leftOut.some((pattern) => pattern.test(id.replaceAll('\\', '/')))) return null;
    const names = [...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)];
    const empty = names.map(([, name]) => `export const ${name} = () => () => undefined;`);
    return { code: empty.join('\n') || 'export {}', map: null };
  },
};

/** What is only warned of elsewhere, a module that is not there, would be a page that does nothing. */
const refuse = (level, log) => {
  if (level === 'warn') throw new Error(log.message);
};

/** Writes page.js and worker.js into a folder. */
export async function buildExplorer(dir) {
  for (const [name, file] of [
    ['page', './client/page.tsx'],
    ['worker', './worker/worker.ts'],
  ])
    await build({
      input: fileURLToPath(new URL(file, import.meta.url)),
      platform: 'browser',
      transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
      plugins: [slim],
      onLog: refuse,
      tsconfig: fileURLToPath(new URL('./client/tsconfig.json', import.meta.url)),
      output: { file: `${dir}/${name}.js`, format: 'iife', strict: true, minify: true, comments: false },
    });
}
