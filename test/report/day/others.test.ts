/** Reports of the smaller kinds: checks, contests over minds, gauntlets. */
import { describe, expect, it } from 'vitest';
import { readRunJson } from '../../../src/report/json/read.ts';
import { writeReports } from '../../../src/report/reports.ts';
import { runText } from '../../support/runs.ts';

const checks = `
name: checks
kind: concentration
modifiers: [0, 10]
levels: [1, 3]
distractions:
  held: { kind: grapple }
  rain: { kind: rainOrSleet }
`;
const minds = `
name: minds
kind: contest
controllers: { a: { modifier: 3 }, b: { modifier: 0 }, lock: { modifier: -9, holdsStill: true } }
minds:
  page: { controllers: [a, b] }
  statue: { controllers: [a, lock] }
`;
const hall = `
name: hall
kind: gauntlet
combatants:
  hero: { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
  foe: { class: ranger, level: 1, IQ: 1, Podl: 0, mana: 0 }
gauntlets: { hall: { fighter: hero, duels: 3 } }
`;

describe.each([
  ['concentration', checks],
  ['contest', minds],
  ['gauntlet', hall],
])('a run of kind %s', (_, text) => {
  it('is given back by run.json, and with it the same reports', async () => {
    const result = await runText(text, 'both', 60);
    const files = await writeReports(result);
    expect(readRunJson(files.get('run.json')!)).toEqual(result);
    expect(await writeReports(readRunJson(files.get('run.json')!))).toEqual(files);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['cells.csv', 'report.md', 'run.json']));
  });

  it('has no NaN, no infinity and no "undefined" in any report', async () => {
    for (const method of ['mc', 'exact', 'both'] as const) {
      const files = await writeReports(await runText(text, method, 40), ['csv', 'md']);
      for (const [name, content] of files) expect(content, name).not.toMatch(/NaN|Infinity|undefined|∞/);
    }
  });
});

describe('checks', () => {
  it('are a table to print: percent of success, and points lost per hundred', async () => {
    const report = (await writeReports(await runText(checks, 'exact'), ['md'])).get('report.md')!;
    // d20 + 10 ≥ 21 and 23: 10 and 8 faces of twenty.
    expect(report).toMatch(/\| +\*\*\+10\*\* \| +50 \| +40 \|/);
    // Level 1 costs 1 point: 50 of 100 lost; level 3 costs 5: 60 × 5.
    expect(report).toMatch(/\| +\*\*\+10\*\* \| +50 \| +300 \|/);
    // The mean of 100, 500, 50 and 300.
    expect(report).toMatch(/\| held \(being grappled\) \| +237\.5 \|/);
    expect(report).toContain('- **Hardest is held**: 22.5\u00a0% of the checks succeed');
    expect(report).toContain('- **Safe** at every power level in the table: rain from +10 on.');
  });

  it('have a row a check', async () => {
    const csv = (await writeReports(await runText(checks, 'exact'), ['csv'])).get('cells.csv')!.split('\r\n');
    expect(csv[0]).toBe(
      'scenario,variant,modifier,distraction,level,method,checks,success_rate,success_rate_low,success_rate_high,pp_lost_per_hundred,exact_success_rate,exact_z,exact_error',
    );
    expect(csv).toHaveLength(1 + 8 + 1);
  });
});

describe('contests over minds', () => {
  it('say who is obeyed', async () => {
    const report = (await writeReports(await runText(minds, 'exact'), ['md'])).get('report.md')!;
    // 247 of 383.
    expect(report).toContain('- **page** obeys a most often, in 64.5\u00a0% of contradicting orders.');
    expect(report).toContain('- **statue** obeys lock alone, whose control takes away movement.');
    expect(report).toMatch(/\| statue +\| a +\| +\+3 \| overridden \|/);
  });
});

describe('gauntlets', () => {
  it('say how far the fighter comes', async () => {
    const report = (await writeReports(await runText(hall, 'both', 20), ['md'])).get('report.md')!;
    // A mage captures a tenth of 7 + 1 + 0 + 2 from each of three.
    expect(report).toContain(
      '- **hall**, plane 1: hero survives 3.00 (2.49–3.00) of 3 duels on average and captures 3.0 points of power; most often it comes through (100\u00a0%).',
    );
  });

  it('are simulated only, and say so', async () => {
    const report = (await writeReports(await runText(hall, 'exact'), ['md'])).get('report.md')!;
    expect(report).toContain('A gauntlet has too many states to be solved exactly');
  });
});
