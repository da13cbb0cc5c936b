/** `souboj planes`: the planes of a scenario held against each other on the same matchups. */
import { join } from 'node:path';
import type { Method } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import { languageOf } from '../language/languages.ts';
import { csvFiles } from '../report/csv/table.ts';
import { documentFiles } from '../report/files/files.ts';
import { planesDraft, planeTables } from '../report/planes/report.ts';
import { comparePlanesOf, planesOrder } from '../study/planes.ts';
import { workersFor } from './cores.ts';
import { prepareFolder } from './files.ts';
import { language } from './language.ts';
import { codeAfter, writeReport } from './reportFiles.ts';
import { csvDialectOf } from './reportOptions.ts';
import { withThreads } from './runCells.ts';
import { note } from './say.ts';
import { readDuelScenario } from './scenarioFile.ts';
import { words } from './words.ts';

/** Options of `planes` as the command line gives them. */
export interface PlanesFlags {
  readonly variant?: string;
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method: Method;
  readonly only?: string;
  readonly maxStates?: number;
  readonly confidence: number;
  readonly quiet?: boolean;
  readonly csvDialect?: string;
}

/** Compares the planes of one variant; answers the exit code. @throws UsageError where there is nothing to compare. */
export async function planes(path: string, flags: PlanesFlags, signal: AbortSignal): Promise<number> {
  const dialect = csvDialectOf(flags);
  const source = await readDuelScenario(path, 'planes');
  const order = planesOrder(source, flags);
  const { plan, variant } = order;
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const { name } = source.scenario;
  if (flags.quiet !== true) {
    const { cellsOf, locale } = words();
    const count = new Intl.NumberFormat(locale).format(plan.cells.length);
    note(cellsOf(name, count, variant, plan.seed));
  }
  const workers = flags.workers ?? workersFor(plan);
  const comparisons = await withThreads({ ...flags, workers, title: name }, signal, (conduct) =>
    comparePlanesOf(order, flags, conduct),
  );
  const spoken = languageOf(language());
  const draft = planesDraft(name, comparisons, spoken);
  const publication = { stem: 'planes', language: spoken, version };
  const written = await writeReport(
    folder,
    { signal, cells: plan.cells.length },
    async (care) =>
      new Map([
        ...(await documentFiles(draft, ['md', 'html'], { ...publication, ...care })),
        ...csvFiles(planeTables(name, comparisons), dialect),
      ]),
  );
  return codeAfter(written);
}
