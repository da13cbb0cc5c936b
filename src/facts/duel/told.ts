/** A duel that a report tells: the closest of the most even matchup, played again from its address. */
import { bestOf as bestEstimate } from '../../analysis/estimate.ts';
import { prepare } from '../../engine/prepared/prepared.ts';
import { bestOf } from '../../engine/prepared/remarkable.ts';
import { playTrials } from '../../engine/prepared/trials.ts';
import { traceTrial } from '../../engine/trace.ts';
import { streamKey } from '../../random/key.ts';
import { createDuel } from '../../rules/duel/duel.ts';
import { closeness, type Side } from '../../rules/duel/remarkable.ts';
import { type Figures, type Story, tellStory } from '../../rules/duel/story.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { CellView } from './tables.ts';
import type { View } from './view.ts';

/** Duels that are looked through for the closest: some milliseconds, however large the duel. */
const MOST_SCANNED = 200;

/** What a side has at a moment, all its members together. */
export interface SideFigures {
  readonly mana: number;
  readonly iq: number;
}

/** A duel of a run, told. */
export interface ToldDuel {
  readonly cell: DuelCell;
  /** Number of the duel within its cell, from 0. */
  readonly duel: number;
  /** Among how many it is the closest. */
  readonly among: number;
  readonly story: Story;
  /** What both sides have before the first round, and after each. */
  readonly course: readonly (Readonly<Record<Side, SideFigures>> & { readonly round: number })[];
}

/**
 * The closest of the first duels of the most even matchup, at the point that is looked at first; `null` where nothing
 * was simulated or nobody won. Whatever a run is read from, it is the same duel.
 */
export function toldDuel({ info, points, first }: View): ToldDuel | null {
  const played = (points[first]?.tables ?? [])
    .flatMap(({ cells }) => cells)
    .filter(({ result }) => result.tally !== null);
  const others = played.filter(({ initiator, target }) => initiator !== target);
  const [own] = [...(others.length > 0 ? others : played)].sort((a, b) => unevenness(a) - unevenness(b));
  if (own === undefined) return null;
  const { cell, tally } = own.result;
  const among = Math.min(tally!.total, MOST_SCANNED);
  const contest = createDuel(cell.setup);
  const key = streamKey(info.seed, cell.key);
  const trials = playTrials(contest, prepare(contest, 1), key, 0, among);
  const duel = bestOf(trials, (facts, rounds) => closeness(contest, facts, rounds));
  if (duel === null) return null;
  const story = tellStory(cell.setup, traceTrial(contest, key, duel).steps);
  return { cell, duel, among, story, course: courseOf(story) };
}

function unevenness({ score }: CellView): number {
  return Math.abs((bestEstimate(score) ?? 0) - 0.5);
}

function courseOf({ fighters, rounds }: Story): ToldDuel['course'] {
  const side = (which: Side, figures: readonly Figures[]): SideFigures => {
    const own = figures.filter((_, c) => fighters[c]!.side === which);
    return {
      mana: own.reduce((sum, { mana }) => sum + mana, 0),
      iq: own.reduce((sum, { iq }) => sum + iq, 0),
    };
  };
  return [
    { round: 0, after: fighters.map(({ start }) => start) },
    ...rounds.filter(({ after }) => after.length > 0),
  ].map(({ round, after }) => ({
    round,
    initiator: side('initiator', after),
    target: side('target', after),
  }));
}
