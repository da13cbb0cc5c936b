/** The door of results: no figure that cannot be leaves a run, whatever its solver or its tally did. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobResult } from '../../src/batch/messages.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { report } from '../../src/cli/exit.ts';
import { speak } from '../../src/cli/language.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { RefusalError } from '../../src/problems/problem.ts';
import { kindOf } from '../../src/scenario/cellKinds.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { smallPlan } from '../support/scale.ts';

type Rows = readonly (readonly [value: number, weight: number])[];
type Spoil = (marginals: Marginals) => Marginals;

const withMetric =
  (name: string, change: (rows: Rows) => Rows): Spoil =>
  (marginals) => ({
    ...marginals,
    metrics: { ...marginals.metrics, [name]: change(marginals.metrics[name]!) },
  });
const withEnds =
  (change: (weight: number, at: number) => number): Spoil =>
  (marginals) => ({
    ...marginals,
    ends: Object.fromEntries(
      Object.entries(marginals.ends).map(([end, weight], at) => [end, change(weight, at)]),
    ),
  });
const firstRow =
  (change: (row: readonly [number, number]) => readonly [number, number]) =>
  ([first, ...rest]: Rows): Rows => [change(first!), ...rest];

/** What a broken solver or tally could come to; every combatant has IQ 6 and at most 8 mana. */
const faults: readonly (readonly [what: string, figure: string, spoil: Spoil])[] = [
  [
    'a weight that is no number',
    'target_iq_loss',
    withMetric(
      'target_iq_loss',
      firstRow(([v]) => [v, Number.NaN]),
    ),
  ],
  [
    'an infinite value',
    'rounds',
    withMetric(
      'rounds',
      firstRow(([, w]) => [Number.POSITIVE_INFINITY, w]),
    ),
  ],
  [
    'a loss below nothing',
    'target_iq_loss',
    withMetric(
      'target_iq_loss',
      firstRow(([, w]) => [-1, w]),
    ),
  ],
  [
    'a drain below nothing',
    'initiator_drain',
    withMetric(
      'initiator_drain',
      firstRow(([, w]) => [-0.5, w]),
    ),
  ],
  [
    'a capture below nothing',
    'initiator_capture',
    withMetric(
      'initiator_capture',
      firstRow(([, w]) => [-0.26, w]),
    ),
  ],
  [
    'more IQ lost than there is',
    'target_iq_loss',
    withMetric(
      'target_iq_loss',
      firstRow(([, w]) => [7, w]),
    ),
  ],
  [
    'more mana drained than there is',
    'target_drain',
    withMetric(
      'target_drain',
      firstRow(([, w]) => [9, w]),
    ),
  ],
  ['trials that are missing', 'rounds', withMetric('rounds', (rows) => rows.slice(1))],
  ['trials that came twice', 'rounds', withMetric('rounds', (rows) => [...rows, ...rows])],
  ['ends that do not add up', 'ends', withEnds((weight, at) => (at === 0 ? weight / 2 : weight))],
  ['an end with a weight below nothing', '', withEnds((weight, at) => (at === 0 ? -weight : weight))],
];

const spoilt = (result: JobResult, spoil: Spoil): JobResult => {
  if (result.kind === 'simulate') return { ...result, tally: { ...result.tally, ...spoil(result.tally) } };
  if (result.kind !== 'exact' || result.exact === null) return result;
  return { ...result, exact: spoil(result.exact) };
};

afterEach(() => vi.restoreAllMocks());

describe.each(['mc', 'exact'] as const)('by %s', (method) => {
  const plan = smallPlan(300, method);
  const inner = inlineExecutor(plan);
  const run = (spoil: Spoil) =>
    runPlan(plan, { ...inner, run: async (job) => spoilt(await inner.run(job), spoil) });

  it('a run as it is passes', async () => {
    expect((await run((marginals) => marginals)).length).toBe(36);
  });

  it.each(faults)('%s ends a run with exit code 4, in words', async (_, figure, spoil) => {
    const error = await run(spoil).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusalError);
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => said.push(line));
    speak('en');
    expect(report(error)).toBe(4);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^souboj: .+ @ [14].*: came to figures of \S+ that nothing can come to; a fault of souboj/,
    );
    expect(said[0]).toContain(`figures of ${figure}`);
  });
});

it('every figure of the shipped kinds has its reach, and none that can be lies beyond it', () => {
  // By hand: a mind of IQ 9 and 4 mana against one of IQ 5 and 7 mana; SMÚ on plane 1 is IQ, souls of 3 and 2.
  const text = `combatants:
  a: { class: mage, level: 1, IQ: 9, Podl: 9, mana: 4, fatigue: 30, soulPower: 3 }
  b: { class: druid, level: 1, IQ: 5, Podl: 5, mana: 7, fatigue: 20, soulPower: 2 }
matchups: [[a, b]]
rules: { maxRounds: 40, captureMage: 0.5, captureOther: 0.25, explosionDamagePerMana: 2 }
`;
  const loaded = loadScenario(text, 'two.yaml');
  if (!loaded.ok) throw new Error('must be good');
  const [cell] = expandCells(loaded.scenario);
  const reach = (name: string): number => kindOf(cell!).reach(name, cell!);
  expect({
    rounds: reach('rounds'),
    drains: [reach('initiator_drain'), reach('target_drain')],
    losses: [reach('initiator_iq_loss'), reach('target_iq_loss')],
    fatigue: [reach('initiator_fatigue'), reach('target_fatigue')],
    // A mage takes half of a soul of 2; the druid a quarter of one of 3.
    captures: [reach('initiator_capture'), reach('target_capture')],
    damage: reach('bystander_damage'),
  }).toEqual({
    rounds: 40,
    drains: [4, 7],
    losses: [9, 5],
    fatigue: [30, 20],
    captures: [1, 0.75],
    damage: 22,
  });
});
