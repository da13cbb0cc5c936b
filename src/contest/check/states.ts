/** What is tested in single states: by calling twice what must answer the same. */
import { type Contest, NEXT_ROUND, nameOf, OVER, type State, stateText } from '../../rules/contest.ts';
import { ContestError } from '../../rules/contestError.ts';
import type { ContestPromise } from './report.ts';

/** Reports a broken promise; the first of each counts. */
export type Report = (promise: ContestPromise, fault: ContestError) => void;

const same = (a: State, b: State): boolean => a.length === b.length && a.every((word, i) => word === b[i]);

/** Tests states that wait for a draw, and the ends that follow. */
export class StateTests {
  readonly #contest: Contest;
  readonly #where: string;
  readonly #report: Report;
  readonly #labels: ReadonlySet<string> | null;
  /** Ends that rules have led to. */
  readonly reached: Set<string> = new Set<string>();
  states = 0;
  draws = 0;
  ends = 0;
  convexRows = 0;

  constructor(contest: Contest, report: Report) {
    this.#contest = contest;
    this.#where = nameOf(contest);
    this.#report = report;
    this.#labels = contest.ends === undefined ? null : new Set(contest.ends.map(({ label }) => label));
  }

  /** Tests `begin`. */
  beginning(): void {
    const { begin } = this.#contest;
    const [first, second] = [begin(), begin()];
    if (first === second || !same(first, second))
      this.#fault('beginning', 'begin', ['beginShared', stateText(this.#contest, first)]);
    const before = begin();
    const after = before.slice();
    this.#contest.ask(after);
    if (!same(before, after))
      this.#fault('purity', 'ask', ['stateChanged', stateText(this.#contest, before)]);
  }

  /** Tests the beginning of a round from a state between two. */
  round(state: State, kind: number): void {
    const [first, second] = [state.slice(), state.slice()];
    this.#contest.nextRound(first, kind);
    this.#contest.nextRound(second, kind);
    if (!same(first, second))
      this.#fault('purity', 'nextRound', ['answerChanges', stateText(this.#contest, state)]);
    if (this.#contest.ask(first) === OVER) this.end(first);
    const late = state.slice();
    this.#contest.timeOut(late);
    this.end(late, false);
  }

  /** Tests a state that waits for a draw, with all its outcomes. */
  waiting(state: State): void {
    const contest = this.#contest;
    const looked = state.slice();
    const question = contest.ask(looked);
    if (contest.ask(looked) !== question)
      this.#fault('purity', 'ask', ['answerChanges', stateText(contest, state)]);
    if (!same(looked, state)) this.#fault('purity', 'ask', ['stateChanged', stateText(contest, state)]);
    this.states++;
    const { values, convex, name } = contest.questions[question]!;
    const places = new Map<string, number>();
    let broken: number | null = null;
    for (let outcome = 0; outcome < values.length; outcome++) {
      const [first, second] = [state.slice(), state.slice()];
      contest.answer(first, outcome);
      contest.answer(second, outcome);
      this.draws++;
      if (!same(first, second)) {
        const told = `${stateText(contest, state)}, ${name} ${values[outcome]}`;
        this.#fault('purity', 'answer', ['answerChanges', told]);
      }
      if (contest.ask(first) === OVER) this.end(first);
      const key = `${contest.ask(first) === NEXT_ROUND ? 'next ' : ''}${first.join()}`;
      const last = places.get(key);
      // The value just before is what stands between and leads elsewhere.
      if (last !== undefined && last < outcome - 1) broken ??= outcome - 1;
      places.set(key, outcome);
    }
    if (!convex) return;
    this.convexRows++;
    if (broken !== null)
      this.#report(
        'monotone',
        new ContestError([this.#where, name], ['notMonotone', values[broken]!, stateText(contest, state)]),
      );
  }

  /** Tests a state that is over. @param counts whether rules led to it, and not the limit of rounds. */
  end(state: State, counts = true): void {
    const contest = this.#contest;
    this.ends++;
    const [{ end, values }, again] = [contest.outcome(state.slice()), contest.outcome(state.slice())];
    const told = stateText(contest, state);
    if (end !== again.end || values.some((value, i) => !Object.is(value, again.values[i])))
      this.#fault('purity', 'outcome', ['answerChanges', told]);
    if (counts) this.reached.add(end);
    if (this.#labels !== null && !this.#labels.has(end))
      this.#fault('ends', 'outcome', ['endUnknown', JSON.stringify(end) ?? 'nothing', told]);
    const strange = values.find((value) => !Number.isFinite(value));
    if (strange !== undefined || values.length !== contest.metrics.length)
      this.#fault('figures', 'outcome', [
        'figureStrange',
        strange === undefined ? `${values.length}` : String(strange),
        told,
      ]);
  }

  #fault(
    promise: ContestPromise,
    part: string,
    sentence: ConstructorParameters<typeof ContestError>[1],
  ): void {
    this.#report(promise, new ContestError([this.#where, part], sentence));
  }
}
