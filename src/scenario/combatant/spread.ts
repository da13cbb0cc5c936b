/** Spreads: a figure of a combatant that is a distribution, as dice, weights or a list. */
import { parseDamage, sumOf } from '../../rules/day/damage.ts';
import { type Distribution, dieDistribution } from '../../rules/dice.ts';
import type { SpreadFigure } from '../../rules/model.ts';
import type { SpreadInput } from '../model/input.ts';
import { attributeLimit, poolLimit } from '../schema/schema-parts.ts';
import type { FieldReport } from '../tree/combatant-report.ts';
import { quoted } from '../tree/quoted.ts';

/** A figure's values with their weights, which need not sum to 1. */
export type Spread = ReadonlyMap<number, number>;

/** Lowest and highest value of a figure, and whether it is whole. */
export const spreadBounds: Readonly<
  Record<SpreadFigure, { readonly low: number; readonly high: number; readonly whole: boolean }>
> = {
  level: { low: 0, high: attributeLimit, whole: true },
  talent: { low: -attributeLimit, high: attributeLimit, whole: true },
  IQ: { low: 0, high: attributeLimit, whole: true },
  Podl: { low: 0, high: attributeLimit, whole: true },
  SP: { low: 0, high: attributeLimit, whole: false },
  mana: { low: 0, high: poolLimit, whole: true },
  fatigue: { low: 0, high: poolLimit, whole: true },
  hp: { low: 1, high: poolLimit, whole: true },
  powerPoints: { low: 0, high: poolLimit, whole: true },
};

/** Weights that are shares sum to 1 up to this: 1/3 may be written as 0.333. */
const shareSlack = 0.005;

/** Whether a value is a spread, and no single figure. */
export function isSpread(given: SpreadInput | 'unlimited' | undefined): boolean {
  return given !== undefined && typeof given !== 'number' && given !== 'unlimited';
}

/** Reads a spread; `null` after a problem. */
export function readSpread(figure: SpreadFigure, given: SpreadInput, report: FieldReport): Spread | null {
  const spread =
    typeof given === 'string'
      ? diceSpread(figure, given, report)
      : Array.isArray(given)
        ? listSpread(given as readonly number[])
        : typeof given === 'number'
          ? new Map([[given, 1]])
          : weightSpread(figure, given as Readonly<Record<string, number>>, report);
  return spread !== null && isWithin(figure, spread, report) ? spread : null;
}

/** `2k6+3`: every sum with the ways to roll it. */
function diceSpread(figure: SpreadFigure, text: string, report: FieldReport): Spread | null {
  const dice = parseDamage(text);
  if (dice === null) {
    report.add([figure], ['spreadDice'], ['value', quoted(text)]);
    return null;
  }
  const die = dieDistribution({ sides: dice.sides, open: false });
  let sum: Distribution = { first: dice.modifier, probabilities: [1] };
  for (let i = 0; i < dice.count; i++) sum = sumOf(sum, die);
  return new Map(sum.probabilities.map((chance, i) => [sum.first + i, chance] as const));
}

function listSpread(values: readonly number[]): Spread {
  const spread = new Map<number, number>();
  for (const value of values) spread.set(value, (spread.get(value) ?? 0) + 1);
  return spread;
}

/** Whole weights are counts; others are shares, which sum to 1, or to 100. */
function weightSpread(
  figure: SpreadFigure,
  weights: Readonly<Record<string, number>>,
  report: FieldReport,
): Spread | null {
  const spread = new Map<number, number>();
  for (const [text, weight] of Object.entries(weights)) {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(value)) {
      report.add([figure, text], ['spreadValue'], ['value', quoted(text)]);
      return null;
    }
    if (weight > 0) spread.set(value, (spread.get(value) ?? 0) + weight);
  }
  const sum = [...spread.values()].reduce((a, b) => a + b, 0);
  if (sum === 0) {
    report.add([figure], ['someWeight'], ['none']);
    return null;
  }
  const shares = [...spread.values()].some((weight) => !Number.isInteger(weight));
  if (shares && Math.abs(sum - 1) > shareSlack && Math.abs(sum - 100) > 100 * shareSlack) {
    report.add([figure], ['sharesSum'], ['value', String(Number(sum.toPrecision(12)))]);
    return null;
  }
  return spread;
}

function isWithin(figure: SpreadFigure, spread: Spread, report: FieldReport): boolean {
  const { low, high, whole } = spreadBounds[figure];
  const strange = [...spread.keys()].find(
    (value) => value < low || value > high || (whole && !Number.isInteger(value)),
  );
  if (strange === undefined) return true;
  report.add([figure], [whole ? 'valuesWhole' : 'valuesReal', low, high], ['value', String(strange)]);
  return false;
}
