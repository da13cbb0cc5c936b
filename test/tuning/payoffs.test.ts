import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { payoffs, StudyError } from '../../src/index.ts';
import { seatEquilibrium } from '../../src/tuning/meta/equilibrium.ts';
import { readPayoffs } from '../../src/tuning/payoffs/table.ts';
import { generator } from './problems.ts';

/** Every problem of a table, one a line: `line:column where must found`. */
function problemsOf(text: string, seats = false): string[] {
  const read = readPayoffs(text, 't.csv', seats);
  return read.ok
    ? []
    : read.problems.map(({ line, column, where, must, found }) =>
        [`${line}:${column}`, where, must[0], found?.[0]].join(' '),
      );
}

const scoresOf = (text: string, seats = false): number[][] => {
  const read = readPayoffs(text, 't.csv', seats);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.table.payoffs.map((row) => row.map(({ score }) => score));
};

const close = (found: readonly number[], expected: readonly number[], digits: number): void =>
  found.forEach((own, i) => {
    expect(own).toBeCloseTo(expected[i]!, digits);
  });

describe('published games', () => {
  it('rock, paper, scissors in every way of writing: a third each, everybody beats one', async () => {
    const ways = [
      ',r,p,s\nr,0.5,0,1\np,1,0.5,0\ns,0,1,0.5\n',
      '"a ""corner""",r,p,s\r\nr,,0 %,100%\r\np,100 %,,0%\r\ns,0%,100 %,\r\n',
      '\uFEFFx;r;p;s\nr;-;0;100\np;100;50;0,0\ns;0;100;–\n',
      'x\ts\tr\tp\nr\t1\t\t0\np\t0\t1\t\ns\t\t0\t1\n',
      ',r,p,s\nr,,0,1\np,,,0\ns,,,\n',
      ',r,p,s\nr,,,\np,1,,\ns,0,1,\n',
    ];
    for (const way of ways) {
      const { result } = await payoffs(way, { seed: 'one' });
      const [game] = result.games;
      close(game!.equilibrium!.mixture, [1 / 3, 1 / 3, 1 / 3], 8);
      expect(game!.equilibrium!.unique, way).toBe(true);
      expect(game!.movement, way).toBeNull();
      expect(game!.cycles).toHaveLength(1);
      expect(result.value).toBeNull();
    }
  });

  // I. Palacios-Huerta, Professionals Play Minimax, Review of Economic Studies 70 (2003) 395-415, section 4: scoring
  // rates of 1,417 penalty kicks, and the frequencies that the equilibrium predicts.
  it('penalty kicks: 38.54 % and 41.99 % to the natural side, as printed', async () => {
    const url = new URL('../../scenarios/tables/penalty-kicks.csv', import.meta.url);
    const { result } = await payoffs(readFileSync(url, 'utf8'), { seats: true });
    const [rows, columns] = result.games;
    close(rows!.equilibrium!.mixture, [0.3854, 0.6146], 4);
    close(columns!.equilibrium!.mixture, [0.4199, 0.5801], 4);
    // Where the goalkeeper's shares leave the kicker no choice: .4199 · .583 + .5801 · .9497.
    expect(result.value).toBeCloseTo(0.7957, 4);
    expect([rows!.equilibrium!.unique, columns!.equilibrium!.unique]).toEqual([true, true]);
  });

  // The worked example of "Zero-sum game" in the English Wikipedia: Red 4/7, 3/7; Blue 0, 4/7, 3/7; Red wins 20/7.
  it('two rows against three columns, one of them dominated for the columns', async () => {
    const points = [
      [30, -10, 20],
      [10, 20, -20],
    ];
    const share = (own: number): string => String((own + 20) / 50);
    const text = `,A,B,C\n${points.map((row, i) => `${i + 1},${row.map(share).join()}`).join('\n')}`;
    const { result } = await payoffs(text, { seats: true });
    close(result.games[0]!.equilibrium!.mixture, [4 / 7, 3 / 7], 7);
    close(result.games[1]!.equilibrium!.mixture, [0, 4 / 7, 3 / 7], 7);
    expect(result.value! * 50 - 20).toBeCloseTo(20 / 7, 7);
    // A is worse for Blue than C against both, so it is never played.
    expect(result.games[1]!.dominated).toEqual([{ dominated: 0, by: 2, beyondNoise: true }]);
  });
});

describe('two populations', () => {
  it('no reply gains, and every equilibrium lies within the extent: 40 games of chance', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = generator(seed);
      const [n, m] = [2 + Math.floor(random() * 5), 2 + Math.floor(random() * 5)];
      const score = Array.from({ length: n }, () => Array.from({ length: m }, random));
      const { rows, columns, value } = seatEquilibrium(score);
      const forRow = score.map((row) => row.reduce((sum, own, j) => sum + own * columns.mixture[j]!, 0));
      const forColumn = columns.mixture.map((_, j) =>
        score.reduce((sum, row, i) => sum + row[j]! * rows.mixture[i]!, 0),
      );
      expect(Math.max(...forRow), `game ${seed}`).toBeLessThan(value + 1e-7);
      expect(Math.min(...forColumn), `game ${seed}`).toBeGreaterThan(value - 1e-7);
    }
  });

  it('twin rows share, twin columns too, and it is told', () => {
    const twins = seatEquilibrium([
      [0.2, 0.8, 0.8],
      [0.2, 0.8, 0.8],
      [0.9, 0.4, 0.4],
    ]);
    expect([twins.rows.unique, twins.columns.unique]).toEqual([false, false]);
    close(twins.rows.least.slice(0, 2), [0, 0], 6);
    expect(twins.rows.most[0]).toBeCloseTo(twins.rows.most[1]!, 6);
    expect(twins.rows.most[0]! + twins.rows.mixture[2]!).toBeCloseTo(1, 6);
  });

  it('a row that is worse against every column is told beyond noise only where the intervals part', async () => {
    const text = (games: number): string =>
      `,a,b\ngood,0.7 (${games}),0.6 (${games})\nbad,0.5 (${games}),0.4 (${games})\n`;
    const beyond = async (games: number): Promise<readonly boolean[]> =>
      (await payoffs(text(games), { seats: true, seed: 'x' })).result.games[0]!.dominated.map(
        ({ beyondNoise }) => beyondNoise,
      );
    expect(await beyond(20)).toEqual([false]);
    expect(await beyond(20_000)).toEqual([true]);
  });
});

