/** `souboj power`: how many duels a question needs, and how long they take here. */
import { raised } from '../analysis/planes/raise.ts';
import { type Need, needsOf, type Probe } from '../analysis/power.ts';
import { DEFAULT_MAX_STATES, identify } from '../batch/plan.ts';
import { jointTally } from '../engine/prepared/joint.ts';
import { prepare } from '../engine/prepared/prepared.ts';
import { playTrials } from '../engine/prepared/trials.ts';
import { languageOf } from '../language/languages.ts';
import { streamKey } from '../random/key.ts';
import { powerText } from '../report/power/power.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { impossible } from '../rules/eligibility.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { selectCells } from '../study/cells.ts';
import { breathe } from '../tuning/pace.ts';
import { defaultWorkers } from './cores.ts';
import { UsageError } from './exit.ts';
import { language } from './language.ts';
import { readDuelScenario } from './scenarioFile.ts';

/** Options of `power` as the command line gives them. */
export interface PowerFlags {
  /** A share: 0.01 for a point. */
  readonly detect: number;
  readonly power: number;
  readonly confidence: number;
  readonly workers?: number;
  readonly only?: string;
  readonly maxStates?: number;
}

/** Cells that are probed, and duels of each: a second or two in all. */
const PROBES = 6;
const DUELS = 20_000;
const DIRECT_DUELS = 1000;

/** Tells the duels that a difference needs. @throws UsageError for a scenario without a possible pairing. */
export async function power(path: string, flags: PowerFlags, signal: AbortSignal): Promise<void> {
  const source = await readDuelScenario(path, 'power');
  const cells = selectCells(source, flags.only ?? null);
  const possible = cells.filter(({ setup }) => impossible(setup) === null);
  if (possible.length === 0)
    throw new UsageError({ where: [source.path, 'matchups'], must: ['possible'], found: ['none'] });
  const chosen = spread(possible);
  const probes: Probe[] = [];
  for (const cell of chosen) {
    await breathe({ signal });
    const found = probe(cell, possible, flags.maxStates ?? DEFAULT_MAX_STATES);
    if (found !== null) probes.push(found);
  }
  const perDuel = probes.reduce((sum, { msPerDuel }) => sum + msPerDuel, 0) / Math.max(1, probes.length);
  const workers = flags.workers ?? defaultWorkers();
  const needs: readonly Need[] = needsOf(probes, {
    detect: flags.detect,
    power: flags.power,
    alpha: 1 - flags.confidence,
    cells: possible.length,
  });
  const facts = { name: source.scenario.name, cells: possible.length, workers, msPerDuel: perDuel, ...flags };
  console.log(powerText(needs, probes, facts, languageOf(language())));
}

/** Some cells of different chains, evenly over all there are. */
function spread(cells: readonly DuelCell[]): DuelCell[] {
  const byChain = new Map<string, DuelCell>();
  identify(cells).forEach(({ chainKey }, index) => {
    if (!byChain.has(chainKey)) byChain.set(chainKey, cells[index]!);
  });
  const chains = [...byChain.values()];
  const step = Math.max(1, Math.floor(chains.length / PROBES));
  return chains.filter((_, index) => index % step === 0).slice(0, PROBES);
}

/** What a small change does to a cell's duels: its counterpart in another variant, else one point of class base. */
function probe(cell: DuelCell, cells: readonly DuelCell[], maxStates: number): Probe | null {
  const axes = JSON.stringify(cell.axes);
  const twin = cells.find(
    (other) =>
      other.key === cell.key && other.variant !== cell.variant && JSON.stringify(other.axes) === axes,
  );
  const candidates = [twin, raised(cell, 'initiators', 'base'), raised(cell, 'initiators', 'IQ')];
  const first = createDuel(cell.setup);
  for (const other of candidates) {
    if (other === undefined || other === null) continue;
    const second = createDuel(other.setup);
    if (second.chainKey === first.chainKey) continue;
    const [one, two] = [prepare(first, maxStates), prepare(second, maxStates)];
    const count = one.chain === null || two.chain === null ? DIRECT_DUELS : DUELS;
    const key = streamKey('power', cell.key);
    const start = performance.now();
    const trials = [playTrials(first, one, key, 0, count), playTrials(second, two, key, 0, count)] as const;
    const ms = (performance.now() - start) / (2 * count);
    return { key: cell.key, table: jointTally([first, second], trials, 0, []).table, msPerDuel: ms };
  }
  return null;
}
