/** One list of metrics for what is expected and what is tuned, in one spelling; the other is accepted and told. */
import { describe, expect, it } from 'vitest';
import { metricOf } from '../../src/scenario/cellKinds.ts';
import { duelMetrics } from '../../src/scenario/duel/metrics.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { openScenario } from '../../src/scenario/open.ts';
import { metricMeant } from '../../src/scenario/spelling.ts';
import { problemsOf } from './support.ts';

const base = `combatants: { a: { class: mage, level: 1, IQ: 10, Podl: 11 }, b: { class: druid, level: 1, IQ: 12, Podl: 13 } }
`;
const both = (metric: string): string => `${base}tune:
  knobs: { classes.druid.base: { from: 4, to: 12, step: 1 } }
  goal: [{ metric: ${metric}, atLeast: 0 }]
expect:
  - { name: x, metric: ${metric}, atLeast: 0 }
`;

describe('a metric of duels', () => {
  it.each(duelMetrics.map(({ name }) => name))('%s can be expected and tuned', (name) => {
    expect(problemsOf(both(name))).toEqual([]);
  });

  it.each([
    ['pairScore', 'pair_score'],
    ['timeoutRate', 'timeout_rate'],
    ['initiatorIqLossMean', 'initiator_iq_loss_mean'],
    ['firstMoveEdge', 'first_move_edge'],
  ])('%s is read as %s, and that is told', (written, meant) => {
    const loaded = loadScenario(both(written), 'one.yaml');
    if (!loaded.ok || loaded.scenario.kind !== 'duel') throw new Error('must be good');
    expect(loaded.scenario.expectations[0]!.metric).toBe(meant);
    expect(loaded.scenario.tune!.goal[0]!.metric).toBe(meant);
    expect(loaded.notes).toEqual([
      { file: 'one.yaml', line: 6, written, meant },
      { file: 'one.yaml', line: 4, written, meant },
    ]);
    const opened = openScenario(both(written), 'one.yaml');
    expect(opened.ok && opened.open.scenario.tune!.goal[0]!.metric).toBe(meant);
  });

  it('tells nothing of names as they are', () => {
    expect(loadScenario(both('win_rate'), 'one.yaml')).toMatchObject({ ok: true, notes: [] });
    expect(metricMeant('WinRate')).toBe('WinRate');
    expect(problemsOf(both('winRat'))[0]).toMatch(/must be the name of a metric \(got "winRat"\)/);
  });

  it('knows its bounds: shares lie between 0 and 1, the edge around 0', () => {
    expect(metricOf('draw_rate').bounds).toEqual([0, 1]);
    expect(metricOf('first_move_edge').bounds).toEqual([-0.5, 0.5]);
    expect(metricOf('rounds_mean').bounds).toEqual([0, Number.POSITIVE_INFINITY]);
    expect(() => metricOf('drawRate')).toThrow(RangeError);
  });
});
