/** Exact results of a contest that draws at first which of several it is: those of its parts, weighted. */
import { type Contest, type Mixture, type State, winnerPlaces } from '../../rules/contest.ts';
import { RunningSum } from '../../stats/sum.ts';
import { asChances } from '../chances.ts';
import type { Solution } from '../exact.ts';
import { HistogramBuilder } from '../histogram.ts';
import type { Marginals, MixtureCurve, MixtureFigures } from '../tally.ts';
import { type Prepared, prepare } from './prepared.ts';
import { solvePrepared } from './solve.ts';

/** Makes a part ready and solves it; the solution is `null` where it is too large. */
export type SolvePart = (part: Contest) => {
  readonly prepared: Prepared;
  readonly solution: Solution | null;
};

/** Solves parts one by one, keeping none. */
export function solveParts(maxStates: number): SolvePart {
  return (part) => {
    const prepared = prepare(part, maxStates);
    return { prepared, solution: solvePrepared(part, prepared) };
  };
}

/** Whether a mixture has more different parts than are solved: as many as a contest may have states. */
export function hasTooManyParts({ parts }: Pick<Mixture, 'parts'>, maxStates: number): boolean {
  return parts > maxStates;
}

/** Weights of the cases of each part, all together and by what the ends are worth. */
interface Shares {
  readonly all: Float64Array;
  readonly byWorth: readonly ReadonlyMap<number, number>[];
}

/**
 * Marginal distributions of a mixture, each different part solved once.
 * Cost: that of all parts, and some nanoseconds for each case.
 * @returns `null` where a part is not tabulated, or takes too many rounds to be decided.
 */
export function exactMixture(contest: Contest, mixture: Mixture, solvePart: SolvePart): Marginals | null {
  const weights = caseWeights(mixture);
  const shares = sharesOf(mixture, weights);
  const counter = new MixtureCounter(contest);
  const scores = new Float64Array(mixture.parts);
  const within = new RunningSum();
  for (let index = 0; index < mixture.parts; index++) {
    const part = mixture.part(index);
    const { prepared, solution } = solvePart(part);
    if (solution === null) return null;
    const { win, draw } = counter.addPart(
      mixture,
      part,
      prepared,
      solution,
      shares.all[index]!,
      shares.byWorth[index]!,
    );
    const score = win + draw / 2;
    scores[index] = score;
    within.add(shares.all[index]! * Math.max(0, win + draw / 4 - score * score));
  }
  const figures = spreadOf(mixture, weights, shares.all, scores, within.total);
  return {
    ...asChances(counter.build()),
    error: counter.error + (mixture.parts + 8) * 2 ** -52,
    mixture: figures,
  };
}

/** Weight of each case: the product of the chances of its outcomes. */
function caseWeights({ draws }: Mixture): Float64Array {
  return draws.reduce((before, { chances }) => {
    const weights = new Float64Array(before.length * chances.length);
    for (let i = 0; i < weights.length; i++)
      weights[i] = before[Math.floor(i / chances.length)]! * chances[i % chances.length]!;
    return weights;
  }, Float64Array.of(1));
}

function sharesOf({ parts, partOf, worthOf }: Mixture, weights: Float64Array): Shares {
  const sums = Array.from({ length: parts }, () => new RunningSum());
  const byWorth = Array.from({ length: parts }, () => new Map<number, number>());
  weights.forEach((weight, number) => {
    const part = partOf[number]!;
    sums[part]!.add(weight);
    const own = byWorth[part]!;
    own.set(worthOf[number]!, (own.get(worthOf[number]!) ?? 0) + weight);
  });
  return { all: Float64Array.from(sums, ({ total }) => total), byWorth };
}

