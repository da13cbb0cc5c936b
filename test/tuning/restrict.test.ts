import { describe, expect, it } from 'vitest';
import { restrictSummary, standingOf } from '../../src/facts/restrict/summary.ts';
import { restrict, run } from '../../src/index.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { scoreOf } from '../../src/tuning/figures.ts';
import { restrict as restrictField } from '../../src/tuning/restrict/restrict.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator } from './support.ts';

/** Minds with an option each; a mind may be written anew, and so may the rules. */
function scenario(anew: Readonly<Record<string, string>> = {}): string {
  const minds = {
    mage: 'class: mage, pursue: true',
    waiting: 'class: druid, hold: always',
    careful: 'class: wizard, withdrawBelow: { mana: 3 }, withdrawWhen: { after: 3 }',
    thrifty: 'class: strider, IQ: 4, reserveFatigue: 4',
    fleeing: 'class: psionic, IQ: 4, fleeBelow: { iq: 4 }',
  };
  return `
seed: restrict
rules: { die: k4, maxRounds: 8, ${anew['rules'] ?? 'passivePenalty: 2'} }
formulas: { 1: { attack: level + IQ, defence: level + Podl } }
defaults: { level: 3, IQ: 3, Podl: 3, mana: 2, fatigue: ${anew['fatigue'] ?? '6'} }
combatants:
${Object.entries(minds)
  .map(([name, text]) => `  ${name}: { ${anew[name] ?? text} }`)
  .join('\n')}
`;
}

const whole = scenario();
const result = restrict(whole, { seed: 'x' });
/** Solves what the tests ask about, each duel once for all of them. */
const solver = evaluator();
const score = (cell: DuelCell): number => scoreOf(solver.figures(cell)!);

/** Mean of the changes of a combatant's scores between two files, summed as the matchups stand, both seats. */
function changeBy(before: string, after: string, who: string): number {
  const [one, other] = [cellsOf(before), cellsOf(after)];
  const own = one.flatMap((cell, i) => {
    if ((cell.initiator === who) === (cell.target === who)) return [];
    return [{ cell, moved: other[i]!, sign: cell.initiator === who ? 1 : -1 }];
  });
  return own.reduce(
    (sum, { cell, moved, sign }) => sum + (sign * (score(moved) - score(cell))) / own.length,
    0,
  );
}

/** Name of the option, whether it is forced, its holder, and the file written by hand. */
const byHand: readonly (readonly [option: string, forced: boolean, holder: string | null, file: string])[] = [
  ['pursue', false, 'mage', scenario({ mage: 'class: mage, pursue: false' })],
  ['hold', false, 'waiting', scenario({ waiting: 'class: druid' })],
  ['hold', true, 'mage', scenario({ mage: 'class: mage, pursue: true, hold: always' })],
  ['withdraw', false, 'careful', scenario({ careful: 'class: wizard' })],
  [
    'withdraw',
    true,
    'waiting',
    scenario({ waiting: 'class: druid, hold: always, withdrawBelow: { mana: 1 }' }),
  ],
  ['reserve', false, 'thrifty', scenario({ thrifty: 'class: strider, IQ: 4' })],
  ['flee', false, 'fleeing', scenario({ fleeing: 'class: psionic, IQ: 4' })],
  ['flee', true, 'mage', scenario({ mage: 'class: mage, pursue: true, fleeBelow: { mana: 1 }' })],
  ['passivePenalty', false, null, scenario({ rules: 'passivePenalty: 0' })],
  ['initiationCost', false, null, scenario({ rules: 'initiationCost: 0' })],
  ['iqLossWeakens', false, null, scenario({ rules: 'iqLossWeakens: false' })],
  ['overflow', true, null, scenario({ rules: 'overflow: carry' })],
  ['tiring', false, null, scenario({ fatigue: 'unlimited' })],
];

