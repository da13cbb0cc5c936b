/**
 * What is said of kinds other than duels is false no more often than claimed, where the truth lies at the very border and
 * trials are few; and where all is clear, it is said.
 */
import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import type { Claim, Truth } from '../../src/analysis/claims/claim.ts';
import { trackedDuels } from '../../src/facts/duel/tracked.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { moveClaims, moveName } from '../../src/facts/moves/claims.ts';
import { movesOf } from '../../src/facts/moves/moves.ts';
import { movedSince } from '../../src/facts/moves/since.ts';
import { field, run } from '../report/support.ts';
import { binomialSampler } from '../support/calibration.ts';
import {
  changedTruth,
  drawnPoint,
  said,
  saidOfChecks,
  saidOfDays,
  saidOfGauntlets,
  saidOfMinds,
} from '../support/kindNoise.ts';

const RUNS = 200;
// Of 200 runs of which each is false with a chance of 5 % at most, more than 22 are so in 1 of 5,000 such tests.
const FALSE = 22;
/** Less than any simulation sees, more than two figures may differ that are alike. */
const HAIR = 1e-6;

const half = (of: number): number[] => Array.from({ length: of }, () => 0.5);

it.each([
  ['all nearly alike', [0.5, 0.5 + HAIR, 0.5 + 2 * HAIR], 0, 0],
  ['two nearly alike, one of them solved', [0.5, 0.5 + HAIR], 1, 0],
  ['the hardest clear, the easiest nearly alike', [0.2, 0.7, 0.7 + HAIR], 0, 1],
  ['the easiest clear, the hardest nearly alike', [0.3, 0.3 + HAIR, 0.8], 0, 1],
  ['all clear, uneven', [0.1, 0.5, 0.9], 0, 2],
])('of checks: %s', (name, chances, solved, clear) => {
  const { claims, wrong } = saidOfChecks(chances, solved, 100, RUNS, name);
  expect(wrong).toBeLessThanOrEqual(FALSE);
  expect(claims).toBeGreaterThanOrEqual(clear * RUNS);
});

it.each([
  [
    'kinds and days nearly alike',
    [
      [0.2, 0.2 + HAIR, 0.2 + 2 * HAIR],
      [0.2, 0.2 + 3 * HAIR, 0.2 + HAIR],
    ],
    ...[0, 0],
  ],
  [
    'the next to most nearly alike',
    [
      [0.6, 0.1, 0.1 + HAIR],
      [0.2, 0.1, 0.1 + HAIR],
    ],
    ...[0, 2],
  ],
  [
    'the most nearly alike, the third clear',
    [
      [0.4, 0.4 + HAIR, 0.02],
      [0.4, 0.4 + HAIR, 0.02],
    ],
    ...[0, 0],
  ],
  [
    'days nearly alike',
    [
      [0.6, 0.25, 0.01],
      [0.6 + HAIR, 0.25, 0.01],
    ],
    ...[0, 2],
  ],
  [
    'days nearly alike, one of them solved',
    [
      [0.6, 0.25, 0.01],
      [0.6 + HAIR, 0.25, 0.01],
    ],
    ...[1, 2],
  ],
  [
    'all clear',
    [
      [0.05, 0.2, 0.7],
      [0.05, 0.2, 0.3],
    ],
    ...[0, 3],
  ],
] as const)('of days: %s', (name, chances, solved, clear) => {
  const { claims, wrong } = saidOfDays(chances, solved, 200, RUNS, name, ({ burns }) => {
    // What is next to most is not known before what is most.
    if (burns!.unsure.length > 0) expect(burns!.next).toBeNull();
  });
  expect(wrong).toBeLessThanOrEqual(FALSE);
  expect(claims).toBeGreaterThanOrEqual(clear * RUNS);
});

it.each([
  ['three nearly alike', [[0.33, 0.33 + HAIR, 0.33 + 2 * HAIR]], 0],
  // Of two the shares go against each other: each such mind is one chance more to be wrong.
  ['forty minds of two that are nearly alike', Array.from({ length: 40 }, () => [0.5 - HAIR, 0.5 + HAIR]), 0],
  ['all clear', [[0.1, 0.2, 0.7]], 1],
])('of minds: %s', (name, chances, clear) => {
  const { claims, wrong } = saidOfMinds(chances, 100, RUNS, name);
  expect(wrong).toBeLessThanOrEqual(FALSE);
  expect(claims).toBeGreaterThanOrEqual(clear * RUNS);
});

it.each([
  ['two ends nearly alike', [0.35, 0.35 + HAIR, 0.1, 0.1, 0.05], 0, 1],
  ['all ends nearly alike', [0.16, 0.16 + HAIR, 0.16, 0.16, 0.16, 0.16 + 2 * HAIR], 0, 1],
  ['all clear', [0.1, 0.1, 0.7, 0.05], 1, 1],
])('of gauntlets: %s', (name, chances, clear, gauntlets) => {
  const { claims, wrong } = saidOfGauntlets(chances, 100, RUNS, name, gauntlets);
  expect(wrong).toBeLessThanOrEqual(FALSE);
  expect(claims).toBeGreaterThanOrEqual(clear * RUNS);
});

