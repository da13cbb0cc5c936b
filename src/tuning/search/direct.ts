/**
 * DIRECT (Jones, Perttunen & Stuckman 1993, by ml-direct) for knobs without steps: halves nothing, needs no
 * slopes, divides the box where it is promising. Deterministic. It asks for points synchronously; ours take
 * time and must let signals in, so it is run again from the start for every point that is not known yet.
 */
import direct from 'ml-direct';

/** What the search may use. */
export interface DirectOptions {
  /** Number of knobs; points are from 0 to 1 in each. */
  readonly dimensions: number;
  /** Works out a point; `null` when the effort is used up. */
  readonly judge: (point: readonly number[]) => Promise<number | null>;
  readonly iterations: number;
}

/** Thrown into DIRECT to get out of it. */
class Unknown extends Error {
  readonly point: readonly number[];
  constructor(point: readonly number[]) {
    super('not worked out yet');
    this.point = point;
  }
}

/** Minimises over the unit box; answers when the iterations or the effort are used up, or 0 is reached. */
export async function directSearch(options: DirectOptions): Promise<void> {
  const { dimensions, judge } = options;
  const known = new Map<string, number>();
  const [low, high] = [Array(dimensions).fill(0), Array(dimensions).fill(1)] as [number[], number[]];
  const value = (point: ArrayLike<number>): number => {
    const plain = Array.from(point);
    const found = known.get(plain.join());
    if (found === undefined) throw new Unknown(plain);
    return found;
  };
  for (let iterations = 1; iterations <= options.iterations; ) {
    try {
      direct(value, low, high, { iterations });
      iterations++;
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      const worth = await judge(error.point);
      if (worth === null || worth === 0) return;
      known.set(error.point.join(), worth);
    }
  }
}
