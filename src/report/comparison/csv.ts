/** `comparison.csv` and `flipped.csv`: one tidy table each, RFC 4180, full precision, empty for no value. */
import type { Change, Comparison, Difference } from '../../analysis/compare/comparison.ts';
import type { Compared } from '../../study/compared.ts';
import { axisColumns, axisFields } from '../csv/axes.ts';
import type { CsvTable, CsvTables, Value } from '../csv/table.ts';

const outcomes = ['win', 'draw', 'loss'] as const;
const jointColumns = outcomes.flatMap((before) => outcomes.map((after) => `duels_${before}_${after}`));

/** The tables of a comparison. */
export function comparisonTables(comparison: Comparison, compared: Compared): CsvTables {
  return [
    ['comparison.csv', comparisonTable(comparison, compared)],
    ['flipped.csv', flippedTable(comparison, compared)],
  ];
}

/**
 * One row a matchup, those without a counterpart empty, then one a side and one a plane, with everything that is known
 * about the change.
 */
export function comparisonTable({ matchups, pooled, unmatched }: Comparison, compared: Compared): CsvTable {
  const axes = axisColumns([...matchups, ...unmatched.map(({ cell }) => cell), ...pooled]);
  const header = [
    ...[
      'scenario',
      'baseline',
      'variant',
      'level',
      'plane',
      ...axes,
      'initiator',
      'target',
      'side',
      'cells',
      'method',
      'duels',
    ],
    ...['baseline_win_rate', 'variant_win_rate'],
    ...['win_rate', 'score', 'initiator_drain', 'target_drain', 'rounds'].flatMap((name) => [
      `${name}_difference`,
      `${name}_difference_low`,
      `${name}_difference_high`,
    ]),
    ...[
      'cohens_h',
      ...jointColumns,
      'p',
      'holm_p',
      'equivalence_holm_p',
      'verdict',
      'direction',
      'duels_to_decide',
      'evidence',
      'no_counterpart',
    ],
  ];
  const rows = [
    ...matchups.map((change) => [
      ...[compared.scenarios.join(' and '), compared.baseline, change.variant, 'matchup', change.plane],
      ...axisFields(axes, change),
      ...[change.initiator, change.target, null, 1],
      ...[...figures(change, change.table, change.evidence), null],
    ]),
    ...unmatched.map(({ cell, variant, lacks, impossible }) => {
      const known = [
        ...[compared.scenarios.join(' and '), compared.baseline, variant, 'matchup', cell.plane],
        ...axisFields(axes, cell),
        ...[cell.initiator, cell.target, null, 1],
      ];
      const empty = header.slice(known.length + 1).map(() => null);
      return [...known, ...empty, `${impossible === null ? 'not' : 'impossible'}_in_${lacks}`];
    }),
    ...pooled.map((change) => [
      ...[compared.scenarios.join(' and '), compared.baseline, change.variant, change.subject.kind],
      change.subject.kind === 'plane' ? change.subject.plane : null,
      ...axisFields(axes, change),
      ...[null, null, change.subject.kind === 'side' ? change.subject.side : null, change.cells],
      ...[...figures(change, null, null), null],
    ]),
  ];
  return { header, rows };
}

/** The first duels of each matchup whose winner changed, by number. */
export function flippedTable({ matchups }: Comparison, compared: Compared): CsvTable {
  const axes = axisColumns(matchups);
  const header = [
    'scenario',
    'baseline',
    'variant',
    'plane',
    ...axes,
    'initiator',
    'target',
    'duel',
    'baseline_end',
    'variant_end',
  ];
  const rows = matchups.flatMap((change) =>
    change.flips.map(({ index, from, to }) => [
      ...[compared.scenarios.join(' and '), compared.baseline, change.variant, change.plane],
      ...axisFields(axes, change),
      ...[change.initiator, change.target, index, from, to],
    ]),
  );
  return { header, rows };
}

function figures(change: Change, table: readonly number[] | null, evidence: number | null): Value[] {
  const bounds = (difference: Difference | null): Value[] =>
    difference === null ? [null, null, null] : [difference.value, difference.low, difference.high];
  return [
    change.means,
    change.duels === 0 ? null : change.duels,
    change.before,
    change.after,
    ...[change.win, change.score, change.initiatorDrain, change.targetDrain, change.rounds].flatMap(bounds),
    change.effect,
    ...(table ?? jointColumns.map(() => null)),
    change.p,
    change.adjusted,
    change.equivalence,
    change.verdict,
    change.direction,
    change.needed,
    evidence,
  ];
}
