/** How large a run would be, from a few of its chains that are built and played for a second or two. */
import { mostDuels } from '../analysis/untilPrecise.ts';
import { type CellIdentity, DEFAULT_MAX_STATES, identifyAll } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import { hasTooManyParts } from '../engine/prepared/mixture.ts';
import { prepare, statesOf } from '../engine/prepared/prepared.ts';
import { sampleChain, simulate } from '../engine/prepared/simulate.ts';
import { streamKey } from '../random/key.ts';
import { contestOf } from '../scenario/cellKinds.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { breathe } from '../tuning/pace.ts';
import { selectCells } from './cells.ts';
import type { Source } from './source.ts';

/** Chains that are built to measure: the whole estimate takes a second or two. */
const PROBES = 6;
const PROBE_DUELS = 20_000;
/** With a clock the other chains are tried as well while so many milliseconds last. */
const TRYING_MS = 1000;

/** What is looked at. */
export interface SizeOptions {
  /** Duels per cell; the scenario's by default. */
  readonly duels?: number | undefined;
  /** Only cells whose label holds this text. */
  readonly only?: string | undefined;
  /** The cells, where they are picked already. */
  readonly cells?: readonly Cell[] | undefined;
  readonly maxStates?: number | undefined;
  /** A clock in milliseconds; without one nothing is played, and no time estimated. */
  readonly now?: (() => number) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The size of a run. */
export interface Size {
  readonly cells: number;
  /** Duels (days, contests, …) per cell. */
  readonly duels: number;
  /** Whether a precision decides the number of duels, which then is the largest there may be. */
  readonly atMost: boolean;
  /** Different chains among the possible cells. */
  readonly chains: number;
  /** States of the smallest and the largest chain that was built; `null` where all were too large. */
  readonly states: readonly [smallest: number, largest: number] | null;
  /** Which of the different chains were tried, and how many of these, with their cells, are too large to be solved. */
  readonly tried: { readonly chains: number; readonly large: number; readonly largeCells: number };
  /** The cells that were played, with what came of them; none without a clock. */
  readonly probed: readonly CellResult<Cell>[];
  /** Milliseconds that one thread would take for the whole run; `null` without a clock. */
  readonly ms: number | null;
}

/** Measures a scenario. @throws StudyError where no cell is left; InterruptedError */
export async function sizeOf(source: Source, options: SizeOptions = {}): Promise<Size> {
  const { scenario } = source;
  const cells = options.cells ?? selectCells(source, options.only ?? null);
  const precision = options.duels === undefined && isDuelScenario(scenario) ? scenario.precision : null;
  const duels = options.duels ?? (precision === null ? scenario.duels : mostDuels(precision));
  const chains = byChain(cells, await identifyAll(cells, options.signal));
  const step = Math.max(1, Math.floor(chains.length / PROBES));
  const probes = chains.filter((_, i) => i % step === 0).slice(0, PROBES);
  const tried = { chains: 0, large: 0, largeCells: 0 };
  const count = (states: number, cells: number): void => {
    tried.chains++;
    if (states > 0) return;
    tried.large++;
    tried.largeCells += cells;
  };
  const now = options.now ?? (() => 0);
  const most = options.maxStates ?? DEFAULT_MAX_STATES;
  let build = 0;
  let play = 0;
  const states: number[] = [];
  const probed: CellResult<Cell>[] = [];
  for (const { cell, cells: alike } of probes) {
    await breathe(options);
    const contest = contestOf(cell);
    const start = now();
    // Of a mixture one part stands for all.
    const mixture = contest.mixture?.();
    const bounded = mixture === undefined || !hasTooManyParts(mixture, most);
    const solved = prepare(mixture?.part(0) ?? contest, bounded ? most : 0);
    build += (now() - start) * (bounded ? (mixture?.parts ?? 1) : 1);
    const prepared = mixture === undefined ? solved : prepare(contest, 1);
    const found = statesOf(solved);
    count(found, alike);
    if (found > 0) states.push(found);
    if (options.now === undefined) continue;
    const trials = Math.min(duels, prepared.chain === null ? PROBE_DUELS / 20 : PROBE_DUELS);
    const key = streamKey('check', cell.key);
    if (prepared.chain !== null) sampleChain(prepared, key, 0, trials, null);
    const again = now();
    const tally = simulate(contest, prepared, key, 0, trials);
    play += (now() - again) / trials;
    const figures = { method: 'mc', tally, exact: null, precision: null } as const;
    probed.push({ cell, impossible: null, chain: contest.chainKey, law: contest.law, ...figures });
  }
  const begun = now();
  for (const chain of chains) {
    if (options.now === undefined || now() - begun > TRYING_MS) break;
    if (probes.includes(chain)) continue;
    await breathe(options);
    const contest = contestOf(chain.cell);
    const mixture = contest.mixture?.();
    const bounded = mixture === undefined || !hasTooManyParts(mixture, most);
    count(statesOf(prepare(mixture?.part(0) ?? contest, bounded ? most : 0)), chain.cells);
  }
  const playable = chains.reduce((sum, chain) => sum + chain.cells, 0);
  const n = Math.max(1, probes.length);
  return {
    cells: cells.length,
    duels,
    atMost: precision !== null,
    chains: chains.length,
    tried,
    states: states.length === 0 ? null : [Math.min(...states), Math.max(...states)],
    probed,
    ms: options.now === undefined ? null : (build / n) * chains.length + (play / n) * playable * duels,
  };
}

/** A cell of each chain, with the number of cells that have it. */
function byChain(
  cells: readonly Cell[],
  identities: readonly CellIdentity[],
): readonly { readonly cell: Cell; readonly cells: number }[] {
  const found = new Map<string, { cell: Cell; cells: number }>();
  identities.forEach(({ chainKey, impossible }, i) => {
    if (impossible !== null) return;
    const known = found.get(chainKey);
    if (known === undefined) found.set(chainKey, { cell: cells[i]!, cells: 1 });
    else known.cells++;
  });
  return [...found.values()];
}
