/** Expectations: what may be written, and everything that can be wrong with them, each with its place. */
import { describe, expect, it } from 'vitest';
import { duelScenarioOf, problemsOf } from './support.ts';

const base = `combatants: { a: { class: mage, level: 1, IQ: 10, Podl: 11 }, b: { class: druid, level: 1, IQ: 12, Podl: 13 } }
planes: [1, 4]
vary: { defaults.mana: [0, 20] }
variants: { printed: {}, other: { rules: { passivePenalty: 9 } } }
`;
const one = (text: string): string => `${base}expect:\n  - { name: x, ${text} }\n`;

describe('an expectation', () => {
  it('is complete after reading, with the line that it stands in', () => {
    const { expectations } = duelScenarioOf(
      `${base}expect:
  - name: first
    metric: win_rate
    where: { variant: printed, plane: [1], axes: { defaults.mana: 20 }, initiator: a, target: [a, b], class: druid }
    between: [0.1, 0.9]
  - { name: second, metric: mean_score, where: { side: a }, atMost: 0.6 }
`,
    );
    expect(expectations).toEqual([
      {
        name: 'first',
        metric: 'win_rate',
        where: {
          variant: ['printed'],
          axes: { 'defaults.mana': [20] },
          names: { plane: [1], initiator: ['a'], target: ['a', 'b'], class: ['druid'] },
        },
        low: 0.1,
        high: 0.9,
        line: 6,
      },
      {
        name: 'second',
        metric: 'mean_score',
        where: { variant: null, axes: {}, names: { side: ['a'] } },
        low: null,
        high: 0.6,
        line: 10,
      },
    ]);
  });

  it.each([
    [
      'metric: winrate, atLeast: 0.5',
      /^6:24: expect\.0\.metric: must be one of win_rate, .* \(got "winrate"\) Tip: did you mean "win_rate"\?$/,
    ],
    ['metric: win_rate', /^6:5: expect\.0: must have one of between, atLeast, atMost \(got none of them\)$/],
    [
      'metric: win_rate, atLeast: 0.5, atMost: 0.7',
      /^6:\d+: expect\.0\.atMost: must have one of .* \(got atLeast and atMost\)$/,
    ],
    [
      'metric: win_rate, between: [0.6, 0.4]',
      /^6:43: expect\.0\.between: must be a band from a lower to a higher value \(got 0\.6 to 0\.4\)/,
    ],
    [
      'metric: win_rate, between: [0.5, 0.5]',
      /must be a band .*\(got 0\.5 to 0\.5\) Tip: a single value is never met exactly/,
    ],
    [
      'metric: win_rate, between: [40, 0.6]',
      /^6:\d+: expect\.0\.between\.0: must be from 0 to 1, as win_rate is \(got 40\) Tip: write 0\.4 for 40 %$/,
    ],
    ['metric: first_move_edge, atMost: 0.7', /expect\.0\.atMost: must be from -0\.5 to 0\.5/],
    [
      'metric: rounds_mean, atLeast: -1',
      /expect\.0\.atLeast: must be at least 0, as rounds_mean is \(got -1\)$/,
    ],
    ['metric: win_rate, atLeast: lots', /expect\.0\.atLeast: must be a number \(got "lots"\)/],
    [
      'metric: win_rate, where: { variant: prinetd }, atLeast: 0.1',
      /^6:\d+: expect\.0\.where\.variant: must be the name of a variant \(got "prinetd"\) Tip: did you mean "printed"\?$/,
    ],
    [
      'metric: win_rate, where: { plane: [1, 2] }, atLeast: 0.1',
      /expect\.0\.where\.plane\.1: must be a plane of the scenario \(got 2\) Tip: known here: 1, 4$/,
    ],
    [
      'metric: win_rate, where: { plane: 9 }, atLeast: 0.1',
      /expect\.0\.where\.plane: must be a whole number from 1 to 8 \(got 9\)/,
    ],
    [
      'metric: win_rate, where: { initiator: c }, atLeast: 0.1',
      /expect\.0\.where\.initiator: must be the name of an initiator \(got "c"\)/,
    ],
    [
      'metric: win_rate, where: { class: ranger }, atLeast: 0.1',
      /expect\.0\.where\.class: must be a class that somebody who fights has \(got "ranger"\) Tip: known here: mage, druid$/,
    ],
    [
      'metric: win_rate, where: { axes: { defaults.man: 0 } }, atLeast: 0.1',
      /expect\.0\.where\.axes\."defaults\.man": must be a varied path .* Tip: did you mean "defaults\.mana"\?$/,
    ],
    [
      'metric: win_rate, where: { axes: { defaults.mana: 10 } }, atLeast: 0.1',
      /must be a value that defaults\.mana takes \(got 10\) Tip: its values: 0, 20$/,
    ],
    [
      'metric: win_rate, where: { initiator: a, side: b, target: a }, atLeast: 0.1',
      /^6:\d+: expect\.0\.where: must cover at least one possible cell \(got none\)$/,
    ],
    [
      'metric: first_move_edge, where: { initiator: a, target: b }, atLeast: 0',
      /must cover at least one possible mirror match \(got none\)$/,
    ],
    [
      'metric: mean_score, where: { initiator: a }, atLeast: 0',
      /expect\.0\.where\.initiator: must be side or class: mean_score takes both seats together/,
    ],
    [
      'metrik: win_rate, metric: win_rate, atLeast: 0',
      /expect\.0\.metrik: must be a known key .* Tip: did you mean "metric"\?/,
    ],
    [
      'metric: win_rate, where: { planes: 1 }, atLeast: 0',
      /expect\.0\.where\.planes: must be a known key .* Tip: did you mean "plane"\?/,
    ],
  ])('%s', (text, problem) => {
    const problems = problemsOf(one(text));
    expect(problems.join('\n')).toMatch(problem);
    expect(problems).toHaveLength(1);
  });

  it('covers no pairing that is not possible', () => {
    const ghost = `combatants:\n  a: { class: mage, level: 1, IQ: 1, Podl: 1 }\n  b: { IQ: 1, Podl: 1, hidden: true }\nmatchups: [[a, b], [a, a]]\n`;
    expect(
      problemsOf(`${ghost}expect: [{ name: x, metric: score, where: { target: b }, atLeast: 0 }]\n`),
    ).toEqual(['5:43: expect.0.where: must cover at least one possible cell (got none)']);
  });

  it('has a name of its own, and every problem is told', () => {
    const text = `${base}expect:
  - { name: x, metric: score, atLeast: 0.2 }
  - { name: x, metric: score, between: [1, 0] }
  - { name: y, metric: score, where: { side: c }, atLeast: 0.2 }
`;
    expect(problemsOf(text).map((line) => line.slice(0, 20))).toEqual([
      '7:13: expect.1.name:',
      '7:40: expect.1.betwe',
      '8:46: expect.2.where',
    ]);
  });
});
