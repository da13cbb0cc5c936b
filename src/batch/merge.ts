/** Puts the shards of a run together: the result of the run in one piece, or every reason why not. */
import { type Marginals, mergeTallies, type Tally } from '../engine/tally.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { differences } from './identity.ts';
import type { CellResult, RunResult } from './result.ts';
import type { Shard } from './share.ts';

/** A shard's result and where it comes from. */
export interface ShardResult {
  /** For messages. */
  readonly name: string;
  readonly shard: Shard;
  readonly result: RunResult<Cell>;
}

/** The merged run, or a line for everything that stands in its way. */
export type Merged =
  | { readonly ok: true; readonly result: RunResult<Cell> }
  | { readonly ok: false; readonly lines: readonly string[] };

/**
 * Merges shards given in any order.
 * Refuses other scenarios, seeds, versions and options, shards that stand twice, and missing ones.
 */
export function mergeShards(parts: readonly ShardResult[]): Merged {
  const [first] = parts;
  if (first === undefined) return { ok: false, lines: ['merge: must have at least one shard (got none)'] };
  const lines = [...foreign(parts, first), ...doubles(parts), ...missing(parts, first)];
  if (lines.length > 0) return { ok: false, lines };
  const { info } = first.result;
  const exacts = exactsByLaw(parts);
  const cells = first.result.cells.map((cell, index): CellResult<Cell> => {
    const tallies = parts.flatMap(({ result }) => result.cells[index]?.tally ?? []);
    const exact = exacts.get(cell.law) ?? null;
    const { method } = info.options;
    return {
      ...cell,
      method: method === 'both' && exact === null ? 'mc' : method,
      tally: tallies.length === 0 ? null : tallies.reduce((a: Tally, b) => mergeTallies(a, b)),
      exact: cell.impossible === null ? exact : null,
    };
  });
  const torn = info.options.method === 'exact' ? undefined : cells.find((cell) => !isWhole(cell, info));
  if (torn === undefined) return { ok: true, result: { info, cells } };
  const got = torn.tally?.total ?? 0;
  return {
    ok: false,
    lines: [`merge: ${torn.cell.key}: must have all its duels in the shards (got ${got})`],
  };
}

function isWhole({ impossible, tally }: CellResult<Cell>, { options }: RunResult['info']): boolean {
  if (impossible !== null) return true;
  const total = tally?.total ?? 0;
  return options.precision === null ? total === options.duels : total >= options.duels;
}

function foreign(parts: readonly ShardResult[], first: ShardResult): string[] {
  return parts.flatMap(({ name, shard, result }) => [
    ...differences(result.info, first.result.info).map((line) => `${name}: ${line}, as in ${first.name}`),
    ...(shard.count === first.shard.count
      ? []
      : [
          `${name}: must be one of ${first.shard.count} shards, as ${first.name} is (got one of ${shard.count})`,
        ]),
    ...(result.cells.length === first.result.cells.length
      ? []
      : [`${name}: must have the cells of ${first.name}`]),
  ]);
}

function doubles(parts: readonly ShardResult[]): string[] {
  const seen = new Map<number, string>();
  return parts.flatMap(({ name, shard }) => {
    const other = seen.get(shard.index);
    if (other === undefined) seen.set(shard.index, name);
    return other === undefined
      ? []
      : [`${name}: must be another shard than ${other} (both are shard ${shard.index})`];
  });
}

function missing(parts: readonly ShardResult[], { shard }: ShardResult): string[] {
  const there = new Set(parts.map((part) => part.shard.index));
  const absent = Array.from({ length: shard.count }, (_, i) => i + 1).filter((index) => !there.has(index));
  if (absent.length === 0) return [];
  const named = absent.slice(0, 20).join(', ') + (absent.length > 20 ? ' …' : '');
  return [`merge: must have all ${shard.count} shards (missing ${named})`];
}

function exactsByLaw(parts: readonly ShardResult[]): ReadonlyMap<string, Marginals> {
  const exacts = new Map<string, Marginals>();
  for (const { result } of parts)
    for (const { law, exact } of result.cells) if (exact !== null) exacts.set(law, exact);
  return exacts;
}
