/** RULES 10: worked examples and properties of stacking. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../src/rules/bonuses/account.ts';
import { type Effect, effect, knownTypes } from '../../../src/rules/bonuses/effect.ts';
import { resistance, resistancesOf, resistanceTo } from '../../../src/rules/bonuses/resistance.ts';

const bonus = (value: number, type: string | null = null, name: string | null = null): Effect =>
  effect({ on: 'x', value, type, name });
const total = (...effects: Effect[]): number => accountOf('x', 10, effects).total;
/** Why each entry does not count; `null` where it does. */
const reasons = (...effects: Effect[]): (string | null)[] =>
  accountOf('x', 10, effects).entries.map(({ idle }) => idle && `${idle.why} ${idle.by}`);

describe('10.1 types of bonuses', () => {
  it('bonuses of one type do not add up: the highest counts', () => {
    expect(total(bonus(2, 'competence', 'torc'), bonus(4, 'competence', 'calm'))).toBe(14);
    expect(reasons(bonus(2, 'competence', 'torc'), bonus(4, 'competence', 'calm'))).toEqual([
      'type calm',
      null,
    ]);
  });

  it.each(['dodge', 'racial', 'circumstance'])('%s bonuses add up', (type) => {
    expect(total(bonus(2, type, 'one'), bonus(3, type, 'two'))).toBe(15);
    expect(total(bonus(2, type), bonus(3, type))).toBe(15);
  });

  it('circumstances only if they are different ones', () => {
    expect(total(bonus(2, 'circumstance', 'quiet room'), bonus(3, 'circumstance', 'quiet room'))).toBe(13);
  });

  it('bonuses of different types add up', () => {
    expect(total(bonus(2, 'luck'), bonus(3, 'morale'))).toBe(15);
  });

  it('untyped ones add up with everything, unless they come from one source', () => {
    expect(total(bonus(2), bonus(2), bonus(3, 'luck'))).toBe(17);
    expect(total(bonus(2, null, 'song'), bonus(5, null, 'song'))).toBe(15);
    expect(reasons(bonus(2, null, 'song'), bonus(5, null, 'song'))).toEqual(['source song', null]);
  });

  it('of penalties of one type the worst counts; they and bonuses are looked at apart', () => {
    expect(total(bonus(-2, 'morale'), bonus(-5, 'morale'), bonus(4, 'morale'))).toBe(9);
    expect(total(bonus(-2, 'dodge', 'one'), bonus(-3, 'dodge', 'two'))).toBe(7);
    expect(total(bonus(-2), bonus(-3))).toBe(5);
  });

  it('an effect never stacks with itself', () => {
    expect(total(bonus(3, 'dodge', 'haste'), bonus(3, 'dodge', 'haste'))).toBe(13);
  });

  it('the trained telepath: 12 and bonuses of 4 competence, 1 circumstance, −2 untyped make 15', () => {
    const entries = [
      bonus(2, 'competence', 'torc'),
      bonus(4, 'competence', 'inertial calm'),
      bonus(1, 'circumstance', 'quiet room'),
      bonus(-2, null, 'headache'),
    ];
    expect(accountOf('x', 12, entries).total).toBe(15);
  });
});

describe('10.2 the same effect, and forms', () => {
  const shape = (name: string, value: number, fields: Partial<Effect> = {}): Effect =>
    effect({ on: 'x', value, name, form: 'shape', ...fields });

  it('the same effect at different strengths: the best counts', () => {
    expect(total(bonus(2, 'enhancement', 'might'), bonus(6, 'enhancement', 'might'))).toBe(16);
  });

  it('of one form the last counts, the earlier ones are suppressed', () => {
    expect(total(shape('shadow body', 4), shape('metamorphosis', 1))).toBe(11);
    expect(reasons(shape('shadow body', 4), shape('metamorphosis', 1))).toEqual(['form metamorphosis', null]);
    expect(total(shape('a', 4), shape('b', 1), shape('c', 2))).toBe(12);
  });

  it('and return when the last one ends', () => {
    expect(total(shape('shadow body', 4), shape('metamorphosis', 1, { ended: true }))).toBe(14);
  });

  it('all changes of one shape stand or fall together; other forms are left alone', () => {
    const other = effect({ on: 'y', value: 7, name: 'shadow body', form: 'shape' });
    const effects = [shape('shadow body', 4), other, shape('metamorphosis', 1), bonus(2, 'luck', 'coin')];
    expect(accountOf('y', 0, effects).total).toBe(0);
    expect(accountOf('x', 0, effects).total).toBe(3);
    expect(total(shape('wings', 1, { form: 'limbs' }), shape('bear', 2))).toBe(13);
  });
});

