/** Runs of kinds other than duels with stated chances, drawn as often as wanted: how often is what is said of them false? */
import seedrandom from 'seedrandom';
import { type Claim, isFalse, type Truth } from '../../src/analysis/claims/claim.ts';
import { rate } from '../../src/analysis/estimate.ts';
import { checkClaims } from '../../src/facts/concentration/claims.ts';
import { obeyedClaims } from '../../src/facts/control/claims.ts';
import type { DayResult } from '../../src/facts/day/attempts.ts';
import { burnClaims } from '../../src/facts/day/claims.ts';
import { type PointSummary, pointSummary } from '../../src/facts/day/imbalance.ts';
import { endClaims } from '../../src/facts/gauntlet/claims.ts';
import { endOrder } from '../../src/facts/gauntlet/view.ts';
import { moveName } from '../../src/facts/moves/claims.ts';
import { keyOf } from '../../src/facts/moves/figures.ts';
import type { Tracked, TrackedPoint } from '../../src/facts/moves/tracked.ts';
import { gauntletMetrics } from '../../src/rules/gauntlet/gauntlet.ts';
import { binomialSampler } from './calibration.ts';
import { drawn } from './noise.ts';

type Random = () => number;

/** What some runs said: how many claims there were, and in how many runs one was false. */
export interface Said {
  readonly claims: number;
  readonly wrong: number;
}

/** Runs drawn from literal seeds, held against the truth. A claim of which nothing is known counts as false. */
export function said(
  truth: Truth,
  runs: number,
  seed: string,
  claimsOf: (random: Random) => readonly Claim[],
): Said {
  const random = seedrandom(seed);
  let [claims, wrong] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const own = claimsOf(random);
    claims += own.length;
    if (own.some((claim) => isFalse(claim, truth) !== false)) wrong++;
  }
  return { claims, wrong };
}

/** Figures by subject, which are numbered. */
const numbered = (figures: readonly number[], name: (place: number) => string): ReadonlyMap<string, number> =>
  new Map(figures.map((figure, place) => [name(place), figure]));

/** How often each of some things happens that exclude each other; the last is what is left over. */
function counts(chances: readonly number[], trials: number, random: Random): readonly number[] {
  const found = new Map(
    drawn(
      [...chances, 1].map((chance, place) => [place, chance]),
      trials,
      random,
    ),
  );
  return chances.map((_, place) => found.get(place) ?? 0);
}

const samplers = new Map<string, (uniform: number) => number>();

/** How often something happens. */
function count(chance: number, trials: number, random: Random): number {
  const key = `${chance} ${trials}`;
  const sampler = samplers.get(key) ?? binomialSampler(trials, chance);
  samplers.set(key, sampler);
  return sampler(random());
}

/** Tables of one check each that succeed with these chances; the first so many are solved. */
export function saidOfChecks(
  chances: readonly number[],
  solved: number,
  trials: number,
  runs: number,
  seed: string,
): Said {
  const name = (place: number): string => `table ${place}`;
  const truth: Truth = new Map([['mean success', numbered(chances, name)]]);
  return said(truth, runs, seed, (random) =>
    checkClaims(
      chances.map((chance, place) => {
        const kept = count(chance, trials, random);
        const lost = (of: number, total: number) => ({
          total,
          metrics: {
            lost: [
              [0, of],
              [1, total - of],
            ],
          },
        });
        return {
          cell: {
            ...{ distraction: name(place), modifier: 0, level: 1 },
            setup: { plan: { manifestations: [{ distractions: [{}] }] } },
          },
          tally: place < solved ? null : lost(kept, trials),
          exact: place < solved ? lost(chance, 1) : null,
        };
      }) as unknown as Parameters<typeof checkClaims>[0],
    ),
  );
}

const kinds = ['injury', 'vigorousMotion', 'rainOrSleet'] as const;

/**
 * Days of one attempt at one power of one point, which three kinds of distraction make fail with chances given by day and kind;
 * the first so many days are solved.
 * @param look sees every summary.
 */
