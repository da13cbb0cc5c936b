/** The recommended setting as a change of the scenario file, proved by reading it back. */
import { isDeepStrictEqual } from 'node:util';
import { createTwoFilesPatch, OMIT_HEADERS } from 'diff';
import { type OpenScenario, openScenario } from '../../scenario/open.ts';
import { ProblemCollector } from '../../scenario/tree/collector.ts';
import { pathAsWritten } from '../../scenario/tree/czech.ts';
import { readYaml } from '../../scenario/tree/read-yaml.ts';
import type { RawMap } from '../../scenario/tree/tree.ts';
import { changesOfSetting } from '../tune/setting.ts';
import type { TuneResult } from '../tune/tune.ts';
import { PatchError, patchText } from './patch.ts';

/** A changed file. */
export interface ScenarioPatch {
  /** The whole text after the change; `null` where it cannot be made by itself. */
  readonly text: string | null;
  /** The same as a unified diff; empty where nothing changes. */
  readonly diff: string | null;
  /** The path that stands in the way; `null` where none does. */
  readonly stuck: string | null;
}

/**
 * The difference as `diff -u` writes it, for `patch -p1` and `git apply`; empty for equal texts. The two lines of names
 * are ours: the library writes diacritics as octal numbers, and `patch` reads a name with spaces only up to a tab.
 */
export function unifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const end = name.includes(' ') ? '\t' : '';
  const options = { context: 3, headerOptions: OMIT_HEADERS };
  const hunks = createTwoFilesPatch('', '', before, after, undefined, undefined, options);
  return `--- a/${name}${end}\n+++ b/${name}${end}\n${hunks}`;
}

/**
 * Patches the text so that it says what the best setting says. What comes out is read back and must make the
 * very cells that the search looked at, else no patch is given.
 */
export function patchScenario(
  text: string,
  path: string,
  file: string,
  open: OpenScenario,
  { block, best }: TuneResult,
): ScenarioPatch {
  const changes = changesOfSetting(block.knobs, best);
  const places = changes.flatMap(({ paths, value }) => paths.map((own) => ({ path: own, value })));
  const stuck = (at: string): ScenarioPatch => ({ text: null, diff: null, stuck: at });
  try {
    const root = readYaml(text, new ProblemCollector(path, text)) as RawMap;
    const written = places.map((place) => ({ ...place, path: pathAsWritten(root, place.path) }));
    const patched = patchText(text, written);
    const reopened = openScenario(patched, path);
    const [expected, found] = [open.cells(changes), reopened.ok ? reopened.open.cells([]) : null];
    if (!isDeepStrictEqual(expected, found))
      return stuck(places.map((place) => place.path.join('.')).join(', '));
    return { text: patched, diff: unifiedDiff(text, patched, file), stuck: null };
  } catch (error) {
    if (error instanceof PatchError) return stuck(error.path.join('.'));
    throw error;
  }
}
