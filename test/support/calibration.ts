/** Comparisons in which nothing differs, as often as wanted: how many cry wolf? */
import seedrandom from 'seedrandom';
import { compareCells } from '../../src/analysis/compare/compare.ts';
import type { ComparedCell } from '../../src/analysis/compare/comparison.ts';
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

/** Comparisons of `runs` pairs of runs that share nothing but their chances; how many have a row beyond noise. */
export function falseAlarmsOfSamples(
  chances: readonly number[],
  duels: number,
  runs: number,
  seed: string,
): number {
  const random = seedrandom(seed);
  const samplers = chances.map((p) => binomialSampler(duels, p));
  const tallied = (name: string, wins: number) =>
    cell({
      initiator: 'a',
      target: name,
      ends: { 'initiator:soul': wins, 'target:soul': duels - wins },
      law: name,
    });
  let alarms = 0;
  for (let run = 0; run < runs; run++) {
    const cells = samplers.map(
      (draw, i): ComparedCell => ({
        before: tallied(`t${i}`, draw(random())),
        after: tallied(`t${i}`, draw(random())),
        joint: null,
      }),
    );
    if (alarm(cells)) alarms++;
  }
  return alarms;
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
    if (alarm(cells)) alarms++;
  }
  return alarms;
}

function alarm(cells: readonly ComparedCell[]): boolean {
  const { matchups, pooled } = compareCells(cells, options);
  return [...matchups, ...pooled].some(({ direction }) => direction !== null);
}
