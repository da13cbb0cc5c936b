/** Effects as a file writes them (RULES 10): golden figures, and a sum of our own over random lists. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, problemsOf } from './support.ts';

interface Item {
  readonly name: string;
  readonly changes: Readonly<Record<string, number>>;
  readonly type?: string;
  readonly form?: string;
  readonly cancels?: readonly string[];
  readonly instant?: boolean;
  readonly ended?: boolean;
}

const file = (IQ: number, effects: readonly Item[]): string =>
  JSON.stringify({
    combatants: { a: { class: 'mage', level: 1, IQ, Podl: 10, effects }, b: { IQ: 1, Podl: 1 } },
    matchups: [['a', 'b']],
  });
const figure = (IQ: number, effects: readonly Item[]): number =>
  cellsOf(file(IQ, effects))[0]!.setup.initiators[0]!.IQ;

const golden = JSON.parse(
  readFileSync(new URL('../golden/effects.json', import.meta.url), 'utf8'),
) as readonly { rule: string; effects: readonly Item[]; IQ: number; why: string }[];

describe('golden effects', () => {
  it('are all there', () => expect(golden).toHaveLength(10));

  it.each(golden)('$rule $why', ({ effects, IQ }) => {
    expect(figure(10, effects)).toBe(IQ);
  });
});

describe('castings of one name', () => {
  const [bear, wolf] = ['bear', 'wolf'].map((name) => ({ name, form: 'shape', changes: { IQ: 1 } }));

  it('that disagree about their form are a problem, in either order', () => {
    const problems = (...effects: Item[]): string[] =>
      problemsOf(file(10, effects)).map((line) => line.replace(/^\d+:\d+: /, ''));
    expect(problems({ name: 'bear', changes: { SP: 1 } }, bear!, wolf!)).toEqual([
      'combatants.a.effects.1.form: must have no form, as the entry of the same name before it (got "shape")',
    ]);
    expect(problems(bear!, { name: 'bear', changes: { SP: 1 } }, wolf!)).toEqual([
      'combatants.a.effects.1: must have the form "shape", as the entry of the same name before it (got no form)',
    ]);
    expect(problems(bear!, { ...bear!, form: 'limbs' })).toEqual([
      'combatants.a.effects.1.form: must have the form "shape", as the entry of the same name before it (got "limbs")',
    ]);
    expect(problems(bear!, bear!, wolf!)).toEqual([]);
  });

  it('that cancel are used up with everything they change', () => {
    const slow = { name: 'slow', cancels: ['haste'], changes: { IQ: -1, SP: -1, Podl: -1 } };
    const [cell] = cellsOf(file(10, [{ name: 'haste', changes: { IQ: 2 } }, slow]));
    expect(cell!.setup.initiators[0]).toMatchObject({ IQ: 10, Podl: 10, SP: 0 });
  });
});

/** Section 10 as a reader of the rulebook adds up: castings crossed out, then each effect's best and worst. */
function ownSum(start: number, list: readonly Item[]): number {
  const crossed = new Set<number>();
  list.forEach((item, i) => {
    if (item.ended) crossed.add(i);
    if (crossed.has(i)) return;
    const victims = list
      .slice(0, i)
      .map((_, j) => j)
      .filter((j) => !crossed.has(j) && !list[j]!.instant && (item.cancels ?? []).includes(list[j]!.name));
    if (victims.length > 0) for (const j of [...victims, i]) crossed.add(j);
  });
  const standing = list.filter((_, i) => !crossed.has(i));
  const inShape = standing.filter(({ form }) => form !== undefined).at(-1)?.name;
  const working = standing.filter(({ form, name }) => form === undefined || name === inShape);
  let result = start;
  for (const { instant, changes } of working) if (instant) result += changes['IQ']!;
  for (const sign of [1, -1]) {
    const free = sign > 0 ? ['dodge', 'racial', 'circumstance', ''] : [''];
    const best = new Map<string, { points: number; type: string }>();
    for (const { name, instant, type = '', changes } of working) {
      const points = sign * changes['IQ']!;
      if (instant || points <= 0) continue;
      const rank = (t: string): string => (free.includes(t) ? `0${t}` : `1${t}`);
      const old = best.get(name);
      if (old && (old.points > points || (old.points === points && rank(old.type) <= rank(type)))) continue;
      best.set(name, { points, type });
    }
    const highest: Record<string, number> = {};
    for (const { points, type } of best.values()) {
      if (free.includes(type)) result += sign * points;
      else highest[type] = Math.max(highest[type] ?? 0, points);
    }
    for (const points of Object.values(highest)) result += sign * points;
  }
  return result;
}

describe('random lists of effects', () => {
  const names = ['fox', 'owl', 'bear', 'wolf', 'slow'];
  const item = fc
    .record({
      name: fc.constantFrom(...names),
      IQ: fc.integer({ min: -4, max: 4 }),
      type: fc.constantFrom(undefined, 'dodge', 'racial', 'circumstance', 'luck', 'morale', 'size'),
      cancels: fc.option(fc.subarray(names, { minLength: 1, maxLength: 2 }), { freq: 3, nil: undefined }),
      instant: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      ended: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    })
    .map(
      ({ IQ, type, cancels, ...rest }): Item => ({
        ...rest,
        changes: { IQ },
        ...(type === undefined ? {} : { type }),
        ...(cancels === undefined ? {} : { cancels }),
        ...(rest.name === 'bear' || rest.name === 'wolf' ? { form: 'shape' } : {}),
      }),
    );

  it.each([10, 1002, 777_001])('come to what the rulebook says, seed %i', (seed) => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 7 }), (list) => {
        // From 100 on nothing falls to the floor of an attribute.
        expect(figure(100, list)).toBe(ownSum(100, list));
      }),
      { seed, numRuns: 200 },
    );
  });
});
