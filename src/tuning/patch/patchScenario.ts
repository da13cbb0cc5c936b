/** The recommended setting as a change of the scenario file, proved by reading it back. */
import { createTwoFilesPatch, OMIT_HEADERS } from 'diff';
import { type OpenScenario, openScenario } from '../../scenario/open.ts';
import { ProblemCollector } from '../../scenario/tree/collector.ts';
import { pathAsWritten } from '../../scenario/tree/czech.ts';
import { readYaml } from '../../scenario/tree/read-yaml.ts';
import type { RawMap } from '../../scenario/tree/tree.ts';
import { changesOfSetting } from '../tune/setting.ts';
import type { TuneResult } from '../tune/tune.ts';
import { PatchError, type Placed, patchText } from './patch.ts';

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

/** What of a file counts: its cells, and nothing of where in the file they stand. */
type Read = (text: string) => unknown;

/**
 * Puts values into the text. What comes out is read back and must say the very same as what was `expected`, else no
 * patch is given.
 * @param file name of the file in the diff.
 */
export function provenPatch(
  text: string,
  path: string,
  file: string,
  places: readonly Placed[],
  expected: unknown,
  read: Read,
): ScenarioPatch {
  const stuck = (at: string): ScenarioPatch => ({ text: null, diff: null, stuck: at });
  try {
    const root = readYaml(text, new ProblemCollector(path, text)) as RawMap;
    const written = places.map((place) => ({ ...place, path: pathAsWritten(root, place.path) }));
    const patched = patchText(text, written);
    if (!isSame(expected, read(patched)))
      return stuck(places.map((place) => place.path.join('.')).join(', '));
    return { text: patched, diff: unifiedDiff(text, patched, file), stuck: null };
  } catch (error) {
    if (error instanceof PatchError) return stuck(error.path.join('.'));
    throw error;
  }
}

/** Patches the text so that it says what the best setting says: it must make the very cells that the search looked at. */
export function patchScenario(
  text: string,
  path: string,
  file: string,
  open: OpenScenario,
  { block, best }: TuneResult,
): ScenarioPatch {
  const changes = changesOfSetting(block.knobs, best);
  const places = changes.flatMap(({ paths, value }) => paths.map((own) => ({ path: own, value })));
  return provenPatch(text, path, file, places, open.cells(changes), (patched) => {
    const reopened = openScenario(patched, path);
    return reopened.ok ? reopened.open.cells([]) : null;
  });
}

/** Whether two plain values are the same, infinities included. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [one, two] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === two.length &&
    one.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  );
}
