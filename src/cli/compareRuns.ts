/** `souboj compare A/run.json B/run.json`: paired where the runs share seed and version, else two samples. */
import { join } from 'node:path';
import { compareCells } from '../analysis/compare/compare.ts';
import type { ComparedCell } from '../analysis/compare/comparison.ts';
import { type Match, matchRuns } from '../analysis/compare/match.ts';
import { precisionOf } from '../analysis/precision.ts';
import type { CellResult, RunResult } from '../batch/result.ts';
import { ReportError } from '../language/errors.ts';
import { readRunJson } from '../report/json/read.ts';
import { defaultKind } from '../scenario/cellKinds.ts';
import { outcomeOf } from '../scenario/duel/outcome.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { version } from '../version.ts';
import { type CompareFlags, possibleOnly, writeComparison } from './comparisonFiles.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, readText } from './files.ts';
import { playPairs } from './playPairs.ts';
import { csvDialectOf } from './reportOptions.ts';
import { storedRun } from './storedRun.ts';
import { words } from './words.ts';

/** Duels a matchup that are played again of runs whose numbers looks decided, unless `--duels` says otherwise. */
const PAIRS_AFTER_LOOKS = 100_000;

/** Compares two finished runs. @throws UsageError where they have nothing in common. */
export async function compareRuns(
  first: string,
  second: string,
  flags: CompareFlags,
  signal: AbortSignal,
): Promise<void> {
  const dialect = csvDialectOf(flags);
  if (flags.baseline !== undefined)
    throw new UsageError({ where: ['--baseline'], sentence: ['firstIsBaseline'] });
  const [before, after] = [await readRun(first), await readRun(second)];
  const { matches, unmatched } = matchRuns(before.cells, after.cells);
  if (matches.length === 0)
    throw new UsageError({ where: [second], must: ['sharesPoint', first], found: ['noneInCommon'] });
  const folder = flags.out ?? join('reports', 'compare');
  await prepareFolder(folder);
  const paired =
    before.info.seed === after.info.seed && [before, after].every(({ info }) => info.version === version);
  const looked = precisionOf(before.info).looked ?? precisionOf(after.info).looked;
  if (!paired && flags.quiet !== true) console.error(unpairedNote(before, after));
  const cells = paired
    ? await replay(before, after, matches, [first, second], flags, signal)
    : matches.map((match) => ({
        before: before.cells[match.before]!,
        after: after.cells[match.after]!,
        joint: null,
      }));
  const { possible, impossible } = possibleOnly(cells);
  const comparison = compareCells(
    possible,
    {
      margin: flags.margin,
      confidence: flags.confidence,
      trustLaws: paired,
      ...(looked === undefined || paired ? {} : { looked }),
    },
    [...unmatched, ...impossible],
  );
  const scenarios = [...new Set([after, before].map(({ info }) => info.scenario.name))];
  const compared = { scenarios, baseline: first, variants: [second] };
  await writeComparison(folder, comparison, compared, dialect, signal);
}

function unpairedNote({ info: one }: RunResult, { info: two }: RunResult): string {
  const { unpaired } = words();
  return one.seed === two.seed
    ? unpaired.versions(one.version, two.version, version)
    : unpaired.seeds(one.seed, two.seed);
}

async function readRun(path: string): Promise<RunResult> {
  const text = await readText(path);
  try {
    return duelRun(storedRun(readRunJson(text, path), path).result, path);
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError({ ...error.refusal, tip: ['compareTakes'] });
    throw error;
  }
}

/** Plays the duels of both again, side by side: a run keeps counts, not duels. */
async function replay(
  before: RunResult,
  after: RunResult,
  matches: readonly Match[],
  paths: readonly [string, string],
  flags: CompareFlags,
  signal: AbortSignal,
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
    duels: Math.min(most, flags.duels ?? (looked ? PAIRS_AFTER_LOOKS : duels)),
    method: simulated ? ('mc' as const) : ('exact' as const),
    maxStates: Math.max(before.info.options.maxStates, after.info.options.maxStates),
    cells: cells.map(({ cell }) => cell),
  };
  const shifted = matches.map((match) => ({ before: match.before, after: match.after + offset }));
  const found = await playPairs(plan, shifted, { ...flags, title: 'compare' }, signal);
  return found.map(({ joint }, index) => {
    const [one, two] = [before.cells[matches[index]!.before]!, after.cells[matches[index]!.after]!];
    if (joint !== null) requireSame(joint.table, one, two, paths);
    return { before: one, after: two, joint };
  });
}

/** Replayed duels must come out as the runs say, where these have as many. */
function requireSame(
  table: readonly number[],
  before: CellResult,
  after: CellResult,
  paths: readonly [string, string],
): void {
  const total = table.reduce((a, b) => a + b, 0);
  const wins = [table[0]! + table[1]! + table[2]!, table[0]! + table[3]! + table[6]!];
  [before, after].forEach(({ tally, cell }, side) => {
    if (tally === null || tally.total !== total || outcomeOf(tally).initiator === wins[side]) return;
    throw new UsageError({ where: [paths[side]!], sentence: ['seedOfSouboj', cell.key] });
  });
}

/** A run of duels. @throws UsageError for another kind. */
function duelRun(run: RunResult<Cell>, path: string): RunResult {
  const kind = run.cells[0]?.cell.kind ?? defaultKind;
  if (kind !== defaultKind)
    throw new UsageError({ where: [path], must: ['runOfDuels'], found: ['kind', kind] });
  return run as RunResult;
}
