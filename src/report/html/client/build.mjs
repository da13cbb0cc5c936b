// Bundles the page's script into a TypeScript module that exports its text.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Text of src/report/html/clientScript.ts. */
export async function pageScriptModule() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  const text = outputFiles[0].text.trim();
  if (text.includes('</script')) throw new Error('the script must not hold an end tag');
  return (
    '/** The script of the page, built from client/ by `npm run page`; a test says when it is stale. */\n' +
    `export const clientScript: string =\n  ${JSON.stringify(text)};\n`
  );
}
