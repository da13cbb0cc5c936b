/** Ends a process that hangs, and says over which case: what does not come back cannot tell. */
import { Worker } from 'node:worker_threads';

/** A case that takes longer than this, on a busy machine, is taken to hang. */
const PATIENCE_S = 180;

const watcher = `
const { parentPort, workerData } = require('node:worker_threads');
let told = null, since = Date.now();
parentPort.on('message', (name) => { told = name; since = Date.now(); });
setInterval(() => {
  if (told === null || Date.now() - since < workerData * 1000) return;
  require('node:fs').writeSync(2, 'hangs: ' + told + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/** Watches over cases, one after the other. */
export class Watch {
  readonly #worker: Worker = new Worker(watcher, { eval: true, workerData: PATIENCE_S });
  /** The case that took longest, in milliseconds of this process's own work. */
  slowest: { readonly name: string; readonly ms: number } = { name: '', ms: 0 };

  /** Does a case. */
  async over<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    this.#worker.postMessage(name);
    const start = process.cpuUsage();
    try {
      return await work();
    } finally {
      const ms = process.cpuUsage(start).user / 1000;
      if (ms > this.slowest.ms) this.slowest = { name, ms };
      this.#worker.postMessage(null);
    }
  }

  /** No more cases. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
