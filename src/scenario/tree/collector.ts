/** Gathers the problems of one file, each once, in the order of the file. */
import type { Found, Must, Tip } from '../../problems/problem.ts';
import { nearest, tipOf } from './nearest.ts';
import { formatPath, type Path } from './path.ts';
import type { Problem } from './problem.ts';

/** A place in the file: offset in its text, and the path that leads there. */
export interface Place {
  readonly at: number;
  readonly path: Path;
}

/** More distinct problems than this help nobody; what comes after is left out. */
const problemLimit = 1000;

/** Letters compared for "did you mean" in one file, about a tenth of a second of them; then tips are left out. */
const lettersCompared = 10_000_000;

/** Places at which varied values are tried, over all axes and variants, a second or so of work. */
const placesTried = 100_000;

/** Ends the reading of a file that has so many problems that nobody asks for more. */
class Enough extends Error {}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Keys of messages that ask for a number. */
const asksForNumber: ReadonlySet<Must[0]> = new Set([
  ...(['whole', 'wholeOrUnlimited', 'wholeOrNone', 'wholeOrModifier', 'anyWhole', 'wholeOrList'] as const),
  ...(['wholeOrBonuses', 'real', 'anyNumber', 'scalar', 'textOrWhole', 'damage', 'pairOfNumbers'] as const),
]);

/** For a number that was written as in Czech: `1,5`. */
function decimalTip([key]: Must, [, text]: Found): Tip | undefined {
  if (!asksForNumber.has(key) || typeof text !== 'string') return undefined;
  const [, whole, fraction] = /^"(-?\d+),(\d+)"$/.exec(text) ?? [];
  return whole === undefined ? undefined : ['decimalPoint', `${whole}.${fraction}`];
}

/** Collects problems by offset and turns offsets into lines and columns. */
export class ProblemCollector {
  private readonly file: string;
  private readonly lineStarts: readonly number[];
  private readonly found = new Map<string, { at: number; problem: Problem }>();
  /** Tip for problems that come without one, while the same blocks are looked at again in another setting. */
  contextTip: Tip | undefined;
  private readonly budget = { letters: lettersCompared };
  private places = 0;
  private stops = false;

  constructor(file: string, text: string) {
    this.file = file;
    this.lineStarts = lineStartsOf(text);
  }

  /** Whether so many problems are known that looking for more is in vain. */
  get full(): boolean {
    return this.found.size >= problemLimit;
  }

  get isEmpty(): boolean {
    return this.found.size === 0;
  }

  /** Does the work until it is done or there are problems enough, which answers `null`. */
  untilFull<Result>(work: () => Result): Result | null {
    this.stops = true;
    try {
      return work();
    } catch (error) {
      if (error instanceof Enough) return null;
      throw error;
    } finally {
      this.stops = false;
    }
  }

  /** The nearest of some names, if one is near; a file has so many looks and no more. */
  nearest(name: string, candidates: Iterable<string>): string | undefined {
    return this.full ? undefined : nearest(name, candidates, this.budget);
  }

  /** The tip that names it. */
  didYouMean(name: string, candidates: Iterable<string>): Tip | undefined {
    return tipOf(this.nearest(name, candidates));
  }

  /** Whether so many more varied values may be tried at their places; a problem where they are too many. */
  mayPlace(more: number, place: Place): boolean {
    this.places += more;
    if (this.places <= placesTried) return true;
    this.add(place, ['placesAtMost', placesTried], ['atLeast', this.places]);
    return false;
  }

  /** Line of an offset, from 1. */
  lineOf(at: number): number {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lineStarts[middle]! <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Adds a problem unless the same is known for this place. */
  add(place: Place, must: Must, found: Found, given: Tip | undefined = this.contextTip): void {
    if (this.full) {
      if (this.stops) throw new Enough();
      return;
    }
    const tip = given ?? decimalTip(must, found);
    const where = formatPath(place.path);
    const key = `${place.at}\0${where}\0${JSON.stringify([must, found])}`;
    if (this.found.has(key)) return;
    const line = this.lineOf(place.at);
    const column = place.at - this.lineStarts[line - 1]! + 1;
    const tipped = tip === undefined ? {} : { tip };
    const problem = { file: this.file, line, column, where, must, found, ...tipped };
    this.found.set(key, { at: place.at, problem });
  }

  /** Every problem, by position; those of one position in the order they were found. */
  problems(): Problem[] {
    return [...this.found.values()].sort((a, b) => a.at - b.at).map((entry) => entry.problem);
  }
}
