// Bundles the page's script into a TypeScript module that exports its text.
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** Text of src/report/html/clientScript.ts. */
export async function pageScriptModule() {
  const { output } = await build({
    input: fileURLToPath(new URL('./page.ts', import.meta.url)),
    platform: 'browser',
    transform: { target: 'es2022' },
    write: false,
    output: { format: 'iife', strict: true, minify: true },
  });
  const text = output[0].code.trim();
  if (text.includes('</script')) throw new Error('the script must not hold an end tag');
  return (
    '/** The script of the page, built from client/ by `npm run page`; a test says when it is stale. */\n' +
    `export const clientScript: string =\n  ${JSON.stringify(text)};\n`
  );
}
