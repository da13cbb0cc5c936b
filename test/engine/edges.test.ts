/** Figures at the edges: what is certain, or all but certain, leaves the solver as a probability. */
import { describe, expect, it } from 'vitest';
import { judgeRun } from '../../src/analysis/expect/untilDecided.ts';
import { normalize } from '../../src/engine/chances.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { endReasons } from '../../src/rules/duel/ends.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { endsBy, exactScore, outcomeOf } from '../../src/scenario/duel/outcome.ts';
import { compensatedSum } from '../../src/stats/sum.ts';
import { figuresOf, scoreOf } from '../../src/tuning/figures.ts';
import { cellsCsv } from '../report/csvTexts.ts';
import { scenarioOf } from '../scenario/support.ts';
import { randomOf, randomSetup } from '../support/randomDuels.ts';
import { runText } from '../support/runs.ts';

function solved(setup: DuelSetup, maxStates: number): Marginals | null {
  const contest = createDuel(setup);
  const prepared = prepare(contest, maxStates);
  const solution = solvePrepared(contest, prepared);
  return solution === null ? null : exactMarginals(contest, prepared, solution);
}

/** Every probability that anybody reads off exact marginals. */
function probabilitiesOf(marginals: Marginals): number[] {
  const outcome = outcomeOf(marginals);
  const figures = figuresOf(marginals, null);
  return [
    ...Object.values(marginals.ends),
    ...Object.values(marginals.metrics).flatMap((histogram) => histogram.map(([, p]) => p)),
    ...Object.values(outcome),
    ...endReasons.map((reason) => endsBy(marginals, reason)),
    exactScore(outcome),
    ...[figures.winRate, figures.targetWinRate, figures.drawRate, figures.timeoutRate, scoreOf(figures)],
  ];
}

/** The duel whose win rate was 1.0000000000000004. */
const certain = `
kind: duel
duels: 100
seed: t
combatants:
  a: { class: sorcerer, level: 1, IQ: 9, Podl: 9, SP: 1.5, mana: 14 }
  b: { class: strider, level: 5, IQ: 8, Podl: 8, SP: 1, mana: 15, hold: always, fatigue: 8 }
matchups: [[a, b]]
planes: [5]
rules: { maxRounds: 13, die: k6 }
expect:
  - { name: rate, metric: win_rate, between: [0, 1] }
  - { name: certain, metric: win_rate, atLeast: 1 }
  - { name: no draw, metric: draw_rate, atMost: 0 }
`;

describe('exact figures at the edges', () => {
  it('are probabilities in 100 random duels, and sum to 1', () => {
    const random = randomOf(6);
    const wrong: string[] = [];
    let compared = 0;
    for (let i = 0; compared < 100; i++) {
      const marginals = solved(randomSetup(random, 1, 1), 3000);
      if (marginals === null) continue;
      compared++;
      for (const p of probabilitiesOf(marginals)) {
        if (!(p >= 0 && p <= 1) || Number.isNaN(Math.sqrt(p * (1 - p)))) wrong.push(`duel ${i}: ${p}`);
      }
      for (const weights of [
        Object.values(marginals.ends),
        ...Object.values(marginals.metrics).map((histogram) => histogram.map(([, p]) => p)),
      ]) {
        const sum = compensatedSum(weights);
        if (Math.abs(sum - 1) > 2 ** -52) wrong.push(`duel ${i}: sum ${sum}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('cells.csv and expectations say 1 where it is certain', async () => {
    const run = await runText(certain, 'exact');
    const [header = '', row = ''] = cellsCsv(run as Parameters<typeof cellsCsv>[0]).split('\r\n');
    const field = (name: string): string => row.split(',')[header.split(',').indexOf(name)]!;
    expect([field('win_rate'), field('exact_win_rate'), field('draw_rate')]).toEqual(['1', '1', '0']);
    const { expectations } = scenarioOf(certain, 's.yaml');
    const { verdicts } = judgeRun({ expectations, left: [0, 0, 0], confidence: 0.95 }, run.cells);
    expect(verdicts.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass']);
  });

  it('normalising corrects a common drift, and takes nothing above 1', () => {
    const weights = Float64Array.of(0, 1 + 4 * 2 ** -52, 0, 2 ** -60);
    normalize(weights);
    expect([...weights.subarray(0, 3)]).toEqual([0, 1, 0]);
    expect(weights[3]! * 2 ** 60).toBeCloseTo(1, 12);
    const thirds = Float64Array.of(0.5, 0.25, 0.75);
    normalize(thirds);
    expect([...thirds]).toEqual([1 / 3, 1 / 6, 1 / 2]);
  });
});
