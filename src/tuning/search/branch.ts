/**
 * Branch and bound over options of knobs: finds the best choice and proves it, by leaving out only what bounds
 * show to be no better. Knobs with the fewest open options are set first.
 */
import { type Domains, leastMiss, spanOf } from './bounds.ts';
import { type Candidate, type Constraint, candidateOf, MISS_DUST, type SearchProblem } from './problem.ts';

/** What a search looks for. */
export interface Quest {
  /** The smallest miss, or the smallest size among choices with at most `miss`. */
  readonly minimise: 'miss' | 'size';
  /** `minimise: miss`: must be less than this. `size`: must be at most this. */
  readonly miss: number;
  readonly maxChanges: number;
  readonly maxSize: number;
}

/** How much work is left; shared by the searches of one question. */
export interface Effort {
  nodes: number;
}

/** What came of a search. `complete`: nothing better exists; else the effort was used up. */
export interface Found {
  readonly best: Candidate | null;
  readonly complete: boolean;
}

/** Nodes between two yields. */
const BREATH = 5000;

/** Searches; yields now and then so that whoever drives it can stop it. */
export function* branch(problem: SearchProblem, quest: Quest, effort: Effort): Generator<void, Found> {
  const search = new Branch(problem, quest, effort);
  yield* search.run();
  return { best: search.best, complete: !search.exhausted };
}

class Branch {
  best: Candidate | null = null;
  exhausted = false;
  private readonly problem: SearchProblem;
  private readonly quest: Quest;
  private readonly effort: Effort;
  private readonly byKnob: readonly (readonly Constraint[])[];

  constructor(problem: SearchProblem, quest: Quest, effort: Effort) {
    this.problem = problem;
    this.quest = quest;
    this.effort = effort;
    this.byKnob = problem.variables.map((_, k) =>
      problem.constraints.filter(({ factors }) => factors.some(({ knobs }) => knobs.includes(k))),
    );
  }

  *run(): Generator<void, void> {
    const domains = this.problem.variables.map(({ sizes }) => new Uint8Array(sizes.length).fill(1));
    if (this.narrow(domains, this.problem.constraints)) yield* this.visit(domains);
  }

  private *visit(domains: Uint8Array[]): Generator<void, void> {
    if (this.effort.nodes <= 0) {
      this.exhausted = true;
      return;
    }
    if (--this.effort.nodes % BREATH === 0) yield;
    const knob = nextKnob(domains);
    if (knob < 0) {
      this.leaf(domains);
      return;
    }
    const { sizes } = this.problem.variables[knob]!;
    const open = [...domains[knob]!.keys()].filter((o) => domains[knob]![o] === 1);
    for (const option of open.sort((a, b) => sizes[a]! - sizes[b]!)) {
      if (this.exhausted) return;
      const below = domains.map((domain) => domain.slice());
      below[knob]!.fill(0);
      below[knob]![option] = 1;
      if (this.narrow(below, this.byKnob[knob]!)) yield* this.visit(below);
    }
  }

  private leaf(domains: Domains): void {
    const candidate = candidateOf(
      this.problem,
      domains.map((domain) => domain.indexOf(1)),
    );
    if (candidate.changes > this.quest.maxChanges || candidate.size > this.quest.maxSize) return;
    if (this.isTooBad(candidate.miss)) return;
    const { best } = this;
    const value = this.quest.minimise;
    if (best === null || candidate[value] < best[value] - MISS_DUST) this.best = candidate;
  }

  private isTooBad(miss: number): boolean {
    if (this.quest.minimise === 'size') return miss > this.quest.miss + MISS_DUST;
    return miss >= Math.min(this.quest.miss, this.best?.miss ?? Number.POSITIVE_INFINITY) - MISS_DUST;
  }

  /** Takes out options that lead nowhere; false where nothing is left. */
  private narrow(domains: Uint8Array[], constraints: readonly Constraint[]): boolean {
    for (const constraint of constraints) if (!this.narrowBy(domains, constraint)) return false;
    return this.isCheap(domains);
  }

  private narrowBy(domains: Uint8Array[], constraint: Constraint): boolean {
    const spans = constraint.factors.map((factor) => spanOf(factor, domains, -1, -1));
    const total = { low: constraint.constant, high: constraint.constant };
    for (const { low, high } of spans) {
      total.low += low;
      total.high += high;
    }
    if (this.isTooBad(leastMiss(constraint, total))) return false;
    for (const knob of new Set(constraint.factors.flatMap(({ knobs }) => knobs))) {
      const domain = domains[knob]!;
      let left = 0;
      let open = 0;
      for (let o = 0; o < domain.length; o++) open += domain[o]!;
      for (let o = 0; o < domain.length; o++) {
        if (domain[o] === 0) continue;
        if (open > 1) {
          const held = { low: constraint.constant, high: constraint.constant };
          constraint.factors.forEach((factor, f) => {
            const span = factor.knobs.includes(knob) ? spanOf(factor, domains, knob, o) : spans[f]!;
            held.low += span.low;
            held.high += span.high;
          });
          if (this.isTooBad(leastMiss(constraint, held))) {
            domain[o] = 0;
            continue;
          }
        }
        left++;
      }
      if (left === 0) return false;
    }
    return true;
  }

  /** Whether the changes that are certain by now stay within what is allowed. */
  private isCheap(domains: Domains): boolean {
    let [changes, size] = [0, 0];
    for (const [k, domain] of domains.entries()) {
      const { sizes, changed } = this.problem.variables[k]!;
      let smallest = Number.POSITIVE_INFINITY;
      let mayStay = false;
      for (let o = 0; o < domain.length; o++) {
        if (domain[o] === 0) continue;
        smallest = Math.min(smallest, sizes[o]!);
        mayStay ||= !changed[o];
      }
      if (!mayStay) changes++;
      size += smallest;
    }
    if (changes > this.quest.maxChanges || size > this.quest.maxSize) return false;
    return this.quest.minimise === 'miss' || this.best === null || size < this.best.size - MISS_DUST;
  }
}

/** The unset knob with the fewest open options, the first among equals; −1 when all are set. */
function nextKnob(domains: Domains): number {
  let [best, fewest] = [-1, Number.POSITIVE_INFINITY];
  for (let k = 0; k < domains.length; k++) {
    let open = 0;
    for (const bit of domains[k]!) open += bit;
    if (open > 1 && open < fewest) [best, fewest] = [k, open];
  }
  return best;
}
