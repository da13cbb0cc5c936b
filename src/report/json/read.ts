/** The text of `run.json` as a run. */

import type { Judgement } from '../../batch/judgement.ts';
import { decodeNumber } from '../../batch/numbers.ts';
import type { CellResult, Method, RunInfo, RunResult } from '../../batch/result.ts';
import type { Shard } from '../../batch/share.ts';
import type { Worth } from '../../batch/worth.ts';
import type { Marginals, Tally } from '../../engine/tally.ts';
import { ReportError } from '../../language/errors.ts';
import { tipped } from '../../problems/problem.ts';
import type { CharacterClass, Combatant, DuelRules, DuelSetup, PlaneFormula } from '../../rules/model.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { PrecisionGoal } from '../../scenario/model/precision.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { intervalNames } from '../../stats/proportions.ts';
import { Node } from './shape.ts';
import { runFormat } from './write.ts';

const methods: readonly Method[] = ['mc', 'exact', 'both'];

interface Parts {
  readonly formulas: readonly Readonly<Record<string, PlaneFormula>>[];
  readonly classes: readonly Readonly<Record<string, CharacterClass>>[];
  readonly rules: readonly DuelRules[];
  readonly combatants: readonly Combatant[];
  readonly laws: readonly string[];
  readonly histograms: readonly Histogram[];
  readonly setups: readonly object[];
}

/**
 * Reads what `writeRunJson` wrote.
 *
 * @param name the file, for messages.
 * @throws ReportError `bad-run` for text that is no JSON, another format, a missing or misshapen part, or a
 *   shard: what is read here is a whole run.
 */
export function readRunJson(text: string, name = 'run.json'): RunResult<Cell> {
  const { shard, result } = read(text, name);
  if (shard === null) return result;
  throw new ReportError('bad-run', {
    where: [name],
    sentence: ['notWholeRun', shard.index, shard.count],
    tip: ['merge'],
  });
}

/**
 * Reads what `writeRunJson` wrote of a shard; parameters and errors as `readRunJson`.
 *
 * @throws ReportError `bad-run` also for a whole run.
 */
export function readShardJson(text: string, name = 'run.json'): { shard: Shard; result: RunResult<Cell> } {
  const { shard, result } = read(text, name);
  if (shard !== null) return { shard, result };
  throw new ReportError('bad-run', { where: [name], must: ['shardOfRun'], found: ['wholeRun'] });
}

function read(text: string, name: string): { shard: Shard | null; result: RunResult<Cell> } {
  const root = new Node(parse(text, name), name);
  const format = root.at('format').number();
  if (format !== runFormat) {
    throw new ReportError('bad-run', {
      where: [`${name}.format`],
      sentence: ['runFormat', runFormat, format],
      ...tipped(format > runFormat ? ['newerSouboj'] : undefined),
    });
  }
  const parts: Parts = {
    formulas: trustedList(root.at('formulas')),
    classes: trustedList(root.at('classes')),
    rules: trustedList(root.at('rules')),
    combatants: trustedList(root.at('combatants')),
    laws: root
      .at('laws')
      .items()
      .map((law) => law.text()),
    histograms: root.at('histograms').items().map(readHistogram),
    setups: root.has('setups') ? trustedList(root.at('setups')) : [],
  };
  const info = readInfo(root.at('info'));
  const cells = root
    .at('cells')
    .items()
    .map((node) => readCell(node, parts, info));
  const result = {
    info,
    cells,
    ...root.maybe('worths', (node) => ({ worths: trustedList<Worth>(node) })),
    ...root.maybe('judgement', (node) => ({ judgement: node.trusted<Judgement>() })),
  };
  return { shard: root.optional('shard', readShard), result };
}

function readShard(node: Node): Shard {
  const [index, count] = node.items().map((item) => item.number());
  if (index !== undefined && count !== undefined) return { index, count };
  return node.refuse('shardNumbers');
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text, decodeNumber);
  } catch (cause) {
    throw new ReportError('bad-run', { where: [name], must: ['json'] }, { cause });
  }
}

function trustedList<T extends object>(node: Node): readonly T[] {
  return node.items().map((item) => item.trusted<T>());
}

