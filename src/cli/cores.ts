/** How many threads this process may keep busy. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

function firstLine(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').split('\n')[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * CPU limit of the control group, in cores, or `null` without one: the tightest of those of the process's own
 * group and all groups around it (cgroup v2, `cpu.max`: quota and period), or v1's `cpu.cfs_quota_us`.
 */
export function cgroupCores(read: (path: string) => string | null = firstLine): number | null {
  const own = /^0::(\/.*)$/.exec(read('/proc/self/cgroup') ?? '')?.[1] ?? '/';
  const names = own.split('/').filter((name) => name !== '');
  // From the root downwards; within a container the root is the container's own group.
  const groups = names.map((_, i) => `/${names.slice(0, i + 1).join('/')}`);
  const limits = ['', ...groups].flatMap((group) => {
    const [quota, period] = (read(`/sys/fs/cgroup${group}/cpu.max`) ?? '').split(' ').map(Number);
    return quota && period ? [quota / period] : [];
  });
  if (limits.length > 0) return limits.reduce((a, b) => Math.min(a, b));
  const oldQuota = Number(read('/sys/fs/cgroup/cpu/cpu.cfs_quota_us') ?? Number.NaN);
  const oldPeriod = Number(read('/sys/fs/cgroup/cpu/cpu.cfs_period_us') ?? Number.NaN);
  return oldQuota > 0 && oldPeriod > 0 ? oldQuota / oldPeriod : null;
}

/** Default number of threads: the cores that the process may use, within the control group's limit, at least 1. */
export function defaultWorkers(): number {
  const limit = cgroupCores();
  const cores = availableParallelism();
  return Math.max(1, limit === null ? cores : Math.min(cores, Math.ceil(limit)));
}

/** Duels, and cells to be solved, that are worth a thread of their own: starting one takes a fifth of a second. */
const WORTH_A_THREAD = { duels: 20_000, cells: 8 };

/**
 * Default number of threads for a plan: no more than it can keep busy.
 * @param open whether the run may go on beyond the plan's duels.
 */
export function workersFor(
  plan: { readonly cells: readonly unknown[]; readonly duels: number },
  open = false,
  cores: number = defaultWorkers(),
): number {
  const { length } = plan.cells;
  const worth = (length * plan.duels) / WORTH_A_THREAD.duels + length / WORTH_A_THREAD.cells;
  return open ? cores : Math.max(1, Math.min(cores, Math.ceil(worth)));
}
