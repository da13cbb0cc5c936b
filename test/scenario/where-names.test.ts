/** Names in `where` are told in the same round as everything else, and never where a mended file may know them. */
import { describe, expect, it } from 'vitest';
import { problemsOf, smallOfKinds } from './support.ts';

const kinds = {
  duel: `combatants: { mage: { class: mage, level: 1, IQ: 10, Podl: 11 }, crew: { class: druid, level: 1, IQ: 9, Podl: 8 } }
matchups: [[mage, crew], [[mage, crew], crew]]
planes: [1, 4]
vary: { defaults.mana: [0, 20] }
variants: { printed: {}, other: { rules: { passivePenalty: 9 } } }
`,
  ...smallOfKinds,
} as const;

const metrics = {
  duel: 'win_rate',
  day: 'lost_mean',
  concentration: 'success_rate',
  contest: 'obeyed_rate',
  gauntlet: 'survived_mean',
};

/** The kind's file with something else wrong, and an expectation. */
const broken = (kind: keyof typeof kinds, where: string, metric: string = metrics[kind]): string =>
  `${kinds[kind]}strange: 1\nexpect: [{ name: x, metric: ${metric}, where: { ${where} }, atLeast: 0 }]\n`;

/** What is told of `where`, without its place. */
const toldOf = (text: string): string[] =>
  problemsOf(text).flatMap((line) => /expect\.0\.where\.(.*?): must/.exec(line)?.[1] ?? []);

const strange = /strange: must be a known key/;

describe('beside another problem', () => {
  it.each([
    ['duel', 'initiator', 'initiator: magee'],
    ['duel', 'target', 'target: [crew, crow]'],
    ['duel', 'side', 'side: mage + crow', 'mean_score'],
    ['duel', 'class', 'class: drood'],
    ['duel', 'variant', 'variant: otter'],
    ['duel', 'axes."defaults.manna"', 'axes: { defaults.manna: 20 }'],
    ['day', 'manifester', 'manifester: psyon'],
    ['day', 'plan', 'plan: clam'],
    ['day', 'axes."manifesters.*.level"', 'axes: { manifesters.*.level: 7 }'],
    ['concentration', 'distraction', 'distraction: haill'],
    ['contest', 'mind', 'mind: kings'],
    ['contest', 'controller', 'controller: c'],
    ['gauntlet', 'gauntlet', 'gauntlet: halls'],
    ['gauntlet', 'fighter', 'fighter: ab'],
  ] as const)('%s: a name that stands nowhere is told, where.%s', (kind, key, where, metric?: string) => {
    const text = broken(kind, where, metric ?? metrics[kind]);
    expect(problemsOf(text).join('\n')).toMatch(strange);
    expect(toldOf(text), problemsOf(text).join('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${key.replace(/[.*]/g, '\\$&')}(\\.\\d)?$`)),
    ]);
  });

  it.each([
    ['a combatant at fault', 'initiator: mage', ['IQ: 10', 'IQ: x']],
    [
      'a combatant that is nothing at all',
      'side: mage',
      ['{ class: mage, level: 1, IQ: 10, Podl: 11 }', '5'],
      'mean_score',
    ],
    ['a team whose matchup is at fault', 'initiator: mage + crew', ['crew], crew]', 'crew], crow]']],
    ['planes at fault', 'plane: 4', ['planes: [1, 4]', 'planes: [1, 4, 9]']],
    ['an axis at fault', 'axes: { defaults.mana: 20 }', ['[0, 20]', '[0, much]']],
    ['a variant at fault', 'variant: other', ['passivePenalty: 9', 'passivePenalty: x']],
    ['a class by its Czech name', 'class: mág', ['class: mage', 'class: mág']],
  ] as const)('a name of %s is left alone', (_, where, [good, bad], metric?: string) => {
    const text = broken('duel', where, metric ?? metrics.duel).replace(good, bad);
    expect(problemsOf(text).length).toBeGreaterThan(0);
    expect(toldOf(text), problemsOf(text).join('\n')).toEqual([]);
  });
});
