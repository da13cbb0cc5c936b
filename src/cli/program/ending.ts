/**
 * The end of the process, all of it: who brings it about, with which code, within which time.
 *
 * | what happens | exit code | within |
 * |---|---|---|
 * | the command has ended | the command's | what it wrote is read, and {@link LINGER_MS} |
 * | SIGINT, SIGTERM or SIGHUP | 130 | {@link GRACE_MS}, in which progress is kept |
 * | the same while a large piece is worked out in one go (`signals.ts`) | by the signal | at once; progress is kept before |
 * | a second one | 130 | at once |
 * | the reader of stdout or stderr is gone | as if it read on | |
 * | stdout or stderr cannot be written (a full disk) | 4, when the command has ended; 130 stays | |
 * | an error that nobody caught | 4 | at once |
 *
 * So connections, threads or files that somebody forgot never keep the process, and 1 means a verdict.
 * Only `bin.ts` calls this: within another program nobody but that program ends the process.
 */
import { exitCode } from '../exitCode.ts';
import { write } from '../say.ts';
import { listen } from '../signals.ts';

/** Time for a command that was asked to stop. Kubernetes kills after 30 s, GitHub after 7.5 s. */
const GRACE_MS = 5000;
/** Time that connections and threads may take after the command has ended. */
const LINGER_MS = 1000;

/** What a connection to Redis says to whoever still waited when souboj cut it. */
const CUT = 'Connection is closed.';

/** What is said at an end that no command tells of. */
export interface LastWords {
  /** An error that nobody caught. */
  uncaught(error: unknown): void;
  /** A command that did not stop in time. */
  interrupted(): void;
  /** A stream that could not be written, told on the other one. */
  unwritten(stream: 'stdout' | 'stderr', error: unknown): void;
  /** Removes what must not outlast the process, such as locks. */
  cleanUp(): void;
}

/** A command with its last words; loaded when the ways to end are in place. */
export interface Program {
  readonly lastWords: LastWords;
  /** Answers the exit code; `signal` asks to stop. */
  run(signal: AbortSignal): Promise<number>;
}

/** Runs a program to its end, whatever comes, and ends the process. */
export async function untilTheEnd(load: () => Promise<Program>): Promise<void> {
  const stop = new AbortController();
  let words: LastWords | null = null;
  let decided = false;
  let unwritten = false;

  const leave = (code: number): never => {
    words?.cleanUp();
    process.exit(code);
  };
  const onSignal = (): void => {
    if (stop.signal.aborted) leave(exitCode.interrupted);
    stop.abort();
    setTimeout(() => {
      words?.interrupted();
      leave(exitCode.interrupted);
    }, GRACE_MS).unref();
  };
  listen(onSignal);

  for (const name of ['stdout', 'stderr'] as const) {
    process[name].on('error', (error: NodeJS.ErrnoException) => {
      if (isReaderGone(error, process[name].isTTY)) return;
      if (!unwritten) {
        unwritten = true;
        words?.unwritten(name, error);
      }
      if (decided && process.exitCode !== exitCode.interrupted) process.exitCode = exitCode.broken;
    });
  }

  const onUncaught = (error: unknown): void => {
    // Connections that were cut complain of it; what the command comes to stands.
    if (decided || (error instanceof Error && error.message === CUT)) return;
    if (words === null) write('stderr', `souboj: ${error instanceof Error ? error.message : error}\n`);
    else words.uncaught(error);
    leave(exitCode.broken);
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);

  try {
    const program = await load();
    words = program.lastWords;
    const code = await program.run(stop.signal);
    process.exitCode = unwritten && code !== exitCode.interrupted ? exitCode.broken : code;
    decided = true;
  } catch (error) {
    onUncaught(error);
  }
  const end = setInterval(() => {
    // A reader that is slow is still a reader.
    if (process.stdout.writableLength === 0 && process.stderr.writableLength === 0)
      leave(Number(process.exitCode));
  }, LINGER_MS);
  end.unref();
}

/** A pipe that was closed, or a terminal. */
function isReaderGone({ code }: NodeJS.ErrnoException, isTerminal: boolean): boolean {
  return code === 'EPIPE' || code === 'ECONNRESET' || (code === 'EIO' && isTerminal);
}
