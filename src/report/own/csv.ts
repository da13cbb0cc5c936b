/** Tables of contests whose rules a module brings, for machines. */
import type { RunResult } from '../../batch/result.ts';
import { histogramsOf, pairingOf } from '../../facts/own/view.ts';
import { contestOf } from '../../scenario/cellKinds.ts';
import type { OwnCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables, Value } from '../csv/table.ts';
import { type Naming, tidyDistributions, tidyTable } from '../csv/tidy.ts';

type Run = RunResult<OwnCell>;

const naming: Naming<OwnCell> = {
  columns: ['initiator', 'target'],
  values: ({ initiator, target }) => [initiator, target],
};

/** The tables of such a run. */
export function ownTables(run: Run): CsvTables {
  return [
    ['cells.csv', cells(run)],
    ['distributions.csv', tidyDistributions(run, naming)],
  ];
}

/** Labels of all ends of the run, in the order of the contests. */
function endsOf({ cells: all }: Run): readonly string[] {
  const labels = all.flatMap(({ cell, impossible }) =>
    impossible === null ? (contestOf(cell).ends ?? []).map(({ label }) => label) : [],
  );
  return [...new Set(labels)];
}

/** `cells.csv`: one row a pairing; the columns of duels where there are such figures, then those of the kind. */
function cells(run: Run): CsvTable {
  const first = run.cells[0]?.cell;
  const histograms = first === undefined ? [] : histogramsOf(first);
  const ends = endsOf(run);
  const columns = [
    ...['status', 'reason', 'method', 'duels', 'initiator_wins', 'target_wins', 'draws'],
    ...['win_rate', 'target_win_rate', 'draw_rate'].flatMap((name) => [name, `${name}_low`, `${name}_high`]),
    ...histograms.flatMap((name) => [`${name}_mean`, `${name}_mean_low`, `${name}_mean_high`]),
    ...ends.map((label) => `ends_${label.replace(':', '_')}`),
    ...['exact_win_rate', 'exact_target_win_rate', 'exact_draw_rate'],
    ...histograms.map((name) => `exact_${name}_mean`),
    'exact_z',
  ];
  return tidyTable(run, naming, columns, (result) => {
    const { impossible, method, tally } = result;
    const pairing = pairingOf(result);
    const status = impossible !== null ? 'not possible' : pairing === null ? 'not solved' : 'ok';
    if (pairing === null) return [[status, impossible, ...columns.slice(2).map(() => null)]];
    const { initiator, target, draw, means, z } = pairing;
    const estimate = ({ simulated, exact }: Pick<typeof initiator, 'simulated' | 'exact'>): Value[] => [
      simulated?.value ?? exact,
      simulated?.low ?? null,
      simulated?.high ?? null,
    ];
    return [
      [
        ...[status, null, method, tally?.total ?? null],
        ...[initiator.count, target.count, draw.count],
        ...[initiator, target, draw].flatMap(estimate),
        ...means.flatMap(([, mean]) => estimate(mean)),
        ...ends.map((label) => (tally === null ? null : (tally.ends[label] ?? 0))),
        ...[initiator.exact, target.exact, draw.exact],
        ...means.map(([, { exact }]) => exact),
        z,
      ],
    ];
  });
}
