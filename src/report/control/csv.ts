/** Tables of contests over minds for machines. */
import type { RunResult } from '../../batch/result.ts';
import { obeyedOf, rollsOf } from '../../facts/control/view.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables } from '../csv/table.ts';
import { type Naming, tidyDistributions, tidyTable } from '../csv/tidy.ts';

type Run = RunResult<ControlCell>;

const naming: Naming<ControlCell> = { columns: ['mind'], values: ({ mind }) => [mind] };

/** The tables of a run of contests; distributions tell how many roll-offs it takes. */
export function controlTables(run: Run): CsvTables {
  return [
    ['cells.csv', cells(run)],
    ['distributions.csv', tidyDistributions(run, naming)],
  ];
}

/** `cells.csv`: one row a controller of a mind. */
function cells(run: Run): CsvTable {
  const columns = [
    'controller',
    'modifier',
    'competes',
    'method',
    'contests',
    'obeyed',
    'obeyed_rate',
    'obeyed_rate_low',
    'obeyed_rate_high',
    'rolls_mean',
    'exact_obeyed_rate',
    'exact_z',
    'exact_error',
  ];
  return tidyTable(run, naming, columns, (result) =>
    obeyedOf(result).map(({ controller, competes, rate, count, z }) => [
      controller.name,
      controller.modifier,
      competes,
      result.method,
      result.tally?.total ?? null,
      count,
      rate.simulated?.value ?? rate.exact,
      rate.simulated?.low ?? null,
      rate.simulated?.high ?? null,
      rollsOf(result),
      rate.exact,
      z,
      result.exact?.error ?? null,
    ]),
  );
}
