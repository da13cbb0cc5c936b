/** The text of a checkpoint: which run it belongs to, and all that is done of it. */

import { createHash } from 'node:crypto';
import type { Marginals, Tally } from '../engine/tally.ts';
import { RefusalError } from '../problems/problem.ts';
import { parseForeignJson } from './boundedJson.ts';
import { type CellHarvest, Harvest } from './harvest.ts';
import { breathe } from './interruption.ts';
import { jsonOf } from './numbers.ts';
import type { RunInfo } from './result.ts';
import type { Shard } from './share.ts';
import { isCheckpointBody } from './soundCheckpoint.ts';

/** Version of the layout; a checkpoint of another one is refused. */
const FORMAT = 2;

/** A run that was not finished. */
export interface Checkpoint {
  readonly info: RunInfo;
  readonly shard: Shard | null;
  readonly harvest: Harvest;
}

/** A text that is no checkpoint, or a damaged one. */
export class CheckpointError extends RefusalError {
  override readonly name = 'CheckpointError';
}

/** What stands in the second part of the text. */
interface Body {
  readonly info: RunInfo;
  readonly shard: Shard | null;
  readonly wanted: readonly (readonly [number, number])[];
  readonly exacts: readonly (readonly [number, Marginals | null])[];
  readonly cells: readonly (readonly [number, CellHarvest['ranges'], Tally])[];
  readonly looks: readonly (readonly (readonly [number, Tally])[])[];
}

/**
 * Writes checkpoints of one run as texts to be put one behind the other, each of the moment in which it is asked for, however
 * long the writing takes in parts.
 * Texts of cells that did not change since the last one are kept.
 */
export function checkpointWriter(
  info: RunInfo,
  shard: Shard | null,
): (harvest: Harvest) => Promise<readonly string[]> {
  const texts = new WeakMap<object, string>();
  const textOf = (part: Marginals | null): string => {
    if (part === null) return 'null';
    let text = texts.get(part);
    if (text === undefined) {
      text = jsonOf(part);
      texts.set(part, text);
    }
    return text;
  };
  const head = `"info":${jsonOf(info)},"shard":${jsonOf(shard)}`;
  return async (harvest) => {
    // Tallies and ranges are never changed, only replaced.
    const [done, solved] = [[...harvest.cells], [...harvest.exacts]];
    const [seen, wanted] = [harvest.looks.map((look) => [...look]), jsonOf([...harvest.wanted])];
    const parts = [`{${head},"wanted":${wanted},\n"exacts":`];
    parts.push(...(await listOf(solved, ([cell, exact]) => `[${cell},${textOf(exact)}]`)), ',\n"cells":');
    parts.push(
      ...(await listOf(done, ([cell, { ranges, tally }]) => `[${cell},${jsonOf(ranges)},${textOf(tally)}]`)),
      ',\n"looks":[',
    );
    for (const [index, look] of seen.entries()) {
      if (index > 0) parts.push(',\n');
      parts.push(...(await listOf(look, ([cell, tally]) => `[${cell},${textOf(tally)}]`)));
    }
    parts.push(']}\n');
    const digest = createHash('sha256');
    for (const part of parts) {
      digest.update(part);
      if (part.length > MUCH) await breathe({});
    }
    return [`${jsonOf({ format: FORMAT, sha256: digest.digest('hex') })}\n`, ...parts];
  };
}

/** Items that become text between two looks at signals: some milliseconds. */
const PART = 500;
/** Characters of which a digest takes some milliseconds at most. */
const MUCH = 100_000;

/** A list in JSON, an item a line, as texts to be put one behind the other. */
async function listOf<Item>(items: readonly Item[], textOf: (item: Item) => string): Promise<string[]> {
  const parts = ['['];
  for (let from = 0; from < items.length; from += PART) {
    if (from > 0) await breathe({});
    const lines = items.slice(from, from + PART).map(textOf);
    parts.push(`${from === 0 ? '' : ',\n'}${lines.join(',\n')}`);
  }
  return [...parts, ']'];
}

/** Reads a checkpoint. @throws CheckpointError for anything that `checkpointWriter` did not write. */
export function readCheckpoint(text: string): Checkpoint {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const head = parsed(text.slice(0, Math.max(0, end))) as { format?: unknown; sha256?: unknown } | null;
  if (typeof head?.format === 'number' && head.format !== FORMAT) {
    throw new CheckpointError({ where: [], must: ['format', FORMAT], found: ['value', `${head.format}`] });
  }
  if (head?.sha256 !== digestOf(body)) {
    throw new CheckpointError({ where: [], must: ['checkpoint'], found: ['damaged'] });
  }
  const found = parsed(body);
  if (!isCheckpointBody(found)) throw new CheckpointError({ where: [], must: ['checkpoint'] });
  const { info, shard, wanted, exacts, cells, looks } = found as Body;
  const harvests = cells.map(([cell, ranges, tally]) => [cell, { ranges, tally }] as const);
  const seen = looks.map((look) => new Map(look));
  return { info, shard, harvest: new Harvest(harvests, exacts, wanted, seen) };
}

function parsed(text: string): unknown {
  try {
    return parseForeignJson(text);
  } catch {
    return null;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
