/** Yesterday's files: what an earlier command has left in a folder and nobody may take for today's. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { namesOf } from '../study/source.ts';

/** Names of files, relative to the folder of the reports. */
type Leftovers = (name: string) => boolean;

const verdict = 'junit.xml';

/** Pictures of a run; `compare` has its own beside them. */
const runPictures: Leftovers = (name) => /^charts\/(?!differences)[\w-]+\.svg$/.test(name);

/** All that a run writes, in any format: a folder holds one run. */
export const ofRun: Leftovers = (name) =>
  runPictures(name) ||
  /^(report\.(md|html)|(cells|distributions|scores|populations|distractions)\.csv|run\.json|junit\.xml(\.old)?)$/.test(
    name,
  );

/** What is left of the same run when some of its formats are written again. */
export const ofFormats = (formats: readonly string[]): Leftovers =>
  formats.includes('svg') ? runPictures : () => false;

/** Pictures of a comparison. */
export const ofComparison: Leftovers = (name) => /^charts\/differences(-[a-z0-9-]+)?\.svg$/.test(name);

/** What a tuning command writes in some of its runs and not in others, by the name of the command. */
export const ofTuning = (command: string): Leftovers => {
  const own = sometimes[command];
  return (name) => own?.test(name) === true;
};

const sometimes: Readonly<Record<string, RegExp>> = {
  sweep: /^sweep(-map(-plane-\d+)?)?\.svg$/,
  restrict: /^restrict\.svg$/,
  tactics: /^tactics\.svg$/,
  curve: /^curve\.svg$/,
  tune: /^tune(\.svg|-matchups\.csv)$/,
  meta: /^meta\.svg$/,
  sensitivity: /^sensitivity\.svg$/,
};

/**
 * Sets the verdicts of an earlier run aside, as `junit.xml.old`, before anything of a new one can fail: a run that is
 * refused or interrupted leaves no verdict that is not its own. The reports of a finished run remove it.
 */
export async function setVerdictAside(folder: string): Promise<void> {
  // Nothing there, or not to be moved: then it is not to be replaced either, and the run will say so.
  await rename(join(folder, verdict), join(folder, `${verdict}.old`)).catch(() => undefined);
}

/**
 * The same for a run whose options cannot even be read: the folders of its reports as far as its arguments tell them.
 * @param args all arguments of the command line.
 */
export async function setVerdictsAside(args: readonly string[]): Promise<void> {
  const run = args.indexOf('run');
  if (run < 0) return;
  const own = args.slice(run + 1);
  const [out] = own
    .flatMap((arg, at) =>
      arg === '--out' ? own.slice(at + 1, at + 2) : (/^--out=(.*)/s.exec(arg)?.slice(1) ?? []),
    )
    .slice(-1);
  const stems = own.filter((arg) => !arg.startsWith('-')).map((arg) => namesOf(arg).stem);
  const folders = stems.map((stem) => join(out ?? 'reports', stem));
  for (const folder of out === undefined ? folders : [out, ...folders]) await setVerdictAside(folder);
}
