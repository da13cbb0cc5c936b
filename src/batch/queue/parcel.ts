/** What travels over the queue: plans once, jobs and results by the thousand. */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Job, JobResult } from '../messages.ts';
import { decodeNumber, encodeNumber } from '../numbers.ts';
import type { Plan } from '../plan.ts';

/** A plan with what it was made from. */
export interface PlanParcel {
  /** Version of souboj that made it. */
  readonly version: string;
  /** SHA-256 of the scenario's text. */
  readonly scenario: string;
  readonly plan: Plan;
}

/** A chunk of work as it stands on the queue. */
export interface QueuedJob {
  readonly version: string;
  readonly scenario: string;
  /** SHA-256 of the packed plan. */
  readonly plan: string;
  /** Key in Redis that holds the plan. */
  readonly key: string;
  readonly job: Job;
}

/** Packs a plan; parts that cells share are packed once. */
export function packPlan(parcel: PlanParcel): Buffer {
  return serialize(parcel);
}

/** Unpacks what `packPlan` packed. @throws Error where it cannot be read. */
export function unpackPlan(bytes: Buffer): PlanParcel {
  return deserialize(bytes) as PlanParcel;
}

/** SHA-256 of packed bytes, hexadecimal. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A result as text, to the last digit. */
export function packResult(result: JobResult): string {
  return JSON.stringify(result, encodeNumber);
}

/** Reads what `packResult` wrote. */
export function unpackResult(text: string): JobResult {
  return JSON.parse(text, decodeNumber) as JobResult;
}