describe('restricted play', () => {
  it.each(byHand)(
    '%s, forced %s, of %s: the variant written by hand, to the byte',
    async (option, forced, holder, file) => {
      const { effects } = await result;
      const own = effects.filter(
        ({ lever }) =>
          lever.forced === forced &&
          (lever.kind === 'rule'
            ? holder === null && lever.rule === option
            : lever.kind === 'tactic' && lever.tactic === option && lever.holder === holder),
      );
      expect(own.map(({ combatant }) => combatant)).toEqual([
        'mage',
        'waiting',
        'careful',
        'thrifty',
        'fleeing',
      ]);
      // What is compared is no row of zeros, but for the penalty, which begins with a second attack in a round (RULES 4.5).
      expect(own.some(({ effect }) => effect !== 0)).toBe(option !== 'passivePenalty');
      for (const { combatant, effect, interval } of own) {
        expect(effect, combatant).toBe(changeBy(whole, file, combatant));
        expect(interval).toBeNull();
      }
    },
  );

  it('wounds, acting and powers can be forbidden as well', async () => {
    const mind =
      'class: mage, pursue: true, woundChance: 0.1, actEvery: 3, manifest: { level: 1, concentration: 9, onSuccess: escape }';
    const text = scenario({ mage: mind });
    const { effects } = await restrict(text, { of: 'mage', seed: 'x', maxStates: 200_000 });
    const forbidden = effects.flatMap(({ lever, combatant }) =>
      lever.kind === 'tactic' && !lever.forced && combatant === 'mage' ? [lever.tactic] : [],
    );
    expect(forbidden).toEqual(['pursue', 'act', 'manifest', 'wounds']);
    const wounds = effects.find(
      ({ lever, combatant }) =>
        lever.kind === 'tactic' && lever.tactic === 'wounds' && combatant === 'careful',
    )!;
    const healthy = text.replace('woundChance: 0.1, ', '');
    expect(wounds.effect).toBe(changeBy(text, healthy, 'careful'));
  });

  it('no fatigue is none for whoever is drawn', async () => {
    const text = (fatigue: string) => `
seed: restrict
rules: { die: k3, maxRounds: 8, initiationCost: 0 }
formulas: { 1: { attack: level + IQ, defence: level + Podl } }
defaults: { level: 2, IQ: 1, Podl: 2, mana: 3 }
combatants: { drawn: { class: mage, fatigue: ${fatigue} }, other: { class: druid, fatigue: unlimited } }
matchups: [[drawn, other], [other, drawn]]
`;
    const drawn = text('[2, 4]');
    const { effects } = await restrict(drawn, { of: 'drawn', seed: 'x' });
    const own = effects.find(
      ({ lever, combatant }) => lever.kind === 'rule' && lever.rule === 'tiring' && combatant === 'drawn',
    )!;
    expect(own.effect).toBeGreaterThan(0.01);
    expect(own.effect).toBeCloseTo(changeBy(drawn, text('unlimited'), 'drawn'), 12);
  });

  it('a seat is worth what it scores beside both together', async () => {
    const { effects } = await result;
    const own = cellsOf(whole).filter(
      ({ initiator, target }) => (initiator === 'mage') !== (target === 'mage'),
    );
    const mean = (cells: readonly DuelCell[]): number =>
      cells.reduce((sum, cell) => {
        return sum + (cell.initiator === 'mage' ? score(cell) : 1 - score(cell));
      }, 0) / cells.length;
    const seats = effects.filter(({ lever }) => lever.kind === 'seat' && lever.holder === 'mage');
    expect(seats).toHaveLength(2);
    for (const { lever, effect } of seats) {
      const seat = own.filter(({ initiator }) => (initiator === 'mage') === lever.forced);
      expect(effect).toBeCloseTo(mean(seat) - mean(own), 12);
    }
  });

  it('what closes matchups is told by those that are left', async () => {
    const { effects } = await result;
    const own = effects.find(
      ({ lever, combatant }) =>
        lever.kind === 'rule' && lever.rule === 'onlyMagesInitiate' && combatant === 'careful',
    )!;
    const cells = cellsOf(whole).filter(
      ({ initiator, target }) => (initiator === 'careful') !== (target === 'careful'),
    );
    const scores = cells.map((cell) => (cell.initiator === 'careful' ? score(cell) : 1 - score(cell)));
    const left = scores[cells.findIndex(({ initiator }) => initiator === 'mage')]!;
    expect(own.effect).toBeCloseTo(left - scores.reduce((sum, one) => sum + one, 0) / scores.length, 12);
  });

  it('simulated ones are differences on the same duels', async () => {
    const few = evaluator(1, 40, 40, 'restrict');
    const { effects } = await restrictField(fieldOf(cellsOf(whole)), few, 'waiting', {}, null);
    const own = effects.find(
      ({ lever, combatant }) => lever.kind === 'tactic' && lever.tactic === 'hold' && combatant === 'waiting',
    )!;
    const scoresOf = async (text: string): Promise<number[]> => {
      const { cells } = await run(text, { seed: 'restrict', duels: 40, method: 'mc', worths: false });
      return cells.flatMap(({ cell, tally }) => {
        if (cell.kind !== 'duel' || (cell.initiator === 'waiting') === (cell.target === 'waiting')) return [];
        const share = (who: string): number =>
          Object.entries(tally!.ends).reduce((sum, [end, n]) => sum + (end.startsWith(who) ? n : 0), 0) / 40;
        const won = share('initiator') + (1 - share('initiator') - share('target')) / 2;
        return [cell.initiator === 'waiting' ? won : 1 - won];
      });
    };
    const [before, after] = [await scoresOf(whole), await scoresOf(scenario({ waiting: 'class: druid' }))];
    const mean = before.reduce((sum, won, i) => sum + after[i]! - won, 0) / before.length;
    expect(own.effect).toBeCloseTo(mean, 12);
    expect(own.interval!.low).toBeLessThan(own.effect);
    expect(own.range).toBeNull();
  });
});

