/** The chance of winning from every state of a contest that somebody wins, and along a trial that was played. */
import { type Contest, winnerPlaces } from '../rules/contest.ts';
import { backwardSteps, lookBack } from './backward.ts';
import { BEGINS, type Chain, NO_ENTRY } from './chain.ts';
import type { TraceStep } from './trace.ts';

/** Chances that the initiator wins, that nobody does, and that the target does: each 0 to 1, together 1. */
export interface Chances {
  readonly initiator: number;
  readonly draw: number;
  readonly target: number;
}

/** By end of a chain, 1 where a side wins and 0 elsewhere: a worth whose mean is the side's chance of winning. */
export function worthOfWinning(
  contest: Contest,
  chain: Chain,
): { readonly initiator: Float64Array; readonly target: Float64Array } {
  const placeOf = winnerPlaces(contest);
  const initiator = new Float64Array(chain.ends);
  const target = new Float64Array(chain.ends);
  const state = contest.begin();
  for (let end = 0; end < chain.ends; end++) {
    const place = placeOf(contest.outcome(chain.endState(end, state)).end);
    if (place === 0) initiator[end] = 1;
    if (place === 2) target[end] = 1;
  }
  return { initiator, target };
}

function chancesOf(initiator: number, target: number): Chances {
  return { initiator, draw: Math.max(0, 1 - initiator - target), target };
}

/**
 * Chances at the start of the contest from every top of the chain, as if the first round were to begin there; `null`
 * where it cannot. Top 0 is the beginning, so the first ones are the chances of the contest.
 * @returns `null` where looking back takes more than `maxSteps`.
 */
export function chancesAtStart(
  contest: Contest,
  chain: Chain,
  maxSteps: number,
): readonly (Chances | null)[] | null {
  if (2 * backwardSteps(contest, chain) > maxSteps) return null;
  const worth = worthOfWinning(contest, chain);
  const at = (side: Float64Array): Float64Array => {
    let found = new Float64Array(0);
    lookBack(contest, chain, side, 1, ({ tops }) => {
      found = tops.slice();
    });
    return found;
  };
  const [initiator, target] = [at(worth.initiator), at(worth.target)];
  return Array.from(initiator, (p, top) => (Number.isNaN(p) ? null : chancesOf(p, target[top]!)));
}

/** Where a trial stands: at a top before a round, or at a row within it. */
interface Place {
  readonly round: number;
  readonly at: 'top' | 'row';
  readonly number: number;
}

/** Where a trial stood before each of its steps, and its end. @throws RangeError for steps of another contest. */
function placesOf(
  { schedule: { kindOf } }: Contest,
  chain: Chain,
  steps: readonly TraceStep[],
): { readonly places: readonly Place[]; readonly end: number } {
  const { tops, entries, kinds } = chain;
  const places: Place[] = [];
  let [round, row, top, end] = [0, -1, 0, -1];
  for (const step of steps) {
    if (step.kind === 'round') {
      round = step.round;
      places.push({ round, at: 'top', number: top });
      const entry = entries[kindOf[round - 1]! * tops + top]!;
      if (entry === NO_ENTRY) throw new RangeError('steps: must be those of a trial of this contest');
      if (entry >= 0) row = entry;
      else end = ~entry;
      continue;
    }
    places.push({ round, at: 'row', number: row });
    const { first, until, target } = kinds[kindOf[round - 1]!]!;
    let run = first[row]!;
    while (until[run]! <= step.outcome) run++;
    const to = target[run]!;
    if (to < 0) end = ~to;
    else if (to >= BEGINS) top = to - BEGINS;
    else row = to;
  }
  return { places, end: end >= 0 ? end : chain.limitEnds + top };
}

/**
 * Chances before each step of a trial, as `traceTrial` records them, and at its end: one entry more than steps.
 * @returns `null` where looking back takes more than `maxSteps`.
 */
export function chancesAlong(
  contest: Contest,
  chain: Chain,
  steps: readonly TraceStep[],
  maxSteps: number,
): readonly Chances[] | null {
  if (2 * backwardSteps(contest, chain) > maxSteps) return null;
  const { places, end } = placesOf(contest, chain, steps);
  const byRound = new Map<number, number[]>();
  places.forEach(({ round }, i) => {
    byRound.set(round, [...(byRound.get(round) ?? []), i]);
  });
  const worth = worthOfWinning(contest, chain);
  const along = (side: Float64Array): Float64Array => {
    const found = new Float64Array(steps.length + 1);
    lookBack(contest, chain, side, places.at(-1)?.round ?? 0, ({ round, tops, rows }) => {
      for (const i of byRound.get(round) ?? []) {
        const { at, number } = places[i]!;
        found[i] = (at === 'top' ? tops : rows)[number]!;
      }
    });
    found[steps.length] = side[end]!;
    return found;
  };
  const [initiator, target] = [along(worth.initiator), along(worth.target)];
  return Array.from(initiator, (p, i) => chancesOf(p, target[i]!));
}

/** How the chances of winning went in a trial: exact, over everything that was still to be drawn. */
export interface Course {
  /** Before each step of the trial, and at its end. */
  readonly chances: readonly Chances[];
  /** At the start of each round, counted from 1, and at the end, as the start of the round that never came. */
  readonly curve: readonly (Chances & { readonly round: number })[];
  /** The draw that moved the initiator's score (win + ½ draw) most, the first among equals; `null` if none did. */
  readonly decisive: { readonly round: number; readonly step: number } | null;
  /** The round that moved it most, the first among equals, and by how much, −1 to 1; `null` if none did. */
  readonly turn: { readonly round: number; readonly moved: number } | null;
}

/** The course of a trial; `null` where looking back takes more than `maxSteps`. */
export function courseOf(
  contest: Contest,
  chain: Chain,
  steps: readonly TraceStep[],
  maxSteps: number,
): Course | null {
  const chances = chancesAlong(contest, chain, steps, maxSteps);
  if (chances === null) return null;
  const curve: (Chances & { round: number })[] = [];
  let [decisive, most, round]: [Course['decisive'], number, number] = [null, 0, 0];
  steps.forEach((step, i) => {
    if (step.kind === 'round') {
      round = step.round;
      curve.push({ round, ...chances[i]! });
    }
    const moved = Math.abs(scoreOf(chances[i + 1]!) - scoreOf(chances[i]!));
    if (moved > most) [decisive, most] = [{ round, step: i }, moved];
  });
  curve.push({ round: round + 1, ...chances.at(-1)! });
  return { chances, curve, decisive, turn: turnOf(curve) };
}

function turnOf(curve: Course['curve']): Course['turn'] {
  let turn: Course['turn'] = null;
  for (let i = 1; i < curve.length; i++) {
    const moved = scoreOf(curve[i]!) - scoreOf(curve[i - 1]!);
    if (Math.abs(moved) > Math.abs(turn?.moved ?? 0)) turn = { round: curve[i - 1]!.round, moved };
  }
  return turn;
}

/** The initiator's score: win + ½ draw. */
function scoreOf({ initiator, draw }: Chances): number {
  return initiator + draw / 2;
}
