/** Walks all states that a contest can reach. */
import {
  type Contest,
  type Family,
  NEXT_ROUND,
  nameOf,
  OVER,
  type State,
  stateText,
} from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { BEGINS, NO_ENTRY, OFFSET_MASK, segmentsOf } from './chain.ts';
import { type Consequences, consequencesOf, UNKNOWN } from './consequences.ts';
import { type Exploration, KindDraft, MetStates } from './draft.ts';
import { IntList } from './intList.ts';

/** How large a chain may become. */
export interface ChainLimits {
  /** States waiting for a draw, at least 1. */
  readonly maxStates: number;
}

/**
 * Answers that the rules may be asked for, by state that the limit allows. Chains of a few thousand states need
 * some ten for each; there are many more where mana lasts for hundreds of points, and time goes by answers.
 */
const ANSWERS_PER_STATE = 60;

/** Rows of each convex question of which every outcome is asked for, to see whether it is convex. */
const PROBED_WHOLLY = 8;

/** Of the other rows one outcome in turn: spread evenly by the golden ratio. */
const PROBE_STEP = 0.618033988749895;

/** All states within reach, or `null` where there are more than the limits allow. */
export function explore(contest: Contest, limits: ChainLimits): Exploration | null {
  const explorer = new Explorer(contest, limits.maxStates);
  return explorer.walk() ? explorer : null;
}

class Explorer implements Exploration {
  readonly tops: MetStates;
  readonly ends: MetStates;
  readonly kinds: readonly KindDraft[];
  private readonly contest: Contest;
  private readonly family: Consequences;
  private readonly levels: Family | undefined;
  private readonly maxStates: number;
  private readonly begin: State;
  private readonly from: State;
  private readonly scratch: State;
  private states = 0;
  private transitions = 0;
  private answers = 0;
  /** The row being expanded: the kind of its round, and where the family keeps its consequences. */
  private number = 0;
  private known = new IntList(1);
  private place = -1;
  /** Rows met of each question. */
  private readonly rowsOf: Int32Array;

  constructor(contest: Contest, maxStates: number) {
    this.contest = contest;
    this.maxStates = maxStates;
    this.begin = contest.begin();
    const width = this.begin.length;
    this.from = new Int32Array(width);
    this.scratch = new Int32Array(width);
    this.family = consequencesOf(contest);
    this.levels = contest.family;
    this.rowsOf = new Int32Array(contest.questions.length);
    this.tops = new MetStates(this.family.tops);
    this.ends = new MetStates(this.family.ends);
    this.kinds = this.family.kinds.map(({ inner }) => new KindDraft(inner));
  }

  /** Follows the schedule, run of rounds by run of rounds; answers whether all fitted within the limits. */
  walk(): boolean {
    let current = new IntList(1);
    current.push(this.tops.add(this.family.tops.add(this.begin)));
    const seen = new IntList();
    let stamp = 0;
    for (const segment of segmentsOf(this.contest.schedule.kindOf)) {
      const kind = this.kinds[segment.kind]!;
      const start = current.toArray();
      stamp++;
      for (const top of start) {
        seen.extend(top + 1, 0);
        seen.words[top] = stamp;
        if (!this.enter(kind, segment.kind, top)) return false;
      }
      // Where the kind goes on for more than a round, also what its rounds lead to enters it.
      for (let i = 0; segment.length > 1 && i < kind.reached.length; i++) {
        const top = kind.reached.words[i]!;
        seen.extend(top + 1, 0);
        if (seen.words[top] === stamp) continue;
        seen.words[top] = stamp;
        if (!this.enter(kind, segment.kind, top)) return false;
      }
      current = kind.reached;
      if (current.length === 0) break;
    }
    return true;
  }

  /** Expands the entry into a kind from `top`, and all inner states behind it. */
  private enter(kind: KindDraft, number: number, top: number): boolean {
    const { contest, from } = this;
    kind.entry.extend(top + 1, NO_ENTRY);
    if (kind.entry.words[top] !== NO_ENTRY) return true;
    this.tops.read(top, from);
    contest.nextRound(from, number);
    if (contest.ask(from) === OVER) {
      kind.entry.words[top] = ~this.ends.add(this.family.ends.add(from));
      return true;
    }
    const known = this.family.kinds[number]!;
    kind.entry.words[top] = this.expand(kind, number, from, known.ofTop, this.tops.idOf(top));
    while (kind.rowOf.length < kind.inner.size) {
      const next = kind.rowOf.length;
      kind.inner.read(next, from);
      kind.rowOf.push(this.expand(kind, number, from, known.ofInner, kind.inner.idOf(next)));
      if (!this.fits()) return false;
    }
    return this.fits();
  }

