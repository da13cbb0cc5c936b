/** A search problem in bare numbers: knobs with options, and sums of tables that shall lie in bands. */

/** One knob. Options are numbered from 0. */
export interface Variable {
  /** Size of each option's change. */
  readonly sizes: readonly number[];
  /** Whether the option changes anything. */
  readonly changed: readonly boolean[];
}

/** A summand that depends on some knobs: a table over their options, the last knob fastest. */
export interface Factor {
  readonly knobs: readonly number[];
  /** Step in `values` for one option of each knob. */
  readonly strides: readonly number[];
  /** NaN where the setting is not possible. */
  readonly values: Float64Array;
}

/** `constant` + Σ factors shall lie between `low` and `high`; a miss counts `weight`. */
export interface Constraint {
  readonly constant: number;
  readonly factors: readonly Factor[];
  readonly low: number;
  readonly high: number;
  readonly weight: number;
}

/** What is searched. */
export interface SearchProblem {
  readonly variables: readonly Variable[];
  readonly constraints: readonly Constraint[];
}

/** What a setting costs, compared in this order. */
export interface Worth {
  /** Largest weighted miss of all constraints; 0 meets the goal. */
  readonly miss: number;
  /** Number of changed knobs. */
  readonly changes: number;
  /** Sum of the sizes of changes. */
  readonly size: number;
}

/** A choice of one option for every knob, with what it comes to. */
export interface Candidate extends Worth {
  readonly choice: readonly number[];
}

/** Misses closer than this are the same. */
export const MISS_DUST = 1e-12;

/** Strides of a table over knobs with these numbers of options. */
export function stridesOf(counts: readonly number[]): number[] {
  const strides: number[] = [];
  let stride = 1;
  for (let i = counts.length - 1; i >= 0; i--) {
    strides[i] = stride;
    stride *= counts[i]!;
  }
  return strides;
}

/** Weighted miss of a value; infinite for a setting that is not possible. */
export function missOfValue(constraint: Constraint, value: number): number {
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  const miss = Math.max(constraint.low - value, value - constraint.high);
  return miss > MISS_DUST ? miss * constraint.weight : 0;
}

/** Largest miss of a full choice. */
export function missOfChoice(problem: SearchProblem, choice: readonly number[]): number {
  let worst = 0;
  for (const constraint of problem.constraints) {
    let value = constraint.constant;
    for (const { knobs, strides, values } of constraint.factors) {
      let at = 0;
      for (let i = 0; i < knobs.length; i++) at += choice[knobs[i]!]! * strides[i]!;
      value += values[at]!;
    }
    worst = Math.max(worst, missOfValue(constraint, value));
  }
  return worst;
}

/** A choice with its figures. */
export function candidateOf(problem: SearchProblem, choice: readonly number[]): Candidate {
  let [changes, size] = [0, 0];
  choice.forEach((option, k) => {
    const variable = problem.variables[k]!;
    if (variable.changed[option]) changes++;
    size += variable.sizes[option]!;
  });
  return { choice: [...choice], miss: missOfChoice(problem, choice), changes, size };
}
