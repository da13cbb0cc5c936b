/** Samples a table by the fastest means there is; the counts do not depend on which. */
import type { StreamKey } from '../../random/key.ts';
import type { Inversion } from '../inversion.ts';
import { createKernel } from '../kernel/kernel.ts';
import { type Counts, Ledger, type TrialLog } from '../ledger.ts';
import { sample } from '../sampler.ts';
import type { Table } from '../table.ts';

/** Plays trials `from` … `from + count − 1` of a table, with a log of single trials where one is wanted. */
export type TableSampler = (key: StreamKey, from: number, count: number, log: TrialLog | null) => Counts;

/** The sampler in plain TypeScript: says what is meant, and keeps logs. */
export function scriptSampler(table: Table, inversion: Inversion): TableSampler {
  return (key, from, count, log) => {
    const ledger = new Ledger(table, key, from, count, log);
    sample(table, inversion, ledger);
    return ledger;
  };
}

/** The sampler in WebAssembly where that is to be had, some two to three times as fast; else the one in script. */
export function fastSampler(table: Table, inversion: Inversion): TableSampler {
  const kernel = createKernel(table, inversion);
  const inScript = scriptSampler(table, inversion);
  return (key, from, count, log) =>
    kernel === null || log !== null ? inScript(key, from, count, log) : kernel(key, from, count);
}
