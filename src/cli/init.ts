/** `souboj init`: a scenario to start from, or rules of one's own with theirs. */

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

/** What is put into the folder, by name. */
function filesOf(ofRules: boolean): ReadonlyMap<string, string> {
  const { starter } = spoken();
  if (ofRules)
    return new Map([
      ['my-duel.mjs', starter.rules],
      ['my-duel.yaml', starter.rulesScenario],
      ['my-duel.test.mjs', starter.rulesTest],
    ]);
  return new Map([
    ['duel.yaml', `# yaml-language-server: $schema=${schemaFile}\n${starter.scenario}`],
    [schemaFile, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`],
  ]);
}

/** Writes a scenario and its schema, or a module of rules with its scenario and test; never over one that is there. @throws UsageError where one is. */
export async function init(folder: string, ofRules: boolean): Promise<void> {
  const files = filesOf(ofRules);
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
