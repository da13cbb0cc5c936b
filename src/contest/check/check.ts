/** Tests every promise of a contest by enumeration, or by sampling where it is too large for that. */

import type { Chain } from '../../engine/chain.ts';
import { play } from '../../engine/direct.ts';
import { createInversion } from '../../engine/inversion.ts';
import { checkQuestions } from '../../engine/soundQuestions.ts';
import { statesOf } from '../../engine/states.ts';
import { tabulate } from '../../engine/tabulate.ts';
import type { Sentence } from '../../problems/problem.ts';
import { type StreamKey, streamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';
import { type Contest, nameOf, stateText } from '../../rules/contest.ts';
import { ContestError } from '../../rules/contestError.ts';
import { timeout } from '../definition.ts';
import { FigureTests } from './figures.ts';
import {
  type CheckRecord,
  type ContestCheck,
  type ContestPromise,
  promises,
  type TestedPromise,
} from './report.ts';
import { StateTests } from './states.ts';

/** How a contest is checked. */
export interface CheckOptions {
  /** States up to which all are enumerated, at least 1; default 100,000. Beyond, those of some trials are tested. */
  readonly maxStates?: number;
  /** Trials played draw by draw, at least 1; default 20,000. */
  readonly trials?: number;
  /** Seed of these trials; default `check`. */
  readonly seed?: string;
  /** The same contest with seats exchanged, where that must change nothing but the seats. */
  readonly exchanged?: Contest;
}

/** Trials of large contests of which every state is tested. */
const walked = 200;

/**
 * Tests every promise of a contest; see {@link ContestPromise}. Each fault names the function, the state and the value
 * that show it. Contests up to `maxStates` are tested in all their states, larger ones in those that trials come through.
 *
 * Cost: some 10 µs a state and outcome, and the trials. A promise that is kept in all states is proved; `purity` is
 * tested by asking twice, so rules that change their answer seldom can pass.
 * @example
 * const check = checkContest(contest);
 * if (!check.ok) throw new Error(checkText(check));
 */
export function checkContest(contest: Contest, options: CheckOptions = {}): ContestCheck {
  return new Checking(contest, options).check();
}

/** Whether figures are true in spite of a fault: a word that costs room, an end that these numbers never lead to. */
function isMild(fault: ContestError | null): boolean {
  const sentence = fault !== null && 'sentence' in fault.refusal ? fault.refusal.sentence[0] : '';
  return sentence === 'wordIdle' || sentence === 'endUnreached';
}

class Checking implements CheckRecord {
  readonly #contest: Contest;
  readonly #where: string;
  readonly #options: Required<Omit<CheckOptions, 'exchanged'>> & Pick<CheckOptions, 'exchanged'>;
  readonly #faults = new Map<ContestPromise, ContestError>();
  readonly #tested = new Map<ContestPromise, Pick<TestedPromise, 'by' | 'cases'>>();
  readonly #key: StreamKey;

  constructor(contest: Contest, options: CheckOptions) {
    this.#contest = contest;
    this.#where = nameOf(contest);
    this.#options = { maxStates: 100_000, trials: 20_000, seed: 'check', ...options };
    this.#key = streamKey(this.#options.seed, this.#where);
  }

  check(): ContestCheck {
    const states = this.#all();
    const tested = promises.map((promise): TestedPromise => {
      const fault = this.#faults.get(promise) ?? null;
      const { by, cases } = this.#tested.get(promise) ?? { by: 'nothing', cases: 0 };
      return { promise, kept: fault !== null ? false : by === 'nothing' ? null : true, by, cases, fault };
    });
    const ok = tested.every(({ kept, fault }) => kept !== false || isMild(fault));
    return { ok, promises: tested, states };
  }

  #all(): number | null {
    const tests = new StateTests(this.#contest, (promise, fault) => this.#fault(promise, fault));
    if (!this.#try('distributions', this.#contest.questions.length, () => checkQuestions(this.#contest)))
      return null;
    if (!this.#try('beginning', 1, () => tests.beginning())) return null;
    let chain: Chain | null = null;
    const { maxStates } = this.#options;
    // Taken on faith is nothing: all outcomes are asked for, of this contest alone.
    const { family, ...alone } = this.#contest;
    const honest = {
      ...alone,
      questions: alone.questions.map((question) => ({ ...question, convex: false })),
    };
    const walk = (): void => {
      if (chain === null) this.#sampleStates(tests);
      else this.#allStates(tests, honest, chain);
    };
    const countable = honest.untabulated === undefined && honest.events === undefined;
    const found = this.#try('rounds', 0, () => {
      chain = countable ? tabulate(honest, { maxStates }) : null;
      walk();
    });
    const by = chain === null ? 'sampling' : 'enumeration';
    const counted = (promise: ContestPromise, cases: number): void => {
      this.#tested.set(promise, { by, cases });
    };
    counted('rounds', tests.states);
    counted('purity', tests.draws);
    if (tests.convexRows > 0) counted('monotone', tests.convexRows);
    counted('figures', tests.ends);
    counted('ends', tests.reached.size);
    if (!found) return null;
    const { ends } = this.#contest;
    for (const { label } of chain === null ? [] : (ends ?? []))
      if (label !== timeout && !tests.reached.has(label))
        this.refuse('ends', 'ends', ['endUnreached', label]);
    const states = (chain as Chain | null)?.states ?? null;
    if (
      (['purity', 'monotone', 'ends', 'figures'] as const).some(
        (promise) => this.#faults.has(promise) && !isMild(this.#faults.get(promise)!),
      )
    )
      return states;
    this.#try('rounds', tests.states, () =>
      new FigureTests(this.#contest, this.#key, this.#options, this).test(chain),
    );
    counted('rounds', tests.states);
    return states;
  }

  #allStates(tests: StateTests, honest: Contest, chain: Chain): void {
    const tops = statesOf(honest, chain, (_, __, state) => tests.waiting(state));
    tops.forEach((state, top) => {
      for (let kind = 0; kind < chain.kinds.length; kind++)
        if (chain.entries[kind * chain.tops + top] !== -(2 ** 31)) tests.round(state, kind);
    });
  }

  #sampleStates(tests: StateTests): void {
    const contest = this.#contest;
    const inversion = createInversion(contest.questions);
    const stream = createStream(this.#key);
    for (let index = 0; index < walked; index++) {
      stream.seek(index);
      play(contest, inversion, stream, contest.begin(), {
        round: (round, state) => tests.round(state, contest.schedule.kindOf[round - 1]!),
        draw: (_, __, ___, state) => tests.waiting(state),
        answered: () => undefined,
      });
    }
  }

  /** Runs a test; what it throws is the fault of a promise. */
  #try(promise: ContestPromise, cases: number, test: () => void): boolean {
    this.#tested.set(promise, { by: 'enumeration', cases });
    try {
      test();
      return true;
    } catch (error) {
      const told =
        error instanceof ContestError
          ? error
          : new ContestError(
              [this.#where],
              [
                'contestThrew',
                error instanceof Error ? `${error.name}: ${error.message}` : String(error),
                stateText(this.#contest, this.#contest.begin()),
              ],
            );
      const sentence = 'sentence' in told.refusal ? told.refusal.sentence[0] : null;
      this.#fault(sentence === 'notMonotone' ? 'monotone' : promise, told);
      return false;
    }
  }

  tested(promise: ContestPromise, by: TestedPromise['by'], cases: number): void {
    this.#tested.set(promise, { by, cases });
  }

  refuse(promise: ContestPromise, part: string, sentence: Sentence): void {
    this.#fault(promise, new ContestError([this.#where, part], sentence));
  }

  #fault(promise: ContestPromise, fault: ContestError): void {
    if (!this.#faults.has(promise)) this.#faults.set(promise, fault);
  }
}
