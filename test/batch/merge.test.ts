import { describe, expect, it } from 'vitest';
import { mergeShards, type ShardResult } from '../../src/batch/merge.ts';
import type { Method, RunInfo, RunResult } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { refusalText } from '../../src/problems/problem.ts';
import { readShardJson } from '../../src/report/json/read.ts';
import { writeRunJson } from '../../src/report/json/write.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { smallPlan } from '../support/scale.ts';

function infoOf(method: Method, duels: number): RunInfo {
  return {
    version: '0.1.0',
    scenario: { name: 'small', file: 'small.yaml', text: 'small', hash: 'abcdef' },
    seed: 'small',
    seedDrawn: false,
    options: { method, duels, only: null, maxStates: 200_000, precision: null },
  };
}

/** Shards as `merge` finds them: written, and read back. */
async function shardsOf(method: Method, count: number): Promise<ShardResult[]> {
  const plan = smallPlan(101, method);
  const parts: ShardResult[] = [];
  for (let index = 1; index <= count; index++) {
    const shard = { index, count };
    const cells = await runPlan(plan, inlineExecutor(plan), { shard });
    const text = writeRunJson({ info: infoOf(method, 101), cells }, shard);
    parts.push({ name: `s${index}`, ...readShardJson(text) });
  }
  return parts;
}

async function inOnePiece(method: Method): Promise<RunResult<Cell>> {
  const plan = smallPlan(101, method);
  return { info: infoOf(method, 101), cells: await runPlan(plan, inlineExecutor(plan)) };
}

describe('mergeShards', () => {
  it.each<[Method, number]>([
    ['both', 1],
    ['both', 4],
    ['mc', 3],
    ['exact', 3],
    ['both', 30],
  ])('%s, %i shards in any order: the bytes of the run in one piece', async (method, count) => {
    const merged = mergeShards((await shardsOf(method, count)).reverse());
    expect(merged).toMatchObject({ ok: true });
    if (merged.ok) expect(writeRunJson(merged.result)).toBe(writeRunJson(await inOnePiece(method)));
  });

  const lines = (parts: readonly ShardResult[]): readonly string[] => {
    const merged = mergeShards(parts);
    return merged.ok ? [] : merged.refused.map((refusal) => refusalText(refusal));
  };
  const changed = (part: ShardResult, change: Partial<RunInfo>): ShardResult => ({
    ...part,
    result: { ...part.result, info: { ...part.result.info, ...change } },
  });

  it('refuses gaps, overlaps and shards of another number', async () => {
    const [one, two, three] = (await shardsOf('mc', 3)) as [ShardResult, ShardResult, ShardResult];
    expect(lines([])).toEqual(['merge: must have at least one shard (got none)']);
    expect(lines([one, three])).toEqual(['merge: must have all 3 shards (missing 2)']);
    expect(lines([one, two, { ...two, name: 'again' }, three])).toEqual([
      'again: must be another shard than s2 (both are shard 2)',
    ]);
    expect(lines([one, two, { ...three, shard: { index: 3, count: 4 } }])).toEqual([
      's3: must be one of 3 shards, as s1 is (got one of 4)',
    ]);
  });

  it('refuses other versions, seeds, scenarios and options, each in words', async () => {
    const [one, two] = (await shardsOf('mc', 2)) as [ShardResult, ShardResult];
    const { scenario, options } = one.result.info;
    expect(lines([one, changed(two, { version: '9.9.9' })])).toEqual([
      's2: version of souboj: must be "0.1.0" (got "9.9.9"), as in s1',
    ]);
    expect(lines([one, changed(two, { seed: 'other' })])[0]).toContain('seed: must be "small" (got "other")');
    const other = { ...scenario, hash: 'fedcba' };
    expect(lines([one, changed(two, { scenario: other })])[0]).toMatch(/scenario: must be .*abcdef.*fedcba/);
    const more = { ...options, maxStates: 7, only: 'x' };
    expect(lines([one, changed(two, { options: more })])).toEqual([
      's2: option only: must be null (got "x"), as in s1',
      's2: option maxStates: must be 200000 (got 7), as in s1',
    ]);
  });

  it('refuses shards that lack duels', async () => {
    const [one, two] = (await shardsOf('mc', 2)) as [ShardResult, ShardResult];
    const cells = one.result.cells.map((cell) => ({ ...cell, tally: null }));
    const empty = { ...one, result: { ...one.result, cells } };
    expect(lines([empty, two])[0]).toMatch(/must have all its duels in the shards \(got \d+\)/);
  });
});
