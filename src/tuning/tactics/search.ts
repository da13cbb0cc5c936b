/** The best conduct against an opponent who stands fast: all of them where they are few, else threshold by threshold. */
import type { DuelSetup } from '../../rules/model.ts';
import {
  type Conduct,
  conducted,
  conductKey,
  conductOf,
  inSeat,
  type Seat,
  type Space,
  spaceOf,
  thresholds,
} from './conduct.ts';
import type { WorthSolver } from './worth.ts';

/** The best that was found. */
export interface BestConduct {
  readonly conduct: Conduct;
  /** What the duel is worth to its owner with it, 0 to 1. */
  readonly worth: number;
  /** The same as the duel stands. */
  readonly standing: number;
  /** Whether every conduct was tried; else no change of a single threshold betters it. */
  readonly proven: boolean;
}

/** So many conducts are all tried. */
const FEW = 300;
/** More reserves than this are looked at in strides first. */
const MANY_RESERVES = 24;
/** Less than this is no improvement: a solver's last bits. */
const DUST = 1e-9;

const sizeOf = (space: Space): number => thresholds.reduce((size, key) => size * space[key].length, 1);

/** Tries a conduct, if it is better than the best so far; equals stay with what came first. */
class Best {
  conduct: Conduct;
  worth: number;
  private readonly worthOf: (conduct: Conduct) => number;

  constructor(standing: Conduct, worth: number, worthOf: (conduct: Conduct) => number) {
    this.conduct = standing;
    this.worth = worth;
    this.worthOf = worthOf;
  }

  try(conduct: Conduct): boolean {
    const worth = this.worthOf(conduct);
    if (worth <= this.worth + DUST) return false;
    this.conduct = conduct;
    this.worth = worth;
    return true;
  }
}

function tryAll(space: Space, best: Best): void {
  for (const hold of space.hold)
    for (const reserveFatigue of space.reserveFatigue)
      for (const withdrawBelow of space.withdrawBelow)
        for (const fleeBelow of space.fleeBelow) best.try({ hold, reserveFatigue, withdrawBelow, fleeBelow });
}

/** Reserves that are looked at: all where they are few, else in strides, then all around the best of these. */
function reservesAround(values: readonly number[], chosen: number | null): readonly number[] {
  if (values.length <= MANY_RESERVES) return values;
  const stride = Math.ceil(values.length / MANY_RESERVES);
  if (chosen === null) return values.filter((value) => value % stride === 0);
  return values.filter((value) => Math.abs(value - chosen) < stride);
}

/** One threshold after another to its best value, until none betters anything. */
function climb(space: Space, best: Best): void {
  for (let better = true; better; ) {
    better = false;
    for (const key of thresholds) {
      const from = best.conduct;
      const scan = (values: readonly Conduct[typeof key][]): void => {
        for (const value of values) if (best.try({ ...from, [key]: value })) better = true;
      };
      if (key !== 'reserveFatigue') scan(space[key]);
      else {
        scan(reservesAround(space.reserveFatigue, null));
        scan(reservesAround(space.reserveFatigue, best.conduct.reserveFatigue));
      }
    }
  }
}

/** The best conduct of the one in a seat; `null` where the duel is not possible, or too large to look back through. */
export function bestConduct(setup: DuelSetup, seat: Seat, solver: WorthSolver): BestConduct | null {
  const standing = solver.of(setup, seat);
  if (standing === null) return null;
  const space = spaceOf(setup, seat);
  const tried = new Map<string, number>();
  let lost = false;
  const worthOf = (conduct: Conduct): number => {
    const key = conductKey(conduct);
    const known = tried.get(key);
    if (known !== undefined) return known;
    const worth = solver.of(conducted(setup, seat, conduct), seat);
    // A conduct that makes the duel too large, or impossible, is none of those compared.
    lost ||= worth === null;
    tried.set(key, worth ?? Number.NEGATIVE_INFINITY);
    return worth ?? Number.NEGATIVE_INFINITY;
  };
  const own = conductOf(inSeat(setup, seat));
  const best = new Best(own, standing, worthOf);
  const few = sizeOf(space) <= FEW;
  if (few) tryAll(space, best);
  else {
    climb(space, best);
    // From plain conduct as well: what stands in the file may lie in a hollow.
    const plain: Conduct = { hold: 'never', reserveFatigue: 0, withdrawBelow: null, fleeBelow: null };
    const other = new Best(plain, worthOf(plain), worthOf);
    climb(space, other);
    if (other.worth > best.worth + DUST)
      return { conduct: other.conduct, worth: other.worth, standing, proven: false };
  }
  return { conduct: best.conduct, worth: best.worth, standing, proven: few && !lost };
}
