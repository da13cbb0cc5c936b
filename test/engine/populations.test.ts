/** Populations: exact results against a sum over all pairs that shares nothing with the mixture, and simulated ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkshop } from '../../src/batch/workshop.ts';
import { hasTooManyParts } from '../../src/engine/prepared/mixture.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { bestOf } from '../../src/engine/prepared/remarkable.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { playTrials } from '../../src/engine/prepared/trials.ts';
import type { Marginals, Tally } from '../../src/engine/tally.ts';
import { traceTrial } from '../../src/engine/trace.ts';
import { combatantFacts } from '../../src/facts/explain/combatant.ts';
import { explainCzech } from '../../src/language/cs/explain.ts';
import { explainEnglish } from '../../src/language/en/explain.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { closeness, upsetOf } from '../../src/rules/duel/remarkable.ts';
import { tellStory } from '../../src/rules/duel/story.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { outcomeOf } from '../../src/scenario/duel/outcome.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { fractionalDuel } from '../../src/study/fractions.ts';
import { problemsOf, scenarioOf } from '../scenario/support.ts';

const rules = 'rules: { die: k6+, maxRounds: 12 }\nplanes: [1]\n';
const common = 'class: druid, fatigue: 9';

function cellsOf(text: string): DuelCell[] {
  return expandCells(scenarioOf(text, 'p.yaml')) as DuelCell[];
}

function exactOf(cell: DuelCell): Marginals {
  const work = createWorkshop({ seed: 's', duels: 1, method: 'exact', maxStates: 60_000, cells: [cell] });
  const result = work({ kind: 'exact', cell: 0 });
  return result.kind === 'exact' ? result.exact! : expect.unreachable();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Somebody with fixed figures, and how likely: worked out by hand in each test. */
interface Fixed {
  readonly fields: string;
  readonly chance: number;
}

/** The marginals of all pairs, weighted, from plain duels alone. */
function byHand(initiators: readonly Fixed[], targets: readonly Fixed[]) {
  const named = (letter: string, all: readonly Fixed[]) =>
    all.map(({ fields }, i) => `  ${letter}${i}: { ${common}, ${fields} }\n`).join('');
  const pairs = initiators.flatMap((_, i) => targets.map((__, j) => `[a${i}, b${j}]`));
  const text = `${rules}combatants:\n${named('a', initiators)}${named('b', targets)}matchups: [${pairs.join(', ')}]\n`;
  const ends = new Map<string, number>();
  const metrics = new Map<string, Map<number, number>>();
  const scores: {
    readonly i: number;
    readonly j: number;
    readonly chance: number;
    readonly score: number;
  }[] = [];
  cellsOf(text).forEach((cell, at) => {
    const [i, j] = [Math.floor(at / targets.length), at % targets.length];
    const chance = initiators[i]!.chance * targets[j]!.chance;
    const exact = exactOf(cell);
    for (const [label, p] of Object.entries(exact.ends)) ends.set(label, (ends.get(label) ?? 0) + chance * p);
    for (const [name, histogram] of Object.entries(exact.metrics)) {
      const own = metrics.get(name) ?? new Map<number, number>();
      for (const [value, p] of histogram) own.set(value, (own.get(value) ?? 0) + chance * p);
      metrics.set(name, own);
    }
    const { initiator, draw } = outcomeOf(exact);
    scores.push({ i, j, chance, score: initiator + draw / 2 });
  });
  return { ends, metrics, scores };
}

/** 1k3+1 ways by hand: 2, 3, 4 alike; Podl 2 once, 4 three times; SP 0, 0.5 or 1.5. */
const bright: Fixed[] = [2, 3, 4].flatMap((IQ) =>
  [
    { Podl: 2, chance: 1 / 4 },
    { Podl: 4, chance: 3 / 4 },
  ].flatMap(({ Podl, chance }) =>
    [0, 0.5, 1.5].map((SP) => ({
      fields: `level: 2, IQ: ${IQ}, Podl: ${Podl}, SP: ${SP}, mana: 4`,
      chance: chance / 9,
    })),
  ),
);
/** Two dice of two sides: 2, 3, 3, 4. */
const stubborn: Fixed[] = [
  { level: 1, weight: 0.75 },
  { level: 4, weight: 0.25 },
].flatMap(({ level, weight }) =>
  [
    { mana: 2, ways: 1 },
    { mana: 3, ways: 2 },
    { mana: 4, ways: 1 },
  ].map(({ mana, ways }) => ({
    fields: `level: ${level}, IQ: 3, Podl: 3, mana: ${mana}`,
    chance: (weight * ways) / 4,
  })),
);
const text = `${rules}defaults: { ${common} }
combatants:
  bright: { level: 2, IQ: 1k3+1, Podl: { 2: 1, 4: 3 }, SP: [0, 0.5, 1.5], mana: 4 }
  stubborn: { level: { 1: 0.75, 4: 0.25 }, IQ: 3, Podl: 3, mana: 2d2 }
matchups: [[bright, stubborn]]
`;

