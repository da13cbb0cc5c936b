/** The thread's entry: thin, since all it does is the workshop's. */
import { deserialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import type { Job, JobResult, OtherJob } from './messages.ts';
import type { Plan } from './plan.ts';
import { loadRules, type RulesAddress } from './rulesModule.ts';
import { createWorkshop } from './workshop.ts';

const { plan, rules } = workerData as { plan: Plan; rules: RulesAddress | null };
if (rules !== null) await loadRules(rules);
const work = createWorkshop(plan);

/** The other plan worked at last. */
let other: { readonly number: number; readonly work: typeof work } | null = null;

function workOf({ plan, number }: OtherJob): typeof work {
  if (other?.number !== number)
    other = { number, work: createWorkshop(deserialize(Buffer.from(new Uint8Array(plan))) as Plan) };
  return other.work;
}

/** Does one job; `ping` answers at once and proves that the thread is up. */
export default function run(job: Job | OtherJob | 'ping'): JobResult | 'pong' {
  if (job === 'ping') return 'pong';
  return 'plan' in job ? workOf(job)(job.job) : work(job);
}
