import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, type Contest } from '../../src/contest.ts';
import { built } from '../support/command.ts';
import { duel, fighters } from './games.ts';

/** The built package: threads have nothing else to start from. */
const dist = join(built, 'contest.js');

/** A half-width of 4.9 standard errors: beyond it one run in a million. */
const confidence = 1 - 1e-6;

describe('analyze', () => {
  it('solves and simulates, and holds one against the other', async () => {
    const done: number[] = [];
    const result = await analyze(fighters(), {
      duels: 600_000,
      seed: 'four',
      confidence,
      progress: (count) => done.push(count),
    });
    const { initiator, target, draw, figures, ends } = result;
    expect(initiator.exact).toBeCloseTo(0.6095986625320915, 13);
    expect(initiator.simulated!.low).toBeLessThan(initiator.exact!);
    expect(initiator.simulated!.high).toBeGreaterThan(initiator.exact!);
    expect(initiator.count! + target.count! + draw.count!).toBe(600_000);
    expect(initiator.exact! + target.exact! + draw.exact!).toBeCloseTo(1, 12);
    expect(Math.abs(initiator.z!)).toBeLessThan(5);
    expect(ends.map(({ label, winner }) => [label, winner])).toEqual([
      ['first', 'initiator'],
      ['second', 'target'],
      ['timeout', null],
    ]);
    expect(figures.map(({ name }) => name)).toEqual(['rounds', 'hp_left']);
    const [rounds] = figures;
    expect(rounds!.exact).toBeCloseTo(3.671917461043624, 12);
    expect(rounds!.simulated!.low).toBeLessThan(rounds!.exact!);
    expect(rounds!.simulated!.high).toBeGreaterThan(rounds!.exact!);
    expect(rounds!.p5).toBeLessThan(rounds!.p95);
    expect(done).toEqual([524_288, 600_000]);
    expect(result.states).toBe(6708);
  });

  it('replays any trial: the longest is as long as it says', async () => {
    const result = await analyze(duel(), { duels: 2000, seed: 'replay' });
    const { value, index } = result.longest!;
    const replay = result.replay(index);
    expect(replay.rounds).toBe(value);
    expect(replay.steps.at(-1)!.round).toBe(value);
    expect(replay.text.split('\n').at(-1)).toBe(`After ${value} rounds: ${replay.end}`);
    expect(replay.text.split('\n')[0]).toMatch(/^1\. a=9 b=7 mark=0 in strike: d20 → \d+$/);
    expect(() => result.replay(-1)).toThrow(RangeError);
    const counted = Array.from({ length: 2000 }, (_, i) => result.replay(i).end === 'won');
    expect(counted.filter(Boolean)).toHaveLength(result.initiator.count!);
  });

  it('simulates what is too large to solve, to the same counts', async () => {
    const known = await analyze(duel(), { duels: 5000, seed: 'both' });
    const large = await analyze(duel(), { duels: 5000, seed: 'both', maxStates: 5 });
    expect(large.states).toBe(null);
    expect(large.initiator).toEqual({ ...known.initiator, exact: null, z: null });
    expect(large.longest).toEqual(known.longest);
  });

  it('only solves where no trial is asked for', async () => {
    const { initiator, figures } = await analyze(duel(), { duels: 0 });
    expect(initiator).toMatchObject({ count: null, simulated: null, z: null });
    expect(figures[0]!.simulated).toBe(null);
  });

  it('plays the same trials on any number of threads', async () => {
    const library = (await import(dist)) as { analyze: typeof analyze };
    const plain = async (workers: number) => {
      const { replay, ...rest } = await library.analyze(fighters() as Contest, { duels: 1_200_000, workers });
      return rest;
    };
    expect(await plain(3)).toEqual(await plain(1));
  });

  it('stops when it is told to, with the reason given', async () => {
    const stop = new AbortController();
    const running = analyze(duel(), {
      duels: 1e10,
      signal: stop.signal,
      progress: () => stop.abort(new Error('enough')),
    });
    await expect(running).rejects.toThrow('enough');
    const library = (await import(dist)) as { analyze: typeof analyze };
    const again = new AbortController();
    const threads = library.analyze(duel(), {
      ...{ duels: 1e10, workers: 2, signal: again.signal },
      progress: () => again.abort(new Error('enough of threads')),
    });
    await expect(threads).rejects.toThrow('enough of threads');
    await expect(analyze(duel(), { signal: again.signal })).rejects.toThrow('enough of threads');
  });

  it.each([
    [{ duels: -1 }, /^duels: must be a whole number/],
    [{ duels: 1.5 }, /got 1.5/],
    [{ workers: 0 }, /^workers/],
    [{ maxStates: 0 }, /^maxStates/],
    [{ confidence: 1 }, /^confidence: must be a number between 0 and 1/],
  ])('refuses %j', async (options, message) => {
    await expect(analyze(duel(), options)).rejects.toThrow(message);
  });

  it('rejects where rules go wrong', async () => {
    const throwing = duel({
      round: () => {
        throw new Error('no');
      },
    });
    await expect(analyze(throwing)).rejects.toThrow(/^duel: round: threw Error: no \(after a=9 b=7/);
  });
});
