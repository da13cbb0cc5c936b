/** `souboj compare` with one path: variants of a scenario against its baseline. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { compareCells } from '../analysis/compare/compare.ts';
import type { ComparedCell, Comparison } from '../analysis/compare/comparison.ts';
import { matchVariants } from '../analysis/compare/match.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { CellResult, Method } from '../batch/result.ts';
import { comparisonCsv, flippedCsv } from '../report/comparison/csv.ts';
import { comparisonMarkdown } from '../report/comparison/markdown.ts';
import type { Compared } from '../report/words/comparison.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { playPairs } from './playPairs.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';

/** Options of `compare` as the command line gives them. */
export interface CompareFlags {
  readonly baseline?: string;
  /** A share: 0.02 for two points. */
  readonly margin: number;
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method: Method;
  readonly only?: string;
  readonly maxStates?: number;
  readonly confidence: number;
  readonly quiet?: boolean;
}

/** Compares the variants of a scenario. @throws UsageError where they cannot be compared. */
export async function compare(path: string, flags: CompareFlags, signal: AbortSignal): Promise<void> {
  const source = await readScenario(path);
  const baseline = baselineOf(source, flags.baseline);
  const cells = selectCells(source, flags.only ?? null);
  const { matches, unmatched } = matchVariants(cells, baseline);
  if (matches.length === 0)
    throw new UsageError([
      `${source.path}: variants must share a matchup with ${JSON.stringify(baseline)} (got none)`,
    ]);
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const plan: Plan = {
    seed: flags.seed ?? source.scenario.seed ?? randomBytes(8).toString('hex'),
    duels: flags.duels ?? source.scenario.duels,
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  if (flags.quiet !== true) {
    console.error(
      `${source.scenario.name}: ${matches.length} pairs of cells, ${plan.duels} duels each, seed ${plan.seed}`,
    );
  }
  const found = await playPairs(plan, matches, { ...flags, title: source.scenario.name }, signal);
  const options = { margin: flags.margin, confidence: flags.confidence, trustLaws: true };
  const compared = {
    title: source.scenario.name,
    baseline,
    variants: source.scenario.variants.map(({ name }) => name).filter((name) => name !== baseline),
  };
  const { possible, impossible } = possibleOnly(found);
  const comparison = compareCells(possible, options, [...unmatched, ...impossible]);
  await writeComparison(folder, comparison, compared);
}

/** Writes the files of a comparison and tells their names. */
export async function writeComparison(
  folder: string,
  comparison: Comparison,
  compared: Compared,
): Promise<void> {
  const files = new Map([
    ['comparison.md', comparisonMarkdown(comparison, compared)],
    ['comparison.csv', comparisonCsv(comparison, compared)],
    ['flipped.csv', flippedCsv(comparison, compared)],
  ]);
  await writeFiles(folder, files);
  for (const name of files.keys()) console.log(join(folder, name));
}

/** Pairs that are possible on both sides; the others by address. @throws UsageError where none is left. */
export function possibleOnly(cells: readonly ComparedCell[]): {
  possible: readonly ComparedCell[];
  impossible: readonly string[];
} {
  const can = ({ before, after }: ComparedCell): boolean =>
    before.impossible === null && after.impossible === null;
  const possible = cells.filter(can);
  if (possible.length === 0)
    throw new UsageError(['compare: must have a matchup that is possible in both (got none)']);
  const odd = ({ before, after }: ComparedCell): boolean =>
    (before.impossible === null) !== (after.impossible === null);
  const reason = ({ impossible }: CellResult): string => impossible ?? '';
  return {
    possible,
    impossible: cells
      .filter(odd)
      .map(
        ({ before, after }) => `${after.cell.key} [${after.cell.variant}]: ${reason(before)}${reason(after)}`,
      ),
  };
}

function baselineOf({ path, scenario }: ScenarioFile, wanted: string | undefined): string {
  const names = scenario.variants.map(({ name }) => name);
  if (names.length < 2)
    throw new UsageError([`${path}: variants: must be at least two to be compared (got ${names.length})`]);
  const name = wanted ?? names[0]!;
  if (names.includes(name)) return name;
  const tip = didYouMean(name, names) ?? `the variants are ${names.join(', ')}`;
  throw new UsageError([
    `--baseline: must be the name of a variant of ${path} (got ${JSON.stringify(name)}) Tip: ${tip}`,
  ]);
}
