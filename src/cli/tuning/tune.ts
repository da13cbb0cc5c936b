/** `souboj tune`: the setting that meets the goal with the least change, as a patch of the scenario file. */
import { basename, dirname } from 'node:path';
import type { Plan } from '../../batch/plan.ts';
import { standingOf, type TuneReport } from '../../facts/tune/tuneReport.ts';
import { tuneFiles, tuneSummary } from '../../report/tuningReports.ts';
import { kindOf } from '../../scenario/cellKinds.ts';
import { patchScenario } from '../../tuning/patch/patchScenario.ts';
import { confirm, type Known } from '../../tuning/tune/confirm.ts';
import { type TuneResult, tune } from '../../tuning/tune/tune.ts';
import { warm } from '../../tuning/warm.ts';
import { exitCode, UsageError } from '../exit.ts';
import { readText, writeFiles } from '../files.ts';
import { language } from '../language.ts';
import { STDIN } from '../stdin.ts';
import { words } from '../words.ts';
import { type CommonFlags, inSession, inThreads, type Session } from './session.ts';

/** Options of `tune` as the command line gives them. */
export interface TuneFlags extends CommonFlags {
  readonly effort?: number;
  /** False with `--no-confirm`. */
  readonly confirm: boolean;
  /** Makes the change where the goal is met. */
  readonly write?: true;
  /** `--write=best`: makes it in any case. */
  readonly writeBest?: true;
  /** Write a candidate that is not confirmed, too. */
  readonly force?: true;
  readonly maxDuels?: number;
}

/** Duels of the first look where matchups have to be simulated. */
const FIRST_LOOK = 2000;
/** Different duels that are worked out for the search: a few minutes. */
const EFFORT = 5000;
/** A fresh simulation that leaves wishes open goes on to so many times the duels, unless `--max-duels` says otherwise. */
const LONGER = 8;
/** Nodes of branch and bound: some ten seconds. */
const NODES = 3_000_000;

/** Cells of the variants and axis values that the goal looks at, on every plane. */
function aroundGoal({ requirements, before }: TuneResult): number[] {
  const points = new Set(requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])));
  return before.flatMap(({ variant, axes }, cell) =>
    points.has(JSON.stringify([variant, axes])) ? [cell] : [],
  );
}

/** Looks at fresh duels up to a number of them: each has twice as many as the one before. */
function looksUpTo(first: number, most: number): number[] {
  const sizes = [first];
  while (sizes.at(-1)! < most) sizes.push(Math.min(most, 2 * sizes.at(-1)!));
  return sizes;
}

/**
 * Duels that the search has not seen, of every matchup that the goal looks at and that is not solved; more and more
 * while a wish is open and none is outside. Where all are solved, once, as a check of the solution.
 */
async function freshly(
  result: TuneResult,
  session: Session,
  solved: (cell: number) => boolean,
  most: number,
): Promise<NonNullable<TuneReport['fresh']>> {
  const { evaluator, duels: first, maxStates } = session;
  const used = [...new Set(result.requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  const possible = used.filter((cell) => evaluator.keyOf(result.after[cell]!) !== '');
  const open = possible.filter((cell) => !solved(cell));
  const seed = `${session.seed}, confirmed`;
  const looks = open.length === 0 ? [first] : looksUpTo(first, most);
  for (let look = 0; ; look++) {
    const duels = looks[look]!;
    const cells = possible.map((cell) => result.after[cell]!);
    const plan: Plan = { seed, duels, method: 'mc', maxStates, cells };
    const results = await inThreads(plan, session.workers, session.pace);
    const tallies = new Map(possible.map((cell, i) => [cell, results[i]!.tally]));
    const known = (cell: number): Known | null => {
      const marginals = tallies.get(cell) ?? null;
      const reach = (histogram: string): number =>
        kindOf(result.after[cell]!).reach(histogram, result.after[cell]!);
      return marginals && { marginals, reach };
    };
    const wishes = confirm(result.requirements, known, looks.length);
    const going = wishes.some((wish) => wish?.verdict === 'open');
    const lost = wishes.some((wish) => wish === null || wish.verdict === 'outside');
    if (!going || lost || look === looks.length - 1) return { seed, duels, wishes };
  }
}

/** Makes the change in the file, whole or not at all. */
async function writePatch({ source }: Session, patched: string): Promise<void> {
  if ((await readText(source.path)) !== source.text) {
    throw new UsageError({ where: [source.path], sentence: ['changedMeanwhile'] });
  }
  await writeFiles(dirname(source.path), new Map([[basename(source.path), patched]]));
}

/** What becomes of the file where it is to be written. */
function writingOf(
  patched: string | null,
  text: string,
  missed: boolean,
): 'written' | 'nothingToChange' | 'goalNotMet' | 'noPatch' {
  if (missed) return 'goalNotMet';
  if (patched === null) return 'noPatch';
  return patched === text ? 'nothingToChange' : 'written';
}

/** Runs the command; 1 where no setting meets the goal, 3 where one may and is not confirmed. */
export async function tuneCommand(path: string, flags: TuneFlags, signal: AbortSignal): Promise<number> {
  const wantsWriting = flags.write === true || flags.writeBest === true;
  if (wantsWriting && path === STDIN)
    throw new UsageError({ where: ['--write'], must: ['fileToChange'], found: ['value', '-'] });
  return inSession('tune', path, flags, signal, FIRST_LOOK, async (session) => {
    const { open, evaluator, pace, solveMany, source } = session;
    const result = await tune(open, {
      evaluator,
      pace,
      solveMany,
      effort: flags.effort ?? EFFORT,
      nodes: NODES,
    });
    // Everything around the goal, for who gains and who loses.
    const around = aroundGoal(result).flatMap((cell) => [result.before[cell]!, result.after[cell]!]);
    await warm(evaluator, around, pace, solveMany, evaluator.options.mostDuels);
    const solved = (cell: number): boolean => evaluator.isExact(result.after[cell]!);
    const exact = result.requirements.every(({ terms }) => terms.every(({ cell }) => solved(cell)));
    const most = Math.max(session.duels, flags.maxDuels ?? LONGER * session.duels);
    const met = result.best.miss <= 0;
    const fresh = flags.confirm ? await freshly(result, session, solved, met ? most : session.duels) : null;
    const standing = standingOf(result.best.miss, exact, fresh?.wishes ?? null);
    const patch = patchScenario(source.text, source.path, source.file, open, result);
    const writing = writingOf(patch.text, source.text, result.best.miss > 0 && flags.writeBest !== true);
    const sure = standing !== 'candidate' || flags.force === true || flags.writeBest === true;
    const writes = wantsWriting && sure && writing === 'written';
    if (writes) await writePatch(session, patch.text!);
    const report: TuneReport = {
      result,
      evaluator,
      fresh,
      diff: patch.diff,
      stuck: patch.stuck,
      written: writes,
      standing,
    };
    const info = session.info([
      ['--effort', flags.effort],
      ['--max-duels', flags.maxDuels],
      ['--no-confirm', flags.confirm ? undefined : true],
    ]);
    await session.write(await tuneFiles(report, info, session.style));
    if (flags.quiet !== true) console.error(tuneSummary(report, language()));
    if (wantsWriting && sure) console.error(words().tuneWritten(source.path, writing));
    if (patch.diff !== null && patch.diff !== '') console.log(`\n${patch.diff.trimEnd()}`);
    if (flags.write === true && !sure)
      throw new UsageError({ where: [source.path], sentence: ['notConfirmed'] });
    if (standing === 'candidate') return exitCode.undecided;
    return standing === 'missed' ? exitCode.failed : exitCode.done;
  });
}
