/** A run as the text of `run.json`. */
import { jsonOf } from '../../batch/numbers.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Shard } from '../../batch/share.ts';
import type { Marginals, MixtureFigures, Tally } from '../../engine/tally.ts';
import type { DuelSetup } from '../../rules/model.ts';
import { isDuelCell } from '../../scenario/duel/only.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type File, growing } from '../files/content.ts';
import { linesOf, SharedParts } from './shared.ts';

/** Version of the layout of `run.json`; raised when an older souboj could not read it. */
export const runFormat = 1;

/** Parts shared between cells, by kind. */
interface Parts {
  readonly formulas: SharedParts;
  readonly classes: SharedParts;
  readonly rules: SharedParts;
  readonly combatants: SharedParts;
  readonly laws: SharedParts;
  readonly histograms: SharedParts;
  /** Setups of cells that are no duels. */
  readonly setups: SharedParts;
}

/**
 * Everything needed to write every report again without simulating: what the run was, and all tallies and
 * exact distributions. Equal runs give equal bytes; `readRunJson` gives back an equal result.
 *
 * One cell a line; keys in a fixed order; ends and metrics sorted by name.
 *
 * @param shard marks the text as a part of a run, which only `readShardJson` reads.
 */
export function writeRunJson(result: Study<Cell>, shard: Shard | null = null): string {
  return [...piecesOf(result, shard)].join('');
}

/** The same as a file that grows. */
export function runJsonFile(result: Study<Cell>, shard: Shard | null = null): File {
  return ['run.json', growing(() => piecesOf(result, shard))];
}

function* piecesOf(result: Study<Cell>, shard: Shard | null): Generator<string> {
  const parts: Parts = {
    formulas: new SharedParts(),
    classes: new SharedParts(),
    rules: new SharedParts(),
    combatants: new SharedParts(),
    laws: new SharedParts(),
    histograms: new SharedParts(),
    setups: new SharedParts(),
  };
  // All cells before what they share; nothing is written meanwhile, but whoever writes may rest and be stopped.
  const cells: string[] = [];
  for (const cell of result.cells) {
    cells.push(jsonOf(cellToJson(cell, parts)));
    if (cells.length % 512 === 0) yield '';
  }
  const { version, scenario, seed, seedDrawn, options } = result.info;
  const info = {
    version,
    scenario: {
      name: scenario.name,
      file: scenario.file,
      path: scenario.path,
      hash: scenario.hash,
      text: scenario.text,
    },
    seed,
    seedDrawn,
    options: {
      method: options.method,
      duels: options.duels,
      only: options.only,
      maxStates: options.maxStates,
      precision: options.precision,
      confidence: options.confidence,
      interval: options.interval,
      untilDecided: options.untilDecided,
    },
  };
  yield `{\n"format": ${runFormat},\n`;
  if (shard !== null) yield `"shard": ${jsonOf([shard.index, shard.count])},\n`;
  yield `"info": ${jsonOf(info, 1)},\n`;
  for (const [name, part] of Object.entries(parts) as [string, SharedParts][]) {
    if (name === 'setups' && part.isEmpty) continue;
    yield `"${name}": `;
    yield* part.toJson();
    yield ',\n';
  }
  yield '"cells": ';
  yield* linesOf(cells, (text) => text);
  const { judgement, worths, repetition } = result;
  for (const [name, part] of Object.entries({ judgement, worths, repetition }))
    if (part !== undefined) yield `,\n"${name}": ${jsonOf(part, 1)}`;
  yield '\n}\n';
}

function cellToJson(result: CellResult<Cell>, parts: Parts): unknown {
  return {
    ...addressToJson(result.cell, parts),
    impossible: result.impossible,
    method: result.method,
    chain: parts.laws.indexOf(result.chain),
    law: parts.laws.indexOf(result.law),
    tally: result.tally === null ? null : tallyToJson(result.tally, parts),
    exact: result.exact === null ? null : marginalsToJson(result.exact, parts),
  };
}

/** What a cell is: a duel by its shared parts, any other kind with its setup as a whole. */
function addressToJson(cell: Cell, parts: Parts): object {
  const axes = cell.axes.map((axis) => [axis.name, axis.value]);
  if (!isDuelCell(cell)) {
    const { kind, key, variant, axes: _, setup, ...names } = cell;
    return { kind, key, variant, axes, names, setup: parts.setups.indexOf(setup) };
  }
  const { kind, key, variant, plane, initiator, target } = cell;
  return { kind, key, variant, plane, axes, initiator, target, setup: setupToJson(cell.setup, parts) };
}

function setupToJson(setup: DuelSetup, parts: Parts): unknown {
  return {
    plane: setup.plane,
    formulas: parts.formulas.indexOf(setup.formulas),
    classes: parts.classes.indexOf(setup.classes),
    rules: parts.rules.indexOf(setup.rules),
    initiators: setup.initiators.map((combatant) => parts.combatants.indexOf(combatant)),
    targets: setup.targets.map((combatant) => parts.combatants.indexOf(combatant)),
  };
}

function tallyToJson(tally: Tally, parts: Parts): object {
  const { longest } = tally;
  return {
    ...marginalsToJson(tally, parts),
    longest: longest === null ? null : { value: longest.value, index: longest.index },
  };
}

function marginalsToJson(marginals: Marginals, parts: Parts): object {
  const metrics = sorted(marginals.metrics).map(([name, histogram]) => [
    name,
    parts.histograms.indexOf(histogram),
  ]);
  return {
    total: marginals.total,
    ends: Object.fromEntries(sorted(marginals.ends)),
    metrics: Object.fromEntries(metrics),
    ...(marginals.error === undefined ? {} : { error: marginals.error }),
    ...(marginals.events === undefined ? {} : { events: Object.fromEntries(sorted(marginals.events)) }),
    ...(marginals.mixture === undefined ? {} : { mixture: mixtureToJson(marginals.mixture) }),
  };
}

function mixtureToJson({ between, within, cases, parts, curves }: MixtureFigures): object {
  return {
    ...{ between, within, cases, parts },
    curves: curves.map(({ draw, name, figure, points }) => ({ draw, name, figure, points })),
  };
}

/** Entries by name, so that the order in which results were merged cannot show. */
function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
