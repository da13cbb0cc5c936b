/** What `run` can be asked for. */
import type { Method, RunInfo } from '../batch/result.ts';

/** Options of `run` as the command line gives them. */
export interface RunFlags {
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method: Method;
  readonly format?: readonly string[];
  readonly csvDialect?: string;
  readonly watch?: boolean;
  readonly only?: string;
  readonly maxStates?: number;
  readonly quiet?: boolean;
  readonly interval?: NonNullable<RunInfo['options']['interval']>;
  readonly confidence?: number;
  readonly untilDecided?: boolean;
  readonly maxDuels?: number;
  readonly anytime?: boolean;
  readonly json?: boolean;
}
