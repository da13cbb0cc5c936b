/** A scenario that asks for nothing but impossible pairings is an error (RULES 3.5). */
import type { Found } from '../problems/problem.ts';
import { impossibilityOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { UsageError } from './exit.ts';
import { reasonInWords } from './reasonInWords.ts';
import type { ScenarioFile } from './scenarioFile.ts';

/** Refuses cells none of which is possible. @throws UsageError with the first reason. */
export function refuseImpossible({ path }: ScenarioFile, cells: readonly Cell[]): void {
  let impossible: Found | null = null;
  for (const cell of cells) {
    const found = impossibilityOf(cell);
    if (found === null) return;
    impossible ??= ['impossible', cell.key, reasonInWords(found)];
  }
  if (impossible === null) return;
  throw new UsageError({ where: [path, 'matchups'], must: ['possible'], found: impossible });
}