describe('the mixture over all pairs', () => {
  let exact: Marginals;
  let hand: ReturnType<typeof byHand>;
  beforeAll(() => {
    exact = exactOf(cellsOf(text)[0]!);
    hand = byHand(bright, stubborn);
  });

  it('has the ends and every distribution that a sum over all pairs has', () => {
    expect(Object.keys(exact.ends).sort()).toEqual([...hand.ends.keys()].sort());
    for (const [label, p] of Object.entries(exact.ends)) expect(p).toBeCloseTo(hand.ends.get(label)!, 12);
    expect(Object.keys(exact.metrics).sort()).toEqual([...hand.metrics.keys()].sort());
    for (const [name, histogram] of Object.entries(exact.metrics)) {
      const own = hand.metrics.get(name)!;
      expect(histogram.map(([value]) => value)).toEqual([...own.keys()].sort((a, b) => a - b));
      for (const [value, p] of histogram) expect(p, `${name} ${value}`).toBeCloseTo(own.get(value)!, 12);
    }
  });

  it('divides the spread of the score between who meets and the dice', () => {
    const mean = sum(hand.scores.map(({ chance, score }) => chance * score));
    const between = sum(hand.scores.map(({ chance, score }) => chance * (score - mean) ** 2));
    const { initiator, draw } = outcomeOf(exact);
    const all = initiator + draw / 4 - (initiator + draw / 2) ** 2;
    expect(between).toBeGreaterThan(0.01);
    expect(exact.mixture!.between).toBeCloseTo(between, 12);
    expect(exact.mixture!.between + exact.mixture!.within).toBeCloseTo(all, 12);
    expect(exact.mixture!.cases).toBe(18 * 6);
    // On plane 1 SP counts as int(SP): 0 and 0.5 are one duel, which is solved once.
    expect(exact.mixture!.parts).toBe(12 * 6);
  });

  it('tells the score along each figure, with how likely each value is', () => {
    const along = (isIt: (i: number, j: number) => boolean): readonly [number, number] => {
      const own = hand.scores.filter(({ i, j }) => isIt(i, j));
      const chance = sum(own.map((one) => one.chance));
      return [chance, sum(own.map((one) => one.chance * one.score)) / chance] as const;
    };
    const { curves } = exact.mixture!;
    expect(curves.map(({ name, figure }) => `${name} ${figure}`)).toEqual([
      ...['bright IQ', 'bright Podl', 'bright SP', 'stubborn level', 'stubborn mana'],
    ]);
    const check = (
      at: number,
      values: readonly number[],
      isIt: (value: number, i: number, j: number) => boolean,
    ) => {
      const { points } = curves[at]!;
      expect(points.map(([value]) => value)).toEqual(values);
      for (const [value, chance, score] of points) {
        const [p, mean] = along((i, j) => isIt(value, i, j));
        expect(chance).toBeCloseTo(p, 12);
        expect(score).toBeCloseTo(mean, 12);
      }
    };
    check(0, [2, 3, 4], (IQ, i) => bright[i]!.fields.includes(`IQ: ${IQ},`));
    check(1, [2, 4], (Podl, i) => bright[i]!.fields.includes(`Podl: ${Podl},`));
    check(3, [1, 4], (level, _, j) => stubborn[j]!.fields.includes(`level: ${level},`));
    check(4, [2, 3, 4], (mana, _, j) => stubborn[j]!.fields.endsWith(`mana: ${mana}`));
  });
});

