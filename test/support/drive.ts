/** Drives a sequential run of one cell by hand: its tables are built once for any number of seeds. */
import type { UntilDecided } from '../../src/analysis/expect/untilDecided.ts';
import type { Verdict } from '../../src/analysis/judgement.ts';
import { type Prepared, prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { mergeTallies, type Tally } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import type { Contest } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';

/** A cell ready to be played under many seeds. */
export interface Driven {
  readonly cell: DuelCell;
  readonly contest: Contest;
  readonly prepared: Prepared;
  /** Exact chance that the initiator wins. */
  readonly win: number;
}

/** Builds the tables of a cell, and solves it. */
export function driven(cell: DuelCell): Driven {
  const contest = createDuel(cell.setup);
  const prepared = prepare(contest, 1_000_000);
  const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  const win = Object.entries(ends).reduce((sum, [end, p]) => sum + (end.startsWith('initiator:') ? p : 0), 0);
  return { cell, contest, prepared, win };
}

/** Duels `from` … `from + count − 1` of the cell under a seed. */
export function playSeed(
  { cell, contest, prepared }: Driven,
  seed: string,
  from: number,
  count: number,
): Tally {
  return simulate(contest, prepared, streamKey(seed, cell.key), from, count);
}

/** Lets a sequel go on until it ends; its verdict. */
export function drive(one: Driven, seed: string, sequel: UntilDecided): Verdict {
  let tally = playSeed(one, seed, 0, sequel.looks[0]!);
  for (;;) {
    const next = sequel.next(new Map([[0, tally]]), () => null)?.get(0);
    if (next === undefined) return sequel.judgement([]).verdicts[0]!;
    tally = mergeTallies(tally, playSeed(one, seed, tally.total, next - tally.total));
  }
}
