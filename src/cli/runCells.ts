/** Work in threads with progress on stderr, for commands that keep no checkpoint. */
import type { Conduct } from '../study/executors.ts';
import { onThreads } from './executors.ts';
import { progressView } from './progress.ts';

/** What the command line says about it, and the name that progress goes by. */
export interface ThreadFlags {
  readonly workers?: number;
  readonly quiet?: boolean;
  readonly title: string;
}

/** Does the work of a study on threads and tells its progress, which ends with it. */
export async function withThreads<T>(
  { workers, quiet, title }: ThreadFlags,
  signal: AbortSignal,
  work: (conduct: Conduct) => Promise<T>,
): Promise<T> {
  const progress = progressView(title, quiet === true, () => performance.now());
  try {
    const onProgress: Conduct['onProgress'] = (done) => progress.update(done);
    return await work({ executor: onThreads(workers), signal, onProgress });
  } finally {
    progress.stop();
  }
}
