/** Runs that go on until decided: prefixes only, whatever comes back first, and honest about having looked. */
import { describe, expect, it } from 'vitest';
import { judgeRun, looksUpTo, type Matter, UntilDecided } from '../../src/analysis/expect/untilDecided.ts';
import { checkpointWriter, readCheckpoint } from '../../src/batch/checkpoint.ts';
import { Harvest } from '../../src/batch/harvest.ts';
import type { Executor } from '../../src/batch/messages.ts';
import type { Plan } from '../../src/batch/plan.ts';
import type { Method } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { createWorkshop, inlineExecutor } from '../../src/batch/workshop.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { duelScenarioOf } from '../scenario/support.ts';
import { drive, driven } from '../support/drive.ts';
import { failingAfter, smallInfo } from '../support/scale.ts';

const scenario = duelScenarioOf(`
combatants:
  mage: { class: mage, level: 3, IQ: 4, Podl: 9, SP: 1, mana: 4, fatigue: 30 }
  druid: { class: druid, level: 4, IQ: 4, Podl: 9, SP: 1, mana: 4, fatigue: 30 }
matchups: [[mage, druid], [druid, mage]]
expect:
  - { name: mage, metric: win_rate, where: { initiator: mage }, between: [0.3, 0.9] }
  - { name: both, metric: rounds_mean, atMost: 9 }
  - { name: edge, metric: mean_score, between: [0.2, 0.8] }
`);

function setup(
  method: Method,
  most: number,
  anytime = false,
  seed = 'until',
): { plan: Plan<DuelCell>; sequel: UntilDecided; matter: Matter } {
  const plan: Plan<DuelCell> = { seed, duels: 0, method, maxStates: 100_000, cells: expandCells(scenario) };
  const matter = { expectations: scenario.expectations, left: [0, 0, 0], confidence: 0.95 };
  const sequel = new UntilDecided(matter, plan, most, anytime);
  return { plan: { ...plan, duels: sequel.looks[0]! }, sequel, matter };
}

/** Does jobs in an order of its own: the later ones of each four first. */
function contrary(plan: Plan<DuelCell>): Executor {
  const work = createWorkshop(plan);
  let waiting: (() => void)[] = [];
  const release = (): void => {
    const batch = waiting.reverse();
    waiting = [];
    for (const go of batch) go();
  };
  return {
    width: 4,
    run: (job) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(work(job)));
        setTimeout(release, waiting.length >= 4 ? 0 : 2);
      }),
    close: () => Promise.resolve(),
  };
}

