/** From a path to a scenario and its cells, or to every problem in the file. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { tipped } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario, Scenario } from '../scenario/model/scenario.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { UsageError } from './exit.ts';
import { readText } from './files.ts';
import { eachOf } from './options.ts';
import { readStdin, STDIN } from './stdin.ts';
import { words } from './words.ts';

/** A scenario file that was read and found good. */
export interface ScenarioFile<S extends Scenario = Scenario> {
  /** As it was given; `stdin` for standard input. */
  readonly path: string;
  /** File name without folders. */
  readonly file: string;
  /** File name without folders and extension. */
  readonly stem: string;
  readonly text: string;
  /** SHA-256 of the text with LF at the end of its lines, hexadecimal. */
  readonly hash: string;
  readonly scenario: S;
}

/** Reads a scenario file, or standard input for `-`. @throws UsageError with one line a problem. */
export async function readScenario(path: string): Promise<ScenarioFile> {
  const text = path === STDIN ? await readStdin() : await readText(path);
  const shown = path === STDIN ? 'stdin' : path;
  const loaded = loadScenario(text, shown);
  if (!loaded.ok) throw new UsageError(...loaded.problems.map(refusalOf));
  for (const { file, line, written, meant } of loaded.notes)
    console.error(words().respelled(`${file}:${line}`, written, meant));
  const hash = createHash('sha256').update(withLineFeeds(text)).digest('hex');
  return { path: shown, ...namesOf(path), text, hash, scenario: loaded.scenario };
}

/** Names of a scenario file, or of standard input for `-`. */
export function namesOf(path: string): Pick<ScenarioFile, 'file' | 'stem'> {
  const file = path === STDIN ? 'stdin' : basename(path);
  return { file, stem: file.replace(/(?<=.)\.[^.]*$/, '') };
}

/** A text with the line ends of Unix: checkouts on Windows have others, and are the same scenario. */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Reads a scenario of duels for a command that knows no other kind. @throws UsageError */
export async function readDuelScenario(path: string, command: string): Promise<ScenarioFile<DuelScenario>> {
  const source = await readScenario(path);
  const { scenario } = source;
  if (isDuelScenario(scenario)) return { ...source, scenario };
  throw new UsageError({
    where: [path, 'kind'],
    must: ['duelFor', command],
    found: ['kind', scenario.kind],
  });
}

/** A cell's address with everything that tells it from others: for `--only` and for people. */
export function labelOf(cell: Cell): string {
  const axes = cell.axes.map((axis) => `, ${axis.name} = ${axis.value}`).join('');
  return `${cell.key} [${cell.variant}${axes}]`;
}

/** Cells of a scenario, or those whose label holds `only`: all of its texts. @throws UsageError where none is left. */
export function selectCells(source: ScenarioFile<DuelScenario>, only: string | null): DuelCell[];
export function selectCells(source: ScenarioFile, only: string | null): Cell[];
export function selectCells(source: ScenarioFile, only: string | null): Cell[] {
  const cells = expandCells(source.scenario);
  if (only === null) return cells;
  const wanted = eachOf(only.toLowerCase());
  const chosen = cells.filter((cell) => {
    const label = labelOf(cell).toLowerCase();
    return wanted.every((text) => label.includes(text));
  });
  if (chosen.length === 0) {
    const [example] = cells;
    throw new UsageError({
      where: ['--only'],
      must: ['cellOf', source.path],
      found: ['value', `"${only}"`],
      ...tipped(example === undefined ? undefined : ['labels', labelOf(example)]),
    });
  }
  return chosen;
}
