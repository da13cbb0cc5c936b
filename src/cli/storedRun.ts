/**
 * A run that was read from a file, by whomever written: of what stands there only the scenario's text and the figures
 * are taken, cells are derived from the text again, and figures must be such as can come of them.
 */
import { identify } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import { isExact, isTally, reachOf } from '../batch/soundFigures.ts';
import { version } from '../batch/version.ts';
import { quote } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { hashOf, identityOf } from '../study/source.ts';
import type { Study } from '../study/study.ts';
import { UsageError } from './exit.ts';

/** Trials of a cell at most, as on the command line, with room for the last chunk of a precision. */
const MOST_TRIALS = 2e12;

/**
 * The run with the cells of its scenario's text.
 *
 * @param path the file, for messages. @param shard `null` for a whole run.
 * @throws UsageError where the text is no scenario for this souboj, a cell is none of it, or figures cannot be a
 *   cell's; the first place only.
 */
export function storedRun(result: Study<Cell>, path: string, shard: Shard | null = null): Study<Cell> {
  const { text, file } = result.info.scenario;
  const loaded = loadScenario(text, file);
  if (!loaded.ok) {
    const where = [`${path}.info.scenario.text`];
    throw new UsageError({ where, must: ['readableScenario'], found: ['withProblems'] });
  }
  const meant = expandCells(loaded.scenario);
  const known = new Map(meant.map((cell) => [addressOf(cell), cell]));
  const cells = result.cells.map((found, index): CellResult<Cell> => {
    const where = [`${path}.cells[${index}]`];
    const address = addressOf(found.cell);
    const cell = known.get(address);
    if (cell === undefined || cell.kind !== found.cell.kind)
      throw new UsageError({
        where,
        must: ['cellOfItsScenario'],
        found: ['value', quote(found.cell.key)],
      });
    // Each cell once: what is taken is gone.
    known.delete(address);
    return { ...found, cell };
  });
  const missing = known.size > 0 && result.info.options.only === null;
  if (missing || cells.length === 0)
    throw new UsageError({
      where: [`${path}.cells`],
      must: ['allCells', meant.length],
      found: ['count', cells.length],
    });
  const older = result.info.version !== version;
  const derived = identify(cells.map(({ cell }) => cell)).map((identity, index): CellResult<Cell> => {
    const found = cells[index]!;
    const { impossible, chainKey: chain, law } = identity;
    if (areSound(found, impossible !== null, shard, older)) return { ...found, impossible, chain, law };
    throw new UsageError({ where: [`${path}.cells[${index}]`], must: ['soundFigures'] });
  });
  const { name, kind } = loaded.scenario;
  const hash = identityOf(text, kind);
  if (hash !== hashOf(text) && hash !== result.info.scenario.hash)
    throw new UsageError({ where: [path], sentence: ['rulesApart', kind] });
  const scenario = { ...result.info.scenario, name, hash };
  return { ...result, info: { ...result.info, scenario }, cells: derived };
}

function addressOf({ key, variant, axes }: Cell): string {
  return JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value])]);
}

/** Whether the figures can be what came of the cell; shards may lack what others have. @param older whether metrics may be missing. */
function areSound(
  found: CellResult<Cell>,
  isImpossible: boolean,
  shard: Shard | null,
  older: boolean,
): boolean {
  const { cell, tally, exact, impossible } = found;
  if ((impossible !== null) !== isImpossible) return false;
  if (isImpossible) return tally === null && exact === null;
  const mayBeEmpty = shard !== null || found.method === 'exact';
  if (!mayBeEmpty && tally === null && exact === null) return false;
  const reach = { ...reachOf(cell), mayLack: older };
  const total = tally?.total ?? 0;
  if (tally !== null && !(total <= MOST_TRIALS && isTally(tally, total, [0, MOST_TRIALS], reach)))
    return false;
  return exact === null || isExact(exact, reach);
}
