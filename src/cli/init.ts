/** `souboj init`: a scenario to start from. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { scenarioJsonSchema } from '../scenario/json-schema.ts';
import { UsageError } from './exit.ts';
import { requireWritable, writeFiles } from './files.ts';
import { language } from './language.ts';
import { schemaFile, starter } from './starter.ts';
import { words } from './words.ts';

/** Writes the scenario and its schema; never over a file that is there. @throws UsageError where one is. */
export async function init(folder: string): Promise<void> {
  const files = new Map([
    ['duel.yaml', starter(language())],
    [schemaFile, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`],
  ]);
  const taken: string[] = [];
  for (const name of files.keys()) if (await exists(join(folder, name))) taken.push(join(folder, name));
  if (taken.length > 0) {
    throw new UsageError(taken.map((path) => `${path}: must not exist yet (got a file)`));
  }
  await requireWritable(folder);
  await writeFiles(folder, files);
  for (const name of files.keys()) console.log(words().made(join(folder, name)));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
