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
 * CPU limit of the control group, in cores, or `null` without one.
 * Reads cgroup v2 (`cpu.max`: quota and period) and v1 (`cpu.cfs_quota_us`).
 */
export function cgroupCores(read: (path: string) => string | null = firstLine): number | null {
  const [quota, period] = (read('/sys/fs/cgroup/cpu.max') ?? '').split(' ').map(Number);
  if (quota && period) return quota / period;
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
