/** Entry of a thread that plays trials of one table. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Counts } from '../../engine/ledger.ts';
import { fastSampler } from '../../engine/prepared/tableSampler.ts';
import type { Part, ThreadData } from './threads.ts';

const { table, inversion, key } = workerData as ThreadData;
const sampler = fastSampler(table, inversion);

parentPort!.on('message', ({ from, count }: Part) => {
  const { ends, rounds, stride, longest, longestIndex } = sampler(key, from, count, null);
  const counts: Counts = { ends, rounds, stride, longest, longestIndex };
  parentPort!.postMessage(counts);
});
