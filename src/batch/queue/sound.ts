/**
 * What comes over the queue is looked at before it counts: whoever reaches Redis can put anything there. A worker
 * takes only jobs that a run of this souboj gives out, a run only answers that can come of the job.
 */
import { isKind } from '../../scenario/cellKinds.ts';
import type { Job, JobResult } from '../messages.ts';
import type { Plan } from '../plan.ts';
import { fieldsOf, isExact, isTally, isWhole, reachOf } from '../soundFigures.ts';
import type { PlanParcel, QueuedJob } from './parcel.ts';

/** Duels of one job at most: about a second of work, so that messages stay rare. */
export const QUEUE_CHUNK: number = 1 << 22;
/** Bounds of the command line; a plan beyond them comes of no run. */
const MOST_STATES = 20_000_000;
const MOST_DUELS = 1e12;

const methods: readonly unknown[] = ['mc', 'exact', 'both'];

const isText = (value: unknown, like: RegExp): value is string =>
  typeof value === 'string' && like.test(value);

/** What stands around a job, or `null` where it comes of no run. */
export function soundEnvelope(data: unknown): QueuedJob | null {
  const { version, scenario, plan, key, job } = fieldsOf(data) ?? {};
  const good =
    isText(version, /^\d[\w.+-]{0,63}$/) &&
    isText(scenario, /^\w{1,64}$/) &&
    isText(plan, /^[0-9a-f]{64}$/) &&
    isText(key, /^souboj:plan:[0-9a-f]{64}:[0-9a-f-]{36}$/) &&
    fieldsOf(job) !== null;
  return good ? (data as QueuedJob) : null;
}

/** A plan parcel as far as work is bounded by it, or `null`; what its cells hold is for the rules to understand. */
export function soundParcel(data: unknown): PlanParcel | null {
  const parcel = fieldsOf(data);
  const plan = fieldsOf(parcel?.['plan']);
  if (parcel === null || plan === null) return null;
  const cells = plan['cells'];
  const good =
    typeof parcel['version'] === 'string' &&
    typeof parcel['scenario'] === 'string' &&
    typeof plan['seed'] === 'string' &&
    isWhole(plan['duels'], 1, MOST_DUELS) &&
    isWhole(plan['maxStates'], 1, MOST_STATES) &&
    methods.includes(plan['method']) &&
    Array.isArray(cells) &&
    cells.every((cell) => typeof fieldsOf(cell)?.['key'] === 'string' && isKind(cell.kind));
  return good ? (data as PlanParcel) : null;
}

/** Whether a run gives out such a job: of a known kind, about a cell of the plan, a chunk at most. */
export function isSoundJob(job: Job, { cells }: Plan): boolean {
  const isCell = (index: unknown): boolean => isWhole(index, 0, cells.length - 1);
  if (!isCell(job.cell)) return false;
  if (job.kind === 'exact') return true;
  return (
    job.kind === 'simulate' && isWhole(job.from, 0, 2 * MOST_DUELS) && isWhole(job.count, 1, QUEUE_CHUNK)
  );
}

/** The answer to a job, or `null` where it cannot have come of it. */
export function soundResult(data: unknown, job: Job, plan: Plan): JobResult | null {
  const result = fieldsOf(data);
  if (result === null || result['kind'] !== job.kind) return null;
  const reach = reachOf(plan.cells[job.cell]!);
  if (job.kind === 'simulate')
    return isTally(result['tally'], job.count, [job.from, job.from + job.count - 1], reach)
      ? (data as JobResult)
      : null;
  if (job.kind !== 'exact' || !isWhole(result['states'], 0, Number.MAX_SAFE_INTEGER)) return null;
  const { exact } = result;
  return exact === null || isExact(exact, reach) ? (data as JobResult) : null;
}
