/** Reports on days, of runs small enough to work out by hand. */
import { describe, expect, it } from 'vitest';
import { gainsOf } from '../../../src/analysis/day/gain.ts';
import type { RunResult } from '../../../src/batch/result.ts';
import { dayColumns } from '../../../src/facts/day/summary.ts';
import { buildDayView } from '../../../src/facts/day/view.ts';
import { dayEnglish } from '../../../src/language/en/day.ts';
import { plainPhrasing } from '../../../src/language/forms/phrasing.ts';
import { readRunJson } from '../../../src/report/json/read.ts';
import { writeReports } from '../../../src/report/reports.ts';
import type { DayCell } from '../../../src/scenario/model/cells.ts';
import { daySetup, psion } from '../../support/days.ts';
import { plain } from '../../support/plain.ts';
import { runText } from '../../support/runs.ts';

/** Concentration 8 against DC 15 + 1: 13 of 20 come through; 10 points are 10 attempts. */
const text = `
name: a day
kind: day
manifesters:
  psion: { manifesterLevel: 3, concentration: 8, powerPoints: 10 }
  fool: { manifesterLevel: 3, concentration: 0, powerPoints: 10 }
plans:
  gallop: { manifestations: [{ power: ray, level: 1, distractions: [{ kind: violentMotion }] }] }
  rest: { manifestations: [{ power: ray, level: 1 }] }
`;

const rows = (csv: string): Record<string, string>[] => {
  const [head, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(head!.map((name, i) => [name, line[i]!])));
};

describe('cells.csv', () => {
  it('has the public columns in order, axes after the variant', async () => {
    const varied = `${text}vary: { manifesters.psion.concentration: [8] }\n`;
    const csv = (await writeReports(await runText(varied, 'both', 10), ['csv'])).get('cells.csv')!;
    expect(csv.split('\r\n')[0]).toBe(
      'scenario,variant,manifesters.psion.concentration,manifester,plan,method,days,attempts_mean,manifested_mean,lost_mean,invalid_mean,resisted_mean,saved_mean,effective_mean,pp_spent_mean,pp_wasted_mean,pp_wasted_share,pp_left_mean,no_loss_rate,no_loss_rate_low,no_loss_rate_high,effective_p10,effective_p50,effective_p90,exact_effective_mean,exact_pp_wasted_mean,exact_z,targets_affected_mean,dispelled_mean,exact_targets_affected_mean,exact_dispelled_mean,effective_p10_low,effective_p10_high,effective_p50_low,effective_p50_high,effective_p90_low,effective_p90_high,exact_attempts_mean,exact_manifested_mean,exact_lost_mean,exact_invalid_mean,exact_resisted_mean,exact_saved_mean,exact_pp_spent_mean,exact_pp_wasted_share,exact_pp_left_mean,exact_no_loss_rate,exact_effective_p10,exact_effective_p50,exact_effective_p90,exact_error',
    );
  });

  it('has exact figures in the same columns with method exact, counts empty', async () => {
    const [psionic, rest, fool] = rows(
      (await writeReports(await runText(text, 'exact'), ['csv'])).get('cells.csv')!,
    );
    expect(psionic).toMatchObject({
      manifester: 'psion',
      plan: 'gallop',
      method: 'exact',
      days: '',
      exact_z: '',
    });
    const near = (value: string | undefined, wanted: number): void =>
      expect(Number(value)).toBeCloseTo(wanted, 9);
    near(psionic!['effective_mean'], 6.5);
    near(psionic!['pp_wasted_mean'], 3.5);
    near(psionic!['pp_wasted_share'], 0.35);
    near(psionic!['no_loss_rate'], 0.65 ** 10);
    expect(psionic!['no_loss_rate_low']).toBe('');
    // Binomial of 10 and 0.65: P(≤ 4) = 0.0949, P(≤ 5) = 0.2485, P(≤ 8) = 0.9140.
    expect([psionic!['effective_p10'], psionic!['effective_p90']]).toEqual(['5', '8']);
    near(rest!['effective_mean'], 10);
    // d20 + 0 ≥ 16 with 5 of 20 faces.
    near(fool!['effective_mean'], 2.5);
  });

  it('has no share of points where none are spent', async () => {
    const poor = text.replaceAll('powerPoints: 10', 'powerPoints: 0');
    const [row] = rows((await writeReports(await runText(poor, 'both', 10), ['csv'])).get('cells.csv')!);
    expect(row).toMatchObject({ attempts_mean: '0', pp_wasted_share: '', no_loss_rate: '1', exact_z: '0' });
  });

  it('names every column once', () => {
    expect(new Set(dayColumns).size).toBe(dayColumns.length);
  });
});