describe('10.3 wider effects', () => {
  const resists = (value: number, against: string | null, name: string): Effect =>
    effect({ on: resistance, value, against, name });

  it('resistance 10 to fire under resistance 10 to everything gives nothing extra', () => {
    const { total: points, entries } = resistanceTo('fire', [
      resists(10, 'fire', 'narrow'),
      resists(10, null, 'wide'),
    ]);
    expect(points).toBe(10);
    expect(entries.map(({ idle }) => idle)).toEqual([{ why: 'wider', by: 'wide' }, null]);
  });

  it('a narrow one that is higher counts, the wide one elsewhere', () => {
    const both = [resists(20, 'fire', 'narrow'), resists(10, null, 'wide')];
    expect(resistancesOf(both).map(({ to, total: points }) => [to, points])).toEqual([
      ['fire', 20],
      ['all', 10],
    ]);
    expect(resistanceTo('cold', both).total).toBe(10);
    expect(resistanceTo('cold', [resists(20, 'fire', 'narrow')]).total).toBe(0);
  });

  it('a bonus that helps only against one thing adds nothing to a higher one of its type', () => {
    const wide = bonus(4, 'competence', 'wide');
    const narrow = effect({ on: 'x', value: 3, type: 'competence', name: 'narrow', against: 'grapple' });
    expect(accountOf('x', 10, [wide, narrow], 'grapple').total).toBe(14);
    expect(accountOf('x', 10, [narrow], 'grapple').total).toBe(13);
    expect(accountOf('x', 10, [narrow]).entries[0]!.idle).toEqual({ why: 'elsewhere', by: 'grapple' });
  });
});

describe('10.5 opposites, cancelling, instantaneous effects', () => {
  const named = (name: string, value: number, fields: Partial<Effect> = {}): Effect =>
    effect({ on: 'x', value, name, ...fields });

  it('opposite effects apply in order of arrival', () => {
    const half = named('shrink', 0.5, { how: 'times' });
    expect(total(named('growth', 4), half)).toBe(7);
    expect(total(half, named('growth', 4))).toBe(9);
    expect(total(named('growth', 4), named('weakness', -4))).toBe(10);
  });

  it('a factor does not stack with itself', () => {
    const twice = named('double', 2, { how: 'times' });
    expect(total(twice, twice)).toBe(20);
  });

  it('those declared to cancel each other do, whichever declares it', () => {
    expect(total(named('haste', 4), named('slow', -3, { cancels: ['haste'] }))).toBe(10);
    expect(total(named('haste', 4, { cancels: ['slow'] }), named('slow', -3))).toBe(10);
    expect(total(named('slow', -3, { cancels: ['haste'] }))).toBe(7);
    const ended = named('slow', -3, { cancels: ['haste'], ended: true });
    expect(total(named('haste', 4), ended)).toBe(14);
  });

  it('one for one', () => {
    const effects = [named('haste', 4), named('slow', -3, { cancels: ['haste'] }), named('hurry', 1)];
    expect(total(...effects)).toBe(11);
    const both = [
      named('dark', 1),
      named('light', 2, { cancels: ['dark'] }),
      named('gloom', 3, { cancels: ['light'] }),
    ];
    expect(total(...both)).toBe(13);
  });

  it('instantaneous effects add up, also with themselves', () => {
    const drain = named('drain', -2, { instant: true });
    expect(total(drain, drain, drain)).toBe(4);
    expect(
      total(named('a', 2, { instant: true, type: 'luck' }), named('b', 3, { instant: true, type: 'luck' })),
    ).toBe(15);
  });
});

describe('stacking, for any lasting bonuses and penalties', () => {
  const types = fc.option(fc.constantFrom(...knownTypes), { nil: null });
  const names = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
  const entry = fc
    .tuple(fc.integer({ min: -9, max: 9 }), types, names)
    .map(([value, type, name]) => bonus(value, type, name));
  const entries = fc.array(entry, { maxLength: 9 });
  const run = { seed: 10, numRuns: 300 };

  it('order does not matter', () => {
    const shuffled = entries.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(total(...other)).toBe(total(...list));
      }),
      run,
    );
  });

  it('adding a lower bonus of a type that is there changes nothing, unless that type adds up', () => {
    fc.assert(
      fc.property(
        entries,
        fc.nat(9),
        fc.nat(9),
        fc.constantFrom('luck', 'morale', 'size'),
        (list, low, more, type) => {
          const high = [...list, bonus(low + more, type, 'high')];
          expect(total(...high, bonus(low, type, 'low'))).toBe(total(...high));
        },
      ),
      run,
    );
  });

  it('adding an entry twice over changes nothing if it has a source', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: -9, max: 9 }), types, (list, value, type) => {
        const own = bonus(value, type, 'itself');
        expect(total(...list, own, own)).toBe(total(...list, own));
      }),
      run,
    );
  });

  it('one more bonus never lowers the total, and raises it by its value at most', () => {
    fc.assert(
      fc.property(entries, fc.nat(9), types, names, (list, value, type, name) => {
        const gain = total(...list, bonus(value, type, name)) - total(...list);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(value);
      }),
      run,
    );
  });

  it('the total is the base and what counts, and what does not count names a reason', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const account = accountOf('x', 10, list);
        const counted = account.entries.filter(({ idle }) => idle === null);
        expect(account.total).toBe(counted.reduce((sum, { effect: { value } }) => sum + value, 10));
        expect(account.entries).toHaveLength(list.length);
      }),
      run,
    );
  });
});
