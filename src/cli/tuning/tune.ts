/** `souboj tune`: the setting that meets the goal with the least change, as a patch of the scenario file. */
import type { TuneReport } from '../../facts/tune/tuneReport.ts';
import { tuneFiles, tuneSummary } from '../../report/tuningReports.ts';
import { tuneSession, tuneStudy } from '../../study/tune.ts';
import { exitCode, UsageError } from '../exit.ts';
import { language } from '../language.ts';
import { note, noteText, printText } from '../say.ts';
import { STDIN } from '../stdin.ts';
import { writePatched } from '../whatIf.ts';
import { words } from '../words.ts';
import { type CommonFlags, type Desk, inSession } from './session.ts';

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
  const work = async (desk: Desk): Promise<number> => {
    const tuned = await tuneStudy(desk, flags, desk.conduct);
    const { text, diff, standing, result } = tuned;
    const writing = writingOf(text, desk.source.text, result.best.miss > 0 && flags.writeBest !== true);
    const sure = standing !== 'candidate' || flags.force === true || flags.writeBest === true;
    const written = wantsWriting && sure && writing === 'written';
    if (written) await writePatched(desk.source, text!);
    const report: TuneReport = { ...tuned, written };
    const info = desk.info([
      ['--effort', flags.effort],
      ['--max-duels', flags.maxDuels],
      ['--no-confirm', flags.confirm ? undefined : true],
    ]);
    await desk.write((style) => tuneFiles(report, info, style));
    if (flags.quiet !== true) noteText(tuneSummary(report, language()));
    if (wantsWriting && sure) note(words().tuneWritten(desk.source.path, writing));
    if (diff !== null && diff !== '') printText(`\n${diff.trimEnd()}`);
    if (flags.write === true && !sure)
      throw new UsageError({ where: [desk.source.path], sentence: ['notConfirmed'] });
    if (standing === 'candidate') return exitCode.undecided;
    return standing === 'missed' ? exitCode.failed : exitCode.done;
  };
  return inSession('tune', path, flags, signal, work, tuneSession);
}
