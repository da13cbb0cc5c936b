import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { impossible } from '../../src/rules/eligibility.ts';
import { cellsOf, scenarioOf } from './support.ts';

const shipped = (name: string): string =>
  readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8');

describe('scenarios of the whole mental duel', () => {
  it('two-on-one: a side is written as a sum, the same combatant may stand in it twice', () => {
    const cells = cellsOf(shipped('two-on-one'));
    expect(cells).toHaveLength(4 * 4 * 3);
    expect(cells[1]).toMatchObject({ key: 'mage > ranger + ranger @ 1', target: 'ranger + ranger' });
    expect(cells[1]!.setup.targets.map(({ name }) => name)).toEqual(['ranger', 'ranger']);
    const holding = cells.find(({ variant }) => variant === 'holds while outnumbered')!;
    expect(holding.setup.initiators[0]).toMatchObject({ hold: 'outnumbered' });
  });

  it('last-stand: withdrawing and fleeing', () => {
    const cells = cellsOf(shipped('last-stand'));
    expect(cells).toHaveLength(5 * 3);
    const bounds = cells.map(({ setup }) => setup.initiators[0]!.withdrawBelow?.below ?? null);
    expect(new Set(bounds)).toEqual(new Set([null, 1, 20]));
    const flights = cells.map(({ setup }) => setup.targets[0]!.fleeBelow && setup.targets[0]!.fleeRounds);
    expect(new Set(flights)).toEqual(new Set([null, 1, 3]));
  });

  it('storm-of-magic: chances of wounds for everybody', () => {
    const cells = cellsOf(shipped('storm-of-magic'));
    expect(cells).toHaveLength(2 * 4 * 3);
    const chances = cells.map(({ setup }) => [
      setup.initiators[0]!.woundChance,
      setup.targets[0]!.woundChance,
    ]);
    expect(chances[3]).toEqual([0.01, 0.01]);
  });

  it('higher-planes: twelve duels not possible, each with its reason', () => {
    const cells = cellsOf(shipped('higher-planes'));
    expect(cells).toHaveLength(3 * 6 * 3);
    const reasons = cells.map(({ setup }) => impossible(setup)).filter((reason) => reason !== null);
    expect(reasons).toHaveLength(3 * 4);
    expect(reasons[0]).toBe('apprentice cannot reach plane 5 (RULES 3.3)');
  });

  it.each(['two-on-one', 'last-stand', 'storm-of-magic', 'higher-planes'])(
    '%s begins with its question',
    (name) => {
      const text = shipped(name);
      const question = /\?/;
      expect(scenarioOf(text)).toMatchObject({
        ...{ kind: 'duel', seed: name },
        description: { en: expect.stringMatching(question), cs: expect.stringMatching(question) },
      });
    },
  );
});
