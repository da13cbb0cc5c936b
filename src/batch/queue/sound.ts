/**
 * What comes over the queue is looked at before it counts: whoever reaches Redis can put anything there. A worker
 * takes only jobs that a run of this souboj gives out, a run only answers that can come of the job.
 */
import { contestOf, isKind } from '../../scenario/cellKinds.ts';
import type { Job, JobResult } from '../messages.ts';
import type { Plan } from '../plan.ts';
import type { PlanParcel, QueuedJob } from './parcel.ts';

/** Duels of one job at most: about a second of work, so that messages stay rare. */
export const QUEUE_CHUNK: number = 1 << 22;
/** Bounds of the command line; a plan beyond them comes of no run. */
const MOST_STATES = 20_000_000;
const MOST_DUELS = 1e12;
/** How far sums of probabilities may be off. */
const ROUNDING = 1e-6;

const methods: readonly unknown[] = ['mc', 'exact', 'both'];

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;

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
  const { metrics, clockMetrics, events } = contestOf(plan.cells[job.cell]!);
  const counters = events?.counters.map(({ name }) => name) ?? [];
  const names = new Set(['rounds', ...metrics, ...clockMetrics, ...counters]);
  if (job.kind === 'simulate')
    return isTally(result['tally'], job.from, job.count, names) ? (data as JobResult) : null;
  if (job.kind !== 'exact' || !isWhole(result['states'], 0, Number.MAX_SAFE_INTEGER)) return null;
  const { exact } = result;
  return exact === null || isMarginals(exact, names, isChance, near(1)) ? (data as JobResult) : null;
}

const isChance = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 1 + ROUNDING;
const near =
  (wanted: number) =>
  (sum: number): boolean =>
    Math.abs(sum - wanted) <= ROUNDING;

function isTally(tally: unknown, from: number, count: number, names: ReadonlySet<string>): boolean {
  const isCount = (value: unknown): boolean => isWhole(value, 1, count);
  if (!isMarginals(tally, names, isCount, (sum) => sum === count)) return false;
  const { total, longest } = tally as Fields;
  if (total !== count) return false;
  const { value, index } = fieldsOf(longest) ?? {};
  return longest === null || (isWhole(value, 0, 2 ** 32) && isWhole(index, from, from + count - 1));
}

/** Whether ends and every metric add up to the whole, each metric of the contest and each value once. */
function isMarginals(
  marginals: unknown,
  names: ReadonlySet<string>,
  isWeight: (weight: unknown) => boolean,
  isAll: (sum: number) => boolean,
): boolean {
  const { ends, metrics, events } = fieldsOf(marginals) ?? {};
  const [byEnd, byMetric] = [fieldsOf(ends), fieldsOf(metrics)];
  if (byEnd === null || byMetric === null) return false;
  const weights = Object.values(byEnd);
  if (!weights.every(isWeight) || !isAll(sum(weights)) || !Object.keys(byEnd).every(isEnd)) return false;
  const told = Object.entries(byMetric);
  const eventsFit =
    events === undefined ||
    Object.values(fieldsOf(events) ?? { not: -1 }).every(
      (weight) => Number.isFinite(weight) && (weight as number) >= 0,
    );
  return (
    eventsFit &&
    told.length > 0 &&
    told.every(([name, rows]) => names.has(name) && isHistogram(rows, isWeight, isAll))
  );
}

function isHistogram(
  rows: unknown,
  isWeight: (weight: unknown) => boolean,
  isAll: (sum: number) => boolean,
): boolean {
  if (!Array.isArray(rows)) return false;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows as unknown[]) {
    const [value, weight, ...more] = Array.isArray(row) ? (row as unknown[]) : [];
    if (more.length > 0 || !Number.isFinite(value) || !((value as number) > last) || !isWeight(weight))
      return false;
    last = value as number;
  }
  return isAll(sum(rows.map((row: readonly unknown[]) => row[1])));
}

/** Ends are labels such as `initiator:soul`: words, digits, few signs. */
const isEnd = (label: string): boolean => /^[\w:+,. -]{1,200}$/.test(label);

const sum = (weights: readonly unknown[]): number =>
  (weights as readonly number[]).reduce((a, b) => a + b, 0);