describe('other tables', () => {
  it('distractions.csv counts attempts and losses, which agree with the means', async () => {
    const files = await writeReports(await runText(text, 'both', 400), ['csv']);
    const [row] = rows(files.get('distractions.csv')!);
    const [cell] = rows(files.get('cells.csv')!);
    expect(row).toMatchObject({
      manifester: 'psion',
      power: 'ray',
      distraction: 'violentMotion',
      attempts: '4000',
    });
    expect(Number(row!['lost']) / 400).toBeCloseTo(Number(cell!['lost_mean']), 12);
    expect(Number(row!['exact_lost_rate'])).toBeCloseTo(0.35, 12);
    expect(Number(row!['pp_lost_mean'])).toBeCloseTo(3.5, 9);
  });

  it('distributions.csv holds every metric, each summing to 1', async () => {
    const files = await writeReports(await runText(text, 'both', 100), ['csv']);
    const own = rows(files.get('distributions.csv')!).filter(
      (row) => row['plan'] === 'gallop' && row['manifester'] === 'psion',
    );
    const sums = new Map<string, number>();
    for (const { metric, probability } of own) {
      sums.set(metric!, (sums.get(metric!) ?? 0) + Number(probability));
    }
    expect([...sums.keys()].sort()).toEqual([
      'attempts',
      'dispelled',
      'effective',
      'invalid',
      'lost',
      'manifested',
      'pp_left',
      'pp_spent',
      'pp_wasted',
      'resisted',
      'saved',
      'targets_affected',
    ]);
    for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 12);
  });

  it('run.json gives back the run, and with it the same reports', async () => {
    const result = await runText(text, 'both', 50);
    const files = await writeReports(result);
    const back = readRunJson(files.get('run.json')!);
    expect(back).toEqual(result);
    expect(await writeReports(back)).toEqual(files);
  });
});

describe('report.md', () => {
  const reportOf = async (scenario: string, method: 'mc' | 'exact' | 'both' = 'exact'): Promise<string> =>
    (await writeReports(await runText(scenario, method), ['md'])).get('report.md')!;

  it('opens with what burns, what is wasted and what Concentration buys', async () => {
    const report = await reportOf(text);
    const sentences = report
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .slice(0, 5)
      .map((line) => plain(line).replace(/ \(\[[^\]]+\]\(#[\w-]+\)\)$/, ''));
    expect(sentences).toEqual([
      '- **fool** wastes 75.0 % of the points spent in gallop and 0 % in rest.',
      // 3.5 and 7.5 of 4 × 10 points.
      '- **Violent motion burns most**: 27.5 % of the points spent over all 4 days together, most of all in `fool > gallop` (75.0 %).',
      '- **psion** wastes 35.0 % of the points spent in gallop and 0 % in rest.',
      // One face in twenty, ten attempts of one point.
      '- **One more point of Concentration** buys fool +0.50 effective powers and 0.50 points a day in gallop.',
      '- **One more point of Concentration** buys psion +0.50 effective powers and 0.50 points a day in gallop.',
    ]);
  });

  it('tells what each distraction costs, averaged over all days', async () => {
    // 3.5 and 7.5 points on two of four days.
    expect(await reportOf(text)).toMatch(
      /\| distraction +\| points wasted \|\n.*\n\| violent motion \| +2\.75 \|/,
    );
  });

  it('shows exact figures where they are known, without intervals', async () => {
    const report = await reportOf(text, 'both');
    expect(report).toMatch(/\| psion +\| ray \(level 1, 1 PP\) +\| +10\.00 \| +35\.0 \| +65\.0 \|/);
    expect(report).toContain('0 throughout: invalid %, resisted % and saved %.');
    expect(report).toMatch(/\| violent motion \| ray +\| psion +\| +10\.00 \| +35\.0 \| +3\.50 \|/);
    expect(report).toContain('**Simulation and exact solution agree**');
  });

  it('says that nothing burns where nothing does', async () => {
    const calm = text.replace(/, distractions: .*\] \}\] \}/, '}] }');
    const report = await reportOf(calm);
    expect(report).toContain('- No distraction costs any points.\n');
    expect(report).not.toContain('What more Concentration buys');
  });

  it('names the setting that the sentences are about, and folds the others', async () => {
    const report = await reportOf(`${text}vary: { manifesters.psion.concentration: [8, 12] }\n`);
    expect(report).toContain('About **manifesters.psion.concentration = 8**:');
    expect(report).toContain('<details><summary>manifesters.psion.concentration = 12</summary>');
  });

  it('makes names harmless', async () => {
    const report = await reportOf(text.replaceAll('gallop', '"a|b <i>"'));
    expect(report).not.toContain('a|b');
    expect(report).not.toContain('<i>');
  });

  it('takes every word from the catalogue', async () => {
    const result = (await runText(text, 'exact')) as RunResult<DayCell>;
    const view = buildDayView(result);
    const { burns } = dayEnglish(plainPhrasing);
    expect(burns({ ...view.points[0]!.summary, days: 1 })).toBe(
      'Violent motion burns most: 27.5 % of the points spent.',
    );
  });
});

describe('what more Concentration buys', () => {
  it('is the exact difference, also for bonuses that help only against one thing', () => {
    const plan = {
      attempts: 10,
      manifestations: [{ power: 'p', level: 1, distractions: [{ kind: 'grapple' }] }],
    };
    // DC 21 against d20 + 8: 8 faces; each point is one face of twenty more, in ten attempts at 1 point.
    const gains = gainsOf(daySetup(psion(), plan));
    expect(gains.map(({ points }) => points)).toEqual([1, 2, 4]);
    gains.forEach(({ points, effective, wasted }) => {
      expect(effective).toBeCloseTo(points / 2, 12);
      expect(wasted).toBeCloseTo(-points / 2, 12);
    });
    const narrow = psion({ bonuses: [{ value: 2, against: 'grapple' }] });
    expect(gainsOf(daySetup(narrow, plan))[0]!.effective).toBeCloseTo(0.5, 12);
  });

  it('is nothing where nothing distracts', () => {
    expect(gainsOf(daySetup(psion(), { manifestations: [{ power: 'p', level: 1 }] }))).toEqual([]);
  });
});