describe('counts', () => {
  it('three wins of three are no certainty: nobody beats anybody beyond noise', async () => {
    const { result } = await payoffs(',r,p,s\nr,,0/3,3/3\np,3/3,,0/3\ns,0/3,3/3,\n', { seed: 'few' });
    expect(result.games[0]!.cycles).toEqual([]);
    expect(result.games[0]!.movement!.every(({ low, high }) => high - low > 0.1)).toBe(true);
    const many = await payoffs(',r,p,s\nr,,0/30,30/30\np,30/30,,0/30\ns,0/30,30/30,\n', { seed: 'few' });
    expect(many.result.games[0]!.cycles).toHaveLength(1);
  });

  it('wins of games are shares, and half points count', () => {
    expect(scoresOf(',a,b\na,,27.5/50\nb,22.5/50,')).toEqual([
      [0.5, 0.55],
      [0.44999999999999996, 0.5],
    ]);
  });
});

describe('a bad table', () => {
  it.each<[what: string, text: string, problems: string[], seats?: boolean]>([
    ['nothing', '', ['1:1 table payoffTable nothing']],
    ['names alone', ',a,b\n', ['1:1 table payoffTable nothing']],
    ['a row that is short', ',a,b\na,,0.6\nb,0.4\n', ['3:3 b fieldsInRow count']],
    ['not square', ',a,b,c\na,,0.6,0.7\nb,0.4,,0.5\n', ['1:6 c rowToo none']],
    ['another name', ',a,b\na,,0.6\nbb,0.4,\n', ['3:1 bb columnToo none', '1:4 b rowToo none']],
    ['a name twice', ',a,a\na,,1\na,0,\n', ['3:1 rows newName value', '1:4 columns newName value']],
    ['no name', ',a,\na,,1\nb,0,\n', ['1:4 columns someName nothing', '3:1 b columnToo none']],
    ['one choice', ',a\na,0.5\n', ['2:1 rows choicesBetween count', '1:2 columns choicesBetween count']],
    ['no number', ',a,b\na,,x\nb,0.4,\n', ['2:4 a > b winRateCell value']],
    [
      'out of 0 to 100',
      ',a,b\na,,101\nb,-1,\n',
      ['2:4 a > b winRateCell value', '3:3 b > a winRateCell value'],
    ],
    ['over 100 %', ',a,b\na,,101%\nb,0,\n', ['2:4 a > b winRateCell value']],
    ['more wins than games', ',a,b\na,,7/5\nb,0,\n', ['2:4 a > b winRateCell value']],
    ['no games', ',a,b\na,,0/0\nb,0,\n', ['2:4 a > b winRateCell value']],
    ['not 1 together', ',a,b\na,,0.6\nb,0.5,\n', ['2:4 a > b addToOne counterpart']],
    ['other games', ',a,b\na,,6/10\nb,8/20,\n', ['2:4 a > b sameGames counterpart']],
    ['a mirror that is not even', ',a,b\na,0.6,0.6\nb,0.4,\n', ['2:3 a > a evenMirror value']],
    [
      'a hole, both ways round',
      ',a,b,c\na,,0.6,\nb,0.4,,0.5\nc,,0.5,\n',
      ['2:8 a > c winRateCell nothing', '4:3 c > a winRateCell nothing'],
    ],
    ['a hole', ',a,b,c\na,,0.6,0.5\nb,,,0.5\nc,0.5,0.5,\n', ['3:3 b > a winRateCell nothing']],
    ['a hole of two populations', ',a,b\nx,0.1,\ny,0.4,0.3\n', ['2:7 x > b winRateCell nothing'], true],
    ['an open quote', ',a,b\na,,"0.6\nb,0.4,\n', ['2:4 table closedQuotes end']],
    ['text behind a quote', ',a,b\na,,"0.6"x\nb,0.4,\n', ['2:9 table fieldEnd value']],
    [
      'a place behind a quoted line',
      ',"a\nb",c\n"a\nb",,0.6\nc,0.5,\n',
      ['4:5 a\nb > c addToOne counterpart'],
    ],
  ])('%s', (_, text, problems, seats) => {
    expect(problemsOf(text, seats)).toEqual(problems);
  });

  it('is refused with all of it', async () => {
    const refused = await payoffs(',a,b\na,,x\nb,y,\n', { name: 'bad.csv' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StudyError);
    expect((refused as StudyError).refusals.map(({ where }) => where[0])).toEqual([
      'bad.csv:2:4',
      'bad.csv:3:3',
    ]);
  });
});
