/** The built worker of the explorer in a scope of its own, as a page would ask it. */
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import type { Answer, Question } from '../../src/explorer/model/messages.ts';

/** A worker at work. */
export interface AskWorker {
  /** Asks; answers what it tells, each as JSON, up to an answer of kind `last`, or one that nothing can come of. */
  (question: Question, last: Answer['kind'] | null): Promise<string[]>;
  /** Waits for an answer of a kind that is still to come of the last question. */
  until(kind: Answer['kind']): Promise<void>;
}

/** Starts the worker in a file. */
export function startWorker(file: string): AskWorker {
  const told: string[] = [];
  let ended: () => void = () => undefined;
  let last: Answer['kind'] | null = null;
  const scope = createContext({
    ...{ console, TextEncoder, URL, MessageChannel, performance, AbortController, AbortSignal, setTimeout },
    postMessage: (answer: Answer) => {
      told.push(JSON.stringify(answer));
      if (answer.kind === last || answer.kind === 'refused' || answer.kind === 'tooMany') ended();
    },
  });
  new Script(readFileSync(file, 'utf8')).runInContext(scope);
  const ask = async (question: Question, wanted: Answer['kind'] | null): Promise<string[]> => {
    told.length = 0;
    last = wanted;
    const whole = new Promise<void>((resolve) => {
      ended = resolve;
    });
    (scope as { onmessage(event: { data: Question }): void }).onmessage({ data: question });
    if (wanted !== null) await whole;
    return told.slice();
  };
  const until = (kind: Answer['kind']): Promise<void> => {
    last = kind;
    if (told.some((own) => own.startsWith(`{"kind":"${kind}"`))) return Promise.resolve();
    return new Promise((resolve) => {
      ended = resolve;
    });
  };
  return Object.assign(ask, { until });
}