function readInfo(node: Node): RunInfo {
  const scenario = node.at('scenario');
  const options = node.at('options');
  return {
    version: node.at('version').text(),
    scenario: {
      name: scenario.at('name').text(),
      file: scenario.at('file').text(),
      text: scenario.at('text').text(),
      hash: scenario.at('hash').text(),
    },
    seed: node.at('seed').text(),
    seedDrawn: node.at('seedDrawn').flag(),
    options: {
      method: options.at('method').oneOf(methods),
      duels: options.at('duels').number(),
      only: options.at('only').orNull((only) => only.text()),
      maxStates: options.at('maxStates').number(),
      precision: options.optional('precision', readPrecision),
      ...options.maybe('confidence', (node) => ({ confidence: node.number() })),
      ...options.maybe('interval', (node) => ({ interval: node.oneOf(intervalNames) })),
      ...options.maybe('untilDecided', (node) => ({
        untilDecided: { maxDuels: node.at('maxDuels').number(), anytime: node.at('anytime').flag() },
      })),
    },
  };
}

function readPrecision(node: Node): PrecisionGoal {
  return { halfWidth: node.at('halfWidth').number(), maxDuels: node.at('maxDuels').number() };
}

const kinds: readonly Cell['kind'][] = ['duel', 'day', 'concentration', 'contest', 'gauntlet'];

/** What a cell is; of kinds that are no duels, names and setup are taken as they are. */
function readAddress(node: Node, parts: Parts): Cell {
  const kind = node.at('kind').oneOf(kinds);
  const address = {
    key: node.at('key').text(),
    variant: node.at('variant').text(),
    axes: node.at('axes').items().map(readAxis),
  };
  if (kind !== 'duel') {
    const names = node.at('names').trusted<object>();
    return { kind, ...address, ...names, setup: node.at('setup').pick(parts.setups) } as unknown as Cell;
  }
  return {
    kind,
    ...address,
    plane: node.at('plane').number(),
    initiator: node.at('initiator').text(),
    target: node.at('target').text(),
    setup: readSetup(node.at('setup'), parts),
  };
}

function readCell(node: Node, parts: Parts, info: RunInfo): CellResult<Cell> {
  const impossible = node.at('impossible').orNull((reason) => reason.text());
  const simulated = impossible === null && info.options.method !== 'exact';
  return {
    cell: readAddress(node, parts),
    impossible,
    method: node.at('method').oneOf(methods),
    chain: node.at('chain').pick(parts.laws),
    law: node.at('law').pick(parts.laws),
    tally: node.at('tally').orNull((tally) => readTally(tally, parts)),
    exact: node.at('exact').orNull((exact) => readMarginals(exact, parts)),
    precision: simulated ? (info.options.precision?.halfWidth ?? null) : null,
  };
}

function readAxis(node: Node): { name: string; value: string | number | boolean | null } {
  const [name, value] = node.items();
  if (name === undefined || value === undefined) return node.refuse('nameAndValue');
  return { name: name.text(), value: value.scalar() };
}

function readSetup(node: Node, parts: Parts): DuelSetup {
  const side = (key: string): Combatant[] =>
    node
      .at(key)
      .items()
      .map((index) => index.pick(parts.combatants));
  return {
    plane: node.at('plane').number(),
    formulas: node.at('formulas').pick(parts.formulas),
    classes: node.at('classes').pick(parts.classes),
    rules: node.at('rules').pick(parts.rules),
    initiators: side('initiators'),
    targets: side('targets'),
  };
}

function readTally(node: Node, parts: Parts): Tally {
  const longest = node.at('longest').orNull((extreme) => ({
    value: extreme.at('value').number(),
    index: extreme.at('index').number(),
  }));
  return { ...readMarginals(node, parts), longest };
}

function readMarginals(node: Node, parts: Parts): Marginals {
  const record = <T>(at: Node, read: (entry: Node) => T): Record<string, T> =>
    Object.fromEntries(at.entries().map(([key, entry]) => [key, read(entry)]));
  return {
    total: node.at('total').number(),
    ends: record(node.at('ends'), (entry) => entry.number()),
    metrics: record(node.at('metrics'), (entry) => entry.pick(parts.histograms)),
    ...(node.has('events') ? { events: record(node.at('events'), (entry) => entry.number()) } : {}),
  };
}

function readHistogram(node: Node): Histogram {
  return node.items().map((pair) => {
    const [value, weight] = pair.items();
    if (value === undefined || weight === undefined) return node.refuse('listOfPairs');
    return [value.number(), weight.number()] as const;
  });
}
