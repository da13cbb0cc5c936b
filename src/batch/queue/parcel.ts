/** What travels over the queue: plans once, jobs and results by the thousand. All of it is JSON. */

import { createHash } from 'node:crypto';
import { parseForeignJson } from '../boundedJson.ts';
import type { Job, JobResult } from '../messages.ts';
import { encodeNumber } from '../numbers.ts';
import type { Plan } from '../plan.ts';
import { packPlain, unpackPlain } from './pack.ts';

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
export function packPlan(parcel: PlanParcel): string {
  return packPlain(parcel);
}

/** Unpacks what `packPlan` packed, without looking into it. @throws Error where it cannot be read. */
export function unpackPlan(text: string): unknown {
  return unpackPlain(text);
}

/** SHA-256 of a packed text, hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A result as text, to the last digit. */
export function packResult(result: JobResult): string {
  return JSON.stringify(result, encodeNumber);
}

/** Reads what `packResult` wrote, without looking into it. @throws SyntaxError for anything but JSON. */
export function unpackResult(text: string): unknown {
  return parseForeignJson(text);
}
