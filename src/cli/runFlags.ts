/** What `run` can be asked for. */
import type { OrderOptions } from '../study/order.ts';

/** Options that decide who works. */
export interface ExecutorFlags {
  readonly workers?: number;
  readonly queue?: string;
  /** Seconds that the Redis behind the queue may be away. */
  readonly queuePatience?: number;
}

/** Options that decide how finished runs are told. */
export interface TellFlags {
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** Whether a run in which simulation and exact solution disagree fails. */
  readonly strict?: boolean;
}

/** Options of `run` as the command line gives them. */
export interface RunFlags extends OrderOptions, ExecutorFlags, TellFlags {
  readonly out?: string;
  readonly format?: readonly string[];
  readonly csvDialect?: string;
  readonly watch?: boolean;
  readonly resume?: boolean;
  /** Whether exact solutions are kept on disk and taken from there. */
  readonly cache?: boolean;
  /** Seconds between two checkpoints at least. */
  readonly checkpointEvery?: number;
}
