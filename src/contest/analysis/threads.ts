/** Trials of a tabulated contest over several threads: tables cross them, rules do not. */
import { Worker } from 'node:worker_threads';
import type { Inversion } from '../../engine/inversion.ts';
import type { Counts } from '../../engine/ledger.ts';
import type { Table } from '../../engine/table.ts';
import type { StreamKey } from '../../random/key.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly table: Table;
  readonly inversion: Inversion;
  readonly key: StreamKey;
}

/** Trials `from` … `from + count − 1`. */
export interface Part {
  readonly from: number;
  readonly count: number;
}

/** The built entry of a thread: it stands beside the file that this module is built into. */
const entry: URL = new URL('./contestWorker.js', import.meta.url);

/** One thread that plays part after part. */
export class Thread {
  readonly #worker: Worker;

  constructor(workerData: ThreadData, file: URL = entry) {
    this.#worker = new Worker(file, { workerData });
  }

  /** Plays a part; one at a time. @throws Error where the thread dies. */
  play(part: Part): Promise<Counts> {
    return new Promise((resolve, reject) => {
      const settle = (counts: Counts): void => {
        this.#worker.off('error', fail);
        resolve(counts);
      };
      const fail = (error: unknown): void => {
        this.#worker.off('message', settle);
        reject(error);
      };
      this.#worker.once('message', settle);
      this.#worker.once('error', fail);
      this.#worker.postMessage(part);
    });
  }

  /** Ends it, whatever it does. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
