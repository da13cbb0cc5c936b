/** `souboj tune`: the setting that meets the goal with the least change, as a patch of the scenario file. */
import { basename, dirname } from 'node:path';
import type { Plan } from '../../batch/plan.ts';
import type { TuneReport } from '../../facts/tune/tuneReport.ts';
import { tuneFiles, tuneSummary } from '../../report/tuningReports.ts';
import { patchScenario } from '../../tuning/patch/patchScenario.ts';
import { confirm } from '../../tuning/tune/confirm.ts';
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
}

/** Duels of the first look where matchups have to be simulated. */
const FIRST_LOOK = 2000;
/** Different duels that are worked out for the search: a few minutes. */
const EFFORT = 5000;
/** Nodes of branch and bound: some ten seconds. */
const NODES = 3_000_000;

/** Cells of the variants and axis values that the goal looks at, on every plane. */
function aroundGoal({ requirements, before }: TuneResult): number[] {
  const points = new Set(requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])));
  return before.flatMap(({ variant, axes }, cell) =>
    points.has(JSON.stringify([variant, axes])) ? [cell] : [],
  );
}

/** Duels that the search has not seen, of every matchup that the goal looks at. */
async function freshly(result: TuneResult, session: Session): Promise<NonNullable<TuneReport['fresh']>> {
  const { evaluator, duels, maxStates } = session;
  const used = [...new Set(result.requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  const possible = used.filter((cell) => evaluator.keyOf(result.after[cell]!) !== '');
  const seed = `${session.seed}, confirmed`;
  const cells = possible.map((cell) => result.after[cell]!);
  const plan: Plan = { seed, duels, method: 'mc', maxStates, cells };
  const results = await inThreads(plan, session.workers, session.pace);
  const tallies = new Map(possible.map((cell, i) => [cell, results[i]!.tally]));
  return { seed, duels, wishes: confirm(result.requirements, (cell) => tallies.get(cell) ?? null) };
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

/** Runs the command; 1 where no setting meets the goal. */
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
    const fresh = flags.confirm ? await freshly(result, session) : null;
    const patch = patchScenario(source.text, source.path, source.file, open, result);
    const writing = writingOf(patch.text, source.text, result.best.miss > 0 && flags.writeBest !== true);
    const writes = wantsWriting && writing === 'written';
    if (writes) await writePatch(session, patch.text!);
    const report: TuneReport = {
      result,
      evaluator,
      fresh,
      diff: patch.diff,
      stuck: patch.stuck,
      written: writes,
    };
    const info = session.info([
      ['--effort', flags.effort],
      ['--no-confirm', flags.confirm ? undefined : true],
    ]);
    await session.write(await tuneFiles(report, info, language()));
    if (flags.quiet !== true) console.error(tuneSummary(report, language()));
    if (wantsWriting) console.error(words().tuneWritten(source.path, writing));
    if (patch.diff !== null && patch.diff !== '') console.log(`\n${patch.diff.trimEnd()}`);
    return result.best.miss > 0 ? exitCode.failed : exitCode.done;
  });
}