it('of a hundred gauntlets, in each of which two ends are nearly alike', () => {
  const { wrong } = saidOfGauntlets([0.49, 0.49 + HAIR, 0.01, 0.01], 100, 100, 'a hundred', 100);
  // Of 100 runs of which each is false with a chance of 5 % at most, more than 14 are so in 1 of 10,000 such tests.
  expect(wrong).toBeLessThanOrEqual(14);
});

const first = { variant: 'printed', axes: [] };
const second = { variant: 'other', axes: [] };

it.each([
  // Whatever is said to have moved has not.
  ['one figure that does not move', half(1), half(1), 0],
  ['a hundred figures that do not move', half(100), half(100), 0],
  ['all clear', [0.2, 0.5], [0.8, 0.5], 2],
])('of what a variant moves: %s', (name, before, after, clear) => {
  const truth = changedTruth('other', [
    ['matchup', before, after],
    ['explosions', before, after],
  ]);
  const { claims, wrong } = said(truth, RUNS, name, (random) =>
    moveClaims([
      drawnPoint(first, before, before, 100, random),
      drawnPoint(second, after, after, 100, random),
    ]),
  );
  expect(wrong).toBeLessThanOrEqual(FALSE);
  expect(claims).toBeGreaterThanOrEqual(clear * RUNS);
});

it.each([
  ['even at one end to a hair', [0.5 + HAIR, 0.8, 0.9], 0],
  ['below even, at one end to a hair', [0.1, 0.2, 0.5 - HAIR], 0],
  ['even in the middle, clear', [0.1, 0.2, 0.9], RUNS],
])('of where an axis is even: %s', (name, chances, clear) => {
  const random = seedrandom(name);
  const told = Array.from({ length: RUNS }, () => {
    const points = chances.map((chance, value) =>
      drawnPoint({ variant: 'printed', axes: [{ name: 'mana', value }] }, [chance], [], 100, random),
    );
    const [move] = movesOf(points);
    return move?.kind === 'axis' ? move.even : null;
  }).filter((even) => even !== null);
  if (clear === 0) expect(told.length).toBeLessThanOrEqual(FALSE);
  else expect(told).toEqual(Array.from({ length: clear }, () => [1, 2]));
});

it('of what moved between two runs', () => {
  const random = seedrandom('two runs');
  const point = () => drawnPoint(first, half(100), [], 100, random);
  let wrong = 0;
  for (let i = 0; i < RUNS; i++) if (movedSince([point()], [point()]).length > 0) wrong++;
  expect(wrong).toBeLessThanOrEqual(FALSE);
});

/** Two variants of nine matchups with one win chance each, as the reports of duels read them: so many duels each. */
function fairnessClaims(
  chances: readonly [number, number],
  duels: number,
  random: () => number,
): readonly Claim[] {
  const samplers = chances.map((chance) => binomialSampler(duels, chance));
  const cells = ['printed', 'other'].flatMap((variant, at) =>
    field(['a', 'b', 'c'], (a, b) => {
      const won = samplers[at]!(random());
      const ends = { 'initiator:soul': won, 'target:soul': duels - won };
      return { variant, ends, law: `${a} ${b} ${variant}` };
    }),
  );
  const about = ['distance from even', 'share of hopeless'];
  return moveClaims(trackedDuels(buildView(run(cells)))).filter((claim) => about.includes(claim.about));
}

it.each([
  ['all even', 0.5, 0.5, 0],
  ['all hopeless to a hair', 0.8 + HAIR, 0.8 + HAIR, 0],
  ['all hopeless, clearly so before', 0.95, 0.83, 0],
  ['none hopeless, clearly so before', 0.5, 0.75, 0],
  ['all clear', 0.5, 0.95, 2],
] as const)('of how fair a variant is: %s', (name, before, after, clear) => {
  const runs = 20;
  const truth: Truth = new Map(
    (
      [
        ['distance from even', (chance: number) => Math.abs(chance - 0.5)],
        ['share of hopeless', (chance: number) => Number(Math.abs(chance - 0.5) > 0.3)],
      ] as const
    ).map(([about, of]) => [
      about,
      new Map([
        [moveName({ kind: 'variant', name: 'other' }, 'before'), of(before)],
        [moveName({ kind: 'variant', name: 'other' }, 'after'), of(after)],
      ]),
    ]),
  );
  const { claims, wrong } = said(truth, runs, name, (random) => fairnessClaims([before, after], 100, random));
  // More than 5 of 20 at 5 % each: 1 of 3,000 such tests.
  expect(wrong).toBeLessThanOrEqual(5);
  expect(claims).toBeGreaterThanOrEqual(clear * runs);
});
