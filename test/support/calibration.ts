/** Comparisons in which nothing differs, as often as wanted: how many cry wolf? */
import seedrandom from 'seedrandom';
import { compareCells } from '../../src/analysis/compare/compare.ts';
import type { ComparedCell, Comparison } from '../../src/analysis/compare/comparison.ts';
import type { JointTally } from '../../src/engine/prepared/joint.ts';
import { binomialLowerTail } from '../../src/stats/binomial.ts';
import { cell } from '../report/support.ts';

/** Chance that at least `count` of `runs` independent events of chance p happen: how strange a count is. */
export function strange(count: number, runs: number, p: number): number {
  return count === 0 ? 1 : 1 - binomialLowerTail(count - 1, runs, p);
}

/** A sampler of binomial counts by inverting the distribution, for a chance known beforehand. */
export function binomialSampler(trials: number, p: number): (uniform: number) => number {
  const cumulative = Float64Array.from({ length: trials + 1 }, (_, k) => binomialLowerTail(k, trials, p));
  return (uniform) => {
    let [low, high] = [0, trials];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulative[middle]! >= uniform) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const options = { margin: 0.02, confidence: 0.95, trustLaws: false };

/** A run to be compared: the win chances of its cells, and its duels a cell. */
interface Sampled {
  readonly chances: readonly number[];
  readonly duels: number;
}

/** Of `runs` pairs of runs that share no randomness, those whose comparison is false by `wrong`. */
export function wrongOfSamples(
  before: Sampled,
  after: Sampled,
  runs: number,
  seed: string,
  wrong: (found: Comparison) => boolean,
): number {
  const random = seedrandom(seed);
  const samplers = [before, after].map(({ chances, duels }) =>
    chances.map((p) => binomialSampler(duels, p)),
  ) as [((uniform: number) => number)[], ((uniform: number) => number)[]];
  const tallied = (name: string, wins: number, duels: number) =>
    cell({
      initiator: 'a',
      target: name,
      ends: { 'initiator:soul': wins, 'target:soul': duels - wins },
      law: name,
    });
  let count = 0;
  for (let run = 0; run < runs; run++) {
    const cells = samplers[0].map(
      (draw, i): ComparedCell => ({
        before: tallied(`t${i}`, draw(random()), before.duels),
        after: tallied(`t${i}`, samplers[1][i]!(random()), after.duels),
        joint: null,
      }),
    );
    if (wrong(compareCells(cells, options))) count++;
  }
  return count;
}

/**
 * Comparisons of `runs` pairs of runs that share nothing but their chances; how many have a row beyond noise.
 *
 * @param duels of the runs before and after, or of both.
 */
export function falseAlarmsOfSamples(
  chances: readonly number[],
  duels: number | readonly [number, number],
  runs: number,
  seed: string,
): number {
  const [first, second] = typeof duels === 'number' ? [duels, duels] : duels;
  return wrongOfSamples({ chances, duels: first }, { chances, duels: second }, runs, seed, beyondNoise);
}

/** Whether an average is called equivalent. */
export function averagesEquivalent({ pooled }: Comparison): boolean {
  return pooled.some(({ verdict }) => verdict === 'equivalent');
}

/** The same for paired runs: duels flip as often one way as the other. */
export function falseAlarmsOfPairs(
  flipRates: readonly number[],
  duels: number,
  runs: number,
  seed: string,
): number {
  const random = seedrandom(seed);
  const samplers = flipRates.map((rate) => binomialSampler(duels, rate));
  const halves = new Map<number, (uniform: number) => number>();
  const fair = (flips: number): number => {
    const known = halves.get(flips) ?? binomialSampler(flips, 0.5);
    halves.set(flips, known);
    return known(random());
  };
  let alarms = 0;
  for (let run = 0; run < runs; run++) {
    const cells = samplers.map((draw, i): ComparedCell => {
      const flips = draw(random());
      const lost = flips === 0 ? 0 : fair(flips);
      const still = duels - flips;
      const table = [Math.ceil(still / 2), 0, lost, 0, 0, 0, flips - lost, 0, Math.floor(still / 2)];
      const joint: JointTally = { total: duels, table, differences: {}, flips: [] };
      const sketch = { initiator: 'a', target: `t${i}` };
      return { before: cell({ ...sketch, law: `p${i}` }), after: cell({ ...sketch, law: `q${i}` }), joint };
    });
    if (beyondNoise(compareCells(cells, options))) alarms++;
  }
  return alarms;
}

function beyondNoise({ matchups, pooled }: Comparison): boolean {
  return [...matchups, ...pooled].some(({ direction }) => direction !== null);
}
