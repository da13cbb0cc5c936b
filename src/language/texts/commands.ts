/** What commands say besides help and errors, as one type: a language that misses a text does not compile. */
import type { BuiltInKind } from '../../scenario/model/cells.ts';
import type { Idle } from '../../study/idle.ts';

/** What a worker tells, with the reason of a failure in words. */
export type WorkerEvent =
  | { readonly kind: 'atWork'; readonly queue: string; readonly threads: number }
  | { readonly kind: 'begun'; readonly scenario: string; readonly cells: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'gone'; readonly queue: string }
  | { readonly kind: 'refused'; readonly queue: string; readonly reason: string }
  | { readonly kind: 'back'; readonly queue: string };

/** Words of progress and of finished commands; arguments are finished numerals. */
export interface Words {
  readonly locale: string;
  /** Before a run starts; `much` is one of the next three, or `exact`. */
  announce(name: string, kind: BuiltInKind, cells: string, much: string, seed: string): string;
  /** What the trials of a kind are called, in the plural. */
  readonly trials: Readonly<Record<BuiltInKind, string>>;
  duels(trials: string, each: string, all: string): string;
  precise(points: string): string;
  decided(trials: string, most: string): string;
  /** Behind it: a part of a run. */
  shard(index: string, count: string): string;
  /** Behind it: duels done before. */
  resumed(duels: string): string;
  setAside(path: string): string;
  /** That a large run is over but for its reports. */
  played(path: string): string;
  /** What `tune --write` did with the scenario file. */
  tuneWritten(path: string, what: 'written' | 'nothingToChange' | 'goalNotMet' | 'noPatch'): string;
  kept(path: string): string;
  /** `--resume` where there is no checkpoint. */
  nothingToResume(path: string): string;
  /** A file of `--cache` that is not what was written there. */
  cacheIgnored(path: string): string;
  noWorker(queue: string): string;
  /** Before the number of cells that are done. */
  readonly cells: string;
  percent(numeral: string): string;
  left(time: string): string;
  readonly exact: string;
  readonly interrupted: string;
  readonly stopped: string;
  /** A stream that cannot be written, and why. */
  unwritten(stream: string, reason: string): string;
  watching(files: string): string;
  made(path: string): string;
  /** Before pairs of cells are played side by side. */
  pairs(name: string, pairs: string, duels: string, seed: string): string;
  /** Before the cells of one variant are played or solved. */
  cellsOf(name: string, cells: string, variant: string, seed: string): string;
  /** Why two runs are compared as samples: their seeds, or versions with the present one. */
  readonly unpaired: {
    seeds(before: string, after: string): string;
    versions(before: string, after: string, present: string): string;
  };
  /** Something in the scenario that changes nothing, and why. */
  idle(idle: Idle): string;
  /** That a run is large: its files, memory and time. */
  large(megabytes: string, memory: string, time: string): string;
  readonly check: CheckWords;
  readonly summary: { tooLong(file: string): string; refused(file: string, reason: string): string };
  notKept(path: string, reason: string): string;
  /** That a metric stands at a place in its other spelling. */
  respelled(place: string, written: string, meant: string): string;
  /** What a worker on a queue says. */
  worker(event: WorkerEvent): string;
}

/** What is known of how much of a scenario can be solved exactly. */
export interface Solvable {
  readonly cells: number;
  /** Different ones among them, those that were tried, and how many of these, with all cells like them, are too large. */
  readonly chains: number;
  readonly tried: number;
  readonly large: number;
  readonly largeCells: number;
}

/** What `check` tells about a scenario; arguments are finished numerals. */
export interface CheckWords {
  good(path: string): string;
  cells(kind: BuiltInKind, count: string): string;
  trials(kind: BuiltInKind, each: string, all: string, atMost: boolean): string;
  /** How much can be solved: of so many cells, by the different ones that were tried. */
  solved(kind: BuiltInKind, size: Solvable): string;
  time(about: string, threads: number, atMost: boolean): string;
  /** About how large the tables and `run.json` become, and how much memory the run takes, in MB. */
  space(megabytes: string, memory: string): string;
  /** Before something that changes nothing. */
  readonly idle: string;
}
