/** `souboj compare`: variants of a scenario against its baseline, or two finished runs. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { compareCells } from '../analysis/compare/compare.ts';
import { matchVariants } from '../analysis/compare/match.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { type CompareFlags, possibleOnly, writeComparison } from './compareParts.ts';
import { UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { playPairs } from './playPairs.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';

/** Compares what the paths name. @throws UsageError where they cannot be compared. */
export async function compare(
  paths: readonly string[],
  flags: CompareFlags,
  signal: AbortSignal,
): Promise<void> {
  const [first, second] = paths;
  if (first === undefined || paths.length > 2)
    throw new UsageError(['compare: must have one scenario, or two run.json files']);
  if (second !== undefined) {
    await (await import('./compareRuns.ts')).compareRuns(first, second, flags, signal);
    return;
  }
  const source = await readScenario(first);
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
