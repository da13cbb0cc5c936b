/** `souboj trace`: one duel, round by round. */

import { DEFAULT_MAX_STATES } from '../batch/plan.ts';
import { prepare } from '../engine/prepared/prepared.ts';
import { bestOf, longestOf, medianOf } from '../engine/prepared/remarkable.ts';
import { playTrials, type Trials } from '../engine/prepared/trials.ts';
import { traceTrial } from '../engine/trace.ts';
import type { TraceAddress, Wish } from '../facts/trace/address.ts';
import type { Found } from '../problems/problem.ts';
import { type StreamKey, streamKey } from '../random/key.ts';
import { renderStory } from '../report/trace/render.ts';
import type { Facts } from '../rules/contest.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { closeness, type Side, upsetOf, winnerOf } from '../rules/duel/remarkable.ts';
import { tellStory } from '../rules/duel/story.ts';
import { impossible } from '../rules/eligibility.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { breathe } from '../tuning/pace.ts';
import { UsageError } from './exit.ts';
import { spoken } from './language.ts';
import { reasonInWords } from './reasonInWords.ts';
import { readDuelScenario } from './scenarioFile.ts';
import { type CellChoice, chooseCell } from './traceCell.ts';

/** Options of `trace` as the command line gives them. */
export interface TraceFlags extends CellChoice {
  readonly duel?: number;
  readonly longest?: boolean;
  readonly closest?: boolean;
  readonly upset?: boolean;
  readonly median?: boolean;
  readonly seed?: string;
  readonly duels?: number;
  readonly json?: boolean;
}

const wishes: readonly Wish[] = ['longest', 'closest', 'upset', 'median'];

/** Duels looked through for a remarkable one, unless `--duels` says otherwise. */
const MOST_SCANNED = 200_000;

/** Duels between two looks at signals, of those that have a chain. */
const PART = 500_000;

/** What was asked for: a number or a wish. @throws UsageError unless it is one thing. */
function wishOf(flags: TraceFlags): Wish | number {
  const given: (Wish | number)[] = wishes.filter((wish) => flags[wish] === true);
  if (flags.duel !== undefined) given.push(flags.duel);
  const [only] = given;
  if (given.length === 1 && only !== undefined) return only;
  const options = ['--duel N', ...wishes.map((wish) => `--${wish}`)];
  const found: Found = given.length === 0 ? ['none'] : ['countInDigits', given.length];
  throw new UsageError({ where: ['trace'], must: ['toldOneOf', options], found });
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

/** Number of the duel that a wish means. @throws UsageError where there is none. */
function find(wish: Wish, cell: DuelCell, trials: Trials): number {
  const { setup } = cell;
  if (wish === 'longest') return longestOf(trials);
  if (wish === 'median') return medianOf(trials);
  const underdog = wish === 'upset' ? underdogOf(trials) : null;
  const found = bestOf(trials, (facts, rounds) =>
    underdog === null ? closeness(setup, facts, rounds) : upsetOf(setup, underdog, facts, rounds),
  );
  if (found !== null) return found;
  throw new UsageError({
    where: [`--${wish}`],
    must: ['amongFirst', trials.rounds.length],
    found: ['noneThatWins', underdog ?? 'any'],
    tip: ['lookThroughMore'],
  });
}

/** Plays duels in parts of less than a second. @throws InterruptedError when `signal` is aborted. */
async function scan(cell: DuelCell, key: StreamKey, count: number, signal: AbortSignal): Promise<Trials> {
  const contest = createDuel(cell.setup);
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

/** Tells one duel of a scenario on stdout. */
export async function trace(path: string, flags: TraceFlags, signal: AbortSignal): Promise<void> {
  const wish = wishOf(flags);
  const source = await readDuelScenario(path, 'trace');
  const { scenario } = source;
  const cell = chooseCell(source, flags);
  const seed = flags.seed ?? scenario.seed;
  if (seed === null) {
    throw new UsageError({ where: ['--seed'], sentence: ['seedMissing', source.path], tip: ['seedDrawn'] });
  }
  const reason = impossible(cell.setup);
  if (reason !== null)
    throw new UsageError({
      where: ['--cell'],
      must: ['possiblePairing'],
      found: ['reason', reasonInWords(reason)],
    });
  const key = streamKey(seed, cell.key);
  const among = flags.duels ?? Math.min(scenario.duels, MOST_SCANNED);
  const duel = typeof wish === 'number' ? wish : find(wish, cell, await scan(cell, key, among, signal));
  const address: TraceAddress = {
    ...{ scenario: scenario.name, seed, cell: cell.key, variant: cell.variant, axes: cell.axes, duel },
    found: typeof wish === 'number' ? null : { wish, among },
  };
  const story = tellStory(cell.setup, traceTrial(createDuel(cell.setup), key, duel).steps);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({ address, story }, null, 2)}\n`
      : renderStory(address, cell.setup, story, spoken().trace),
  );
}
