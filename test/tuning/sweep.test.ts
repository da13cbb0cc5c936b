import { describe, expect, it } from 'vitest';
import { type CurvePoint, crossings } from '../../src/tuning/sweep/crossing.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';
import { sweep } from '../../src/tuning/sweep/sweep.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator, opened, three } from './support.ts';

const curve = (points: readonly (readonly [x: number, value: number, half?: number])[]): CurvePoint[] =>
  points.map(([x, value, half = 0]) => ({ x, value, low: value - half, high: value + half }));

describe('sweepAxis', () => {
  const open = opened(`${three}vary: { defaults.SP: [0, 1] }\n`);

  it.each([
    ['classes.druid.base=4..7', [4, 5, 6, 7]],
    ['classes.druid.base=4..5:0.5', [4, 4.5, 5]],
    ['combatants.*.mana=0,8,4', [0, 4, 8]],
    ['defaults.talent=-2..1', [-2, -1, 0, 1]],
  ])('%s', (text, values) => {
    expect(sweepAxis(open, 'x', text).values).toEqual(values);
  });

  it.each([
    ['classes.druid.base', /^x: must be path=from\.\.to/],
    ['=4..7', /must be path=from/],
    ['classes.druit.base=4..7', /must be a path to something.*druit/],
    ['classes.druid.base=7..4', /from less to more/],
    ['classes.druid.base=4..7:0', /step of more than 0/],
    ['classes.druid.base=4..', /must be path=from/],
    ['classes.druid.base=0..1:0.001', /2 to 200 values, not 1001/],
    ['classes.druid.base=4', /at least two values/],
    ['classes.druid.base=4,4', /different values/],
    ['classes.druid.base=4,x', /must be path=from/],
    ['defaults.mana=0..1:0.5', /defaults\.mana: must be a whole number.*got 0\.5/],
    ['rules.overflow=1..2', /lost, carry \(got 1\)/],
    ['defaults.SP=0..4', /does not vary/],
  ])('refuses %s', (text, message) => {
    expect(() => sweepAxis(open, 'x', text)).toThrow(message);
  });
});

describe('crossings', () => {
  it('are interpolated in a straight line', () => {
    expect(
      crossings(
        curve([
          [1, 0.2],
          [2, 0.4],
          [4, 0.8],
        ]),
      ),
    ).toEqual([{ x: 2.5, rises: true, between: [2, 4], interval: null }]);
    expect(
      crossings(
        curve([
          [1, 0.6],
          [2, 0.7],
        ]),
      ),
    ).toEqual([]);
    expect(
      crossings(
        curve([
          [1, 0.6],
          [2, 0.2],
          [3, 0.6],
        ]),
      ).map(({ x, rises }) => [x, rises]),
    ).toEqual([
      [1.25, false],
      [2.75, true],
    ]);
    expect(
      crossings(
        curve([
          [1, 0.4],
          [2, 0.5],
          [3, 0.6],
        ]),
      ).map(({ x }) => x),
    ).toEqual([2]);
  });

  it('have the interval between the crossings of the band', () => {
    // Values 0.3 + 0.1 x; the band of ±0.05 crosses half a step to either side of x = 2.
    const [crossing] = crossings(
      curve([
        [0, 0.3, 0.05],
        [1, 0.4, 0.05],
        [3, 0.6, 0.05],
        [4, 0.7, 0.05],
      ]),
    );
    expect(crossing!.x).toBeCloseTo(2, 12);
    expect(crossing!.interval!.low).toBeCloseTo(1.5, 12);
    expect(crossing!.interval!.high).toBeCloseTo(2.5, 12);
  });

  it('reach to the edge where the band does not cross', () => {
    const [crossing] = crossings(
      curve([
        [0, 0.45, 0.2],
        [1, 0.55, 0.2],
      ]),
    );
    expect(crossing!.interval).toEqual({ low: 0, high: 1 });
  });
});

describe('sweep', () => {
  it('has the cells that the edited file would have, and their mean scores', async () => {
    const open = opened(three);
    const works = evaluator();
    const x = sweepAxis(open, 'x', 'classes.druid.base=6..10');
    const result = await sweep(open, works, { x, y: null, variant: null, plane: null }, {}, null);
    expect(result.points.map((point) => point.x)).toEqual([6, 7, 8, 9, 10]);
    expect(result.duels).toBeNull();
    const edited = cellsOf(`${three}classes: { druid: { base: 9 } }\n`);
    expect(result.points[3]!.matchups.map(({ cell }) => cell)).toEqual(edited);
    const druid = result.points.map(({ scores }) => scores.find(({ side }) => side === 'druid')!.value);
    expect([...druid].sort((a, b) => a - b)).toEqual(druid);
    // Against mage 10 and ranger 7 alike in all else, IQ apart, the druid is even somewhere between.
    const even = result.crossings.find(({ sides }) => sides.length === 1 && sides[0] === 'druid')!;
    expect(even.crossing.rises).toBe(true);
    expect(druid[even.crossing.between[0] - 6]).toBeLessThan(0.5);
    expect(druid[even.crossing.between[1] - 6]).toBeGreaterThanOrEqual(0.5);
  });

  it('takes every pair of two axes, and bands where duels are played', async () => {
    const open = opened(`${three}matchups: [[mage, druid]]\n`);
    const x = sweepAxis(open, 'x', 'classes.druid.base=8..10');
    const y = sweepAxis(open, 'y', 'combatants.mage.mana=0,4');
    const result = await sweep(open, evaluator(3, 200), { x, y, variant: null, plane: 1 }, {}, null);
    expect(result.points.map((point) => [point.x, point.y])).toEqual([
      [8, 0],
      [9, 0],
      [10, 0],
      [8, 4],
      [9, 4],
      [10, 4],
    ]);
    expect(result.duels).toBe(200);
    for (const { scores } of result.points) for (const own of scores) expect(own.low).toBeLessThan(own.high);
  });
});
