import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { cgroupCores, defaultWorkers, workersFor } from '../../src/cli/cores.ts';

const files =
  (given: Readonly<Record<string, string>>) =>
  (path: string): string | null =>
    given[path] ?? null;

describe('cgroupCores', () => {
  it.each([
    [{}, null],
    [{ '/sys/fs/cgroup/cpu.max': 'max 100000' }, null],
    [{ '/sys/fs/cgroup/cpu.max': '150000 100000' }, 1.5],
    [{ '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1', '/sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000' }, null],
    [
      { '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '400000', '/sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000' },
      4,
    ],
    [
      {
        '/proc/self/cgroup': '0::/system.slice/job 7.scope',
        '/sys/fs/cgroup/system.slice/cpu.max': '800000 100000',
        '/sys/fs/cgroup/system.slice/job 7.scope/cpu.max': '300000 100000',
      },
      3,
    ],
    [
      {
        '/proc/self/cgroup': '0::/a/b',
        '/sys/fs/cgroup/a/cpu.max': '200000 100000',
        '/sys/fs/cgroup/a/b/cpu.max': 'max 100000',
      },
      2,
    ],
  ])('%j: %s', (given, cores) => {
    expect(cgroupCores(files(given as Record<string, string>))).toBe(cores);
  });

  it('bounds the threads of a run, which are at least one', () => {
    expect(defaultWorkers()).toBeGreaterThanOrEqual(1);
    expect(defaultWorkers()).toBeLessThanOrEqual(availableParallelism());
  });

  it.each([
    [{ cells: 4, duels: 100 }, 1],
    [{ cells: 1, duels: 20_001 }, 2],
    [{ cells: 800, duels: 0 }, 16],
    [{ cells: 9, duels: 0 }, 2],
    [{ cells: 0, duels: 0 }, 1],
  ])('are no more than a plan can keep busy: %j', ({ cells, duels }, threads) => {
    const plan = { cells: Array.from({ length: cells }), duels };
    expect(workersFor(plan, false, 16)).toBe(threads);
    expect(workersFor(plan, true, 16)).toBe(16);
  });
});
