/** Do intervals cover the exact truth as often as they say? Played by the engine, 10,000 repetitions. */
import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Tally } from '../../src/engine/tally.ts';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { histogramMean } from '../../src/stats/histogram.ts';
import type { Interval } from '../../src/stats/interval.ts';
import { meanInterval, welchDifference } from '../../src/stats/means.ts';
import { newcombeDifference } from '../../src/stats/newcombe.ts';
import { type JointTable, pairedDifference, WIN_RATE } from '../../src/stats/paired.ts';
import { proportionIntervals } from '../../src/stats/proportions.ts';
import { recoveredSum } from '../../src/stats/variance-recovery.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { cellsOf } from '../scenario/support.ts';
import { type Driven, driven, playSeed } from '../support/drive.ts';
import { percent, record } from './record.ts';

const REPETITIONS = 10_000;
const DUELS = 2000;
const LEVEL = 0.95;
/** Three standard errors of a coverage of 0.95 over 10,000 repetitions. */
const SLACK = 3 * Math.sqrt((LEVEL * (1 - LEVEL)) / REPETITIONS);

/** Minds with little to lose, so that duels are short; levels from far behind to far ahead. */
function duelsNear(targets: readonly number[]): Driven[] {
  const cells = Array.from({ length: 60 }, (_, i) => i - 30).flatMap((gap) =>
    cellsOf(`
combatants:
  a: { class: mage, level: ${40 + gap}, IQ: 3, Podl: 9, SP: 1, mana: 4 }
  b: { class: mage, level: 40, IQ: 3, Podl: 9, SP: 1, mana: 4 }
matchups: [[a, b]]
`),
  );
  const known = cells.map(driven);
  return targets.map((target) =>
    known.reduce((best, one) => (Math.abs(one.win - target) < Math.abs(best.win - target) ? one : best)),
  );
}

const winsOf = (tally: Tally): number =>
  Object.entries(tally.ends).reduce(
    (sum, [end, count]) => sum + (end.startsWith('initiator:') ? count : 0),
    0,
  );

/** Pairs of which so many were won and are lost, or the other way round; the truth is gained less lost. */
const flips = [
  { lost: 0.0005, gained: 0.0015 },
  { lost: 0.02, gained: 0.05 },
  { lost: 0.2, gained: 0.25 },
] as const;

function pairsOf({ lost, gained }: (typeof flips)[number], random: () => number): JointTable {
  const counts = { lost: 0, gained: 0 };
  for (let pair = 0; pair < DUELS; pair++) {
    const drawn = random();
    if (drawn < lost) counts.lost++;
    else if (drawn < lost + gained) counts.gained++;
  }
  const stay = DUELS - counts.lost - counts.gained;
  return [
    [stay, 0, counts.lost],
    [0, 0, 0],
    [counts.gained, 0, 0],
  ];
}

const pairedNames = flips.map(
  ({ lost, gained }) =>
    `pairs of which ${lost * 100} % are lost and ${gained * 100} % gained (Bonett and Price)`,
);

const holds = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

it('covers the truth', () => {
  const near = duelsNear([1e-6, 0.02, 0.5, 0.98, 1 - 1e-6]);
  const [even, other] = [near[2]!, near[1]!];
  const marginals = exactMarginals(even.contest, even.prepared, solvePrepared(even.contest, even.prepared)!);
  const otherMarginals = exactMarginals(
    other.contest,
    other.prepared,
    solvePrepared(other.contest, other.prepared)!,
  );
  const random = seedrandom('coverage pairs');
  const roundsTruth = histogramMean(marginals.metrics['rounds']!);
  const otherRounds = histogramMean(otherMarginals.metrics['rounds']!);
  const drainTruth = histogramMean(marginals.metrics['target_drain']!);
  const names = Object.keys(proportionIntervals) as (keyof typeof proportionIntervals)[];
  const covered = new Map<string, number>();
  const count = (name: string, hit: boolean): void => {
    covered.set(name, (covered.get(name) ?? 0) + (hit ? 1 : 0));
  };
  for (let run = 0; run < REPETITIONS; run++) {
    for (const [i, flip] of flips.entries()) {
      const found = pairedDifference(pairsOf(flip, random), WIN_RATE, LEVEL);
      count(`${pairedNames[i]}`, holds(found, flip.gained - flip.lost));
    }
    const rounds: Histogram[] = [];
    // A seed each: by one seed the five would share their random numbers, and sums need independent parts.
    const wins = near.map((one, i) => {
      const tally = playSeed(one, `coverage ${i}`, run * DUELS, DUELS);
      if (one === even || one === other) rounds.push(tally.metrics['rounds']!);
      if (one === even) {
        count('mean rounds (Student)', holds(meanInterval(tally.metrics['rounds']!, LEVEL), roundsTruth));
        count('mean drain (Student)', holds(meanInterval(tally.metrics['target_drain']!, LEVEL), drainTruth));
      }
      return winsOf(tally);
    });
    for (const name of names)
      near.forEach((one, i) => {
        count(`${name} ${i}`, holds(proportionIntervals[name](wins[i]!, DUELS, LEVEL), one.win));
      });
    count(
      'difference (Newcombe)',
      holds(newcombeDifference(wins[2]!, DUELS, wins[1]!, DUELS, LEVEL), even.win - other.win),
    );
    // Pushed in the order of the chances: the rarer wins first.
    count(
      'difference of means (Welch)',
      holds(welchDifference(rounds[1]!, rounds[0]!, LEVEL), roundsTruth - otherRounds),
    );
    near.forEach((one, i) => {
      count(`time-uniform, looked at once ${i}`, holds(anytimeInterval(wins[i]!, DUELS, LEVEL), one.win));
    });
    const parts = wins.map((k, i) => ({
      weight: [0.1, 0.4, 0.3, 0.1, 0.1][i]!,
      value: k / DUELS,
      ...wilson(k, DUELS, LEVEL),
    }));
    const truth = near.reduce((sum, one, i) => sum + [0.1, 0.4, 0.3, 0.1, 0.1][i]! * one.win, 0);
    count('weighted sum of five (Zou and Donner)', holds(recoveredSum(0, parts), truth));
  }
  const share = (name: string): number => (covered.get(name) ?? 0) / REPETITIONS;
  const others = [
    'mean rounds (Student)',
    'mean drain (Student)',
    'difference (Newcombe)',
    'difference of means (Welch)',
    ...pairedNames,
    'weighted sum of five (Zou and Donner)',
  ];
  record(
    'coverage',
    [
      `Coverage in percent of ${LEVEL * 100} % intervals: ${REPETITIONS.toLocaleString('en')} repetitions of ${DUELS.toLocaleString('en')} duels each, played by the engine, against the exact solution; the Monte Carlo error of a coverage of 95 % is ±${percent(SLACK)} points (three standard errors). Further: ${others.map((name) => `${name} ${percent(share(name))}`).join(', ')}.`,
    ],
    [
      [
        'interval',
        ...near.map(
          ({ win }) =>
            `p = ${win < 0.5 ? win.toPrecision(3) : win > 0.99 ? `1 − ${(1 - win).toPrecision(2)}` : win.toPrecision(3)}`,
        ),
      ],
      ...[...names, 'time-uniform, looked at once'].map((name) => [
        name,
        ...near.map((_, i) => percent(share(`${name} ${i}`))),
      ]),
    ],
  );
  for (const [name] of covered) expect(share(name), name).toBeGreaterThanOrEqual(LEVEL - SLACK);
});