  private fits(): boolean {
    const { states, answers, transitions, maxStates } = this;
    return states <= maxStates && answers <= maxStates * ANSWERS_PER_STATE && transitions < OFFSET_MASK;
  }

  /**
   * Finds the successors of a state that waits for a draw; answers its row.
   * @param known consequences that the family knows of such states, this one being number `id`.
   */
  private expand(kind: KindDraft, number: number, state: State, known: IntList, id: number): number {
    const question = this.contest.ask(state);
    const { values, convex } = this.contest.questions[question]!;
    const last = values.length - 1;
    const row = kind.question.push(question);
    kind.first.push(kind.until.length);
    this.states++;
    this.transitions += values.length + 1;
    this.number = number;
    this.known = known;
    this.place = this.family.place(known, id);
    const low = this.follow(kind, state, 0);
    let high = low;
    if (convex) {
      if (last > 0) high = this.follow(kind, state, last);
      this.between(kind, state, 0, low, last, high);
    } else {
      for (let outcome = 1; outcome <= last; outcome++) {
        const next = this.follow(kind, state, outcome);
        if (next !== high) this.close(kind, outcome, high);
        high = next;
      }
    }
    this.close(kind, last + 1, high);
    if (convex && last > 1) this.probe(kind, state, question, last);
    return row;
  }

  /**
   * Asks for outcomes within the runs of the row found last: a promise that is not kept would give false figures, exact
   * and simulated alike.
   */
  private probe(kind: KindDraft, state: State, question: number, last: number): void {
    const met = this.rowsOf[question]!++;
    const wholly = met < PROBED_WHOLLY;
    const only = Math.floor(((met * PROBE_STEP) % 1) * (last + 1));
    let run = kind.first.words[kind.first.length - 1]!;
    for (let outcome = wholly ? 0 : only; outcome <= (wholly ? last : only); outcome++) {
      while (outcome >= kind.until.words[run]!) run++;
      if (this.follow(kind, state, outcome) === kind.target.words[run]) continue;
      const { name, values } = this.contest.questions[question]!;
      throw new ContestError(
        [nameOf(this.contest), name],
        ['notMonotone', values[outcome]!, stateText(this.contest, state)],
      );
    }
  }

  /** Finds where runs end between two outcomes whose successors are known, halving where these differ. */
  private between(
    kind: KindDraft,
    state: State,
    low: number,
    atLow: number,
    high: number,
    atHigh: number,
  ): void {
    if (atLow === atHigh) return;
    if (high - low === 1) {
      this.close(kind, high, atLow);
      return;
    }
    const middle = (low + high) >>> 1;
    const atMiddle = this.follow(kind, state, middle);
    this.between(kind, state, low, atLow, middle, atMiddle);
    this.between(kind, state, middle, atMiddle, high, atHigh);
  }

  private close(kind: KindDraft, until: number, target: number): void {
    kind.until.push(until);
    kind.target.push(target);
  }

  /** Successor of `state` by `outcome`, as `KindDraft.target` has it. */
  private follow(kind: KindDraft, state: State, outcome: number): number {
    // Counted whether or not it is known already, so that the limits say the same whatever came before.
    this.answers++;
    const { place } = this;
    let code: number;
    if (place < 0) code = this.askFor(state, outcome);
    else {
      const { words } = this.known;
      const at = place + this.levels!.level(state, outcome);
      code = words[at]!;
      if (code === UNKNOWN) {
        code = this.askFor(state, outcome);
        words[at] = code;
      }
    }
    if (code < 0) return ~this.ends.add(~code);
    if (code < BEGINS) return kind.inner.add(code);
    const top = this.tops.add(code - BEGINS);
    kind.isReached.extend(top + 1, 0);
    if (kind.isReached.words[top] === 0) {
      kind.isReached.words[top] = 1;
      kind.reached.push(top);
    }
    return BEGINS + top;
  }

  /** Asks the rules for a successor; it is numbered as the family numbers its states. */
  private askFor(state: State, outcome: number): number {
    const { contest, scratch, family } = this;
    for (let i = 0; i < scratch.length; i++) scratch[i] = state[i]!;
    contest.answer(scratch, outcome);
    const next = contest.ask(scratch);
    if (next === OVER) return ~family.ends.add(scratch);
    if (next === NEXT_ROUND) return BEGINS + family.tops.add(scratch);
    return family.kinds[this.number]!.inner.add(scratch);
  }
}
