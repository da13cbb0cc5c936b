/** What stands in `run.json`, part by part; `write.ts` lays it out. */

import { z } from 'zod';
import type { Repetition } from '../../analysis/agreement.ts';
import type { Judgement } from '../../analysis/judgement.ts';
import type { Worth } from '../../analysis/worth.ts';
import type { CellResult, Method, RunInfo } from '../../batch/result.ts';
import type { Shard } from '../../batch/share.ts';
import type { Extreme, Marginals, MixtureCurve, MixtureFigures, Tally } from '../../engine/tally.ts';
import type { CharacterClass, Combatant, DuelRules, DuelSetup, PlaneFormula } from '../../rules/model.ts';
import { knownKinds } from '../../scenario/cellKinds.ts';
import { duelCells } from '../../scenario/duel/cells.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { carry } from '../../scenario/tree/carried.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { intervalNames } from '../../stats/proportions.ts';
import { judgement, repetition, worth } from './judgementSchema.ts';
import {
  axis,
  duelCount,
  entries,
  flag,
  indexInto,
  level,
  list,
  number,
  oneOf,
  rawText,
  record,
  seed,
  stateCount,
  text,
  whole,
  wholeWithin,
  within,
} from './schema.ts';

const methods = ['mc', 'exact', 'both'] as const satisfies readonly Method[];

/** What cells share, each part written once and named by its index. */
export interface SharedLists {
  readonly formulas: readonly Readonly<Record<string, PlaneFormula>>[];
  readonly classes: readonly Readonly<Record<string, CharacterClass>>[];
  readonly rules: readonly DuelRules[];
  readonly combatants: readonly Combatant[];
  readonly laws: readonly string[];
  readonly histograms: readonly Histogram[];
  /** Setups of cells that are no duels; no such list in files of duels only. */
  readonly setups: readonly object[];
}

/** The lists that cells share; setups and the like are taken as they are. */
export const sharedLists: z.ZodType<SharedLists> = record<SharedLists>({
  formulas: list(whole()),
  classes: list(whole()),
  rules: list(whole()),
  combatants: list(whole()),
  laws: list(text),
  histograms: list(list(z.tuple([number, number], carry('valueAndWeight')))),
  setups: list(whole()).default([]),
});

/** Shards at most. */
const mostShards = 1_000_000;

/** A file's name: folders come from whoever reads it. */
const fileName = text.refine(
  (name) => !/[/\\\p{Cc}]|^.{256}/u.test(name) && !['', '.', '..'].includes(name),
  carry('plainFile'),
);

/** A path from wherever souboj is started, with slashes: only told, never gone. */
const relativePath = text.refine((path) => !/^(\/|\w:)|[\\\p{Cc}]/u.test(path), carry('relativePath'));

/** What the run was. Files of an older souboj lack a precision. */
const runInfo: z.ZodType<RunInfo> = record<RunInfo>({
  version: text,
  scenario: record<RunInfo['scenario']>({
    name: text,
    file: fileName,
    path: relativePath.exactOptional(),
    text: rawText,
    hash: text,
  }),
  seed,
  seedDrawn: flag,
  options: record<RunInfo['options']>({
    method: oneOf(methods),
    duels: duelCount,
    only: text.nullable(),
    maxStates: stateCount,
    precision: record({ halfWidth: within(0, 1), maxDuels: duelCount })
      .nullable()
      .default(null),
    confidence: level.exactOptional(),
    interval: oneOf(intervalNames).exactOptional(),
    untilDecided: record({ maxDuels: duelCount, anytime: flag }).exactOptional(),
  }),
});

/** Which part of a run it is. */
const shard: z.ZodType<Shard> = z
  .tuple([wholeWithin(1, mostShards), wholeWithin(1, mostShards)], carry('shardNumbers'))
  .refine(([index, count]) => index <= count, carry('shardNumbers'))
  .transform(([index, count]) => ({ index, count }));

/** What stands beside the shared lists; cells are looked at one by one. */
export interface RunFrame {
  readonly info: RunInfo;
  /** Which part of a run it is; `null` for a whole run. */
  readonly shard: Shard | null;
  readonly cells: readonly unknown[];
  readonly judgement?: Judgement;
  readonly worths?: readonly Worth[];
  readonly repetition?: Repetition;
}

/** The frame of the file. */
export const runFrame: z.ZodType<RunFrame> = record<RunFrame>({
  info: runInfo,
  shard: shard.nullable().default(null),
  cells: list(z.unknown()),
  judgement: judgement.exactOptional(),
  worths: list(worth).exactOptional(),
  repetition: repetition.exactOptional(),
});

/** What came of a cell; `precision` is the run's and stands there. */
export type Figures = Omit<CellResult<Cell>, 'cell' | 'precision'>;

/** What came of a cell whose histograms and laws stand in `parts`. */
export function figures({ laws, histograms }: SharedLists): z.ZodType<Figures> {
  const curve = record<MixtureCurve>({
    draw: number,
    name: text,
    figure: text,
    points: list(z.tuple([number, number, number], carry('array'))),
  });
  const mixture = record<MixtureFigures>({
    ...{ between: number, within: number, cases: number, parts: number },
    curves: list(curve),
  });
  const marginals = {
    total: number,
    ends: entries(number),
    metrics: entries(indexInto(histograms)),
    events: entries(number).exactOptional(),
    error: number.exactOptional(),
    mixture: mixture.exactOptional(),
  };
  const longest = record<Extreme>({ value: number, index: number });
  return record<Figures>({
    impossible: text.nullable(),
    method: oneOf(methods),
    chain: indexInto(laws),
    law: indexInto(laws),
    tally: record<Tally>({ ...marginals, longest: longest.nullable() }).nullable(),
    exact: record<Marginals>(marginals).nullable(),
  });
}

/** What a cell is; of kinds that are no duels, names and setup are taken as they are. */
export function cell(parts: SharedLists): z.ZodType<Cell> {
  const address = { key: text, variant: text, axes: list(axis) };
  const side = list(indexInto(parts.combatants));
  const setup = record<DuelSetup>({
    plane: number,
    formulas: indexInto(parts.formulas),
    classes: indexInto(parts.classes),
    rules: indexInto(parts.rules),
    initiators: side,
    targets: side,
  });
  const otherKinds = knownKinds().filter((name) => name !== duelCells.kind);
  const names = { plane: number, initiator: text, target: text };
  const duel = z.object({ kind: z.literal(duelCells.kind), ...address, ...names, setup });
  const other = z
    .object({ kind: z.enum(otherKinds), ...address, names: whole<object>(), setup: indexInto(parts.setups) })
    .transform(({ names, ...rest }) => ({ ...rest, ...names }));
  const error = ({ code = '' }: { code?: string }): string =>
    code === 'invalid_union' ? carry('oneOf', knownKinds()) : carry('object');
  return z.discriminatedUnion('kind', [duel, other], { error }) as unknown as z.ZodType<Cell>;
}
