/** `souboj trace --picture` and `souboj explain`, told of one small duel. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';

const folder = freshFolder();
const path = writeScenario(
  folder,
  'small.yaml',
  `
name: Small
seed: small
planes: [1, 2]
defaults: { level: 3, IQ: 5, Podl: 7, mana: 4 }
combatants:
  mage: { class: mage, level: 4 }
  druid: { class: druid, mana: 6 }
  ghost: { class: druid, hidden: true }
matchups: [[mage, druid], [mage, ghost]]
`,
);
const large = writeScenario(
  folder,
  'large.yaml',
  `
name: Large
seed: large
defaults: { class: mage, level: 3, IQ: 5, Podl: 7, mana: 400 }
combatants: { mage: {}, rival: {} }
matchups: [[[mage, mage], [rival, rival]]]
`,
);

interface Point {
  readonly round: number;
  readonly initiator: number;
  readonly draw: number;
  readonly target: number;
}

/** Corners of the lines drawn, in the order of the series. */
function linesOf(svg: string): readonly (readonly (readonly [number, number])[])[] {
  return [...svg.matchAll(/<path d="M([\d.,L]+)" stroke="#[0-9a-f]{6}" stroke-width="2"/g)].map(
    ([, corners]) =>
      corners!.split('L').map((corner) => {
        const [x, y] = corner.split(',').map(Number);
        return [x!, y!] as const;
      }),
  );
}

describe('souboj trace --map', () => {
  it('draws the chances by mana that the JSON holds, and tells them', async () => {
    const map = join(folder, 'map.svg');
    const duel = ['trace', path, '--cell', 'mage > druid @ 1', '--duel', '3', '--map', map];
    const { code, stdout } = await souboj([...duel, '--json']);
    expect(code).toBe(0);
    const { starts } = JSON.parse(stdout) as {
      starts: readonly { mana: { initiator: number; target: number }; chances: Point }[];
    };
    // Of 4 and 6 points each point of margin takes 4, or what is left.
    expect(starts.map(({ mana }) => `${mana.initiator} ${mana.target}`).toSorted()).toEqual([
      '0 0',
      '0 2',
      '0 6',
      '4 0',
      '4 2',
      '4 6',
    ]);
    const told = (await souboj(duel)).stdout.split('\n');
    const at = told.findIndex((line) => line.startsWith('Chance of mage by starting mana'));
    expect(told[at + 1]!.trim().split(/ +/)).toEqual(['6', '2', '0']);
    const svg = readFileSync(map, 'utf8');
    for (const { mana, chances } of starts) {
      const row = told.slice(at + 2).find((line) => line.trim().startsWith(`${mana.initiator} `))!;
      const percent = 100 * chances.initiator;
      expect(row.trim().split(/ +/)[['', '6', '2', '0'].indexOf(`${mana.target}`)]).toBe(percent.toFixed(1));
      expect(svg).toContain(`>${percent.toFixed(0)}</text>`);
    }
    for (const word of ['>mana of mage<', '>mana of druid<']) expect(svg).toContain(word);
  });

  it('is refused where more than two fight', async () => {
    const cell = ['--cell', 'mage + mage > rival + rival @ 1', '--duel', '0'];
    const { code, stdout, stderr } = await souboj(['trace', large, ...cell, '--map', join(folder, 'no.svg')]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--map: .*only a duel of two/m);
  });
});

