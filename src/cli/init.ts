/** `souboj init`: a scenario to start from. */

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refusal } from '../problems/problem.ts';
import { scenarioJsonSchema } from '../scenario/json-schema.ts';
import { UsageError } from './exit.ts';
import { requireWritable, writeFiles } from './files.ts';
import { spoken } from './language.ts';
import { print } from './say.ts';
import { words } from './words.ts';

/** Name of the schema beside the scenario. */
const schemaFile = 'scenario.schema.json';

/** Writes the scenario and its schema; never over a file that is there. @throws UsageError where one is. */
export async function init(folder: string): Promise<void> {
  const files = new Map([
    ['duel.yaml', `# yaml-language-server: $schema=${schemaFile}\n${spoken().starter}`],
    [schemaFile, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`],
  ]);
  const taken: string[] = [];
  for (const name of files.keys()) if (await exists(join(folder, name))) taken.push(join(folder, name));
  if (taken.length > 0) {
    throw new UsageError(
      ...taken.map((path): Refusal => ({ where: [path], must: ['notThere'], found: ['file'] })),
    );
  }
  await requireWritable(folder);
  await writeFiles(folder, files);
  for (const name of files.keys()) print(words().made(join(folder, name)));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