describe('until decided', () => {
  it('looks at ten doubling sizes, the last one as asked', () => {
    expect(looksUpTo(51_200)).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200]);
    expect(looksUpTo(3)).toEqual([1, 2, 3]);
  });

  it('comes to the same verdicts and the same duels in whatever order work is done', async () => {
    const outcomes = [];
    for (const executorOf of [inlineExecutor, contrary]) {
      const { plan, sequel } = setup('mc', 25_600);
      const cells = await runPlan(plan, executorOf(plan), { sequel });
      outcomes.push({ judgement: sequel.judgement(cells), tallies: cells.map(({ tally }) => tally) });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    const { judgement, tallies } = outcomes[0]!;
    expect(judgement).toMatchObject({ procedure: 'obrien-fleming', family: 5 });
    // What a cell was played for is the size of some look.
    for (const tally of tallies) expect(judgement.looks).toContain(tally!.total);
    expect(judgement.verdicts.every(({ status }) => status !== 'undecided')).toBe(true);
    expect(judgement.taken).toBeLessThan(10);
  });

  it.each([
    [true, 2560],
    [false, 25_600],
  ])(
    'comes to the same wherever it is cut off: looks are taken again with what they saw (anytime: %s)',
    async (anytime, most) => {
      const run = async (text: string, jobs: number): Promise<{ text: string; outcome: object | null }> => {
        const { plan, sequel } = setup('mc', most, anytime);
        const { harvest } = readCheckpoint(text);
        let outcome: object | null = null;
        try {
          const cells = await runPlan(plan, failingAfter(inlineExecutor(plan), jobs), { sequel, harvest });
          outcome = { judgement: sequel.judgement(cells), tallies: cells.map(({ tally }) => tally) };
        } catch (error) {
          expect(error).toMatchObject({ message: 'switched off' });
        }
        return { text: (await checkpointWriter(smallInfo, null)(harvest)).join(''), outcome };
      };
      const nothing = (await checkpointWriter(smallInfo, null)(new Harvest())).join('');
      const whole = await run(nothing, Number.POSITIVE_INFINITY);
      expect(whole.outcome).toMatchObject({ judgement: { taken: expect.any(Number) } });
      expect(readCheckpoint(whole.text).harvest.looks.length).toBeGreaterThan(3);
      for (let jobs = 1; jobs < 100; jobs++) {
        const first = await run(nothing, jobs);
        if (first.outcome !== null) break;
        const second = await run(first.text, 2);
        const last = await run(second.text, Number.POSITIVE_INFINITY);
        expect(last.outcome).toEqual(whole.outcome);
      }
      // Killed while the files were being written: nothing is left to play, and no further look is taken.
      expect((await run(whole.text, 0)).outcome).toEqual(whole.outcome);
    },
  );

  it('plays no more than the first look where everything is solved', async () => {
    const { plan, sequel, matter } = setup('both', 25_600);
    const cells = await runPlan(plan, inlineExecutor(plan), { sequel });
    expect(cells.map(({ tally }) => tally!.total)).toEqual([50, 50]);
    const { verdicts, family } = sequel.judgement(cells);
    expect(family).toBe(0);
    expect(verdicts).toEqual(judgeRun(matter, cells).verdicts);
  });

  it('stops at the cap, undecided, when the truth is on the edge', async () => {
    const { plan, matter } = setup('mc', 800);
    const exact = await runPlan({ ...plan, method: 'exact' }, inlineExecutor(plan));
    const p = exact[0]!.exact!.ends['initiator:soul']!;
    const edge = { ...matter.expectations[0]!, low: p, high: 1 };
    const sequel = new UntilDecided({ ...matter, expectations: [edge], left: [0] }, plan, 800, false);
    const cells = await runPlan({ ...plan, duels: sequel.looks[0]! }, inlineExecutor(plan), { sequel });
    expect(sequel.judgement(cells)).toMatchObject({
      taken: sequel.looks.length,
      verdicts: [{ status: 'undecided' }],
    });
    expect(cells[0]!.tally!.total).toBe(800);
    // The other matchup is not what the expectation is about: no duel beyond the first look.
    expect(cells[1]!.tally!.total).toBe(sequel.looks[0]);
  });
});

describe('wrong verdicts', () => {
  /**
   * 150 runs each, seeds 0 to 149. A wrong verdict has at most the probability 0.05; more than 15 of 150 then
   * happen with probability 0.004 (binomial), so a failure is no bad luck. `npm run soak` does it at length.
   */
  const runs = 150;
  const allowed = 15;

  it.each([false, true])('are rare with the truth on the edge of the band (anytime: %s)', (anytime) => {
    const one = driven(expandCells(scenario)[0]!);
    const p = one.win;
    // A band that ends a hair before the truth: "met" is wrong. A band that ends at it: "failed" is wrong.
    const bands = [
      { low: 0, high: p - 1e-9, wrong: 'pass' },
      { low: 0, high: p, wrong: 'fail' },
      { low: p + 1e-9, high: 1, wrong: 'pass' },
    ] as const;
    for (const { low, high, wrong } of bands) {
      let mistakes = 0;
      for (let run = 0; run < runs; run++) {
        const seed = String(run);
        const expectations = [{ ...scenario.expectations[0]!, low, high }];
        const plan: Plan<DuelCell> = { seed, duels: 0, method: 'mc', maxStates: 1, cells: [one.cell] };
        const sequel = new UntilDecided({ expectations, left: [0], confidence: 0.95 }, plan, 2560, anytime);
        if (drive(one, seed, sequel).status === wrong) mistakes++;
      }
      expect(mistakes, `${low} to ${high}`).toBeLessThanOrEqual(allowed);
    }
  });
});
