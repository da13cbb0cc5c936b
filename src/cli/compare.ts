/** `souboj compare` with one path: variants of a scenario against its baseline. */

import { join } from 'node:path';
import { compareVariants, comparisonOrder } from '../study/compare.ts';
import { type CompareFlags, writeComparison } from './comparisonFiles.ts';
import { prepareFolder } from './files.ts';
import { reasonInWords } from './reasonInWords.ts';
import { csvDialectOf } from './reportOptions.ts';
import { withThreads } from './runCells.ts';
import { note } from './say.ts';
import { readDuelScenario } from './scenarioFile.ts';
import { words } from './words.ts';

/** Compares the variants of a scenario; answers the exit code. @throws StudyError where they cannot be compared. */
export async function compare(path: string, flags: CompareFlags, signal: AbortSignal): Promise<number> {
  const dialect = csvDialectOf(flags);
  const source = await readDuelScenario(path, 'compare');
  const order = comparisonOrder(source, flags);
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const { plan, pairs } = order;
  const { name } = source.scenario;
  if (flags.quiet !== true) {
    const said = words();
    const number = new Intl.NumberFormat(said.locale);
    note(said.pairs(name, number.format(pairs.matches.length), number.format(plan.duels), plan.seed));
  }
  const study = await withThreads({ ...flags, title: name }, signal, (conduct) =>
    compareVariants(order, { ...flags, reason: reasonInWords }, conduct),
  );
  return writeComparison(folder, study, dialect, signal, flags.quiet === true);
}
