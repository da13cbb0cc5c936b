/** How Redis does, as a run sees it: what passes may last for a while, what does not ends the run. */
import { isForbidden, isRefusal, QueueError } from './link.ts';

/** Time that Redis may be away, or refuse to be written, where nobody says how long: all ends are reached within 10 s. */
export const PATIENCE_MS = 6000;

/** Notes what is wrong with Redis, and gives up once. */
export class Health {
  readonly #shown: string;
  readonly #patienceMs: number;
  readonly #giveUp: (error: QueueError) => void;
  #away: NodeJS.Timeout | undefined;
  #why: QueueError | undefined;
  #stopped = false;

  /**
   * @param shown the address, for messages. @param patienceMs how long Redis may be away.
   * @param giveUp called with the reason why the run ends.
   */
  constructor(shown: string, patienceMs: number, giveUp: (error: QueueError) => void) {
    this.#shown = shown;
    this.#patienceMs = patienceMs;
    this.#giveUp = giveUp;
  }

  /** Whether something is wrong that has not passed. */
  get isAway(): boolean {
    return this.#away !== undefined;
  }

  /** @param error of a command or an event; `null`: the connection is closed, or an answer is waited for. */
  note(error: unknown): void {
    // Faults of a connection are told by its close.
    const isBroken = error instanceof SyntaxError;
    if (this.#stopped || (error !== null && !isRefusal(error) && !isBroken)) return;
    if (error !== null) {
      this.#why = new QueueError({ where: [this.#shown], must: ['redisForWork'] }, { cause: error });
      // Events that cannot be read are read no more.
      if (isForbidden(error) || isBroken) {
        this.#end();
        return;
      }
    }
    this.#away ??= setTimeout(() => {
      // An answer that came while this thread was at work has its turn first.
      setImmediate(() => {
        if (this.isAway) this.#end();
      });
    }, this.#patienceMs);
  }

  /** Whatever was wrong is over. */
  isBack(): void {
    clearTimeout(this.#away);
    this.#away = undefined;
    this.#why = undefined;
  }

  /** Notes nothing any more. */
  stop(): void {
    this.#stopped = true;
    this.isBack();
  }

  #end(): void {
    const why =
      this.#why ?? new QueueError({ where: [this.#shown], sentence: ['silent', this.#patienceMs / 1000] });
    this.stop();
    this.#giveUp(why);
  }
}