describe('what stands out', () => {
  it('a seat is listed once, as the better of two that are opposites', async () => {
    const seats = restrictSummary(await result).own.filter(({ lever }) => lever.kind === 'seat');
    expect(seats.map(({ combatant }) => combatant).sort()).toEqual([
      'careful',
      'fleeing',
      'mage',
      'thrifty',
      'waiting',
    ]);
    for (const { effect } of seats) expect(effect).toBeGreaterThan(-1e-9);
  });

  it('never helps, by the matchups one by one', async () => {
    const { dominated, dearest } = restrictSummary(await result);
    const names = dominated.flatMap(({ lever, holders }) =>
      lever.kind === 'tactic' ? [[lever.tactic, ...holders]] : [],
    );
    expect(names).toContainEqual(['hold', 'waiting']);
    // Nothing that these minds may do is worth anything, but for what is told as such.
    expect(dearest === null || dearest.effect < 0).toBe(true);
  });

  const effect = (low: number, high: number, interval: { low: number; high: number } | null = null) =>
    standingOf({
      ...{ combatant: 'a', plane: 1, score: 0.5, cells: 2, effect: (low + high) / 2, interval },
      lever: { kind: 'tactic', tactic: 'hold', forced: false, holder: 'a' },
      range: interval === null ? { low, high } : null,
    });

  it('claims no more than matchups, or intervals, bear', () => {
    expect(effect(0, 1e-12)).toBe('nothing');
    expect(effect(0, 0.1)).toBe('helps');
    expect(effect(-0.1, 0)).toBe('harms');
    expect(effect(-0.2, -0.1)).toBe('vital');
    expect(effect(-0.1, 0.2)).toBe('mixed');
    expect(effect(0.1, 0.1, { low: 0.01, high: 0.2 })).toBe('more');
    expect(effect(-0.1, -0.1, { low: -0.2, high: -0.01 })).toBe('less');
    expect(effect(0.1, 0.1, { low: -0.01, high: 0.2 })).toBe('unclear');
  });
});
