/** The text of `run.json` as a run. */
import { parseForeignJson } from '../../batch/boundedJson.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Shard } from '../../batch/share.ts';
import { ReportError } from '../../language/errors.ts';
import { tipped } from '../../problems/problem.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { cell, figures, runFrame, sharedLists } from './runSchema.ts';
import { number, readAs, record } from './schema.ts';
import { runFormat } from './write.ts';

/**
 * Reads what `writeRunJson` wrote.
 *
 * @param name the file, for messages.
 * @throws ReportError `bad-run` for text that is no JSON, another format, a missing or misshapen part, or a
 *   shard: what is read here is a whole run.
 */
export function readRunJson(text: string, name = 'run.json'): Study<Cell> {
  const { shard, result } = read(text, name);
  if (shard === null) return result;
  throw new ReportError('bad-run', {
    where: [name],
    sentence: ['notWholeRun', shard.index, shard.count],
    tip: ['merge'],
  });
}

/**
 * Reads what `writeRunJson` wrote of a shard; parameters and errors as `readRunJson`.
 *
 * @throws ReportError `bad-run` also for a whole run.
 */
export function readShardJson(text: string, name = 'run.json'): { shard: Shard; result: Study<Cell> } {
  const { shard, result } = read(text, name);
  if (shard !== null) return { shard, result };
  throw new ReportError('bad-run', { where: [name], must: ['shardOfRun'], found: ['wholeRun'] });
}

function read(text: string, name: string): { shard: Shard | null; result: Study<Cell> } {
  const root = parse(text, name);
  const { format } = readAs(record({ format: number }), root, name);
  if (format !== runFormat) {
    throw new ReportError('bad-run', {
      where: [`${name}.format`],
      sentence: ['runFormat', runFormat, format],
      ...tipped(format > runFormat ? ['newerSouboj'] : undefined),
    });
  }
  const parts = readAs(sharedLists, root, name);
  const { shard, cells: rows, ...run } = readAs(runFrame, root, name);
  const { method, precision } = run.info.options;
  const halfWidth = method === 'exact' ? null : (precision?.halfWidth ?? null);
  const [cellOf, figuresOf] = [cell(parts), figures(parts)];
  const cells = rows.map((row, index): CellResult<Cell> => {
    const where = `${name}.cells[${index}]`;
    const found = readAs(figuresOf, row, where);
    const reached = found.impossible === null ? halfWidth : null;
    return { cell: readAs(cellOf, row, where), ...found, precision: reached };
  });
  return { shard, result: { ...run, cells } };
}

function parse(text: string, name: string): unknown {
  try {
    return parseForeignJson(text);
  } catch (cause) {
    throw new ReportError('bad-run', { where: [name], must: ['json'] }, { cause });
  }
}
