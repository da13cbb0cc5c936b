/** Why a worker gave a chunk back: as data over the queue, so that whoever waits is told in the own language. */

import { type Refusal, RefusalError, type Sentence } from '../../problems/problem.ts';
import { parsePlainJson } from '../boundedJson.ts';
import type { Job } from '../messages.ts';
import type { Plan } from '../plan.ts';

/** What a worker says of a chunk whose plan Redis does not have: its run is over, or Redis forgot. */
export const PLAN_GONE: Refusal = { where: [], sentence: ['planGone'] };

/** A refusal as the text that the queue carries. */
export function reasonText(refusal: Refusal): string {
  return JSON.stringify(refusal);
}

/** The error behind a text that the queue carried: a refusal, or an error of the worker in its own words. */
export function reasonFrom(text: string): Error {
  try {
    const found = parsePlainJson(text);
    if (typeof found === 'object' && found !== null && 'where' in found)
      return new RefusalError(found as Refusal);
  } catch {
    // No refusal: an error that nobody foresaw.
  }
  return new Error(text);
}

/** Whether the plan was gone. */
export function planGone(reason: Error): boolean {
  return (
    reason instanceof RefusalError &&
    'sentence' in reason.refusal &&
    reason.refusal.sentence[0] === 'planGone'
  );
}

/** Which job failed on the queue. */
export function failureOf(job: Job, { cells, seed }: Plan): Refusal {
  const sentence: Sentence =
    job.kind === 'exact'
      ? ['exactFailedOnQueue', seed]
      : ['duelsFailedOnQueue', job.from, job.from + job.count - 1, seed];
  return { where: [cells[job.cell]!.key], sentence };
}
