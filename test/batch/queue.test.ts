/** What travels over the queue, and what of it is believed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../src/batch/messages.ts';
import type { Plan } from '../../src/batch/plan.ts';
import { isQueueAddress, shownAddress } from '../../src/batch/queue/address.ts';
import { packPlain, unpackPlain } from '../../src/batch/queue/pack.ts';
import { packPlan, packResult, unpackPlan, unpackResult } from '../../src/batch/queue/parcel.ts';
import {
  isSoundJob,
  QUEUE_CHUNK,
  soundEnvelope,
  soundParcel,
  soundResult,
} from '../../src/batch/queue/sound.ts';
import { createWorkshop } from '../../src/batch/workshop.ts';
import { impossibilityOf } from '../../src/scenario/cellKinds.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { czechScenarios } from '../support/czechScenarios.ts';
import { smallPlan } from '../support/scale.ts';

const plan = smallPlan(300);

/** A plan of every kind of scenario. */
const plans: readonly Plan[] = Object.values(czechScenarios).map((text) => {
  const loaded = loadScenario(text, 'x.yaml');
  if (!loaded.ok) throw new Error('must be good');
  const cells = expandCells(loaded.scenario).filter((cell) => impossibilityOf(cell) === null);
  return { seed: 'x', duels: 50, method: 'both', maxStates: 3000, cells };
});

