/** Yesterday's files: what an earlier command has left in a folder and nobody may take for today's. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of files, relative to the folder of the reports. */
type Leftovers = (name: string) => boolean;

const verdict = 'junit.xml';

/** Pictures of a run; `compare` has its own beside them. */
const runPictures: Leftovers = (name) => /^charts\/(?!differences)[\w-]+\.svg$/.test(name);

/** All that a run writes, in any format: a folder holds one run. */
export const ofRun: Leftovers = (name) =>
  runPictures(name) ||
  /^(report\.(md|html)|(cells|distributions|distractions)\.csv|run\.json|junit\.xml(\.old)?)$/.test(name);

/** What is left of the same run when some of its formats are written again. */
export const ofFormats = (formats: readonly string[]): Leftovers =>
  formats.includes('svg') ? runPictures : () => false;

/** Pictures of a comparison. */
export const ofComparison: Leftovers = (name) => /^charts\/differences(-\d+)?\.svg$/.test(name);

/** Pictures of `sweep`, the only ones whose number varies. */
export const ofSweep: Leftovers = (name) => /^sweep(-map(-plane-\d+)?)?\.svg$/.test(name);

/**
 * Sets the verdicts of an earlier run aside, as `junit.xml.old`, before anything of a new one can fail: a run that is
 * refused or interrupted leaves no verdict that is not its own. The reports of a finished run remove it.
 */
export async function setVerdictAside(folder: string): Promise<void> {
  // Nothing there, or not to be moved: then it is not to be replaced either, and the run will say so.
  await rename(join(folder, verdict), join(folder, `${verdict}.old`)).catch(() => undefined);
}
