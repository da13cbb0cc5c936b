/** From a path to the scenario in it, or to every problem in the file. */
import { isAbsolute, normalize, relative, sep } from 'node:path';
import { shown } from '../problems/shown.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { duelSource, type Source, sourceOf } from '../study/source.ts';
import { readText } from './reading.ts';
import { note } from './say.ts';
import { inOnePiece } from './signals.ts';
import { MOST_BYTES, readStdin, STDIN } from './stdin.ts';
import { words } from './words.ts';

/** What standard input is called. */
const STDIN_NAME = 'stdin';

/** The name of a scenario by its path, or of standard input for `-`. */
export function shownPath(path: string): string {
  return path === STDIN ? STDIN_NAME : path;
}

/**
 * Path of a file from here, with slashes: as it was given, or what an absolute one below this folder comes to. Nothing
 * for one elsewhere: reports shall not depend on the machine's folders.
 */
export function placeOf(path: string): string | undefined {
  const below = isAbsolute(path) ? relative('.', path) : normalize(path);
  if (path === STDIN || isAbsolute(below) || (isAbsolute(path) && below.startsWith('..'))) return undefined;
  return shown(below.replaceAll(sep, '/'));
}

/**
 * Reads a scenario file, or standard input for `-`; metrics in another spelling are told on stderr.
 * @throws StudyError, UsageError with one line a problem.
 */
export async function readScenario(path: string): Promise<Source> {
  const text = path === STDIN ? await readStdin() : await readText(path, MOST_BYTES);
  const source = await inOnePiece(() => sourceOf(text, shownPath(path), placeOf(path)));
  for (const { file, line, written, meant } of source.notes)
    note(words().respelled(`${file}:${line}`, written, meant));
  return source;
}

/** Reads a scenario of duels for a command that knows no other kind. @throws StudyError, UsageError */
export async function readDuelScenario(path: string, command: string): Promise<Source<DuelScenario>> {
  return duelSource(await readScenario(path), command);
}
