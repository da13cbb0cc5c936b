/** Asks Redis again and again whether it is there and obeys, and now and then for all that it should hold. */
import type { Health } from './health.ts';

/** How often Redis is asked for a sign of life and of obedience. */
const PULSE_MS = 1000;
/** How often it is asked whether it still has plan and jobs, in pulses. */
const LOOK = 15;

/** What is asked. */
export interface Questions {
  /** Rejects where Redis refuses; waits where it is away. */
  ask(): Promise<void>;
  /** Looks whether something is lost; answers whether something may be, which a second look tells. */
  look(): Promise<boolean>;
}

/** The pulse of a run's Redis. */
export class Pulse {
  readonly #questions: Questions;
  readonly #health: Health;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the last question, or the last look, has no answer yet. */
  #asking = false;
  #looking = false;
  /** Pulses until the next look. */
  #untilLook = LOOK;

  constructor(questions: Questions, health: Health) {
    this.#questions = questions;
    this.#health = health;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#beat(), PULSE_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Has a look at the next beat: what is back may have forgotten everything. */
  lookSoon(): void {
    this.#untilLook = 1;
  }

  /** One question at a time; a look is many questions, and not waited for. */
  async #beat(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#health.note(null);
    try {
      await this.#questions.ask();
      this.#health.isBack();
      if (--this.#untilLook <= 0) void this.#look();
    } catch (error) {
      this.#health.note(error);
    } finally {
      this.#asking = false;
    }
  }

  /** Without a word where Redis does not answer: the pulse tells that. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      // What is lost is seen by two looks; one is soon followed by the other.
      this.#untilLook = (await this.#questions.look()) ? 1 : LOOK;
    } catch {
      // Next time.
    } finally {
      this.#looking = false;
    }
  }
}