describe('a mixture of more different duels than a duel may have states', () => {
  it('is not solved', () => {
    expect(hasTooManyParts({ parts: 72 }, 72)).toBe(false);
    const cells = cellsOf(
      'rules: { die: k6+, maxRounds: 1 }\nplanes: [1]\n'.concat(text.slice(rules.length)),
    );
    const exact = (maxStates: number) =>
      createWorkshop({ seed: 's', duels: 1, method: 'exact', maxStates, cells })({ kind: 'exact', cell: 0 });
    const [solved, bounded] = [exact(60_000), exact(71)];
    expect(solved.kind === 'exact' && solved.exact!.mixture!.parts).toBe(72);
    expect(bounded.kind === 'exact' && bounded.exact === null && bounded.states === 0).toBe(true);
  });
});

describe('drawn for every duel', () => {
  const cell = cellsOf(text)[0]!;
  const contest = createDuel(cell.setup);
  const prepared = prepare(contest, 60_000);
  const key = streamKey('drawn', cell.key);
  const duels = 20_000;
  let tally: Tally;
  beforeAll(() => {
    tally = simulate(contest, prepared, key, 0, duels);
  });

  it('agrees with the exact mixture, in ends and in means', () => {
    const exact = exactOf(cell);
    // Six ends and seven means, 4.5 standard errors each: a false alarm in 10,000 seeds or so; the seed is fixed.
    for (const [label, p] of Object.entries(exact.ends)) {
      const error = Math.sqrt((p * (1 - p)) / duels);
      expect(Math.abs((tally.ends[label] ?? 0) / duels - p), label).toBeLessThan(4.5 * error + 1 / duels);
    }
    for (const [name, histogram] of Object.entries(exact.metrics)) {
      const mean = sum(histogram.map(([value, p]) => value * p));
      const variance = sum(histogram.map(([value, p]) => (value - mean) ** 2 * p));
      const found = sum((tally.metrics[name] ?? []).map(([value, count]) => value * count)) / duels;
      expect(Math.abs(found - mean), name).toBeLessThanOrEqual(4.5 * Math.sqrt(variance / duels) + 1e-9);
    }
  });

  it('is the same however the duels are cut, and each can be replayed by its address', () => {
    const parts = [simulate(contest, prepared, key, 0, 300), simulate(contest, prepared, key, 300, 200)];
    const whole = simulate(contest, prepared, key, 0, 500);
    for (const label of Object.keys(whole.ends))
      expect(sum(parts.map(({ ends }) => ends[label] ?? 0))).toBe(whole.ends[label]);
    const again: Record<string, number> = {};
    const drawn = new Set<string>();
    for (let index = 0; index < 500; index++) {
      const { steps, end } = traceTrial(contest, key, index);
      const { end: label } = contest.outcome(end);
      again[label] = (again[label] ?? 0) + 1;
      if (index >= 40) continue;
      const story = tellStory(cell.setup, steps);
      expect(`${story.winner ?? 'draw'}:${story.reason}`).toBe(label);
      drawn.add(JSON.stringify(story.fighters.map(({ drawn }) => drawn)));
      expect(story.fighters[0]!.start.iq).toBe(story.fighters[0]!.drawn!.find(([name]) => name === 'IQ')![1]);
    }
    expect(again).toEqual({ ...whole.ends });
    expect(drawn.size).toBeGreaterThan(10);
  });
});

describe('a remarkable duel of populations', () => {
  const { setup, key: name } = cellsOf(text)[0]!;
  const contest = createDuel(setup);
  const key = streamKey('remarkable', name);
  const trials = playTrials(contest, prepare(contest, 60_000), key, 0, 600);
  /** What whoever won had left, by the duels retold: of whoever was drawn. */
  const left = Array.from({ length: 600 }, (_, index) => {
    const { winner, reason, rounds } = tellStory(setup, traceTrial(contest, key, index).steps);
    const { iq, mana } = rounds.at(-1)!.after[winner === 'target' ? 1 : 0]!;
    return { winner, reason, worth: iq * 1000 + mana };
  });

  it('is the closest or the biggest upset by what whoever was drawn has left', () => {
    const closest = bestOf(trials, (facts, rounds) => closeness(contest, facts, rounds))!;
    const won = left.filter(({ reason }) => reason === 'soul').map(({ worth }) => worth);
    expect(left[closest]!.worth).toBe(Math.min(...won));
    for (const side of ['initiator', 'target'] as const) {
      const upset = bestOf(trials, (facts, rounds) => upsetOf(contest, side, facts, rounds))!;
      const own = left.filter(({ winner }) => winner === side).map(({ worth }) => worth);
      expect(left[upset]!.worth, side).toBe(Math.max(...own));
    }
  });
});

