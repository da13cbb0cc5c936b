/** Cells of a kind whose rules a module brings: the record, made of what the module says. */
import type { Kind } from '../../contest/kind.ts';
import { ContestError } from '../../rules/contestError.ts';
import { duelMetrics } from '../duel/metrics.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { OwnCell, OwnKindName } from '../model/cells.ts';
import { type Metric, mean, metricsOf } from '../model/metric.ts';
import { allows, coversPoint, nameKey } from '../model/where.ts';
import { OwnContests } from './contest.ts';

/** Figures of duels that every duel has: they ask who won and how many rounds it took. */
const shared: ReadonlySet<string> = new Set([
  ...['win_rate', 'target_win_rate', 'draw_rate', 'score', 'timeout_rate', 'rounds_mean'],
  ...['pair_score', 'mean_score', 'first_move_edge', 'hopeless_share'],
]);

/** The figures of a kind: those of all duels, and the means of its own. */
function ownMetrics({ kind, metrics }: Kind): readonly Metric<string, OwnCell>[] {
  const named = [...metrics.keys()].map((name) => [`${name}_mean`, mean(name)] as const);
  const taken = named.find(([name]) => duelMetrics.some((metric) => metric.name === name));
  if (taken !== undefined) throw new ContestError([kind, 'metrics'], ['kindTaken', taken[0]]);
  return [
    ...(duelMetrics.filter(({ name }) => shared.has(name)) as readonly Metric<string, OwnCell>[]),
    ...metricsOf<string, OwnCell>(Object.fromEntries(named)),
  ];
}

/** The record of a kind. @throws ContestError where a figure is called as one of the package. */
export function ownCells(kind: Kind): CellKind<OwnCell> {
  const contests = new OwnContests(kind);
  return {
    kind: kind.kind as OwnKindName,
    metrics: ownMetrics(kind),
    checked: { metric: 'win_rate', of: 'winRates' },
    where: {
      initiator: nameKey('initiator', 'Who starts; default everybody.'),
      target: nameKey('target', 'Who is attacked; default everybody.'),
      side: nameKey('combatant', 'Combatant in either seat.', ['nameOf', 'side']),
    },
    names: ({ initiator, target }) => ({
      initiator: [initiator],
      target: [target],
      side: [initiator, target],
    }),
    contest: ({ setup }) => contests.of(setup),
    impossible: ({ setup }) => contests.refusal(setup),
    reach: (histogram, { setup }) => contests.reach(setup, histogram),
    covers: (where, cell, metric) => {
      const mirror = cell.initiator === cell.target;
      if (metric === 'mirror' ? !mirror : (metric === 'side' || metric === 'pair') && mirror) return false;
      const { initiator, target } = cell;
      return (
        coversPoint(where, cell) &&
        allows(where, 'initiator', [initiator]) &&
        allows(where, 'target', [target]) &&
        allows(where, 'side', [initiator, target])
      );
    },
  };
}
