/** `souboj check`: validates, and tells how large a run would be. Writes nothing. */
import { mostDuels } from '../analysis/untilPrecise.ts';
import { DEFAULT_MAX_STATES, identify } from '../batch/plan.ts';
import { prepare, statesOf } from '../engine/prepared/prepared.ts';
import { sampleChain, simulate } from '../engine/prepared/simulate.ts';
import { streamKey } from '../random/key.ts';
import { contestOf } from '../scenario/cellKinds.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { openScenario } from '../scenario/open.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { breathe } from '../tuning/pace.ts';
import { tuneRefusals } from '../tuning/tune/check.ts';
import { defaultWorkers } from './cores.ts';
import { UsageError } from './exit.ts';
import { timeText } from './progress.ts';
import { refuseImpossible } from './refuseImpossible.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';
import { linesOf } from './tuningRefusals.ts';
import { words } from './words.ts';

/** Options of `check` as the command line gives them. */
export interface CheckFlags {
  readonly duels?: number;
  readonly workers?: number;
  readonly only?: string;
  readonly maxStates?: number;
}

/** Chains that are built to measure: the whole estimate takes a second or two. */
const PROBES = 6;
const PROBE_DUELS = 20_000;

interface Measure {
  readonly chains: number;
  readonly smallest: number;
  readonly largest: number;
  readonly tooLarge: number;
  /** Milliseconds of one thread for a whole run. */
  readonly ms: number;
}

/** Builds and plays a few of the chains, and takes the others to be like them. */
async function measure(
  cells: readonly Cell[],
  duels: number,
  maxStates: number,
  signal: AbortSignal,
): Promise<Measure> {
  const byChain = new Map<string, { cell: Cell; cells: number }>();
  identify(cells).forEach(({ chainKey, impossible }, i) => {
    if (impossible !== null) return;
    const known = byChain.get(chainKey);
    if (known === undefined) byChain.set(chainKey, { cell: cells[i]!, cells: 1 });
    else known.cells++;
  });
  const chains = [...byChain.values()];
  const step = Math.max(1, Math.floor(chains.length / PROBES));
  const probes = chains.filter((_, i) => i % step === 0).slice(0, PROBES);
  let build = 0;
  let play = 0;
  const states: number[] = [];
  let tooLarge = 0;
  for (const { cell } of probes) {
    await breathe({ signal });
    const contest = contestOf(cell);
    const start = performance.now();
    const prepared = prepare(contest, maxStates);
    build += performance.now() - start;
    const found = statesOf(prepared);
    if (found === 0) tooLarge++;
    else states.push(found);
    const count = Math.min(duels, found === 0 ? PROBE_DUELS / 20 : PROBE_DUELS);
    const key = streamKey('check', cell.key);
    if (prepared.chain !== null) sampleChain(prepared, key, 0, count, null);
    const again = performance.now();
    simulate(contest, prepared, key, 0, count);
    play += (performance.now() - again) / count;
  }
  const playable = chains.reduce((sum, chain) => sum + chain.cells, 0);
  const n = Math.max(1, probes.length);
  return {
    chains: chains.length,
    smallest: Math.min(...states),
    largest: Math.max(...states),
    tooLarge,
    ms: (build / n) * chains.length + (play / n) * playable * duels,
  };
}

/** Refuses what `tune` would, all of it. @throws UsageError */
async function refuseTuning(source: ScenarioFile): Promise<void> {
  const { scenario, text, path } = source;
  if (scenario.kind !== 'duel' || scenario.tune === null) return;
  const opened = openScenario(text, path);
  if (!opened.ok) throw new UsageError(...opened.problems.map(refusalOf));
  const refused = tuneRefusals(opened.open).flatMap((error) => linesOf(error, source));
  if (refused.length > 0) throw new UsageError(...refused);
}

/** Checks scenarios one by one. @throws UsageError with one line a problem. */
export async function check(paths: readonly string[], flags: CheckFlags, signal: AbortSignal): Promise<void> {
  for (const path of paths) {
    const source = await readScenario(path);
    const cells = selectCells(source, flags.only ?? null);
    refuseImpossible(source, cells);
    await refuseTuning(source);
    const { scenario } = source;
    const precision = flags.duels === undefined && isDuelScenario(scenario) ? scenario.precision : null;
    const duels = flags.duels ?? (precision === null ? scenario.duels : mostDuels(precision));
    const workers = flags.workers ?? defaultWorkers();
    const found = await measure(cells, duels, flags.maxStates ?? DEFAULT_MAX_STATES, signal);
    const { check: said, locale } = words();
    const number = new Intl.NumberFormat(locale);
    const show = (value: number): string => number.format(value);
    const sizes = found.largest < 0 ? null : ([show(found.smallest), show(found.largest)] as const);
    const atMost = precision !== null;
    console.log(said.good(source.path));
    console.log(said.cells(scenario.kind, show(cells.length)));
    console.log(said.trials(scenario.kind, show(duels), show(duels * cells.length), atMost));
    console.log(said.chains(found.chains, sizes));
    console.log(said.time(timeText(found.ms / workers), workers, atMost));
  }
}