/** What of the variance of the score is who is drawn, and how the score goes along each figure. */
function spreadOf(
  { draws, parts, partOf }: Mixture,
  weights: Float64Array,
  shares: Float64Array,
  scores: Float64Array,
  within: number,
): MixtureFigures {
  const sum = new RunningSum();
  scores.forEach((score, part) => {
    sum.add(shares[part]! * score);
  });
  const mean = sum.total;
  const between = new RunningSum();
  scores.forEach((score, part) => {
    between.add(shares[part]! * (score - mean) ** 2);
  });
  const worth = weights.map((weight, number) => weight * scores[partOf[number]!]!);
  let behind = weights.length;
  const curves: MixtureCurve[] = [];
  draws.forEach(({ name, chances, figures }, draw) => {
    behind /= chances.length;
    const byOutcome = new Float64Array(chances.length);
    worth.forEach((each, number) => {
      const outcome = Math.floor(number / behind) % chances.length;
      byOutcome[outcome] = byOutcome[outcome]! + each;
    });
    for (const figure of figures) {
      const points = new Map<number, { chance: number; worth: number }>();
      figure.values.forEach((value, outcome) => {
        const point = points.get(value) ?? { chance: 0, worth: 0 };
        point.chance += chances[outcome]!;
        point.worth += byOutcome[outcome]!;
        points.set(value, point);
      });
      curves.push({
        ...{ draw, name, figure: figure.name },
        points: [...points]
          .sort(([a], [b]) => a - b)
          .map(([value, { chance, worth }]) => [value, chance, Math.min(1, worth / chance)] as const),
      });
    }
  });
  return { between: between.total, within, cases: weights.length, parts, curves };
}

/** Adds up the facts of parts, weighted. */
class MixtureCounter {
  error = 0;
  private readonly contest: Contest;
  private readonly labels = new Map<string, RunningSum>();
  private readonly metrics: readonly HistogramBuilder[];
  private readonly clockMetrics: readonly HistogramBuilder[];
  private readonly rounds = new HistogramBuilder();
  private readonly placeOf: (label: string) => number;

  constructor(contest: Contest) {
    this.contest = contest;
    this.metrics = contest.metrics.map(() => new HistogramBuilder());
    this.clockMetrics = contest.clockMetrics.map(() => new HistogramBuilder());
    this.placeOf = winnerPlaces(contest);
  }

  /** Adds a part of this weight; answers the chances within it that the first side wins, and that nobody does. */
  addPart(
    mixture: Mixture,
    part: Contest,
    { chain, groups }: Prepared,
    { ends, rounds, stride, error }: Solution,
    weight: number,
    byWorth: ReadonlyMap<number, number>,
  ): { readonly win: number; readonly draw: number } {
    const own = part.own?.names.map((name) => part.metrics.indexOf(name)) ?? [];
    const classes = new Map<number, { readonly state: State; chance: number }>();
    const places = [0, 0, 0];
    const state = part.begin();
    for (let end = 0; end < ends.length; end++) {
      const p = ends[end]!;
      if (p === 0) continue;
      chain!.endState(end, state);
      const { end: label, values } = part.outcome(state);
      const sum = this.labels.get(label) ?? new RunningSum();
      this.labels.set(label, sum);
      sum.add(weight * p);
      places[this.placeOf(label)]! += p;
      for (let m = 0; m < this.metrics.length; m++)
        if (!own.includes(m)) this.metrics[m]!.add(values[m]!, weight * p);
      if (part.own === undefined) continue;
      const which = part.own.classOf(state);
      const met = classes.get(which);
      if (met === undefined) classes.set(which, { state: state.slice(), chance: p });
      else met.chance += p;
    }
    for (const [worth, share] of byWorth)
      for (const { state: example, chance } of classes.values()) {
        const values = mixture.ownValues(worth, part, example);
        for (let m = 0; m < own.length; m++) this.metrics[own[m]!]!.add(values[m]!, share * chance);
      }
    groups.clocks.forEach((clock, group) => {
      for (let round = 0; round < stride; round++) {
        const p = rounds[group * stride + round]!;
        if (p === 0) continue;
        this.rounds.add(round, weight * p);
        const values = part.clockValues(clock, round);
        for (let m = 0; m < this.clockMetrics.length; m++) this.clockMetrics[m]!.add(values[m]!, weight * p);
      }
    });
    this.error += weight * error;
    return { win: places[0]!, draw: places[1]! };
  }

  build(): Marginals {
    const { contest, labels, rounds, metrics, clockMetrics } = this;
    return {
      total: 1,
      ends: Object.fromEntries(
        [...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([label, sum]) => [label, sum.total]),
      ),
      metrics: {
        rounds: rounds.build(),
        ...Object.fromEntries(contest.clockMetrics.map((name, m) => [name, clockMetrics[m]!.build()])),
        ...Object.fromEntries(contest.metrics.map((name, m) => [name, metrics[m]!.build()])),
      },
    };
  }
}