describe('souboj trace --picture', () => {
  it('draws the chances that the JSON holds, both sides, round by round', async () => {
    const picture = join(folder, 'course.svg');
    const duel = ['trace', path, '--cell', 'mage > druid @ 1', '--duel', '3', '--json', '--picture', picture];
    const { code, stdout } = await souboj(duel);
    expect(code).toBe(0);
    const { curve } = (JSON.parse(stdout) as { course: { curve: readonly Point[] } }).course;
    expect(curve.length).toBeGreaterThan(3);
    const svg = readFileSync(picture, 'utf8');
    const lines = linesOf(svg);
    expect(lines).toHaveLength(2);
    for (const [side, corners] of [
      ['initiator', lines[0]!],
      ['target', lines[1]!],
    ] as const) {
      // 240 pixels from 100 % at the top to 0 % at the bottom; corners are written to a hundredth of a pixel.
      expect(corners.map(([, y]) => y)).toEqual(curve.map((at) => expect.closeTo(240 * (1 - at[side]), 1)));
      const steps = corners.slice(1).map(([x], i) => x - corners[i]![0]);
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.05);
    }
    for (const word of ['>mage<', '>druid<', 'start of round', 'the chances of duel 3'])
      expect(svg).toContain(word);
    expect(svg).not.toContain('>draw<');
  });

  it('is refused where there are too many states to look back through', async () => {
    const { code, stdout, stderr } = await souboj([
      ...[
        'trace',
        large,
        '--cell',
        'mage + mage > rival + rival @ 1',
        '--duel',
        '1',
        '--picture',
        join(folder, 'none.svg'),
      ],
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--picture: .*states/m);
  });
});

describe('souboj explain', () => {
  it('tells classes, base and strengths of a combatant', async () => {
    const { code, stdout } = await souboj(['explain', path, '--of', 'mage']);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'mage',
      '  classes: mage 4',
      '  base: 10 (highest class base)',
    ]);
    // By hand, base 10, level 4, IQ 5, Podl 7, SP 0: 10 + 4 + 2·5 and 10 + 4 + 2·7; then 3·5 and 3·7 on plane 2;
    // 5 + 6 + 25 and 5 + 6 + 35 on plane 3; 8 + 20 + 7 and 8 + 7 + 10 on plane 5; 15 and 14 + 5 on plane 7.
    const wanted: readonly (readonly [number, number, number])[] = [
      [1, 24, 28],
      [2, 29, 35],
      [3, 36, 46],
      [5, 35, 25],
      [7, 15, 19],
    ];
    for (const [plane, attack, defence] of wanted)
      expect(stdout).toMatch(
        new RegExp(`^ {2}plane ${plane}: attack ${attack} = .*; defence ${defence} = `, 'm'),
      );
  });

  it('gives chances as fractions that add up to 1 to the last digit', async () => {
    const { code, stdout } = await souboj(['explain', path, '--fraction']);
    expect(code).toBe(0);
    const [first, second, third, ...more] = stdout.trimEnd().split(/\n(?! )/);
    expect(more).toHaveLength(1);
    expect(third).toMatch(/^mage > druid @ 2 \[/);
    expect(second!.split('\n')).toEqual([
      expect.stringMatching(/^mage > ghost @ 1 \[/),
      '  no duel: the pairing is not possible',
    ]);
    const told = [...first!.matchAll(/^ {2}(\w+(?: wins)?): (\d+)\/(\d+) = (\d\.\d{30})…$/gm)];
    expect(told.map(([, what]) => what)).toEqual(['initiator wins', 'draw', 'target wins']);
    const [a, b, c] = told.map(([, , above, below]) => [BigInt(above!), BigInt(below!)] as const);
    const sum = a![0] * b![1] * c![1] + b![0] * a![1] * c![1] + c![0] * a![1] * b![1];
    expect(sum === a![1] * b![1] * c![1]).toBe(true);
    for (const [, , above, below, decimals] of told) {
      const cut = BigInt(decimals!.replace('.', ''));
      const rest = BigInt(above!) * 10n ** 30n - cut * BigInt(below!);
      expect(rest >= 0n && rest < BigInt(below!)).toBe(true);
    }
    const [, solved, error] =
      /the solver says (\S+) for the initiator, and that it is off by (\S+) at most/.exec(first!)!;
    expect(Math.abs(Number(solved) - Number(told[0]![4]))).toBeLessThanOrEqual(Number(error));
    expect(Number(error)).toBeLessThan(1e-12);
  });
});
