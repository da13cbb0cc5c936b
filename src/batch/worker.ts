/** The thread's entry: thin, since all it does is the workshop's. */
import { workerData } from 'node:worker_threads';
import type { Job, JobResult } from './messages.ts';
import type { Plan } from './plan.ts';
import { createWorkshop } from './workshop.ts';

const work = createWorkshop((workerData as { plan: Plan }).plan);

/** Does one job; `ping` answers at once and proves that the thread is up. */
export default function run(job: Job | 'ping'): JobResult | 'pong' {
  return job === 'ping' ? 'pong' : work(job);
}
