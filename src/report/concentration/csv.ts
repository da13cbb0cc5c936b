/** Tables of Concentration checks for machines. */
import type { RunResult } from '../../batch/result.ts';
import { checkZ, lostPerHundred, successOf } from '../../facts/concentration/view.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables } from '../csv/table.ts';
import { type Naming, tidyTable } from '../csv/tidy.ts';

type Run = RunResult<ConcentrationCell>;

const naming: Naming<ConcentrationCell> = {
  columns: ['modifier', 'distraction', 'level'],
  values: ({ modifier, distraction, level }) => [modifier, distraction, level],
};

/** The tables of a run of checks. */
export function concentrationTables(run: Run): CsvTables {
  return [['cells.csv', cells(run)]];
}

/** `cells.csv`: one row a check. */
function cells(run: Run): CsvTable {
  const columns = [
    'method',
    'checks',
    'success_rate',
    'success_rate_low',
    'success_rate_high',
    'pp_lost_per_hundred',
    'exact_success_rate',
    'exact_z',
    'exact_error',
  ];
  return tidyTable(run, naming, columns, (result) => {
    const { simulated, exact } = successOf(result);
    const { low, high } = simulated ?? { low: null, high: null };
    const value = simulated?.value ?? exact;
    const lost = lostPerHundred(result);
    const { method, tally } = result;
    const error = result.exact?.error ?? null;
    return [[method, tally?.total ?? null, value, low, high, lost, exact, checkZ(result), error]];
  });
}
