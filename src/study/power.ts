/** How many duels a question needs: a few cells are tried with a small change, then the needs follow. */
import { raised } from '../analysis/planes/raise.ts';
import { type Need, needsOf, type Probe } from '../analysis/power.ts';
import { DEFAULT_MAX_STATES, identify } from '../batch/plan.ts';
import { jointTally } from '../engine/prepared/joint.ts';
import { prepare } from '../engine/prepared/prepared.ts';
import { playTrials } from '../engine/prepared/trials.ts';
import { streamKey } from '../random/key.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { impossible } from '../rules/eligibility.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { breathe } from '../tuning/pace.ts';
import { selectCells } from './cells.ts';
import { StudyError } from './errors.ts';
import type { Source } from './source.ts';

/** What is asked. */
export interface PowerOptions {
  /** Difference of win rate to be seen, a share: 0.01 for a point. */
  readonly detect: number;
  /** Chance to see it. */
  readonly power: number;
  /** 1 less the chance of a false alarm. */
  readonly confidence: number;
  /** Only cells whose label holds this text. */
  readonly only?: string | undefined;
  readonly maxStates?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What it takes. */
export interface PowerStudy {
  readonly needs: readonly Need[];
  readonly probes: readonly Probe[];
  /** Possible cells. */
  readonly cells: number;
  /** Time of one duel on one thread, in milliseconds; 0 where nothing could be tried. */
  readonly msPerDuel: number;
}

/** Cells that are probed, and duels of each: a second or two in all. */
const PROBES = 6;
const DUELS = 20_000;
const DIRECT_DUELS = 1000;

/**
 * Measures what a difference takes.
 * @param now a clock in milliseconds.
 * @throws StudyError for a scenario without a possible pairing; InterruptedError
 */
export async function powerOf(
  source: Source<DuelScenario>,
  options: PowerOptions,
  now: () => number,
): Promise<PowerStudy> {
  const { only, maxStates = DEFAULT_MAX_STATES, detect, power, confidence } = options;
  const possible = selectCells(source, only ?? null).filter(({ setup }) => impossible(setup) === null);
  if (possible.length === 0)
    throw new StudyError({ where: [source.path, 'matchups'], must: ['possible'], found: ['none'] });
  const probes: Probe[] = [];
  for (const cell of spread(possible)) {
    await breathe(options);
    const found = probe(cell, possible, maxStates, now);
    if (found !== null) probes.push(found);
  }
  const cells = possible.length;
  return {
    needs: needsOf(probes, { detect, power, alpha: 1 - confidence, cells }),
    probes,
    cells,
    msPerDuel: probes.reduce((sum, { msPerDuel }) => sum + msPerDuel, 0) / Math.max(1, probes.length),
  };
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
function probe(
  cell: DuelCell,
  cells: readonly DuelCell[],
  maxStates: number,
  now: () => number,
): Probe | null {
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
    const start = now();
    const trials = [playTrials(first, one, key, 0, count), playTrials(second, two, key, 0, count)] as const;
    const ms = (now() - start) / (2 * count);
    return { key: cell.key, table: jointTally([first, second], trials, 0, []).table, msPerDuel: ms };
  }
  return null;
}
