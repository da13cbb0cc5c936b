/** The examples of the manual against figures of others: published, or worked out here by other means. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { analyze, type Contest, checkContest, checkText } from '../../src/contest.ts';
import { built } from '../support/command.ts';

const folder = fileURLToPath(new URL('../../examples/', import.meta.url));
type Make = (first: object, second: object, rules: object) => Contest;
const made = new Map<string, Make>();

/** A module with its import answered by the built package: text to text, since this process has other resolvers. */
async function example(name: string): Promise<Make> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const library = pathToFileURL(join(built, 'contest.js')).href;
  const text = readFileSync(join(folder, `${name}.mjs`), 'utf8').replace("'souboj/contest'", `'${library}'`);
  const { contest } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )) as { contest: Make };
  made.set(name, contest);
  return contest;
}

const exact = async (contest: Contest): Promise<number> =>
  (await analyze(contest, { duels: 0 })).initiator.exact!;

describe('examples', () => {
  it('have at most 120 lines each', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs')))
      expect(readFileSync(join(folder, name), 'utf8').split('\n').length, name).toBeLessThanOrEqual(121);
  });

  it('d20: as Python in 220-bit whole numbers says', async () => {
    const contest = await example('d20-duel');
    const one = { hp: 44, ac: 18, attack: 7, attacks: 2, damage: '1d8+6', critical: '2d8+6', roll: 'normal' };
    const two = { hp: 49, ac: 16, attack: 7, attacks: 2, damage: '2d6+4', critical: '4d6+4', roll: 'normal' };
    const duel = contest(one, two, { rounds: 100 });
    expect(await exact(duel)).toBeCloseTo(0.6095986625320915, 13);
    expect(checkText(checkContest(duel, { trials: 1000 }))).toMatch(/^sound, 6,708 states/);
  });

  it('Risk: as the published table of battles says', async () => {
    const contest = await example('risk-battle');
    // J. A. Osborne, Markov Chains for the RISK Board Game Revisited, Mathematics Magazine 76 (2003), table 3.
    const published = [
      [0.417, 0.106, 0.027],
      [0.754, 0.363, 0.206],
      [0.916, 0.656, 0.47],
    ];
    for (const [a, row] of published.entries())
      for (const [d, chance] of row.entries())
        expect(await exact(contest({ armies: a + 1 }, { armies: d + 1 }, {}))).toBeCloseTo(chance, 3);
    // Three dice against two: 2,890, 2,275 and 2,611 of 7,776 ways.
    const [question] = contest({ armies: 3 }, { armies: 2 }, {}).questions.filter(
      ({ name }) => name === '3 dice against 2',
    );
    expect(question!.probabilities).toEqual([2890 / 7776, 2611 / 7776, 2275 / 7776]);
  });

  it('k6: as a recursion over hit points says', async () => {
    const contest = await example('k6-duel');
    const one = { hp: 7, attack: 3, defence: 2, weapon: 1, armour: 1, initiative: 1 };
    const two = { hp: 6, attack: 2, defence: 3, weapon: 2, armour: 0, initiative: 0 };
    // Open-ended k6: face f after k sixes has chance 6^-(k+1).
    const open: [number, number][] = [];
    for (let k = 0; k < 12; k++) for (let f = 1; f < 6; f++) open.push([6 * k + f, 6 ** -(k + 1)]);
    const losses = (from: typeof one, to: typeof one): Map<number, number> => {
      const found = new Map<number, number>();
      for (const [a, p] of open)
        for (const [b, q] of open) {
          const over = a - b + from.attack - to.defence;
          const loss = over > 0 ? Math.max(1, over + from.weapon - to.armour) : 0;
          found.set(loss, (found.get(loss) ?? 0) + p * q);
        }
      return found;
    };
    const [byOne, byTwo] = [losses(one, two), losses(two, one)];
    let [leads, ties] = [0, 0];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        if (a + one.initiative > b + two.initiative) leads += 1 / 36;
        if (a + one.initiative === b + two.initiative) ties += 1 / 36;
      }
    const memo = new Map<string, number>();
    const wins = (x: number, y: number): number => {
      if (x <= 0) return 0;
      if (y <= 0) return 1;
      const key = `${x} ${y}`;
      const known = memo.get(key);
      if (known !== undefined) return known;
      let [sum, stay] = [0, ties];
      const round = (order: readonly [0 | 1, 0 | 1], weight: number): void => {
        const [first, second] = order.map((who) => (who === 0 ? byOne : byTwo));
        for (const [loss, p] of first!) {
          const [x1, y1] = order[0] === 0 ? [x, y - loss] : [x - loss, y];
          if (x1 <= 0 || y1 <= 0) {
            sum += weight * p * (y1 <= 0 ? 1 : 0);
            continue;
          }
          for (const [other, q] of second!) {
            const [x2, y2] = order[1] === 0 ? [x1, y1 - other] : [x1 - other, y1];
            if (x2 === x && y2 === y) stay += weight * p * q;
            else sum += weight * p * q * wins(x2, y2);
          }
        }
      };
      round([0, 1], leads);
      round([1, 0], 1 - leads - ties);
      const value = sum / (1 - stay);
      memo.set(key, value);
      return value;
    };
    expect(await exact(contest(one, two, { rounds: 1000 }))).toBeCloseTo(wins(7, 6), 8);
  });

  it('speed: as playing it by another program says, and by hand where nothing is left to chance', async () => {
    const contest = await example('speed-duel');
    const plain = {
      hp: 10,
      speed: 5,
      damage: 4,
      accuracy: 100,
      priority: 0,
      effect: 'none',
      chanceOfEffect: 0,
    };
    const rules = { rounds: 500, burn: 2 };
    // The faster needs three hits and moves first; with priority the slower does; alike, a coin decides.
    expect(await exact(contest({ ...plain, speed: 6 }, plain, rules))).toBe(1);
    expect(await exact(contest({ ...plain, speed: 6 }, { ...plain, priority: 1 }, rules))).toBe(0);
    // Three rounds of coins: who moves first in the third wins.
    expect(await exact(contest(plain, plain, rules))).toBeCloseTo(0.5, 14);
    // A sure burn on the first hit: the burnt deals 2 and loses 2 a round: 10 → 4+2, 4+2 … down after two rounds.
    const burning = { ...plain, speed: 6, effect: 'burn', chanceOfEffect: 100 };
    expect(await exact(contest(burning, { ...plain, damage: 6 }, rules))).toBe(1);
    // Paralysis: of 4 hits needed one a round goes astray with 1/4 for the paralysed.
    const paralysing = { ...plain, speed: 6, effect: 'paralysis', chanceOfEffect: 100, damage: 1 };
    const struck = { ...plain, hp: 100, damage: 10 };
    // The first is down at the first hit of the paralysed: it stands for ever only if none comes in 99 rounds.
    expect(await exact(contest(paralysing, struck, rules))).toBeCloseTo(0.25 ** 99, 20);
    const check = checkContest(contest(burning, { ...plain, accuracy: 80 }, rules), { trials: 1000 });
    expect(check.ok).toBe(true);
  });

  it('best of three: nobody beats who mixes evenly, and whoever does not is beaten', async () => {
    const contest = await example('best-of-three');
    const mix = (rock: number, paper: number, scissors: number) => ({ rock, paper, scissors });
    const pure = [mix(1, 0, 0), mix(0, 1, 0), mix(0, 0, 1)];
    const rules = { rounds: 100 };
    for (const one of pure) expect(await exact(contest(mix(1, 1, 1), one, rules))).toBeCloseTo(0.5, 12);
    expect(await exact(contest(pure[1]!, pure[0]!, rules))).toBe(1);
    expect(await exact(contest(pure[0]!, pure[2]!, rules))).toBe(1);
    // Rock half of the time loses to paper: 1/2 win, 1/4 lose, else again: 2/3 a showing, p²(3 − 2p) of three.
    expect(await exact(contest(pure[1]!, mix(2, 1, 1), rules))).toBeCloseTo((4 / 9) * (3 - 4 / 3), 12);
  });
});
