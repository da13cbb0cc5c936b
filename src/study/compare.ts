/** Compares the variants of a scenario with its baseline. */
import { type Matching, matchVariants } from '../analysis/compare/match.ts';
import type { Plan } from '../batch/plan.ts';
import { quote, type Refusal } from '../problems/problem.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { selectCells, variantNamed } from './cells.ts';
import { type ComparedStudy, compareFound, type JudgingOptions } from './compared.ts';
import { StudyError } from './errors.ts';
import type { Conduct } from './executors.ts';
import { playPairs } from './pairs.ts';
import { type PlanOptions, planOf } from './plan.ts';
import type { Source } from './source.ts';

/** Options of a comparison of variants. */
export interface VariantOptions extends PlanOptions, JudgingOptions {
  /** The variant that the others are compared with; the first by default. */
  readonly baseline?: string | undefined;
  /** Compares only cells whose label holds this text. */
  readonly only?: string | undefined;
}

/** What is to be compared, before the first duel. */
export interface ComparisonOrder {
  readonly source: Source<DuelScenario>;
  readonly baseline: string;
  readonly plan: Plan<DuelCell>;
  readonly pairs: Matching;
}

/** Decides a comparison. @throws StudyError where there are no two variants that share a matchup. */
export function comparisonOrder(source: Source<DuelScenario>, options: VariantOptions): ComparisonOrder {
  const { scenario, path } = source;
  if (scenario.variants.length < 2)
    throw new StudyError({
      where: [path, 'variants'],
      must: ['twoToCompare'],
      found: ['countInDigits', scenario.variants.length],
    });
  const baseline = variantNamed(source, 'baseline', options.baseline);
  const cells = selectCells(source, options.only ?? null);
  const pairs = matchVariants(cells, baseline);
  if (pairs.matches.length === 0)
    throw new StudyError({ where: [path], sentence: ['variantsShare', quote(baseline)] });
  refuseApart(path, baseline, cells, pairs);
  return { source, baseline, plan: planOf(source, cells, options), pairs };
}

/** Refuses variants none of whose matchups the baseline has, too. @throws StudyError with each of them. */
function refuseApart(
  path: string,
  baseline: string,
  cells: readonly DuelCell[],
  { matches }: Matching,
): void {
  const shared = new Set([baseline, ...matches.map(({ after }) => cells[after]!.variant)]);
  const apart = [...new Set(cells.map(({ variant }) => variant))].filter((name) => !shared.has(name));
  if (apart.length === 0) return;
  throw new StudyError(
    ...apart.map(
      (name): Refusal => ({
        where: [path, `variants.${name}`],
        must: ['sharesPoint', quote(baseline)],
        found: ['noneInCommon'],
      }),
    ),
  );
}

/** Compares the variants. @throws InterruptedError; StudyError where no pair is possible in both. */
export async function compareVariants(
  { source: { scenario }, baseline, plan, pairs }: ComparisonOrder,
  options: JudgingOptions,
  conduct: Conduct = {},
): Promise<ComparedStudy> {
  const found = await playPairs(plan, pairs.matches, conduct);
  const compared = {
    scenarios: [scenario.name],
    baseline,
    variants: scenario.variants.map(({ name }) => name).filter((name) => name !== baseline),
  };
  const { margin, confidence } = options;
  const judging = { margin, confidence, trustLaws: true };
  return { comparison: compareFound(found, judging, pairs.unmatched, options.reason), compared };
}
