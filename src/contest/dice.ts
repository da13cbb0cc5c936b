/** Dice in the notation of role-playing games. */

import { ContestError } from '../rules/contestError.ts';
import { dieDistribution } from '../rules/dice.ts';
import { constant, difference, fromWeights, named, type Roll, sum } from './roll.ts';

/** Most dice of one term, and most sides of a die. */
const most = { dice: 200, sides: 1000 };

/** A term: `2d6`, `d20`, `4d6kh3`, `k6+`, `d%`, or a whole number. */
const term = /^(?:(\d*)[dk](\d+|%)(\+(?=$|[+-]))?(?:k([hl])(\d*))?|(\d+))/;

/**
 * Reads dice: terms such as `2d6`, `d20`, `d%`, `4d6kh3` (the highest three of four), `2d20kl` (the lowest of two) and
 * whole numbers, joined by + and −. `k` may stand for `d`. A + behind the sides, `k6+`, means an open-ended die: its
 * highest face is rolled again and added (then the die never comes to a multiple of its sides).
 *
 * @param text at most 200 dice a term, of 2 to 1000 sides.
 * @returns the exact distribution; chances are rounded once.
 * @throws ContestError where the text is none.
 * @example dice('2d6+3').values // 5 … 15
 */
export function dice(text: string): Roll {
  const plain = text.replace(/\s+/g, '').toLowerCase().replaceAll('−', '-');
  let rest = plain;
  let total: Roll | null = null;
  while (rest !== '' || total === null) {
    const sign = /^[+-]/.exec(rest)?.[0] ?? '';
    const match = term.exec(rest.slice(sign.length));
    if (match === null || (sign === '' && total !== null))
      throw new ContestError(['dice'], ['rollText', JSON.stringify(text)]);
    const roll = termOf(match, text);
    const before: Roll = total ?? constant(0);
    total = sign === '-' ? difference(before, roll) : total === null ? roll : sum(before, roll);
    rest = rest.slice(sign.length + match[0].length);
  }
  return named(text.trim(), total);
}

function termOf(match: RegExpExecArray, text: string): Roll {
  const [, dice = '', sidesText = '', open, end, keepText = '', number] = match;
  if (number !== undefined) return constant(Number(number));
  const count = dice === '' ? 1 : Number(dice);
  const sides = sidesText === '%' ? 100 : Number(sidesText);
  const keep = end === undefined ? count : keepText === '' ? 1 : Number(keepText);
  const isOpen = open !== undefined;
  const fits = count >= 1 && count <= most.dice && sides >= 2 && sides <= most.sides;
  if (!fits || keep < 1 || keep > count || (isOpen && (end !== undefined || sides > 100)))
    throw new ContestError(['dice'], ['rollText', JSON.stringify(text)]);
  if (keep < count) return kept(text, count, sides, keep, end === 'h');
  const die = isOpen ? openDie(text, sides) : closedDie(text, sides);
  return sum(...new Array<Roll>(count).fill(die));
}

function closedDie(text: string, sides: number): Roll {
  const faces = new Map(Array.from({ length: sides }, (_, i) => [i + 1, 1]));
  return fromWeights(text, faces, { kind: 'uniform' });
}

function openDie(text: string, sides: number): Roll {
  const { first, probabilities } = dieDistribution({ sides, open: true });
  const weights = new Map(probabilities.map((p, i) => [first + i, p]));
  return fromWeights(text, weights, { kind: 'roll', die: { sides, open: true } });
}

/** Sum of the `keep` highest (or lowest) of `count` dice: ways, face by face from the best. */
function kept(text: string, count: number, sides: number, keep: number, highest: boolean): Roll {
  // Ways by dice left and sum of those kept so far.
  let ways = new Map<string, readonly [left: number, sum: number, ways: number]>([['', [count, 0, 1]]]);
  for (let at = 0; at < sides; at++) {
    const face = highest ? sides - at : at + 1;
    const next = new Map<string, readonly [left: number, sum: number, ways: number]>();
    for (const [left, total, before] of ways.values())
      for (let showing = at === sides - 1 ? left : 0; showing <= left; showing++) {
        const wanted = Math.max(0, keep - (count - left));
        const [after, sumNow] = [left - showing, total + Math.min(showing, wanted) * face];
        const key = `${after} ${sumNow}`;
        const known = next.get(key)?.[2] ?? 0;
        next.set(key, [after, sumNow, known + before * choose(left, showing)]);
      }
    ways = next;
  }
  return fromWeights(text, new Map([...ways.values()].map(([, total, all]) => [total, all])));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * One die of so many sides.
 * @throws ContestError unless `sides` is a whole number from 2 to 1000.
 * @example die(8)
 */
export function die(sides: number): Roll {
  return dice(`d${sides}`);
}

/** A die of four sides. */
export const d4: Roll = die(4);
/** A die of six sides. */
export const d6: Roll = die(6);
/** A die of eight sides. */
export const d8: Roll = die(8);
/** A die of ten sides. */
export const d10: Roll = die(10);
/** A die of twelve sides. */
export const d12: Roll = die(12);
/** A die of twenty sides. */
export const d20: Roll = die(20);
/** A die of a hundred sides. */
export const d100: Roll = die(100);
