/** From a path to a scenario and its cells, or to every problem in the file. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { tipped } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario, Scenario } from '../scenario/model/scenario.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { UsageError } from './exit.ts';
import { readText } from './files.ts';
import { readStdin, STDIN } from './stdin.ts';

/** A scenario file that was read and found good. */
export interface ScenarioFile<S extends Scenario = Scenario> {
  readonly path: string;
  /** File name without folders. */
  readonly file: string;
  /** File name without folders and extension. */
  readonly stem: string;
  readonly text: string;
  /** SHA-256 of the text, hexadecimal. */
  readonly hash: string;
  readonly scenario: S;
}

/** Reads a scenario file, or standard input for `-`. @throws UsageError with one line a problem. */
export async function readScenario(path: string): Promise<ScenarioFile> {
  const piped = path === STDIN;
  const text = piped ? await readStdin() : await readText(path);
  const loaded = loadScenario(text, piped ? 'stdin' : path);
  if (!loaded.ok) throw new UsageError(...loaded.problems.map(refusalOf));
  const file = piped ? 'stdin' : basename(path);
  const hash = createHash('sha256').update(text).digest('hex');
  return { path, file, stem: file.replace(/(?<=.)\.[^.]*$/, ''), text, hash, scenario: loaded.scenario };
}

/** Reads a scenario of duels for a command that knows no other kind. @throws UsageError */
export async function readDuelScenario(path: string, command: string): Promise<ScenarioFile<DuelScenario>> {
  const source = await readScenario(path);
  const { scenario } = source;
  if (scenario.kind === 'duel') return { ...source, scenario };
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

/** Cells of a scenario, or those whose label holds `only`. @throws UsageError where none is left. */
export function selectCells(source: ScenarioFile<DuelScenario>, only: string | null): DuelCell[];
export function selectCells(source: ScenarioFile, only: string | null): Cell[];
export function selectCells(source: ScenarioFile, only: string | null): Cell[] {
  const cells = expandCells(source.scenario);
  if (only === null) return cells;
  const wanted = only.toLowerCase();
  const chosen = cells.filter((cell) => labelOf(cell).toLowerCase().includes(wanted));
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
