/** Puts the shards of a run together: the result of the run in one piece, or every reason why not. */
import { type Marginals, mergeTallies, type Tally } from '../engine/tally.ts';
import type { Refusal } from '../problems/problem.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { differences } from './identity.ts';
import type { CellResult, RunInfo, RunResult } from './result.ts';
import type { Shard } from './share.ts';

/** A shard's result and where it comes from. */
export interface ShardResult {
  /** For messages. */
  readonly name: string;
  readonly shard: Shard;
  readonly result: RunResult<Cell>;
}

/** The merged run, or everything that stands in its way. */
export type Merged =
  | { readonly ok: true; readonly result: RunResult<Cell> }
  | { readonly ok: false; readonly refused: readonly Refusal[] };

/**
 * Merges shards given in any order.
 * Refuses other scenarios, seeds, versions and options, shards that stand twice, and missing ones.
 */
export function mergeShards(parts: readonly ShardResult[]): Merged {
  const [first] = parts;
  if (first === undefined) {
    return { ok: false, refused: [{ where: ['merge'], must: ['atLeastOne', 'shard'], found: ['none'] }] };
  }
  const refused = [...foreign(parts, first), ...doubles(parts), ...missing(parts, first)];
  if (refused.length > 0) return { ok: false, refused };
  const info = commonInfo(parts, first);
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
  const found = ['countInDigits', torn.tally?.total ?? 0] as const;
  return { ok: false, refused: [{ where: ['merge', torn.cell.key], must: ['allDuels'], found }] };
}

/** What the shards say of the run; the path only where all were started with the same. */
function commonInfo(parts: readonly ShardResult[], { result: { info } }: ShardResult): RunInfo {
  const { path, ...scenario } = info.scenario;
  const same = path !== undefined && parts.every(({ result }) => result.info.scenario.path === path);
  return { ...info, scenario: same ? info.scenario : scenario };
}

function isWhole({ impossible, tally }: CellResult<Cell>, { options }: RunResult['info']): boolean {
  if (impossible !== null) return true;
  const total = tally?.total ?? 0;
  return options.precision === null ? total === options.duels : total >= options.duels;
}

function foreign(parts: readonly ShardResult[], first: ShardResult): Refusal[] {
  return parts.flatMap(({ name, shard, result }) => [
    ...differences(result.info, first.result.info).map(
      (one): Refusal => ({ ...one, where: [name, ...one.where], like: first.name }),
    ),
    ...(shard.count === first.shard.count
      ? []
      : [
          {
            where: [name],
            must: ['oneOfShards', first.shard.count, first.name] as const,
            found: ['oneOfShards', shard.count] as const,
          },
        ]),
    ...(result.cells.length === first.result.cells.length
      ? []
      : [{ where: [name], must: ['cellsOf', first.name] as const }]),
  ]);
}

function doubles(parts: readonly ShardResult[]): Refusal[] {
  const seen = new Map<number, string>();
  return parts.flatMap(({ name, shard }) => {
    const other = seen.get(shard.index);
    if (other === undefined) seen.set(shard.index, name);
    return other === undefined
      ? []
      : [{ where: [name], must: ['anotherShard', other], found: ['bothShard', shard.index] }];
  });
}

function missing(parts: readonly ShardResult[], { shard }: ShardResult): Refusal[] {
  const there = new Set(parts.map((part) => part.shard.index));
  const absent = Array.from({ length: shard.count }, (_, i) => i + 1).filter((index) => !there.has(index));
  if (absent.length === 0) return [];
  return [
    {
      where: ['merge'],
      must: ['allShards', shard.count],
      found: ['missing', absent.slice(0, 20), absent.length > 20],
    },
  ];
}

function exactsByLaw(parts: readonly ShardResult[]): ReadonlyMap<string, Marginals> {
  const exacts = new Map<string, Marginals>();
  for (const { result } of parts)
    for (const { law, exact } of result.cells) if (exact !== null) exacts.set(law, exact);
  return exacts;
}
