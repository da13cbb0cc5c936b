/** `souboj compare` with one path: variants of a scenario against its baseline. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { compareCells } from '../analysis/compare/compare.ts';
import { matchVariants } from '../analysis/compare/match.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import { inQuotes, type Refusal, type Tip } from '../problems/problem.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { type CompareFlags, possibleOnly, writeComparison } from './comparisonFiles.ts';
import { UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { playPairs } from './playPairs.ts';
import { csvDialectOf } from './reportOptions.ts';
import { readDuelScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';
import { words } from './words.ts';

/** Compares the variants of a scenario. @throws UsageError where they cannot be compared. */
export async function compare(path: string, flags: CompareFlags, signal: AbortSignal): Promise<void> {
  const dialect = csvDialectOf(flags);
  const source = await readDuelScenario(path, 'compare');
  const baseline = baselineOf(source, flags.baseline);
  const cells = selectCells(source, flags.only ?? null);
  const { matches, unmatched } = matchVariants(cells, baseline);
  if (matches.length === 0)
    throw new UsageError({ where: [source.path], sentence: ['variantsShare', JSON.stringify(baseline)] });
  const shared = new Set(matches.map(({ after }) => cells[after]!.variant));
  const apart = [...new Set(cells.map(({ variant }) => variant))].filter(
    (name) => name !== baseline && !shared.has(name),
  );
  if (apart.length > 0)
    throw new UsageError(
      ...apart.map(
        (name): Refusal => ({
          where: [source.path, `variants.${name}`],
          must: ['sharesPoint', JSON.stringify(baseline)],
          found: ['noneInCommon'],
        }),
      ),
    );
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const plan: Plan<DuelCell> = {
    seed: flags.seed ?? source.scenario.seed ?? randomBytes(8).toString('hex'),
    duels: flags.duels ?? source.scenario.duels,
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  if (flags.quiet !== true) {
    const { pairs, locale } = words();
    const number = new Intl.NumberFormat(locale);
    const { name } = source.scenario;
    console.error(pairs(name, number.format(matches.length), number.format(plan.duels), plan.seed));
  }
  const found = await playPairs(plan, matches, { ...flags, title: source.scenario.name }, signal);
  const options = { margin: flags.margin, confidence: flags.confidence, trustLaws: true };
  const compared = {
    scenarios: [source.scenario.name],
    baseline,
    variants: source.scenario.variants.map(({ name }) => name).filter((name) => name !== baseline),
  };
  const { possible, impossible } = possibleOnly(found);
  const comparison = compareCells(possible, options, [...unmatched, ...impossible]);
  await writeComparison(folder, comparison, compared, dialect, signal);
}

function baselineOf({ path, scenario }: ScenarioFile, wanted: string | undefined): string {
  const names = scenario.variants.map(({ name }) => name);
  if (names.length < 2)
    throw new UsageError({
      where: [path, 'variants'],
      must: ['twoToCompare'],
      found: ['countInDigits', names.length],
    });
  const name = wanted ?? names[0]!;
  if (names.includes(name)) return name;
  const tip: Tip = didYouMean(name, names) ?? ['variants', names];
  throw new UsageError({ where: ['--baseline'], must: ['variantOf', path], found: inQuotes(name), tip });
}
