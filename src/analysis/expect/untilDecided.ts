/** A run that goes on until its expectations are decided, at planned looks at contiguous prefixes. */

import { identify, type Plan } from '../../batch/plan.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Sequel } from '../../batch/run.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Expectation } from '../../scenario/model/expectation.ts';
import { doublingLooks } from '../../stats/looks.ts';
import type { Judgement } from '../judgement.ts';
import type { Tallies } from './evidence.ts';
import { Judge, judgementOf } from './judge.ts';
import {
  anytimeProcedure,
  fixedProcedure,
  lookBoundaries,
  lookProcedure,
  type Procedure,
} from './procedure.ts';

/** Looks at most; each doubles the duels. */
const LOOKS = 10;

/** What is to be judged. */
export interface Matter {
  readonly expectations: readonly Expectation[];
  /** Cells that each expectation covers and that are not run. */
  readonly left: readonly number[];
  readonly confidence: number;
}

/**
 * Judges a finished run: of a fixed size, or one that looks at the counts ended when it was precise enough, which
 * only a confidence sequence allows for.
 */
export function judgeRun(
  { expectations, left, confidence }: Matter,
  cells: readonly CellResult<Cell>[],
): Judgement {
  const judge = new Judge(expectations, cells, left);
  const tallies: Tallies = (cell) => cells[cell]?.tally ?? null;
  const alpha = errorOf(confidence, judge.family);
  const goal = cells.find(({ precision, tally }) => precision !== null && tally !== null)?.precision ?? null;
  // Tuned to about as many duels as the goal takes: any number fixed before the first duel would do.
  judge.look(tallies, goal === null ? fixedProcedure(alpha) : anytimeProcedure(alpha, Math.ceil(goal ** -2)));
  return judgementOf(judge, {
    procedure: goal === null ? 'fixed' : 'anytime',
    confidence,
    looks: [],
    taken: 1,
  });
}

/** Sizes of the looks: doubling, the last one `most`. */
export function looksUpTo(most: number): number[] {
  return doublingLooks(Math.max(1, Math.ceil(most / 2 ** (LOOKS - 1))), most, LOOKS);
}

/** Error probability of one interval of a family; with none to sample, that of all. */
function errorOf(confidence: number, family: number): number {
  return (1 - confidence) / Math.max(1, family);
}

/** Decides after each look which cells go on. Its judgement is there when the run is over. */
export class UntilDecided implements Sequel {
  /** What is decided stays decided. */
  readonly remembers = true;
  /** Duels per cell at each look; the plan starts with the first. */
  readonly looks: readonly number[];
  private readonly matter: Matter;
  private readonly anytime: boolean;
  private readonly plan: Plan;
  private judge: Judge | null = null;
  private boundaries: readonly number[] = [];
  private taken = 0;

  /** @param plan what is run; its number of duels does not matter. */
  constructor(matter: Matter, plan: Plan, most: number, anytime: boolean) {
    this.matter = matter;
    this.plan = plan;
    this.looks = looksUpTo(most);
    this.anytime = anytime;
  }

  next(...[tallies, exactOf]: Parameters<Sequel['next']>): ReadonlyMap<number, number> | null {
    this.judge ??= new Judge(this.matter.expectations, solved(this.plan, exactOf), this.matter.left);
    const { judge } = this;
    judge.look((cell) => tallies.get(cell) ?? null, this.procedure(judge.family));
    this.taken++;
    const size = this.looks[this.taken];
    const open = judge.openCells();
    return size === undefined || open.length === 0 ? null : new Map(open.map((cell) => [cell, size]));
  }

  /** The judgement; before the first look (nothing to simulate), that of a run without duels. */
  judgement(cells: readonly CellResult<Cell>[]): Judgement {
    if (this.judge === null) return judgeRun(this.matter, cells);
    return judgementOf(this.judge, {
      procedure: this.anytime ? 'anytime' : 'obrien-fleming',
      confidence: this.matter.confidence,
      looks: this.looks,
      taken: this.taken,
    });
  }

  private procedure(family: number): Procedure {
    const alpha = errorOf(this.matter.confidence, family);
    const tightAt = this.looks[Math.floor(this.looks.length / 2)] ?? 1;
    if (this.anytime) return anytimeProcedure(alpha, tightAt);
    if (this.boundaries.length === 0) this.boundaries = lookBoundaries(this.looks, alpha);
    return lookProcedure(this.boundaries[this.taken] ?? Number.NaN, alpha, tightAt);
  }
}

/** The cells of a plan with their exact results, before anything was simulated. */
function solved({ cells, method }: Plan, exactOf: Parameters<Sequel['next']>[1]): CellResult<Cell>[] {
  return identify(cells).map(({ impossible, chainKey, law }, index) => ({
    cell: cells[index]!,
    impossible,
    method,
    tally: null,
    exact: impossible === null ? exactOf(index) : null,
    precision: null,
    chain: chainKey,
    law,
  }));
}