describe('packed data', () => {
  it('comes out as it went in, with what was shared shared again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        expect(unpackPlain(packPlain(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { seed: 16, numRuns: 300 },
    );
    const part = { deep: [Number.POSITIVE_INFINITY, -0] };
    const made = unpackPlain(
      packPlain({ one: part, two: part, like: { deep: [Number.POSITIVE_INFINITY, -0] } }),
    );
    const { one, two, like } = made as Record<string, object>;
    expect(one).toEqual(part);
    expect(two).toBe(one);
    expect(like).toBe(one);
    for (const each of plans) {
      const parcel = { version: '1', scenario: 'abc', plan: each };
      expect(soundParcel(unpackPlan(packPlan(parcel)))).toEqual(parcel);
    }
  });

  it.each([
    '',
    'x',
    '5',
    '[]',
    '{}',
    '[5]',
    '[{"a":{"at":0}}]',
    '[[],{"a":{"at":-1}}]',
    '[[],{"a":{"at":"0"}}]',
  ])('is nothing in %j', (text) => {
    expect(() => unpackPlain(text)).toThrow();
  });

  it('pollutes no prototype', () => {
    const made = unpackPlain('[{"polluted":true},{"__proto__":{"at":0},"constructor":{"at":0}}]') as object;
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('answers', () => {
  const job: Job = { kind: 'simulate', cell: 0, from: 100, count: 200 };
  const honest = createWorkshop(plan)(job);
  if (honest.kind !== 'simulate') throw new Error('must be a tally');
  const { tally } = honest;
  const [[end, count]] = Object.entries(tally.ends) as [[string, number]];

  it('of every kind of contest are believed, simulated and exact', () => {
    let exact = 0;
    for (const each of plans) {
      const work = createWorkshop(each);
      for (const cell of each.cells.keys()) {
        if (cell > 1) break;
        for (const job of [
          { kind: 'simulate', cell, from: 7, count: 30 },
          { kind: 'exact', cell },
        ] as const) {
          const made = work(job);
          if (made.kind === 'exact' && made.exact !== null) exact++;
          expect(soundResult(unpackResult(packResult(made)), job, each), JSON.stringify(made)).toEqual(made);
        }
      }
    }
    expect(exact).toBeGreaterThan(3);
  });

  it.each<[what: string, answer: unknown]>([
    ['nothing', null],
    ['a number', 5],
    ['an empty map', {}],
    ['a list', []],
    ['no tally', { kind: 'simulate', tally: null }],
    ['an empty tally', { kind: 'simulate', tally: {} }],
    ['another kind', { kind: 'exact', exact: null, states: 5 }],
    ['a total too large', { kind: 'simulate', tally: { ...tally, total: 1e15 } }],
    ['a negative total', { kind: 'simulate', tally: { ...tally, total: -5 } }],
    ['one duel less', { kind: 'simulate', tally: { ...tally, total: 199 } }],
    [
      'ends that do not add up',
      { kind: 'simulate', tally: { ...tally, ends: { ...tally.ends, [end]: count + 1 } } },
    ],
    ['a negative end', { kind: 'simulate', tally: { ...tally, ends: { a: -1, b: 201 } } }],
    ['half an end', { kind: 'simulate', tally: { ...tally, ends: { a: 0.5, b: 199.5 } } }],
    ['an end that is no label', { kind: 'simulate', tally: { ...tally, ends: { '\u001b[2J': 200 } } }],
    ['an end of no duel', { kind: 'simulate', tally: { ...tally, ends: { 'nobody:bored': 200 } } }],
    [
      'a metric less',
      { kind: 'simulate', tally: { ...tally, metrics: { rounds: tally.metrics['rounds'] } } },
    ],
    ['a metric of no contest', { kind: 'simulate', tally: { ...tally, metrics: { gold: [[1, 200]] } } }],
    [
      'a metric with too few',
      { kind: 'simulate', tally: { ...tally, metrics: { ...tally.metrics, rounds: [[1, 199]] } } },
    ],
    [
      'a value twice',
      {
        kind: 'simulate',
        tally: {
          ...tally,
          metrics: {
            ...tally.metrics,
            rounds: [
              [1, 100],
              [1, 100],
            ],
          },
        },
      },
    ],
    ['no metrics', { kind: 'simulate', tally: { ...tally, metrics: {} } }],
    [
      'a longest duel of another job',
      { kind: 'simulate', tally: { ...tally, longest: { value: 3, index: 99 } } },
    ],
  ])('%s is not believed', (_, answer) => {
    expect(soundResult(answer, job, plan)).toBeNull();
  });

  it('with anything put anywhere in them are refused, or still add up', () => {
    const text = packResult(honest);
    const places = [...text.matchAll(/[:[,]("(?:[^"\\]|\\.)*"|-?[\d.]+|null)(?=[,\]}])/g)];
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(places.length - 1), fc.jsonValue(), (which, value) => {
        const { index, 0: found } = places[which]!;
        const spoilt = `${text.slice(0, index + 1)}${JSON.stringify(value)}${text.slice(index + found.length)}`;
        const believed = soundResult(unpackResult(spoilt), job, plan);
        if (believed === null) refused++;
        else if (believed.kind === 'simulate') {
          const { total, ends, metrics } = believed.tally;
          const sums = [Object.values(ends), ...Object.values(metrics).map((rows) => rows.map(([, n]) => n))];
          expect([total, ...sums.map((weights) => weights.reduce((a, b) => a + b, 0))]).toEqual(
            [total, ...sums].map(() => job.count),
          );
        }
      }),
      { seed: 16, numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(1500);
  });

  it('whose probabilities do not add up are not believed', () => {
    const job: Job = { kind: 'exact', cell: 0 };
    const made = createWorkshop(plan)(job);
    if (made.kind !== 'exact' || made.exact === null) throw new Error('must be exact');
    const ends = Object.fromEntries(
      Object.entries(made.exact.ends).map(([name, chance]) => [name, chance * 1.01]),
    );
    expect(soundResult(made, job, plan)).toEqual(made);
    expect(soundResult({ ...made, exact: { ...made.exact, ends } }, job, plan)).toBeNull();
    expect(soundResult({ ...made, states: -1 }, job, plan)).toBeNull();
  });
});

describe('jobs', () => {
  it.each<[job: object, sound: boolean]>([
    [{ kind: 'simulate', cell: 0, from: 0, count: 1 }, true],
    [{ kind: 'simulate', cell: 35, from: 1e12, count: QUEUE_CHUNK }, true],
    [{ kind: 'exact', cell: 3 }, true],
    [{ kind: 'simulate', cell: 0, from: 0, count: 1e300 }, false],
    [{ kind: 'simulate', cell: 0, from: 0, count: QUEUE_CHUNK + 1 }, false],
    [{ kind: 'simulate', cell: 0, from: 0, count: -5 }, false],
    [{ kind: 'simulate', cell: 0, from: 0, count: 0.5 }, false],
    [{ kind: 'simulate', cell: 0, from: -1, count: 5 }, false],
    [{ kind: 'simulate', cell: 36, from: 0, count: 5 }, false],
    [{ kind: 'simulate', cell: '0', from: 0, count: 5 }, false],
    [{ kind: 'constructor', cell: 0 }, false],
    [{ kind: 'pair', cell: 0, other: 1, from: 0, count: 5 }, false],
    [{}, false],
  ])('%j: %s', (job, sound) => {
    expect(isSoundJob(job as Job, plan)).toBe(sound);
  });

  it('stand in an envelope without a word that could do harm where it is printed', () => {
    const good = {
      version: '0.1.0',
      scenario: 'abc',
      plan: '0'.repeat(64),
      key: `souboj:plan:${'0'.repeat(64)}:123e4567-e89b-12d3-a456-426614174000`,
      job: {},
    };
    expect(soundEnvelope(good)).toEqual(good);
    for (const [name, value] of [
      ['version', '1\u001b]0;owned\u0007'],
      ['scenario', '../../x'],
      ['plan', 'x'],
      ['key', 'somebody:else'],
      ['job', null],
    ] as const) {
      expect(soundEnvelope({ ...good, [name]: value }), name).toBeNull();
    }
    expect(soundEnvelope(null)).toBeNull();
  });

  it('of plans without bounds are not done', () => {
    const parcel = { version: '1', scenario: 'abc', plan };
    expect(soundParcel(parcel)).toEqual(parcel);
    for (const change of [
      { maxStates: 1e12 },
      { duels: -1 },
      { method: 'magic' },
      { cells: [{}] },
      { seed: 5 },
    ])
      expect(soundParcel({ ...parcel, plan: { ...plan, ...change } }), JSON.stringify(change)).toBeNull();
  });
});

describe('an address', () => {
  const secret = 's3cret';

  it.each([
    'http://:s3cret@host',
    'redis://:s3cret@host/x',
    'redis://:s3/cret@host:6379',
    'redis://me:s3cret@host:6379/1',
    'redis://s3cret@host',
    'redis://:a@s3cret@host',
    'redis://:s3cret',
    'redis://:s3?cret@host',
    'redis://:s3#cret@host',
    'redis://host?password=s3cret',
    'redis://host:6379/0?password=s3cret#s3cret',
    'rediss://host/s3cret',
    ':s3cret@host',
    's3cret@',
    '//:s3cret@host',
  ])('%s is shown without its password', (address) => {
    const shown = shownAddress(address);
    for (const part of [secret, 's3', 'cret']) expect(shown).not.toContain(part);
  });

  it('is shown otherwise as it is', () => {
    expect(shownAddress('redis://127.0.0.1:6379/2')).toBe('redis://127.0.0.1:6379/2');
    expect(shownAddress('rediss://me:x@[::1]:6379')).toBe('rediss://…@[::1]:6379');
    expect(shownAddress('localhost')).toBe('localhost');
  });

  it.each<[address: string, good: boolean]>([
    ['redis://host', true],
    ['rediss://me:s3%40cret@host:6379/0', true],
    ['redis://:%zz@host', false],
    ['redis://', false],
    ['http://host', false],
    ['redis://host/x', false],
  ])('%s is one of Redis: %s', (address, good) => {
    expect(isQueueAddress(address)).toBe(good);
  });
});
