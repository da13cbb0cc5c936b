/** The report of every kind of scenario; a further kind is a further line here. */
import type { BuiltInKind, Cell } from '../scenario/model/cells.ts';
import { concentrationReport } from './concentration/record.ts';
import { controlReport } from './control/record.ts';
import { dayReport } from './day/record.ts';
import { duelReport } from './duel/record.ts';
import { gauntletReport } from './gauntlet/record.ts';
import type { KindReport } from './kind/record.ts';

const byKind: { readonly [Kind in BuiltInKind]: KindReport<Extract<Cell, { kind: Kind }>> } = {
  duel: duelReport,
  day: dayReport,
  concentration: concentrationReport,
  contest: controlReport,
  gauntlet: gauntletReport,
};

/** Reports by kind. */
export const reports: ReadonlyMap<string, KindReport> = new Map(
  Object.entries(byKind).map(([kind, report]) => [kind, report as KindReport]),
);
