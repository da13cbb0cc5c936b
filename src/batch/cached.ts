/** Exact solutions found in an earlier run, in place of the work: what is known is not worked out again. */
import type { Marginals } from '../engine/tally.ts';
import { contestOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Executor, Job, JobResult } from './messages.ts';
import type { Plan } from './plan.ts';
import { isExact, reachOf } from './soundFigures.ts';

/** An exact solution with the size of its chain. */
export interface Solved {
  readonly exact: Marginals;
  readonly states: number;
}

/** Where exact solutions are kept, by law. What comes out of it has been looked at by nobody. */
export interface ExactStore {
  /** What is kept under a law; `null` where there is nothing. Never throws: whoever cannot read knows nothing. */
  get(law: string): Promise<unknown>;
  /** Keeps a solution. Never throws: whoever cannot write keeps nothing. */
  put(law: string, solved: Solved): Promise<void>;
  /** Told of a law under which something stood that no solution of it can be. */
  refuse(law: string): Promise<void>;
}

type ExactJob = Extract<Job, { kind: 'exact' }>;

/**
 * An executor that asks `store` before `executor`, and keeps there what it finds. Cells too large to be solved are not
 * kept: how large is too large is each run's own affair.
 */
export function cachedExecutor(executor: Executor, plan: Plan, store: ExactStore): Executor {
  const lawOf = (cell: number): string => contestOf(plan.cells[cell]!).law;

  const known = async (cell: number): Promise<Solved | null> => {
    const law = lawOf(cell);
    const found = await store.get(law);
    if (found === null) return null;
    if (isSolved(found, plan.cells[cell]!, plan.maxStates)) return found;
    await store.refuse(law);
    return null;
  };

  const solve = async (job: ExactJob): Promise<JobResult> => {
    const cells = [job.cell, ...(job.also ?? [])];
    const found = await Promise.all(cells.map(known));
    const missing = cells.filter((_, i) => found[i] === null);
    const worked = new Map<number, Marginals | null>();
    let states = found[0]?.states ?? 0;
    const [first, ...also] = missing;
    if (first !== undefined) {
      const result = await executor.run(
        also.length === 0 ? { kind: 'exact', cell: first } : { kind: 'exact', cell: first, also },
      );
      if (result.kind !== 'exact') throw new TypeError('result: must be that of an exact job');
      states = result.states;
      worked.set(first, result.exact);
      also.forEach((cell, i) => {
        worked.set(cell, result.also?.[i] ?? null);
      });
      for (const [cell, exact] of worked)
        if (exact !== null && isExact(exact, reachOf(plan.cells[cell]!)))
          await store.put(lawOf(cell), { exact, states });
    }
    const exactOf = (at: number): Marginals | null => found[at]?.exact ?? worked.get(cells[at]!) ?? null;
    const answer = { kind: 'exact', exact: exactOf(0), states } as const;
    return job.also === undefined ? answer : { ...answer, also: job.also.map((_, i) => exactOf(i + 1)) };
  };

  return {
    width: executor.width,
    ...(executor.takesSeveral === true ? { takesSeveral: true } : {}),
    ...(executor.also === undefined
      ? {}
      : { also: (other: Plan) => cachedExecutor(executor.also!(other), other, store) }),
    run: (job) => (job.kind === 'exact' ? solve(job) : executor.run(job)),
    close: () => executor.close(),
  };
}

/** Whether it is a solution that this run may have found: sound, and of a chain within its bound. */
function isSolved(found: unknown, cell: Cell, maxStates: number): found is Solved {
  if (typeof found !== 'object' || found === null) return false;
  const { exact, states } = found as Readonly<Record<string, unknown>>;
  return (
    typeof states === 'number' &&
    Number.isSafeInteger(states) &&
    states >= 0 &&
    states <= maxStates &&
    isExact(exact, reachOf(cell))
  );
}
