/** Finds one duel of a scenario, by its number or by what is remarkable about it, and has it told. */
import { DEFAULT_MAX_STATES } from '../batch/plan.ts';
import { type Prepared, prepare } from '../engine/prepared/prepared.ts';
import { bestOf, longestOf, medianOf } from '../engine/prepared/remarkable.ts';
import { playTrials, type Trials } from '../engine/prepared/trials.ts';
import { type Course, courseOf } from '../engine/prospects.ts';
import { type TraceStep, traceTrial } from '../engine/trace.ts';
import { type StreamKey, streamKey } from '../random/key.ts';
import type { Facts } from '../rules/contest.ts';
import { drawnIn } from '../rules/duel/drawn.ts';
import { createDuel, type DuelContest } from '../rules/duel/duel.ts';
import { closeness, type Side, upsetOf, winnerOf } from '../rules/duel/remarkable.ts';
import { type Story, tellStory } from '../rules/duel/story.ts';
import { impossible } from '../rules/eligibility.ts';
import type { AxisValue, DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { breathe } from '../tuning/pace.ts';
import { type CellChoice, chooseCell } from './choose.ts';
import { StudyError } from './errors.ts';
import type { Source } from './source.ts';
import { type Start, startsOf } from './starts.ts';

/** Ways to name a duel without its number. */
export type Wish = 'longest' | 'closest' | 'upset' | 'median';

/** Address of a duel. */
export interface TraceAddress {
  readonly scenario: string;
  readonly seed: string;
  readonly cell: string;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Number of the duel within its cell, from 0. */
  readonly duel: number;
  /** How it was found: by what wish, among how many duels; `null` where its number was given. */
  readonly found: { readonly wish: Wish; readonly among: number } | null;
}

/** What is looked for. */
export interface TraceOptions extends CellChoice {
  /** A duel of the cell by its number, from 0, or by what is remarkable about it. */
  readonly wish: Wish | number;
  /** Seed text; the scenario's by default. */
  readonly seed?: string | undefined;
  /** Duels looked through for a remarkable one. */
  readonly duels?: number | undefined;
  /** Whether the duel's chances with other mana are wanted. */
  readonly starts?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A reason why a pairing is impossible, in the reader's language; in English where it is left out. */
  readonly reason?: ((reason: string) => string) | undefined;
}

/** A duel with everything that happened in it. */
export interface TracedDuel {
  readonly address: TraceAddress;
  readonly cell: DuelCell;
  readonly story: Story;
  /** `null` where the duel is too large for a look at every state. */
  readonly course: Course | null;
  /** Absent unless wanted; `null` where the duel is too large for that look, or more than two fight. */
  readonly starts?: readonly Start[] | null;
}

/** Duels looked through for a remarkable one, unless an option says otherwise. */
const MOST_SCANNED = 200_000;

/** Duels between two looks at signals, of those that have a chain. */
const PART = 500_000;

/**
 * Finds a duel and tells it.
 * @throws StudyError where the cell, the seed or such a duel is missing; InterruptedError
 */
export async function traceOf(source: Source<DuelScenario>, options: TraceOptions): Promise<TracedDuel> {
  const { scenario } = source;
  const cell = chooseCell(source, options);
  const seed = options.seed ?? scenario.seed;
  if (seed === null) {
    throw new StudyError({
      where: [['option', 'seed']],
      sentence: ['seedMissing', source.path],
      tip: ['seedDrawn'],
    });
  }
  const reason = impossible(cell.setup);
  if (reason !== null) {
    const told = options.reason?.(reason) ?? reason;
    throw new StudyError({
      where: [['option', 'cell']],
      must: ['possiblePairing'],
      found: ['reason', told],
    });
  }
  const key = streamKey(seed, cell.key);
  const { wish } = options;
  const among = options.duels ?? Math.min(scenario.duels, MOST_SCANNED);
  const contest = createDuel(cell.setup);
  const duel =
    typeof wish === 'number' ? wish : find(wish, contest, await scan(contest, key, among, options.signal));
  const address: TraceAddress = {
    ...{ scenario: scenario.name, seed, cell: cell.key, variant: cell.variant, axes: cell.axes, duel },
    found: typeof wish === 'number' ? null : { wish, among },
  };
  const { steps } = traceTrial(contest, key, duel);
  const story = tellStory(cell.setup, steps);
  const drawn = drawnIn(contest, steps);
  const fought = contest.drawn?.(drawn) ?? contest;
  const prepared = prepare(fought, DEFAULT_MAX_STATES);
  return {
    ...{ address, cell, story, course: courseAfterDraws(fought, prepared, drawn.length, steps) },
    ...(options.starts === true ? { starts: startsOf(fought, prepared) } : {}),
  };
}

/** The course of a duel once it is known who fights; before that its chances are what they are then. */
function courseAfterDraws(
  duel: DuelContest,
  { chain, maxSteps }: Prepared,
  draws: number,
  steps: readonly TraceStep[],
): Course | null {
  const course = chain === null ? null : courseOf(duel, chain, steps.slice(draws), maxSteps);
  if (course === null || draws === 0) return course;
  const { chances, decisive } = course;
  return {
    ...course,
    chances: [...Array.from({ length: draws }, () => chances[0]!), ...chances],
    decisive: decisive && { ...decisive, step: decisive.step + draws },
  };
}

/** The side that wins less often among the trials; the target where both win as often. */
function underdogOf(trials: Trials): Side {
  let lead = 0;
  for (let i = 0; i < trials.rounds.length; i++) {
    const winner = winnerOf(trials.facts[trials.end[i]!]!.end);
    lead += winner === 'initiator' ? 1 : winner === 'target' ? -1 : 0;
  }
  return lead < 0 ? 'initiator' : 'target';
}

/** Number of the duel that a wish means. @throws StudyError where there is none. */
function find(wish: Wish, contest: DuelContest, trials: Trials): number {
  if (wish === 'longest') return longestOf(trials);
  if (wish === 'median') return medianOf(trials);
  const underdog = wish === 'upset' ? underdogOf(trials) : null;
  const found = bestOf(trials, (facts, rounds) =>
    underdog === null ? closeness(contest, facts, rounds) : upsetOf(contest, underdog, facts, rounds),
  );
  if (found !== null) return found;
  throw new StudyError({
    where: [['option', wish]],
    must: ['amongFirst', trials.rounds.length],
    found: ['noneThatWins', underdog ?? 'any'],
    tip: ['lookThroughMore'],
  });
}

/** Plays duels in parts of less than a second. @throws InterruptedError when `signal` is aborted. */
async function scan(
  contest: DuelContest,
  key: StreamKey,
  count: number,
  signal: AbortSignal | undefined,
): Promise<Trials> {
  const prepared = prepare(contest, DEFAULT_MAX_STATES);
  const part = prepared.chain === null ? PART / 50 : PART;
  const all = { facts: [] as Facts[], end: new Int32Array(count), rounds: new Uint32Array(count) };
  for (let from = 0; from < count; from += part) {
    await breathe({ signal });
    const { facts, end, rounds } = playTrials(contest, prepared, key, from, Math.min(part, count - from));
    const known = all.facts.length;
    for (const each of facts) all.facts.push(each);
    all.end.set(
      end.map((which) => known + which),
      from,
    );
    all.rounds.set(rounds, from);
  }
  return all;
}
