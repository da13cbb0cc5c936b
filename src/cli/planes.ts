/** `souboj planes`: the planes of a scenario held against each other on the same matchups. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { comparePlanes, type PlaneComparison } from '../analysis/planes/comparison.ts';
import { groupPoints } from '../analysis/points.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { Method, RunResult } from '../batch/result.ts';
import { languageOf } from '../language/languages.ts';
import { inQuotes, type Tip } from '../problems/problem.ts';
import { csvFiles } from '../report/csv/table.ts';
import { documentFiles } from '../report/files/files.ts';
import { planesDraft, planeTables } from '../report/planes/report.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { breathe } from '../tuning/pace.ts';
import { version } from '../version.ts';
import { workersFor } from './cores.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { language } from './language.ts';
import { csvDialectOf } from './reportOptions.ts';
import { runCells } from './runCells.ts';
import { runInfo } from './runInfo.ts';
import { readDuelScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';
import { words } from './words.ts';
import { worthsOf } from './worths.ts';

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

/** Compares the planes of one variant. @throws UsageError where there is nothing to compare. */
export async function planes(path: string, flags: PlanesFlags, signal: AbortSignal): Promise<void> {
  const dialect = csvDialectOf(flags);
  const source = await readDuelScenario(path, 'planes');
  const variant = variantOf(source, flags.variant);
  const cells = selectCells(source, flags.only ?? null).filter((cell) => cell.variant === variant);
  if (new Set(cells.map(({ plane }) => plane)).size < 2)
    throw new UsageError({
      where: [source.path, 'planes'],
      must: ['twoToCompare'],
      found: ['countInDigits', new Set(cells.map(({ plane }) => plane)).size],
    });
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const plan: Plan<DuelCell> = {
    seed: flags.seed ?? source.scenario.seed ?? randomBytes(8).toString('hex'),
    duels: flags.duels ?? source.scenario.duels,
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  const workers = flags.workers ?? workersFor(plan);
  if (flags.quiet !== true) {
    const { cellsOf, locale } = words();
    const count = new Intl.NumberFormat(locale).format(cells.length);
    console.error(cellsOf(source.scenario.name, count, variant, plan.seed));
  }
  const { name } = source.scenario;
  const result: RunResult = {
    info: runInfo(source, plan, false, { only: flags.only ?? null, confidence: flags.confidence }),
    cells: await runCells(plan, { ...flags, workers, title: name }, signal),
  };
  const points = groupPoints(result.cells, { confidence: flags.confidence, interval: 'wilson' });
  const comparisons: PlaneComparison[] = [];
  for (const [index, point] of points.entries()) {
    const worths = await worthsOf(result, { workers, most: Number.POSITIVE_INFINITY, point: index }, signal);
    const comparison = comparePlanes(point, worths);
    if (comparison !== null) comparisons.push(comparison);
  }
  if (comparisons.length === 0)
    throw new UsageError({ where: [source.path, 'planes'], must: ['possibleOnAll'], found: ['none'] });
  const spoken = languageOf(language());
  const files = new Map([
    ...(await documentFiles(planesDraft(name, comparisons, spoken), ['md', 'html'], {
      stem: 'planes',
      language: spoken,
      version,
      rest: () => breathe({ signal }),
    })),
    ...(await csvFiles(planeTables(name, comparisons), dialect, () => breathe({ signal }))),
  ]);
  await writeFiles(folder, files);
  for (const file of files.keys()) console.log(join(folder, file));
}

function variantOf({ path, scenario }: ScenarioFile, wanted: string | undefined): string {
  const names = scenario.variants.map(({ name }) => name);
  const name = wanted ?? names[0]!;
  if (names.includes(name)) return name;
  const tip: Tip = didYouMean(name, names) ?? ['variants', names];
  throw new UsageError({ where: ['--variant'], must: ['variantOf', path], found: inQuotes(name), tip });
}
