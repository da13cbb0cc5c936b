/** `souboj explore`: a scenario as a page in which every value can be moved. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explorerPage, type Scripts } from '../explorer/page.ts';
import { languageTag } from '../language/languages.ts';
import { movableScenario } from '../scenario/movable.ts';
import { planOf, runInfo } from '../study/plan.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { language, spoken } from './language.ts';
import { note, print } from './say.ts';
import { readScenario } from './scenarioFile.ts';

/** Options of `explore` as the command line gives them. */
export interface ExploreFlags {
  readonly out?: string;
  readonly quiet?: boolean;
}

/** Name of the page. */
const PAGE = 'explorer.html';

/** The scripts beside the built command: the worker is that of the kind. */
async function scripts(kind: string): Promise<Scripts> {
  const read = (name: string) => readFile(new URL(`./explorer/${name}.js`, import.meta.url), 'utf8');
  const [page, worker] = await Promise.all([read('page'), read(`worker.${kind}`)]);
  return { page, worker };
}

/** Writes the page. @throws StudyError, UsageError with one line a problem. */
export async function explore(path: string, { out, quiet }: ExploreFlags): Promise<void> {
  const source = await readScenario(path);
  const folder = out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const plan = planOf(source, [], { method: 'exact' });
  const info = runInfo(source, plan, source.scenario.seed === null);
  const opened = movableScenario(source.text, source.path);
  if (!opened.ok) return;
  const page = await explorerPage(
    opened.movable,
    info,
    languageTag(language()),
    await scripts(source.scenario.kind),
  );
  await writeFiles(folder, new Map([[PAGE, page]]));
  const file = join(folder, PAGE);
  print(file);
  if (quiet !== true) note(spoken().explorer.written(file));
}
