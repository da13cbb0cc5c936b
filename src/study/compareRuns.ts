/** Compares two finished runs: paired where they share seed and version, else as two samples. */
import type { ComparedCell } from '../analysis/compare/comparison.ts';
import { type Match, type Matching, matchRuns } from '../analysis/compare/match.ts';
import { precisionOf } from '../analysis/precision.ts';
import type { CellResult, RunResult } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import { outcomeOf } from '../scenario/duel/outcome.ts';
import { type ComparedStudy, compareFound, type JudgingOptions } from './compared.ts';
import { StudyError } from './errors.ts';
import type { Conduct } from './executors.ts';
import { playPairs } from './pairs.ts';

/** Duels a matchup that are played again of runs whose numbers looks decided, unless an option says otherwise. */
const PAIRS_AFTER_LOOKS = 100_000;

/** Two runs that have something in common. */
export interface RunPair {
  readonly runs: readonly [before: RunResult, after: RunResult];
  /** What problems and reports call them. */
  readonly names: readonly [before: string, after: string];
  readonly pairs: Matching;
  /** Whether both came of one seed and of this version: then their duels can be played again, side by side. */
  readonly paired: boolean;
}

/** Matches two runs. @throws StudyError where they have no matchup in common. */
export function pairRuns(runs: RunPair['runs'], names: RunPair['names']): RunPair {
  const [before, after] = runs;
  const pairs = matchRuns(before.cells, after.cells);
  if (pairs.matches.length === 0)
    throw new StudyError({ where: [names[1]], must: ['sharesPoint', names[0]], found: ['noneInCommon'] });
  const paired = before.info.seed === after.info.seed && runs.every(({ info }) => info.version === version);
  return { runs, names, pairs, paired };
}

/** Compares two runs, paired where they can be. @throws StudyError, InterruptedError */
export async function compareRuns(
  { runs, names, pairs, paired }: RunPair,
  { margin, confidence, reason, duels }: JudgingOptions & { readonly duels?: number | undefined },
  conduct: Conduct = {},
): Promise<ComparedStudy> {
  const [before, after] = runs;
  const looked = precisionOf(before.info).looked ?? precisionOf(after.info).looked;
  const cells = paired
    ? await replay(runs, pairs.matches, names, duels, conduct)
    : pairs.matches.map((match) => ({
        before: before.cells[match.before]!,
        after: after.cells[match.after]!,
        joint: null,
      }));
  const judging = {
    margin,
    confidence,
    trustLaws: paired,
    ...(looked === undefined || paired ? {} : { looked }),
  };
  const scenarios = [...new Set([after, before].map(({ info }) => info.scenario.name))];
  return {
    comparison: compareFound(cells, judging, pairs.unmatched, reason),
    compared: { scenarios, baseline: names[0], variants: [names[1]] },
  };
}

/** Plays the duels of both again, side by side: a run keeps counts, not duels. */
async function replay(
  [before, after]: RunPair['runs'],
  matches: readonly Match[],
  names: RunPair['names'],
  wanted: number | undefined,
  conduct: Conduct,
): Promise<ComparedCell[]> {
  const offset = before.cells.length;
  const cells = [...before.cells, ...after.cells];
  const simulated = cells.every(({ tally, impossible }) => impossible !== null || tally !== null);
  const duels = cells.reduce(
    (least, { tally }) => Math.min(least, tally?.total ?? least),
    Number.POSITIVE_INFINITY,
  );
  // Where looks decided how many duels there are, any number that they did not decide is as good.
  const looked = [before, after].some(({ info }) => precisionOf(info).looked !== undefined);
  const most = looked ? Number.POSITIVE_INFINITY : duels;
  const plan = {
    seed: before.info.seed,
    duels: Math.min(most, wanted ?? (looked ? PAIRS_AFTER_LOOKS : duels)),
    method: simulated ? ('mc' as const) : ('exact' as const),
    maxStates: Math.max(before.info.options.maxStates, after.info.options.maxStates),
    cells: cells.map(({ cell }) => cell),
  };
  const shifted = matches.map((match) => ({ before: match.before, after: match.after + offset }));
  const found = await playPairs(plan, shifted, conduct);
  return found.map(({ joint }, index) => {
    const [one, two] = [before.cells[matches[index]!.before]!, after.cells[matches[index]!.after]!];
    if (joint !== null) requireSame(joint.table, [one, two], names);
    return { before: one, after: two, joint };
  });
}

/** Replayed duels must come out as the runs say, where these have as many. */
function requireSame(
  table: readonly number[],
  cells: readonly [CellResult, CellResult],
  names: RunPair['names'],
): void {
  const total = table.reduce((a, b) => a + b, 0);
  const wins = [table[0]! + table[1]! + table[2]!, table[0]! + table[3]! + table[6]!];
  cells.forEach(({ tally, cell }, side) => {
    if (tally === null || tally.total !== total || outcomeOf(tally).initiator === wins[side]) return;
    throw new StudyError({ where: [names[side]!], sentence: ['seedOfSouboj', cell.key] });
  });
}
