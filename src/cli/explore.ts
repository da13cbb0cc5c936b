/** `souboj explore`: a scenario as a page in which every value can be moved. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explorerData, explorerPage, type Scripts } from '../explorer/page.ts';
import { languageTag } from '../language/languages.ts';
import { movableScenario } from '../scenario/movable.ts';
import { planOf, runInfo } from '../study/plan.ts';
import type { Source } from '../study/source.ts';
import { linesToTell, UsageError } from './exit.ts';
import { prepareFolder, replaceFile, writeFiles } from './files.ts';
import { follow } from './follow.ts';
import { language, spoken } from './language.ts';
import { note, print } from './say.ts';
import { readScenario } from './scenarioFile.ts';
import { STDIN } from './stdin.ts';

/** Options of `explore` as the command line gives them. */
export interface ExploreFlags {
  readonly out?: string;
  readonly quiet?: boolean;
  readonly serve?: boolean;
}

/** Name of the page. */
const PAGE = 'explorer.html';

/** The scripts beside the built command: the worker is that of the kind. */
async function scripts(kind: string): Promise<Scripts> {
  const read = (name: string) => readFile(new URL(`./explorer/${name}.js`, import.meta.url), 'utf8');
  const [page, worker] = await Promise.all([read('page'), read(`worker.${kind}`)]);
  return { page, worker };
}

/** What a page is made of. */
function partsOf(source: Source, served: boolean): Parameters<typeof explorerData>[0] {
  const info = runInfo(source, planOf(source, [], { method: 'exact' }), source.scenario.seed === null);
  const opened = movableScenario(source.text, source.path);
  if (!opened.ok) throw new Error(`${source.path}: must stay a scenario`);
  return { movable: opened.movable, info, language: languageTag(language()), served };
}

/** Writes the page, or serves it until `signal` comes. @throws StudyError, UsageError with one line a problem. */
export async function explore(path: string, flags: ExploreFlags, signal: AbortSignal): Promise<void> {
  if (flags.serve === true) return serveIt(path, signal);
  const source = await readScenario(path);
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const page = await explorerPage(partsOf(source, false), await scripts(source.scenario.kind));
  await writeFiles(folder, new Map([[PAGE, page]]));
  const file = join(folder, PAGE);
  print(file);
  if (flags.quiet !== true) note(spoken().explorer.written(file));
}

async function serveIt(path: string, signal: AbortSignal): Promise<void> {
  if (path === STDIN)
    throw new UsageError({ where: ['--serve'], must: ['filesToWatch'], found: ['value', '-'] });
  // What cannot be read is told before anything is served.
  await readScenario(path);
  const { serve } = await import('./serve.ts');
  const serving = await serve({
    page: async () => {
      const source = await readScenario(path);
      return explorerPage(partsOf(source, true), await scripts(source.scenario.kind));
    },
    data: async () => {
      try {
        return { data: await explorerData(partsOf(await readScenario(path), true)) };
      } catch (error) {
        return { problems: linesToTell(error) };
      }
    },
    write: async (text, hash) => {
      const now = await readScenario(path).catch(() => null);
      const { explorer } = spoken();
      if (now?.hash !== hash) return explorer.words.changedOutside;
      await replaceFile(path, text);
      note(explorer.wrote(path));
      return null;
    },
  });
  const watchers = follow([path], () => serving.changed());
  print(serving.address);
  note(spoken().explorer.served(serving.address));
  try {
    await serving.until(signal);
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
