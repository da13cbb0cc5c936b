/** Search problems of chance, and what listing every choice says about them. */
import { undominated } from '../../src/tuning/search/front.ts';
import {
  type Candidate,
  type Constraint,
  candidateOf,
  type Factor,
  type SearchProblem,
  stridesOf,
  type Variable,
} from '../../src/tuning/search/problem.ts';

/** A small generator with a literal seed (mulberry32), for making problems. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A problem with single, paired and summed constraints, some of them impossible in places. */
export function randomProblem(seed: number): SearchProblem {
  const random = generator(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const variables: Variable[] = Array.from({ length: 2 + pick(3) }, () => {
    const options = 2 + pick(3);
    const mayStay = random() < 0.8;
    return {
      sizes: Array.from({ length: options }, (_, o) => (mayStay && o === 0 ? 0 : 1 + pick(4) / 2)),
      changed: Array.from({ length: options }, (_, o) => !(mayStay && o === 0)),
    };
  });
  const factor = (): Factor => {
    const knobs = variables.map((_, k) => k).filter(() => random() < 0.5);
    const counts = knobs.map((k) => variables[k]!.sizes.length);
    const length = counts.reduce((a, b) => a * b, 1);
    const values = Float64Array.from({ length }, () =>
      random() < 0.03 ? Number.NaN : Math.round(random() * 20) / 20,
    );
    return { knobs, strides: stridesOf(counts), values };
  };
  const constraints: Constraint[] = Array.from({ length: 1 + pick(5) }, () => {
    const low = random() < 0.2 ? Number.NEGATIVE_INFINITY : random() * 0.8;
    return {
      constant: 0,
      factors: Array.from({ length: 1 + pick(2) }, factor),
      low,
      high: Math.max(low, 0) + random() * 0.5,
      weight: random() < 0.3 ? 2 : 1,
    };
  });
  return { variables, constraints };
}

/** Every choice there is. */
export function everyCandidate(problem: SearchProblem): Candidate[] {
  let choices: number[][] = [[]];
  for (const { sizes } of problem.variables)
    choices = choices.flatMap((choice) => sizes.map((_, o) => [...choice, o]));
  return choices.map((choice) => candidateOf(problem, choice));
}

/** Figures of the front that listing gives, without the impossible. */
export function listedFront(problem: SearchProblem): string[] {
  return undominated(everyCandidate(problem).filter(({ miss }) => Number.isFinite(miss))).map(figures);
}

/** What tells front points apart: equal figures may be reached in several ways. */
export function figures({ miss, changes, size }: Candidate): string {
  return `miss ${miss.toFixed(9)}, ${changes} changes, size ${size}`;
}

/** Runs a search to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
