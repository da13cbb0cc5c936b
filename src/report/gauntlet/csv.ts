/** Tables of gauntlets for machines. */
import { bestOf } from '../../analysis/estimate.ts';
import type { RunResult } from '../../batch/result.ts';
import { endOrder, gauntletFigures } from '../../facts/gauntlet/view.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables } from '../csv/table.ts';
import { type Naming, tidyDistributions, tidyTable } from '../csv/tidy.ts';

type Run = RunResult<GauntletCell>;

const naming: Naming<GauntletCell> = {
  columns: ['gauntlet', 'fighter', 'plane'],
  values: ({ gauntlet, fighter, plane }) => [gauntlet, fighter, plane],
};

/** The tables of a run of gauntlets; distributions hold duels survived, level at the end and the rest. */
export function gauntletTables(run: Run): CsvTables {
  return [
    ['cells.csv', cells(run)],
    ['distributions.csv', tidyDistributions(run, naming, ['rounds'])],
  ];
}

/** `cells.csv`: one row a gauntlet. */
function cells(run: Run): CsvTable {
  const columns = [
    'status',
    'reason',
    'method',
    'runs',
    'survived_mean',
    'survived_mean_low',
    'survived_mean_high',
    'survived_p10',
    'survived_p50',
    'survived_p90',
    'duels_mean',
    'won_mean',
    'returns_mean',
    'level_mean',
    'constitution_mean',
    'captured_mean',
    ...endOrder.map((end) => `ends_${end}`),
    ...['p10', 'p50', 'p90'].flatMap((name) => [`survived_${name}_low`, `survived_${name}_high`]),
  ];
  return tidyTable(run, naming, columns, (result) => {
    const { impossible, method, cell, tally } = result;
    const figures = gauntletFigures(result);
    const status = impossible !== null ? 'not possible' : figures === null ? 'not solved' : 'ok';
    if (figures === null) return [[status, impossible, ...columns.slice(2).map(() => null)]];
    const { means, survived } = figures;
    return [
      [
        status,
        null,
        method,
        figures.runs,
        survived.simulated?.value ?? null,
        survived.simulated?.low ?? null,
        survived.simulated?.high ?? null,
        bestOf(figures.survivedP10),
        bestOf(figures.survivedP50),
        bestOf(figures.survivedP90),
        means.duels,
        means.won,
        means.returns,
        means.level,
        cell.setup.return === null ? null : means.constitution,
        means.captured,
        ...endOrder.map((end) => tally?.ends[end] ?? 0),
        ...[figures.survivedP10, figures.survivedP50, figures.survivedP90].flatMap(({ simulated }) => [
          simulated?.low ?? null,
          simulated?.high ?? null,
        ]),
      ],
    ];
  });
}