describe('explained', () => {
  it('has no fraction because somebody is drawn, and tells that its figures are the likeliest of many', () => {
    const cell = cellsOf(text)[0]!;
    expect(fractionalDuel(cell).chances).toBe('drawn');
    const bright = combatantFacts(cell.setup.initiators[0]!, cell.setup);
    expect(bright.characters).toBe(18);
    for (const explain of [explainEnglish, explainCzech]) {
      const [first, ...others] = explain().combatant(bright);
      expect(first).toMatch(/18/);
      expect(others).toEqual(explain().combatant({ ...bright, characters: 1 }));
    }
  });
});

describe('a population of one point', () => {
  it('is the plain combatant, to the last digit and to the bit of every duel', () => {
    const plain = `${rules}combatants: { a: { ${common}, level: 2, IQ: 3, Podl: 3, mana: 4 } }\n`;
    const points = `${rules}combatants: { a: { class: druid, fatigue: [9], level: { 2: 7 }, IQ: [3, 3], Podl: { 3: 1, 9: 0 }, mana: { 4: 1 } } }\n`;
    expect(cellsOf(points)).toEqual(cellsOf(plain));
    const [one, other] = [cellsOf(points)[0]!, cellsOf(plain)[0]!].map(({ setup }) => createDuel(setup));
    expect(one!.law).toBe(other!.law);
  });
});

describe('bad populations', () => {
  const with_ = (fields: string) =>
    problemsOf(
      `combatants:\n  a: { class: mage, level: 1, IQ: 9, Podl: 9 }\n  b: { class: mage, level: 1, Podl: 9, ${fields} }\n`,
    );
  it.each([
    ['IQ: 2k6-3', '3:44: combatants.b.IQ: must have whole values from 0 to 1,000 only (got -1)'],
    [
      'IQ: 2k6+',
      '3:44: combatants.b.IQ: must be dice such as 2k6+3 (2d6+3): 1 to 100 closed dice of 2 to 100 sides (got "2k6+")',
    ],
    ['IQ: many', '3:44: combatants.b.IQ: must be a whole number from 0 to 1,000 (got "many")'],
    [
      'IQ: { 9: 0.5, 10: 0.3 }',
      '3:44: combatants.b.IQ: must have weights that sum to 1 (or 100); whole weights are counts and may sum to anything (got 0.8)',
    ],
    ['IQ: { 9: 0, 10: 0 }', '3:44: combatants.b.IQ: must have a weight above 0 somewhere (got none)'],
    ['IQ: { 9: 1, 10: -1 }', '3:56: combatants.b.IQ.10: must be a number from 0 to 1,000,000,000 (got -1)'],
    [
      'IQ: { nine: 1 }',
      '3:52: combatants.b.IQ.nine: must be a number, as the values of weights are (got "nine")',
    ],
    ['IQ: [9, 1001]', '3:48: combatants.b.IQ.1: must be a whole number from 0 to 1,000 (got 1001)'],
    ['IQ: []', '3:44: combatants.b.IQ: must have at least one value (got an empty list)'],
    [
      'IQ: 9, hp: { 0: 1, 5: 1 }',
      '3:51: combatants.b.hp: must have whole values from 1 to 1,000,000 only (got 0)',
    ],
    [
      'IQ: 100d6, mana: 100d6',
      '3:44: combatants.b.IQ: must make at most 10,000 different characters (got 251001)',
    ],
  ])('%s', (fields, problem) => {
    expect(with_(fields)).toEqual([problem]);
  });

  it('more pairings than can be weighed are told, and populations in gauntlets', () => {
    const many = 'IQ: 20d6, SP: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]';
    expect(problemsOf(`combatants: { a: { class: mage, level: 1, Podl: 9, ${many} } }\n`)).toEqual([
      '1:15: combatants.a: must be a matchup of at most 1,000,000 pairings of characters (got 1468944)',
    ]);
    const gauntlet =
      'kind: gauntlet\ncombatants: { a: { class: mage, level: 1, Podl: 9, IQ: [8, 9] }, b: { class: mage, level: 1, IQ: 9, Podl: 9 } }\ngauntlets: { g: { fighter: a } }\n';
    expect(problemsOf(gauntlet)).toEqual([
      '2:15: combatants.a: must be one and the same character: populations are for kind duel (got 2)',
    ]);
  });
});
