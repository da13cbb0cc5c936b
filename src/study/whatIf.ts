/** A scenario as it stands and with some values moved, side by side: exact where possible, else on the same randomness. */

import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import { inQuotes, type Refusal, tipped } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { knobsOf } from '../scenario/knobs.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Scenario } from '../scenario/model/scenario.ts';
import { type MovableScenario, type Move, movableScenario, type Value } from '../scenario/movable.ts';
import { cellsLookedAtFirst, settingKey } from '../scenario/points/lookedAt.ts';
import { hitsOf } from '../scenario/points/vary-path.ts';
import { pathWithoutCzechNames } from '../scenario/tree/czech.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import { provenPatch, type ScenarioPatch } from '../tuning/patch/patchScenario.ts';
import { variantNamed } from './cells.ts';
import { StudyError } from './errors.ts';
import type { Conduct } from './executors.ts';
import { drawSeed, runInfo } from './plan.ts';
import { runAt, type SessionOptions } from './session.ts';
import type { Source } from './source.ts';
import type { Study } from './study.ts';

/** Options of the question. */
export interface WhatIfOptions extends SessionOptions {
  /** Each `path=value`. */
  readonly values: readonly string[];
  /** Variant that is looked at, at the setting that the scenario has by itself; the first by default. */
  readonly variant?: string | undefined;
}

/** One value that is moved. */
export interface MovedValue {
  readonly path: string;
  /** What stands there now, given or by default; `null` where that is not one value. */
  readonly before: Value | null;
  readonly after: Value;
}

/** What comes of it. */
export interface WhatIf {
  readonly moved: readonly MovedValue[];
  readonly before: Study<Cell>;
  readonly after: Study<Cell>;
  /** Trials of whatever had to be simulated; `null` where everything is exact. */
  readonly duels: number | null;
  /** Whether the scenario has other variants or settings than the ones looked at. */
  readonly others: boolean;
  /** The change of the file. */
  readonly patch: ScenarioPatch;
}

const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** What a word of the command line stands for. */
function readValue(text: string): Value {
  if (number.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** Reads `path=value`, or tells why it cannot stand there, with the nearest name. */
function moveOf(text: string, movable: MovableScenario): Move | Refusal {
  const equals = text.indexOf('=');
  if (equals < 1 || equals === text.length - 1)
    return { where: ['what-if'], must: ['pathValue'], found: inQuotes(text) };
  const path = pathWithoutCzechNames(text.slice(0, equals));
  const value = readValue(text.slice(equals + 1));
  const { tree, axes, scenario } = movable;
  const hits = hitsOf(tree, path, axes.varied);
  if (!('paths' in hits)) return { where: [path], must: hits.must, ...tipped(hits.tip) };
  if (scenario.axes.some(({ name }) => name === path)) return { where: [path], must: ['notVaried'] };
  const refused = movable.refusal(path, value);
  return refused === null ? { path, value } : { where: [path], ...refused };
}

/** All that is moved. @throws StudyError with everything that cannot stand in the scenario. */
function movesOf(values: readonly string[], movable: MovableScenario): Move[] {
  const read = values.map((text) => moveOf(text, movable));
  const refused = read.filter((one): one is Refusal => 'where' in one);
  if (refused.length > 0) throw new StudyError(...refused);
  return read as Move[];
}

/** Asks. @throws StudyError with what cannot stand in the scenario; InterruptedError */
export async function whatIf(source: Source, options: WhatIfOptions, conduct: Conduct = {}): Promise<WhatIf> {
  const opened = movableScenario(source.text, source.path);
  if (!opened.ok) throw new StudyError(...opened.problems.map(refusalOf));
  const { movable } = opened;
  const moves = movesOf(options.values, movable);
  const moved = movable.moved(moves);
  if (!moved.ok) throw new StudyError(...moved.problems.map(refusalOf));
  const variant = variantNamed(source, 'variant', options.variant);
  const given = options.seed ?? source.scenario.seed;
  const plan: Omit<Plan, 'cells' | 'method'> = {
    seed: given ?? drawSeed(),
    duels: options.duels ?? source.scenario.duels,
    maxStates: options.maxStates ?? DEFAULT_MAX_STATES,
  };
  const first = cellsLookedAtFirst(expandCells(source.scenario), variant);
  const setting = settingKey(first[0]?.axes ?? []);
  const study = async (scenario: Scenario): Promise<Study<Cell>> => {
    const asked = expandCells(scenario).filter(
      (cell) => cell.variant === variant && settingKey(cell.axes) === setting,
    );
    const cells = await figuresOf(asked, plan, conduct);
    return { info: runInfo(source, { ...plan, method: 'both', cells: [] }, given === null), cells };
  };
  const before = await study(source.scenario);
  const after = await study(moved.scenario);
  const sampled = [...before.cells, ...after.cells].some(({ tally }) => tally !== null);
  const knobs = knobsOf(movable);
  return {
    moved: moves.map(({ path, value }) => ({
      path,
      before: knobs.find((knob) => knob.path === path)?.value ?? null,
      after: value,
    })),
    before,
    after,
    duels: sampled ? plan.duels : null,
    others: before.cells.length < expandCells(source.scenario).length,
    patch: patchOf(source, movable, moves, moved.scenario),
  };
}

/** Solves what can be solved, and plays the rest. */
async function figuresOf(
  cells: readonly Cell[],
  plan: Omit<Plan, 'cells' | 'method'>,
  conduct: Conduct,
): Promise<readonly CellResult<Cell>[]> {
  const solved = await runAt({ ...plan, method: 'exact', cells }, conduct);
  const open = solved.filter(({ exact, impossible }) => exact === null && impossible === null);
  if (open.length === 0) return solved;
  const played = await runAt({ ...plan, method: 'mc', cells: open.map(({ cell }) => cell) }, conduct);
  const byCell = new Map(open.map((one, at) => [one, played[at]!]));
  return solved.map((one) => byCell.get(one) ?? one);
}

/** The change of the file; read back it must make the very cells that were looked at. */
function patchOf(
  { text, path, file }: Source,
  movable: MovableScenario,
  moves: readonly Move[],
  moved: Scenario,
): ScenarioPatch {
  const places = moves.flatMap((move) =>
    movable.placesOf(move.path).map((place) => ({ path: place, value: move.value })),
  );
  return provenPatch(text, path, file, places, expandCells(moved), (patched) => {
    const read = loadScenario(patched, path);
    return read.ok ? expandCells(read.scenario) : null;
  });
}
