/** What `run` can be asked for. */
import type { Method, RunInfo } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';

/** Options that decide what is run. */
export interface OrderFlags {
  readonly seed?: string;
  readonly duels?: number;
  readonly precision?: number;
  readonly untilDecided?: boolean;
  readonly maxDuels?: number;
  readonly anytime?: boolean;
  readonly method: Method;
  readonly only?: string;
  readonly maxStates?: number;
  readonly interval?: NonNullable<RunInfo['options']['interval']>;
  readonly confidence?: number;
  readonly shard?: Shard;
}

/** Options that decide who works. */
export interface ExecutorFlags {
  readonly workers?: number;
  readonly queue?: string;
}

/** Options that decide how finished runs are told. */
export interface TellFlags {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Options of `run` as the command line gives them. */
export interface RunFlags extends OrderFlags, ExecutorFlags, TellFlags {
  readonly out?: string;
  readonly format?: readonly string[];
  readonly csvDialect?: string;
  readonly watch?: boolean;
  readonly resume?: boolean;
  /** Seconds between two checkpoints at least. */
  readonly checkpointEvery?: number;
}