export function saidOfDays(
  chances: readonly (readonly number[])[],
  solved: number,
  trials: number,
  runs: number,
  seed: string,
  look: (summary: PointSummary) => void,
): Said {
  const name = (place: number): string => `day ${place}`;
  const of = (kind: number): number[] => chances.map((day) => day[kind]!);
  const total = (kind: number): number => of(kind).reduce((sum, own) => sum + own, 0);
  const truth: Truth = new Map([
    ['burns', new Map(kinds.map((kind, place) => [kind, total(place)]))],
    ...kinds.map((kind, place) => [`burns by ${kind}`, numbered(of(place), name)] as const),
  ]);
  const distractions = kinds.map((kind) => ({ kind }));
  const plan = {
    manifestations: [{ power: 'p', level: 1, cost: 1, distractions, targets: [{}], dispelledBy: null }],
  };
  const events = (lost: readonly number[], whole: number) => ({
    total: whole,
    events: {
      '0 effective': whole - lost.reduce((sum, own) => sum + own, 0),
      ...Object.fromEntries(lost.map((own, kind) => [`0 lost ${kind}`, own])),
    },
  });
  return said(truth, runs, seed, (random) => {
    const days = chances.map((day, place) => ({
      cell: { key: name(place), manifester: 'one', setup: { plan } },
      tally: place < solved ? null : events(counts(day, trials, random), trials),
      exact: place < solved ? events(day, 1) : null,
    })) as unknown as readonly DayResult[];
    const summary = pointSummary([], days);
    look(summary);
    return burnClaims({ summary } as Parameters<typeof burnClaims>[0], days);
  });
}

/** Minds whose controllers are obeyed with these chances, given by mind. */
export function saidOfMinds(
  chances: readonly (readonly number[])[],
  trials: number,
  runs: number,
  seed: string,
): Said {
  const name = (place: number): string => `controller ${place}`;
  const truth: Truth = new Map(chances.map((own, mind) => [`obeyed by mind ${mind}`, numbered(own, name)]));
  return said(truth, runs, seed, (random) =>
    obeyedClaims(
      chances.map((own, mind) => ({
        cell: {
          mind: `mind ${mind}`,
          setup: { controllers: own.map((_, place) => ({ name: name(place), holdsStill: false })) },
        },
        tally: { total: trials, ends: { ...counts(own, trials, random) } },
        exact: null,
      })) as unknown as Parameters<typeof obeyedClaims>[0],
    ),
  );
}

/** A gauntlet that ends in these ways, in the order of the tables. */
export function saidOfGauntlets(
  chances: readonly number[],
  trials: number,
  runs: number,
  seed: string,
  gauntlets = 1,
): Said {
  const keys = Array.from({ length: gauntlets }, (_, number) => `g${number}`);
  const shares = numbered(chances, (place) => endOrder[place]!);
  const truth: Truth = new Map(keys.map((key) => [`end of ${key}`, shares]));
  return said(truth, runs, seed, (random) => {
    const results = keys.map((key) => {
      const found = counts(chances, trials, random);
      const ends = Object.fromEntries(found.map((count, place) => [endOrder[place]!, count]));
      const metrics = Object.fromEntries(gauntletMetrics.map((name) => [name, [[2, trials]]]));
      return {
        cell: { kind: 'gauntlet', key, setup: { duels: 5 } },
        tally: { total: trials, ends, metrics },
      };
    });
    return endClaims(results as unknown as Parameters<typeof endClaims>[0]);
  });
}

const figure = (of: Tracked['of'], place: number): Omit<Tracked, 'value'> => ({
  of,
  names: [`one ${place}`, 'other'],
  plane: null,
});

/** A point with simulated shares: matchups, and explosions beside them. */
export function drawnPoint(
  place: Pick<TrackedPoint, 'variant' | 'axes'>,
  matchups: readonly number[],
  explosions: readonly number[],
  trials: number,
  random: Random,
): TrackedPoint {
  const shares = (of: Tracked['of'], chances: readonly number[]): readonly Tracked[] =>
    chances.map((chance, at) => ({
      ...figure(of, at),
      value: { simulated: rate(count(chance, trials, random), trials), exact: null },
    }));
  const [lead, beside] = [shares('matchup', matchups), shares('explosions', explosions)];
  return { ...place, lead, beside, laws: new Map(), fairness: null };
}

/** What is true of a variant that changes these shares. */
export function changedTruth(
  variant: string,
  shares: readonly (readonly [of: Tracked['of'], before: readonly number[], after: readonly number[]])[],
): Truth {
  const name = (end: 'before' | 'after') => moveName({ kind: 'variant', name: variant }, end);
  return new Map(
    shares.flatMap(([of, before, after]) =>
      before.map((was, at) => [
        `moved ${keyOf({ ...figure(of, at), value: { simulated: null, exact: null } })}`,
        new Map([
          [name('before'), was],
          [name('after'), after[at]!],
        ]),
      ]),
    ),
  );
}
