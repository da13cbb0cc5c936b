/** What a scenario can expect something of: names of figures, and what they are figures of. */
import type { Cell } from './cells.ts';

/**
 * How a figure is made: `rate`, a share of the trials of one cell; `mean`, an average over the trials of one
 * cell; `share`, one such average as a part of another; `side`, one figure a combatant or team over its
 * field; `mirror`, one a plane over its mirror matches; `field`, one over all cells of a variant and setting.
 */
export type MetricKind = 'rate' | 'mean' | 'share' | 'side' | 'mirror' | 'field';

type Seat = 'initiator' | 'target';

/** Metrics by kind of scenario; names in snake_case are columns of `cells.csv`. No name stands twice. */
interface Names {
  readonly duel:
    | 'win_rate'
    | 'target_win_rate'
    | 'draw_rate'
    | 'score'
    | 'timeoutRate'
    | 'rounds_mean'
    | `${Seat}_${'drain' | 'iq_loss' | 'fatigue' | 'capture'}_mean`
    | 'bystander_damage_mean'
    | 'meanScore'
    | 'firstMoveEdge'
    | 'hopelessShare';
  readonly day:
    | `${'attempts' | 'manifested' | 'lost' | 'invalid' | 'resisted' | 'saved' | 'effective'}_mean`
    | `pp_${'spent' | 'wasted' | 'left'}_mean`
    | 'pp_wasted_share'
    | 'no_loss_rate'
    | 'targets_affected_mean'
    | 'dispelled_mean';
  readonly concentration: 'success_rate';
  readonly contest: 'obeyed_rate' | 'rolls_mean';
  readonly gauntlet: `${'survived' | 'duels' | 'won' | 'returns' | 'level' | 'constitution' | 'captured'}_mean`;
}

/** Name of a metric of some kinds of scenario, by default of any. */
export type MetricName<Kind extends Cell['kind'] = Cell['kind']> = Names[Kind];

const byKind: { readonly [Kind in Cell['kind']]: Readonly<Record<MetricName<Kind>, MetricKind>> } = {
  duel: {
    win_rate: 'rate',
    target_win_rate: 'rate',
    draw_rate: 'rate',
    score: 'rate',
    timeoutRate: 'rate',
    rounds_mean: 'mean',
    initiator_drain_mean: 'mean',
    target_drain_mean: 'mean',
    initiator_iq_loss_mean: 'mean',
    target_iq_loss_mean: 'mean',
    initiator_fatigue_mean: 'mean',
    target_fatigue_mean: 'mean',
    initiator_capture_mean: 'mean',
    target_capture_mean: 'mean',
    bystander_damage_mean: 'mean',
    meanScore: 'side',
    firstMoveEdge: 'mirror',
    hopelessShare: 'field',
  },
  day: {
    attempts_mean: 'mean',
    manifested_mean: 'mean',
    lost_mean: 'mean',
    invalid_mean: 'mean',
    resisted_mean: 'mean',
    saved_mean: 'mean',
    effective_mean: 'mean',
    pp_spent_mean: 'mean',
    pp_wasted_mean: 'mean',
    pp_wasted_share: 'share',
    pp_left_mean: 'mean',
    no_loss_rate: 'rate',
    targets_affected_mean: 'mean',
    dispelled_mean: 'mean',
  },
  concentration: { success_rate: 'rate' },
  contest: { obeyed_rate: 'rate', rolls_mean: 'mean' },
  gauntlet: {
    survived_mean: 'mean',
    duels_mean: 'mean',
    won_mean: 'mean',
    returns_mean: 'mean',
    level_mean: 'mean',
    constitution_mean: 'mean',
    captured_mean: 'mean',
  },
};

/** Every metric with its kind. */
export const metricKinds: Readonly<Record<MetricName, MetricKind>> = {
  ...byKind.duel,
  ...byKind.day,
  ...byKind.concentration,
  ...byKind.contest,
  ...byKind.gauntlet,
};

/** Names of the metrics of a kind of scenario, in the order in which they are told. */
export function metricNamesOf(kind: Cell['kind']): readonly MetricName[] {
  return Object.keys(byKind[kind]) as MetricName[];
}

/** The kind of scenario that a metric belongs to. */
export function scenarioKindOf(metric: MetricName): Cell['kind'] {
  const kinds = Object.keys(byKind) as Cell['kind'][];
  return kinds.find((kind) => Object.hasOwn(byKind[kind], metric)) ?? 'duel';
}

/** Lowest and highest value that a metric can have. */
export function metricRange(metric: MetricName): readonly [low: number, high: number] {
  if (metric === 'firstMoveEdge') return [-0.5, 0.5];
  return metricKinds[metric] === 'mean' ? [0, Number.POSITIVE_INFINITY] : [0, 1];
}
