/** How Redis does, as a run sees it: what passes may last a minute, what does not ends the run. */
import { isForbidden, isRefusal, QueueError } from './link.ts';

/** Time that Redis may be away, or refuse to be written. */
const AWAY_MS = 60_000;

/** Notes what is wrong with Redis, and gives up once. */
export class Health {
  readonly #shown: string;
  readonly #giveUp: (error: QueueError) => void;
  #away: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param shown the address, for messages. @param giveUp called with the reason why the run ends. */
  constructor(shown: string, giveUp: (error: QueueError) => void) {
    this.#shown = shown;
    this.#giveUp = giveUp;
  }

  /** @param error of a command or an event; `null`: the connection is closed, or does not answer. */
  note(error: unknown): void {
    // Faults of a connection are told by its close.
    const isBroken = error instanceof SyntaxError;
    if (this.#stopped || (error !== null && !isRefusal(error) && !isBroken)) return;
    const why =
      error === null
        ? new QueueError({ where: [this.#shown], sentence: ['silent', AWAY_MS / 1000] })
        : new QueueError({ where: [this.#shown], must: ['redisForWork'] }, { cause: error });
    // Events that cannot be read are read no more.
    if (isForbidden(error) || isBroken) this.#end(why);
    else this.#away ??= setTimeout(() => this.#end(why), AWAY_MS);
  }

  /** Whatever was wrong is over. */
  isBack(): void {
    clearTimeout(this.#away);
    this.#away = undefined;
  }

  /** Notes nothing any more. */
  stop(): void {
    this.#stopped = true;
    this.isBack();
  }

  #end(why: QueueError): void {
    this.stop();
    this.#giveUp(why);
  }
}
