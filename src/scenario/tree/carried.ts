/** What a schema says that a value must be, through zod: its messages are text, ours are data. */
import type { Must } from '../../problems/problem.ts';

/** A message of a schema that carries what must be. */
export function carry(...must: Must): string {
  return JSON.stringify(must);
}

/** What a message carries; one of zod's own (a test finds none) is taken for a word that must stand there. */
export function carried(message: string): Must {
  try {
    return JSON.parse(message) as Must;
  } catch {
    return ['exactly', message];
  }
}
