/** A worker on the queue: takes chunks, does them in threads, answers their tallies. */
import { hostname } from 'node:os';
import type { Refusal } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import type { Executor } from '../messages.ts';
import type { Plan } from '../plan.ts';
import { PREFIX, QUEUE, type QueueLink } from './link.ts';
import { hashOf, packResult, type QueuedJob, unpackPlan } from './parcel.ts';
import { PlanPools } from './pools.ts';
import { PLAN_GONE, reasonFrom, reasonText } from './reason.ts';

/** What a worker tells while it works. */
export type QueueEvent =
  | { readonly kind: 'atWork'; readonly queue: string; readonly threads: number }
  /** `scenario`: the first digits of its hash. */
  | { readonly kind: 'begun'; readonly scenario: string; readonly cells: number }
  | { readonly kind: 'failed'; readonly reason: Error };

/** How a worker works. */
export interface ServeOptions {
  /** Chunks at once. */
  readonly threads: number;
  /** Starts the threads of a plan. */
  readonly start: (plan: Plan) => Promise<Executor>;
  /** Ends the worker, after the chunks under way. */
  readonly signal: AbortSignal;
  readonly log: (event: QueueEvent) => void;
  /** A worker that is silent for so long is taken for dead, and its chunk given to another. */
  readonly lockMs?: number;
  /** How often silent workers are looked for. */
  readonly stalledMs?: number;
}

const LOCK_MS = 20_000;
const STALLED_MS = 10_000;
/** A chunk that outlived so many dead workers has likely killed them, and fails. */
const DEATHS = 3;
/** Plans whose threads and tables are kept. */
const PLANS = 2;

/** Works until the signal comes. The computation runs in threads, so that locks are renewed in time. */
export async function serveQueue({ client, bullmq, shown }: QueueLink, options: ServeOptions): Promise<void> {
  const pools = new PlanPools(PLANS);
  const failure = (refusal: Refusal): Error => new bullmq.UnrecoverableError(reasonText(refusal));
  const load = async ({ key, plan, scenario }: QueuedJob): Promise<Executor> => {
    const bytes = await client.getBuffer(key);
    if (bytes === null) throw failure(PLAN_GONE);
    if (hashOf(bytes) !== plan) throw failure({ where: [], sentence: ['planWithoutHash'] });
    const parcel = unpackPlan(bytes);
    if (parcel.scenario !== scenario || parcel.version !== version) {
      throw failure({ where: [], sentence: ['planOfAnother'] });
    }
    options.log({ kind: 'begun', scenario: scenario.slice(0, 12), cells: parcel.plan.cells.length });
    return options.start(parcel.plan);
  };
  const worker = new bullmq.Worker<QueuedJob, string>(
    QUEUE,
    async ({ data }) => {
      if (data.version !== version) {
        const found = ['worker', hostname(), version] as const;
        throw failure({ where: [], must: ['workerVersion', data.version], found });
      }
      return pools.use(
        data.plan,
        () => load(data),
        async (executor) => packResult(await executor.run(data.job)),
      );
    },
    {
      connection: client,
      prefix: PREFIX,
      concurrency: options.threads,
      lockDuration: options.lockMs ?? LOCK_MS,
      stalledInterval: options.stalledMs ?? STALLED_MS,
      maxStalledCount: DEATHS,
    },
  );
  worker.on('failed', (_, error) => options.log({ kind: 'failed', reason: reasonFrom(error.message) }));
  // Faults of the connection mend themselves or show at the submitter.
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  options.log({ kind: 'atWork', queue: shown, threads: options.threads });
  await new Promise<void>((resolve) => {
    if (options.signal.aborted) resolve();
    else options.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await worker.close();
  await pools.close();
  client.disconnect();
}
