/** Refusals that are whole sentences, in English. */

/** All of them; what they are about stands before them where there is such a thing. */
export const sentences = {
  anotherRun: (): string => 'belongs to another run.',
  runFormat: (format: number, found: number): string => `must be ${format} (got ${found}).`,
  notWholeRun: (index: number, count: number): string =>
    `must be a whole run (got shard ${index} of ${count}).`,
  seedOfSouboj: (cell: string): string =>
    `must be what its seed gives with this souboj (${cell} does not); run its scenario again`,
  seedMissing: (path: string): string => `must be given, ${path} names none`,
  axisOpen: (axes: readonly string[], cells: number): string =>
    `must be given for ${axes.join(' and ')}, ${cells} cells are meant`,
  variantsShare: (baseline: string): string => `variants must share a matchup with ${baseline} (got none)`,
  notConfirmed: (): string =>
    'must have a confirmed recommendation to be written (got a candidate that is not confirmed at this size; nothing was written). Tip: --max-duels plays more, --force writes it as it is',
  changedMeanwhile: (): string =>
    'must be the file that was tuned (got one changed meanwhile); nothing was written',
  firstIsBaseline: (): string => 'must be left out with two runs: the first is the baseline',
  looksFollow: (): string => 'must be left out beside --until-decided, whose looks follow from --max-duels',
  oneOrTheOther: (): string => 'must stand without --duels: the one or the other',
  oneDecides: (): string =>
    'must stand without --until-decided: the one or the other decides how many duels there are',
  onlyWholeRun: (): string => 'must stand without --shard: only the whole run can be judged',
  shardWritesRun: (): string => 'must stand without --shard: a shard writes run.json, merge the reports',
  mergeTells: (): string => 'must stand without --shard: merge tells the verdicts',
  watchesWholeRuns: (): string => 'must stand without --watch: only whole runs are watched',
  everyChange: (): string => 'must stand without --watch: every change begins a new run',
  workerThreads: (): string => 'must stand without --queue: souboj worker says how many threads it has',
  onlyWithQueue: (): string => 'must stand beside --queue: without it there is no Redis to wait for',
  threadsDie: (): string => 'die and cannot be started again',
  exactFailedTwice: (seed: string): string => `its exact solution failed twice in a thread (seed ${seed})`,
  duelsFailedTwice: (from: number, to: number, seed: string): string =>
    `duels ${from} to ${to} failed twice in a thread (seed ${seed})`,
  exactFailedOnQueue: (seed: string): string => `its exact solution (seed ${seed}) failed on the queue`,
  duelsFailedOnQueue: (from: number, to: number, seed: string): string =>
    `duels ${from} to ${to} (seed ${seed}) failed on the queue`,
  strangeFigure: (figure: string): string =>
    `came to figures of ${figure} that nothing can come to; a fault of souboj, please report it`,
  mapOfTwo: (): string =>
    'cannot be used here: only a duel of two that is not too large has its chances by mana',
  tooManyStates: (): string =>
    'must be left out here: the duel has too many states for its chances to be told',
  packagesMissing: (packages: string): string => `needs two more packages: ${packages}`,
  queueLeft: (): string => 'the queue was left',
  silent: (seconds: number): string => `has not answered for ${seconds} s`,
  planGone: (): string => 'the plan is gone: its run has ended',
  planOfNobody: (): string => 'the plan is none of souboj',
  jobOfNobody: (): string => 'the job is none of souboj',
  jobOfOtherPlan: (): string => 'the job is none of its plan',
  planWithoutHash: (): string => 'the plan does not have its hash',
  planOfAnother: (): string => 'the plan is of another scenario or version than its job',
};
