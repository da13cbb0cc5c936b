/** From the text of a scenario to what can be asked of it. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { unshowable } from '../problems/shown.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import { loadScenario, type Note } from '../scenario/load.ts';
import type { DuelScenario, Scenario } from '../scenario/model/scenario.ts';
import { openedRules } from '../scenario/own/open.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { StudyError } from './errors.ts';

/** A scenario that was read and found good. */
export interface Source<S extends Scenario = Scenario> {
  /** What problems call it: a path, or any name. */
  readonly path: string;
  /** File name without folders. */
  readonly file: string;
  /** File name without folders and extension. */
  readonly stem: string;
  /** Path of the file from the folder in which the command was started, where that says more than its name. */
  readonly place?: string | undefined;
  readonly text: string;
  /** SHA-256 of the text with LF at the end of its lines, hexadecimal. */
  readonly hash: string;
  readonly scenario: S;
  /** What is good, but was read otherwise than it was written. */
  readonly notes: readonly Note[];
}

/** What no run file takes in the name of a file: that of a folder elsewhere, and what cannot be shown. */
const unkept = new RegExp(`\\\\|${unshowable.source}`, 'gu');

/** A path's file name, with and without its extension. */
export function namesOf(path: string): Pick<Source, 'file' | 'stem'> {
  const file = basename(path).replace(unkept, '\ufffd');
  return { file, stem: file.replace(/(?<=.)\.[^.]*$/, '') };
}

/** File and path of a scenario, as what was made of it keeps them. */
export function placed({ file, place }: Source): { readonly file: string; readonly path?: string } {
  return place === undefined ? { file } : { file, path: place };
}

/**
 * Reads the text of a scenario.
 * @param place path from the folder in which the command was started, for those who are told how to repeat it.
 * @throws StudyError with all its problems.
 */
export function sourceOf(text: string, path: string, place?: string): Source {
  const loaded = loadScenario(text, path);
  if (!loaded.ok) throw new StudyError(...loaded.problems.map(refusalOf));
  const { scenario, notes } = loaded;
  const names = namesOf(path);
  return {
    path,
    ...names,
    place: place === names.file || unshowable.test(place ?? '') ? undefined : place,
    text,
    hash: identityOf(text, scenario.kind),
    scenario,
    notes,
  };
}

/** A scenario of duels, for a command that knows no other kind. @throws StudyError for another. */
export function duelSource(source: Source, command: string): Source<DuelScenario> {
  const { scenario, path } = source;
  if (isDuelScenario(scenario)) return { ...source, scenario };
  throw new StudyError({
    where: [path, 'kind'],
    must: ['duelFor', command],
    found: ['kind', scenario.kind],
  });
}

/** Hash of a scenario: of its text, and of the rules of a module, where its kind is that of one. */
export function identityOf(text: string, kind: string): string {
  const opened = openedRules();
  return opened?.kind.kind === kind ? hashOf(`${text}\n# rules ${opened.hash}\n`) : hashOf(text);
}

/** SHA-256 of a text with LF at the end of its lines, hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(withLineFeeds(text)).digest('hex');
}

/** A text with the line ends of Unix: checkouts on Windows have others, and are the same scenario. */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
