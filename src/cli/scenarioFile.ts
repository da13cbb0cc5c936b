/** From a path to the scenario in it, or to every problem in the file. */
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { duelSource, type Source, sourceOf } from '../study/source.ts';
import { readText } from './files.ts';
import { note } from './say.ts';
import { readStdin, STDIN } from './stdin.ts';
import { words } from './words.ts';

/** What standard input is called. */
const STDIN_NAME = 'stdin';

/** The name of a scenario by its path, or of standard input for `-`. */
export function shownPath(path: string): string {
  return path === STDIN ? STDIN_NAME : path;
}

/**
 * Reads a scenario file, or standard input for `-`; metrics in another spelling are told on stderr.
 * @throws StudyError, UsageError with one line a problem.
 */
export async function readScenario(path: string): Promise<Source> {
  const source = sourceOf(path === STDIN ? await readStdin() : await readText(path), shownPath(path));
  for (const { file, line, written, meant } of source.notes)
    note(words().respelled(`${file}:${line}`, written, meant));
  return source;
}

/** Reads a scenario of duels for a command that knows no other kind. @throws StudyError, UsageError */
export async function readDuelScenario(path: string, command: string): Promise<Source<DuelScenario>> {
  return duelSource(await readScenario(path), command);
}
