/** RULES 10: worked examples and properties of stacking. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../src/rules/bonuses/account.ts';
import { type Effect, effect, knownTypes } from '../../../src/rules/bonuses/effect.ts';
import { resistance, resistancesOf, resistanceTo } from '../../../src/rules/bonuses/resistance.ts';

const bonus = (value: number, type: string | null = null, name: string | null = null): Effect =>
  effect({ on: 'x', value, type, name });
/** A plain bonus: it has a source and is no effect. */
const from = (source: string, value: number, type: string | null = null): Effect =>
  effect({ on: 'x', value, type, source });
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

  it('the source of a plain bonus matters for untyped ones and circumstances, nowhere else', () => {
    expect(total(from('room', 2, 'circumstance'), from('room', 3, 'circumstance'))).toBe(13);
    expect(total(from('room', 2, 'circumstance'), from('hall', 3, 'circumstance'))).toBe(15);
    expect(total(from('fox', 1, 'dodge'), from('fox', 2, 'morale'))).toBe(13);
    expect(total(from('fox', 1, 'dodge'), from('fox', 2, 'dodge'))).toBe(13);
    expect(total(from('fox', 1, 'racial'), from('fox', 2, 'racial'), from('fox', 4))).toBe(17);
  });

  it('bonuses of different types add up', () => {
    expect(total(bonus(2, 'luck'), bonus(3, 'morale'))).toBe(15);
  });

  it('untyped ones add up with everything, unless they come from one source', () => {
    expect(total(bonus(2), bonus(2), bonus(3, 'luck'))).toBe(17);
    expect(total(from('song', 2), from('song', 5), from('drum', 1))).toBe(16);
    expect(total(from('song', -2), from('song', -5), from('song', 3))).toBe(8);
    expect(total(from('song', 2), bonus(5, null, 'song'))).toBe(15);
    expect(total(bonus(2, null, 'song'), bonus(5, null, 'song'))).toBe(15);
    expect(reasons(bonus(2, null, 'song'), bonus(5, null, 'song'))).toEqual(['source song', null]);
  });

  it('of penalties of one type the worst counts; they and bonuses are looked at apart', () => {
    expect(total(bonus(-2, 'morale'), bonus(-5, 'morale'), bonus(4, 'morale'))).toBe(9);
    expect(total(bonus(-2, 'dodge', 'one'), bonus(-3, 'dodge', 'two'))).toBe(7);
    expect(total(bonus(-2), bonus(-3))).toBe(5);
  });

  it('an effect never stacks with itself, whatever types its entries bear', () => {
    expect(total(bonus(3, 'dodge', 'haste'), bonus(3, 'dodge', 'haste'))).toBe(13);
    expect(total(bonus(1, 'dodge', 'fox'), bonus(2, 'morale', 'fox'))).toBe(12);
    expect(total(bonus(2, null, 'fox'), bonus(3, 'morale', 'fox'))).toBe(13);
    expect(total(bonus(-1, 'dodge', 'fox'), bonus(-2, 'morale', 'fox'))).toBe(8);
    expect(reasons(bonus(1, 'dodge', 'fox'), bonus(2, 'morale', 'fox'))).toEqual(['source fox', null]);
  });

  it('the entry that counts brings its type: it meets those of other effects', () => {
    const fox = [bonus(1, 'dodge', 'fox'), bonus(2, 'morale', 'fox')];
    expect(total(...fox, bonus(1, 'dodge', 'owl'))).toBe(13);
    expect(total(...fox, bonus(3, 'morale', 'owl'))).toBe(13);
  });

  it('of two entries as strong that whose type adds up stands for the effect, in either order', () => {
    const dodge = bonus(2, 'dodge', 'fox');
    const morale = bonus(2, 'morale', 'fox');
    const owl = bonus(1, 'morale', 'owl');
    expect([total(dodge, morale, owl), total(morale, dodge, owl)]).toEqual([13, 13]);
    const luck = bonus(2, 'luck', 'fox');
    expect([total(luck, morale, owl), total(morale, luck, owl)]).toEqual([13, 13]);
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

  it('cast again, an earlier shape is the last one; of its castings the best counts', () => {
    expect(total(shape('bear', 4), shape('wolf', 1), shape('bear', 2))).toBe(14);
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

  it('a factor does not stack with itself; what raises and what lowers are looked at apart', () => {
    const twice = named('double', 2, { how: 'times' });
    expect(total(twice, twice)).toBe(20);
    const odd = [twice, named('double', 3, { how: 'times' }), named('double', 0.5, { how: 'times' })];
    expect(total(...odd)).toBe(15);
  });

  it('an effect applies where its first casting stands, whichever counts', () => {
    const [weak, strong, double] = [named('fox', 2), named('fox', 3), named('double', 2, { how: 'times' })];
    expect(total(weak, double, strong)).toBe(26);
    expect(total(strong, double, weak)).toBe(26);
  });

  it('what cancels takes every casting that came before it, and no later one', () => {
    const slow = named('slow', -3, { cancels: ['haste'] });
    expect(total(named('haste', 4), slow)).toBe(10);
    expect(total(named('haste', 4), named('haste', 2), slow, named('hurry', 1))).toBe(11);
    expect(total(slow, named('haste', 4), named('haste', 2))).toBe(11);
    expect(total(named('haste', 4, { cancels: ['slow'] }), named('slow', -3))).toBe(11);
    expect(total(named('haste', 4), slow, slow)).toBe(7);
    const ended = named('slow', -3, { cancels: ['haste'], ended: true });
    expect(total(named('haste', 4), ended)).toBe(14);
    expect(reasons(named('haste', 4), slow)).toEqual(['cancelled slow', 'cancelled haste']);
  });

  it('what was used up cancels and is cancelled no more', () => {
    const light = named('light', 2, { cancels: ['dark'] });
    expect(total(named('dark', 1), light, named('gloom', 3, { cancels: ['light'] }))).toBe(13);
  });

  it('a casting is taken and used up as a whole, whatever it changes', () => {
    const slow = (on: string): Effect =>
      effect({ on, value: -3, name: 'slow', casting: 1, cancels: ['haste'] });
    const both = [named('haste', 4, { casting: 0 }), slow('x'), slow('y')];
    expect(accountOf('y', 10, both).total).toBe(10);
    expect(accountOf('x', 10, both).total).toBe(10);
  });

  it('nothing cancels what is instantaneous, or a plain bonus', () => {
    const cure = named('cure', 0, { cancels: ['rot'] });
    expect(total(named('rot', -1, { instant: true }), cure)).toBe(9);
    expect(total(named('rot', -1), cure)).toBe(10);
    expect(total(from('rot', -1), cure)).toBe(9);
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

  const shuffled = (list: readonly Effect[]): fc.Arbitrary<Effect[]> =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });

  it('order does not matter', () => {
    fc.assert(
      fc.property(
        entries.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([list, other]) => {
          expect(total(...other)).toBe(total(...list));
        },
      ),
      run,
    );
  });

  it('among factors and shapes, entries of one name may still change places', () => {
    const forms: Readonly<Record<string, string | null>> = { a: 'shape', b: 'shape', c: null };
    const any = fc
      .tuple(
        entry,
        fc.option(fc.constantFrom(0, 0.5, 2, 3), { nil: null, freq: 3 }),
        fc.constantFrom('a', 'b', 'c'),
      )
      .map(([plain, factor, name]) =>
        effect({
          ...plain,
          name,
          form: forms[name]!,
          ...(factor === null ? {} : { how: 'times', value: factor }),
        }),
      );
    const moved = fc
      .array(any, { maxLength: 9 })
      .chain((list) => fc.tuple(fc.constant(list), shuffled(list.filter(({ name }) => name === 'a'))));
    fc.assert(
      fc.property(moved, ([list, ofA]) => {
        const rest = [...ofA];
        const other = list.map((each) => (each.name === 'a' ? rest.pop()! : each));
        expect(total(...other)).toBe(total(...list));
      }),
      run,
    );
  });

  it('an entry of a named effect, said twice, is said once; a weaker copy of it changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        types,
        (list, pick, share, type) => {
          const at = pick % list.length;
          const named = list.map((each, i) => (i === at ? { ...each, name: each.name ?? 'a' } : each));
          const one = named[at]!;
          const doubled = [...named.slice(0, at), one, ...named.slice(at)];
          expect(total(...doubled)).toBe(total(...named));
          const weaker = { ...one, value: one.value * share, type };
          // Of no strength at all it would be a bonus, even beside a penalty.
          if (one.value !== 0 && share > 0) expect(total(...named, weaker)).toBe(total(...named));
        },
      ),
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
        // A stronger casting brings its own type, which may meet a higher bonus of another effect.
        fc.pre(list.every((each) => name === null || each.name !== name || each.type === type));
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
