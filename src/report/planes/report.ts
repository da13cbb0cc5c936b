/** `planes.md`, `planes.html`, `planes.csv` and `plane_pairs.csv`: a report about the planes alone. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import { attributes } from '../../analysis/worth.ts';
import type { Language } from '../../language/languages.ts';
import { axisColumns, axisFields } from '../csv/axes.ts';
import type { CsvTable, CsvTables, Value } from '../csv/table.ts';
import { type Draft, section } from '../document/model.ts';
import { planeSections } from './blocks.ts';

/** The planes of one or more settings. */
export function planesDraft(
  scenario: string,
  comparisons: readonly PlaneComparison[],
  language: Language,
): Draft {
  return (phrasing) => {
    const texts = language(phrasing);
    return {
      title: texts.planes.title(scenario),
      blocks: comparisons.flatMap((comparison) => {
        const blocks = planeSections(comparison, texts);
        return comparisons.length > 1 ? [section(texts.point(comparison), blocks)] : blocks;
      }),
    };
  };
}

/** The tables of planes. */
export function planeTables(scenario: string, comparisons: readonly PlaneComparison[]): CsvTables {
  return [
    ['planes.csv', planesTable(scenario, comparisons)],
    ['plane_pairs.csv', planePairsTable(scenario, comparisons)],
  ];
}

/** One row a plane. */
function planesTable(scenario: string, comparisons: readonly PlaneComparison[]): CsvTable {
  const axes = axisColumns(comparisons);
  const interval = (name: string) => [name, `${name}_low`, `${name}_high`];
  const header = [
    ...['scenario', 'variant', ...axes, 'plane', 'matchups', 'laws'],
    ...interval('win_rate_mean'),
    ...['win_rate_sd', 'hopeless_share'],
    ...interval('first_move_edge'),
    ...interval('upset_rate'),
    ...['rounds_mean', 'initiator_drain_mean', 'target_drain_mean'],
    ...attributes.flatMap((attribute) => interval(`worth_${attribute}`)),
    'worth_matchups',
    ...['win_rate_sd', 'hopeless_share', 'rounds_mean', 'initiator_drain_mean', 'target_drain_mean'].flatMap(
      (name) => interval(name).slice(1),
    ),
  ];
  const rows = comparisons.flatMap((comparison) =>
    comparison.planes.map((facts) => {
      const worths = comparison.worths.filter(({ plane }) => plane === facts.plane);
      return [
        ...[
          scenario,
          comparison.variant,
          ...axisFields(axes, comparison),
          facts.plane,
          facts.matchups,
          facts.laws,
        ],
        ...bounds(facts.win),
        ...[bestOf(facts.spread), bestOf(facts.hopeless)],
        ...bounds(facts.edge),
        ...bounds(facts.upset?.rate ?? null),
        ...[facts.rounds, facts.initiatorDrain, facts.targetDrain].map(bestOf),
        ...attributes.flatMap((attribute) => {
          const worth = worths.find((one) => one.attribute === attribute);
          return worth === undefined ? [null, null, null] : [worth.value, worth.low, worth.high];
        }),
        worths[0]?.matchups ?? null,
        ...[facts.spread, facts.hopeless, facts.rounds, facts.initiatorDrain, facts.targetDrain].flatMap(
          (own) => bounds(own).slice(1),
        ),
      ];
    }),
  );
  return { header, rows };
}

/** One row a pair of planes. */
function planePairsTable(scenario: string, comparisons: readonly PlaneComparison[]): CsvTable {
  const axes = axisColumns(comparisons);
  const header = [
    ...['scenario', 'variant', ...axes, 'first_plane', 'second_plane'],
    ...['win_rate_difference', 'win_rate_difference_low', 'win_rate_difference_high', 'cohens_h', 'holm_p'],
    ...['score_shift_rms', 'rank_correlation', 'drain_ks_distance'],
    ...['score_shift_rms_low', 'score_shift_rms_high', 'rank_correlation_low', 'rank_correlation_high'],
  ];
  const rows = comparisons.flatMap((comparison) =>
    comparison.pairs.map((pair) => [
      ...[scenario, comparison.variant, ...axisFields(axes, comparison), pair.first, pair.second],
      ...bounds(pair.difference),
      ...[
        pair.effect,
        pair.adjusted,
        bestOf(pair.typical),
        pair.rank && bestOf(pair.rank),
        pair.drainDistance,
      ],
      ...bounds(pair.typical).slice(1),
      ...bounds(pair.rank).slice(1),
    ]),
  );
  return { header, rows };
}

function bounds(estimate: Estimate | null): Value[] {
  if (estimate === null) return [null, null, null];
  const { exact, simulated } = estimate;
  return exact === null
    ? [bestOf(estimate), simulated?.low ?? null, simulated?.high ?? null]
    : [exact, exact, exact];
}
