import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { defaultRules } from '../../src/rules/model.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { raise, ruleLevers } from '../../src/tuning/sensitivity/levers.ts';
import { outcomes } from '../../src/tuning/sensitivity/paired.ts';
import { type Effect, sensitivity } from '../../src/tuning/sensitivity/sensitivity.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator, three } from './support.ts';

const limited = three.replace('mana: 4', 'mana: 4, fatigue: 9');

/** Mean score of a name over both seats, mirrors left out, from the cells of a text. */
function meanScore(text: string, name: string): number {
  const works = evaluator();
  const scores = cellsOf(text).flatMap((cell) => {
    if ((cell.initiator === name) === (cell.target === name)) return [];
    const figures = works.figures(cell)!;
    const score = figures.winRate + figures.drawRate / 2;
    return [cell.initiator === name ? score : 1 - score];
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const of = (effects: readonly Effect[], what: string): Effect =>
  effects.find(
    ({ lever }) => lever.kind === what || (lever.kind === 'attribute' && lever.attribute === what),
  )!;

describe('levers', () => {
  it('one more point goes to the combatant in whichever seat; base to its class', () => {
    const cell = cellsOf(limited).find(({ key }) => key === 'druid > mage @ 1')!;
    expect(raise(cell.setup, 'mage', 'IQ')!.targets[0]!.IQ).toBe(4);
    expect(raise(cell.setup, 'mage', 'IQ')!.initiators).toEqual(cell.setup.initiators);
    expect(raise(cell.setup, 'mage', 'level')!.targets[0]!.classes).toEqual([{ class: 'mage', level: 4 }]);
    expect(raise(cell.setup, 'mage', 'base')!.classes['mage']).toEqual({
      base: 11,
      magical: true,
      mage: true,
    });
    expect(raise(cell.setup, 'mage', 'fatigue')!.targets[0]!.fatigue).toBe(10);
    expect(raise(cellsOf(three)[0]!.setup, 'mage', 'fatigue')).toBeNull();
    expect(raise(cell.setup, 'ranger', 'IQ')).toBeNull();
  });

  it('rules go one step each way, never out of bounds, and to every other word', () => {
    const steps = ruleLevers({ ...defaultRules, manaPerPoint: 1, initiationCost: 0 }).map(
      ({ rule, to }) => `${rule} ${to}`,
    );
    expect(steps).toEqual([
      'manaPerPoint 2',
      'passivePenalty 4',
      'passivePenalty 6',
      'attackCost 0',
      'attackCost 2',
      'defenceCost 0',
      'defenceCost 2',
      'initiationCost 1',
      'die k10+',
      'die k20+',
      'strengthRounding round',
      'strengthRounding ceil',
      'iqRounding round',
      'iqRounding ceil',
      'overflow carry',
      'iqLossWeakens false',
    ]);
  });
});

describe('sensitivity', () => {
  it('is the difference that the changed file makes', async () => {
    const { effects } = await sensitivity(fieldOf(cellsOf(limited)), evaluator(), 'ranger', {}, null);
    const before = meanScore(limited, 'ranger');
    const changed: readonly [string, string][] = [
      ['IQ', limited.replace('IQ: 4', 'IQ: 5')],
      ['Podl', limited.replace('IQ: 4', 'IQ: 4, Podl: 7')],
      ['level', limited.replace('IQ: 4', 'IQ: 4, level: 4')],
      ['mana', limited.replace('IQ: 4', 'IQ: 4, mana: 5')],
      ['fatigue', limited.replace('IQ: 4', 'IQ: 4, fatigue: 10')],
      ['talent', limited.replace('IQ: 4', 'IQ: 4, talent: 1')],
      ['base', `${limited}classes: { ranger: { base: 8 } }\n`],
      ['SP', limited.replace('IQ: 4', 'IQ: 4, SP: 1')],
    ];
    for (const [attribute, text] of changed) {
      const effect = of(effects, attribute);
      expect(effect.score).toBeCloseTo(before, 12);
      expect(effect.effect, attribute).toBeCloseTo(meanScore(text, 'ranger') - before, 12);
      expect(effect.interval).toBeNull();
    }
    const rule = effects.find(
      ({ lever }) => lever.kind === 'rule' && lever.rule === 'manaPerPoint' && lever.to === 5,
    )!;
    const text = limited.replace('maxRounds: 40', 'maxRounds: 40, manaPerPoint: 5');
    expect(rule.effect).toBeCloseTo(meanScore(text, 'ranger') - before, 12);
  });

  it('puts the first move beside it: as initiator, less the mean of both seats', async () => {
    const { effects } = await sensitivity(fieldOf(cellsOf(three)), evaluator(), 'mage', {}, null);
    const works = evaluator();
    const first = cellsOf(three).filter(({ initiator, target }) => initiator === 'mage' && target !== 'mage');
    const mean = first.reduce((sum, cell) => {
      const figures = works.figures(cell)!;
      return sum + (figures.winRate + figures.drawRate / 2) / first.length;
    }, 0);
    expect(of(effects, 'firstMove').effect).toBeCloseTo(mean - meanScore(three, 'mage'), 12);
    expect(effects.some(({ lever }) => lever.kind === 'attribute' && lever.attribute === 'fatigue')).toBe(
      false,
    );
  });

  it('averages planes where there are several', async () => {
    const { effects } = await sensitivity(
      fieldOf(cellsOf(`${three}planes: [1, 2]\n`)),
      evaluator(),
      'mage',
      {},
      null,
    );
    const iq = effects.filter(({ lever }) => lever.kind === 'attribute' && lever.attribute === 'IQ');
    expect(iq.map(({ plane }) => plane)).toEqual([1, 2, null]);
    expect(iq[2]!.effect).toBeCloseTo((iq[0]!.effect + iq[1]!.effect) / 2, 14);
  });

  it('plays both on the same duels where they are too large to solve; the interval holds the exact effect', async () => {
    const pair = fieldOf(cellsOf(`${three}matchups: [[mage, druid], [druid, mage]]\n`));
    const exact = await sensitivity(pair, evaluator(), 'druid', {}, null);
    const played = await sensitivity(pair, evaluator(3, 100, 300, 'paired'), 'druid', {}, null);
    for (const attribute of ['base', 'mana', 'Podl']) {
      const { interval } = of(played.effects, attribute);
      // Bounds are simultaneous over some twenty effects: false once in twenty times for all of them together.
      expect(interval!.low).toBeLessThan(of(exact.effects, attribute).effect);
      expect(interval!.high).toBeGreaterThan(of(exact.effects, attribute).effect);
    }
    // +1 base and +1 talent are one change here, so the same duels come to the same.
    expect(of(played.effects, 'base')).toEqual({
      ...of(played.effects, 'talent'),
      lever: of(played.effects, 'base').lever,
    });
  });

  it('has the same outcomes, index by index, tabulated or not', () => {
    const { setup, key } = cellsOf(three)[1]!;
    const contest = createDuel(setup);
    const stream = streamKey('outcomes', key);
    const tabulated = outcomes(contest, prepare(contest, 1e6), stream, 600);
    expect(outcomes(contest, prepare(contest, 1), stream, 600)).toEqual(tabulated);
    expect(new Set(tabulated).size).toBeGreaterThan(1);
  });

  it('refuses a name that nobody bears', async () => {
    const field = fieldOf(cellsOf(three));
    await expect(sensitivity(field, evaluator(), 'mag', {}, null)).rejects.toThrow(
      /must be one of mage, druid, ranger/,
    );
  });
});
