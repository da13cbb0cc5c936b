/** Expectations in scenarios of every kind but duels: what may be written, and what is wrong with them. */
import { describe, expect, it } from 'vitest';
import { problemsOf, scenarioOf, smallOfKinds } from './support.ts';

const texts = smallOfKinds;

const one = (kind: keyof typeof texts, text: string) => `${texts[kind]}expect: [{ name: x, ${text} }]\n`;

describe('an expectation of another kind than duels', () => {
  it('is complete after reading', () => {
    const where =
      'where: { manifester: psion, plan: [calm], axes: { manifesters.*.concentration: 7 }, variant: printed }';
    expect(scenarioOf(one('day', `metric: lost_mean, ${where}, atMost: 2`)).expectations).toEqual([
      {
        name: 'x',
        metric: 'lost_mean',
        where: {
          variant: ['printed'],
          axes: { 'manifesters.*.concentration': [7] },
          names: { manifester: ['psion'], plan: ['calm'] },
        },
        low: null,
        high: 2,
        line: 5,
      },
    ]);
  });

  it.each([
    [
      'day',
      'metric: win_rate, atLeast: 0.5',
      /metric: must be one of attempts_mean, .*, dispelled_mean \(got/,
    ],
    ['day', 'metric: lost_men, atLeast: 1', /Tip: did you mean "lost_mean"\?$/],
    [
      'day',
      'metric: pp_wasted_share, atMost: 30',
      /from 0 to 1, as pp_wasted_share is .* write 0\.3 for 30 %$/,
    ],
    ['day', 'metric: no_loss_rate, between: [0.5, 0.4]', /must be a band from a lower to a higher value/],
    [
      'day',
      'metric: lost_mean, where: { plan: clam }, atMost: 1',
      /the name of a plan \(got "clam"\) Tip: did you mean "calm"\?$/,
    ],
    [
      'day',
      'metric: lost_mean, where: { initiator: psion }, atMost: 1',
      /where\.initiator: must be a known key/,
    ],
    [
      'day',
      'metric: lost_mean, where: { axes: { manifesters.*.concentration: 6 } }, atMost: 1',
      /its values: 5, 7$/,
    ],
    [
      'concentration',
      'metric: success_rate, where: { modifier: 4 }, atLeast: 1',
      /must be a modifier of the scenario \(got 4\) Tip: known here: 0, 5$/,
    ],
    [
      'concentration',
      'metric: success_rate, where: { level: 10 }, atLeast: 1',
      /where\.level: must be a whole number from 0 to 9 \(got 10\)/,
    ],
    [
      'contest',
      'metric: obeyed_rate, where: { controller: c }, atLeast: 0.1',
      /must be the name of a controller \(got "c"\)/,
    ],
    [
      'gauntlet',
      'metric: survived_mean, where: { fighter: b }, atLeast: 1',
      /must be the name of a fighter \(got "b"\)/,
    ],
    [
      'gauntlet',
      'metric: survived_mean, where: { plane: 2 }, atLeast: 1',
      /must be a plane of the scenario \(got 2\)/,
    ],
  ] as const)('%s: %s', (kind, text, problem) => {
    const problems = problemsOf(one(kind, text));
    expect(problems.join('\n')).toMatch(problem);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^[45]:\d+: expect\.0\./);
  });

  it('is told of together with all other problems of the file, each once', () => {
    const text = `${texts.day.replace('concentration: 5', 'concentration: five')}expect:
  - { name: x, metric: lost_mean, atMost: -1 }
  - { name: y, metric: pp_wasted_share, between: [0.1, 30] }
  - { name: y, metric: lost_mean, atLeast: soon }
  - { name: y, metric: lost_mean, atLeast: 1 }
`;
    const problems = problemsOf(text).map((problem) => problem.replace(/ \(got.*/, ''));
    expect(problems).toEqual([
      '2:60: manifesters.psion.concentration: must be a whole number from -1,000 to 1,000',
      '6:43: expect.0.atMost: must be at least 0, as lost_mean is',
      '7:56: expect.1.between.1: must be from 0 to 1, as pp_wasted_share is',
      '8:44: expect.2.atLeast: must be a number',
      '9:13: expect.3.name: must be another name than before',
    ]);
    const duels =
      'combatants: { a: { IQ: 9 } }\nexpect: [{ name: x, metric: win_rate, between: [0.6, 0.4] }]\n';
    expect(problemsOf(duels).join('\n')).toMatch(/Podl: must be[\s\S]*expect\.0\.between: must be a band/);
  });

  it('must cover a cell that there is', () => {
    const twoPlans = texts.day.replace(
      'calm: {',
      'other: { manifestations: [{ power: p, level: 1 }] }, calm: {',
    );
    const text = `${twoPlans.replace('vary:', 'matchups: [[psion, calm]]\nvary:')}expect: [{ name: x, metric: lost_mean, where: { plan: other }, atMost: 1 }]\n`;
    expect(problemsOf(text).join()).toMatch(/must be the name of a plan \(got "other"\)/);
    const variants = `${texts.contest}variants: { printed: {}, second: { minds: { king: null, queen: { controllers: [a, b] } } } }\n`;
    expect(
      problemsOf(
        `${variants}expect: [{ name: x, metric: rolls_mean, where: { variant: printed, mind: queen }, atMost: 3 }]\n`,
      ),
    ).toEqual(['5:48: expect.0.where: must cover at least one possible cell (got none)']);
  });
});
