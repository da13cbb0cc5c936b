/** How often does a run that goes on until decided decide wrongly, with the truth on and off the edge of its band? */
import { expect, it } from 'vitest';
import { UntilDecided } from '../../src/analysis/expect/untilDecided.ts';
import type { Plan } from '../../src/batch/plan.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { duelScenarioOf } from '../scenario/support.ts';
import { drive, driven } from '../support/drive.ts';
import { percent, record } from './record.ts';

const RUNS = 1000;
const MOST = 5120;

it('seldom errs', () => {
  const scenario = duelScenarioOf(`
combatants:
  a: { class: mage, level: 3, IQ: 3, Podl: 9, SP: 1, mana: 4 }
  b: { class: druid, level: 4, IQ: 3, Podl: 9, SP: 1, mana: 4 }
matchups: [[a, b]]
expect: [{ name: x, metric: win_rate, atLeast: 0 }]
`);
  const one = driven(expandCells(scenario)[0]!);
  const p = one.win;
  /** Standard error of the rate at the last look. */
  const error = Math.sqrt((p * (1 - p)) / MOST);
  const rows: string[][] = [];
  for (const anytime of [false, true]) {
    for (const off of [0, 0.5, 2, 5, 20]) {
      // The truth lies outside by `off` errors: met is wrong. And inside by as many: failed is wrong.
      const cases = [
        { band: { low: 0, high: p - off * error - 1e-12 }, wrong: 'pass', where: 'outside' },
        { band: { low: 0, high: p + off * error }, wrong: 'fail', where: 'inside' },
      ] as const;
      for (const { band, wrong, where } of cases) {
        let [errors, decided, duels] = [0, 0, 0];
        for (let run = 0; run < RUNS; run++) {
          const seed = `${where} ${off} ${run}`;
          const plan: Plan<DuelCell> = { seed, duels: 0, method: 'mc', maxStates: 1, cells: [one.cell] };
          const expectations = [{ ...scenario.expectations[0]!, ...band }];
          const sequel = new UntilDecided({ expectations, left: [0], confidence: 0.95 }, plan, MOST, anytime);
          const verdict = drive(one, seed, sequel);
          if (verdict.status === wrong) errors++;
          if (verdict.status !== 'undecided') decided++;
          duels += verdict.figures[0]!.duels;
        }
        rows.push([
          anytime ? 'confidence sequence' : 'O’Brien–Fleming',
          `${where} by ${off}`,
          percent(errors / RUNS),
          percent(decided / RUNS),
          Math.round(duels / RUNS).toLocaleString('en'),
        ]);
        // 5 % and three standard errors of it.
        expect(errors / RUNS, `${anytime} ${where} ${off}`).toBeLessThanOrEqual(
          0.05 + 3 * Math.sqrt(0.0475 / RUNS),
        );
      }
    }
  }
  record(
    'sequential',
    [
      `One expectation of one win rate (exact ${p.toFixed(4)}), ten looks up to ${MOST.toLocaleString('en')} duels, ${RUNS.toLocaleString('en')} repetitions each. Where: how many standard errors (of the last look) the truth lies from the edge of the band.`,
    ],
    [['procedure', 'truth', 'wrong verdicts, %', 'decided, %', 'duels on average'], ...rows],
  );
});
