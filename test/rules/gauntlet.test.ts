/** Gauntlets, death and return (RULES 11): worked examples, and one duel against the duel itself. */
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Tally } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { payReturn, totalLevel, withLevelsLost } from '../../src/rules/gauntlet/death.ts';
import { duelOf, freshShape } from '../../src/rules/gauntlet/duels.ts';
import { gauntletImpossible } from '../../src/rules/gauntlet/eligibility.ts';
import { createGauntlet } from '../../src/rules/gauntlet/gauntlet.ts';
import type { GauntletSetup } from '../../src/rules/gauntlet/model.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

const weak = { class: 'ranger', level: 1, IQ: 1, Podl: 0, mana: 0 };
const strong = { class: 'ranger', level: 9, IQ: 20, Podl: 20, mana: 50 };

/** The setup of a gauntlet of `hero` against the others. */
function setupOf(combatants: Fields, gauntlet: Fields, rest: Fields = {}): GauntletSetup {
  const scenario = {
    kind: 'gauntlet',
    combatants,
    gauntlets: { g: { fighter: 'hero', ...gauntlet } },
    ...rest,
  };
  const loaded = loadScenario(JSON.stringify(scenario), 'g.json');
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const [cell] = loaded.scenario.kind === 'gauntlet' ? loaded.scenario.cells : [];
  if (cell?.kind !== 'gauntlet') throw new Error('a gauntlet: must have one cell');
  return cell.setup;
}

function run(setup: GauntletSetup, runs: number): Tally {
  const contest = createGauntlet(setup);
  return simulate(contest, prepare(contest, 1000), streamKey('gauntlet', 'test'), 0, runs);
}

describe('11 the way back', () => {
  it('costs a level', () => {
    const classes = [{ class: 'mage', level: 3 }];
    expect(payReturn(classes, { levelsLost: 0, constitution: 9 })).toEqual({
      levelsLost: 1,
      constitution: 9,
    });
    expect(payReturn(classes, { levelsLost: 1, constitution: 9 })).toEqual({
      levelsLost: 2,
      constitution: 9,
    });
  });

  it('or 2 Constitution at level 1, and none comes back with Constitution below 1', () => {
    const classes = [{ class: 'mage', level: 3 }];
    expect(payReturn(classes, { levelsLost: 2, constitution: 3 })).toEqual({
      levelsLost: 2,
      constitution: 1,
    });
    expect(payReturn(classes, { levelsLost: 2, constitution: 2 })).toBeNull();
    expect(payReturn(classes, { levelsLost: 2, constitution: 1 })).toBeNull();
  });

  it('the level is taken from the highest class', () => {
    const { fighter } = setupOf(
      {
        hero: {
          classes: [
            { class: 'mage', level: 2 },
            { class: 'druid', level: 3 },
          ],
          IQ: 9,
          Podl: 9,
        },
        foe: weak,
      },
      {},
    );
    const levels = (lost: number): number[] =>
      withLevelsLost(fighter, lost).classes.map(({ level }) => level);
    expect([0, 1, 2, 3].map(levels)).toEqual([
      [2, 3],
      [2, 2],
      [1, 2],
      [1, 1],
    ]);
    expect(totalLevel(fighter.classes)).toBe(5);
  });
});

describe('a gauntlet', () => {
  it('of one duel goes as that duel goes', () => {
    const setup = setupOf(
      {
        hero: { class: 'mage', level: 5, IQ: 6, Podl: 9, mana: 20, fatigue: 30 },
        foe: { class: 'druid', level: 5, IQ: 6, Podl: 9, mana: 20, fatigue: 30 },
      },
      {},
    );
    const runs = 20_000;
    const tally = run(setup, runs);
    const duel = createDuel(duelOf(setup, 0, freshShape(setup)));
    const prepared = prepare(duel, 100_000);
    const exact = exactMarginals(duel, prepared, solvePrepared(duel, prepared)!);
    // 4.5 standard errors each: a false alarm in about 50,000 seeds.
    const check = (found: number, p: number): void =>
      expect(Math.abs(found / runs - p)).toBeLessThan(4.5 * Math.sqrt((p * (1 - p)) / runs));
    const ends = (prefix: string): number =>
      Object.entries(exact.ends).reduce((sum, [end, p]) => sum + (end.startsWith(prefix) ? p : 0), 0);
    check(tally.ends['dead'] ?? 0, exact.ends['target:soul']!);
    check(tally.metrics['won']!.find(([v]) => v === 1)![1], ends('initiator:'));
    expect(tally.metrics['duels']).toEqual([[1, runs]]);
    // A mage captures a tenth of the foe's attack strength on plane 1: 8 + 5 + 0 + 12 = 25.
    expect(tally.metrics['captured']!.map(([value]) => value)).toEqual([0, 2.5]);
    check(tally.metrics['captured']![1]![1], exact.ends['initiator:soul']!);
  });

  it('goes round the list, and comes through against minds that cannot hurt it', () => {
    const tally = run(setupOf({ hero: strong, a: weak, b: weak }, { duels: 5 }), 50);
    expect(tally.ends).toEqual({ complete: 50 });
    expect(tally.metrics['survived']).toEqual([[5, 50]]);
    // Others capture 4 %: 7 + 1 + 0 + 2 = 10 each.
    expect(tally.metrics['captured']!.map(([value, n]) => [Math.round(value * 1e9) / 1e9, n])).toEqual([
      [2, 50],
    ]);
  });

  const doomed = { hero: weak, foe: strong };

  it('ends with death where there is no return', () => {
    const tally = run(setupOf(doomed, { duels: 5 }), 20);
    expect(tally.ends).toEqual({ dead: 20 });
    expect(tally.metrics['duels']).toEqual([[1, 20]]);
    expect(tally.metrics['survived']).toEqual([[0, 20]]);
  });

  it('a soul may refuse, a body may be withheld', () => {
    expect(run(setupOf(doomed, { return: { willing: false } }), 9).ends).toEqual({ refused: 9 });
    expect(run(setupOf(doomed, { return: { bodyWithheld: 1 } }), 9).ends).toEqual({ withheld: 9 });
    const half = run(setupOf(doomed, { duels: 1, return: { bodyWithheld: 0.5 } }), 4000).ends;
    // 4.5 standard errors of a fair coin: 142 of 4,000.
    expect(Math.abs(half['withheld']! - 2000)).toBeLessThan(142);
  });

  it('is willing by chance, drawn at each return; a withheld body is asked about after that', () => {
    const tally = run(setupOf(doomed, { duels: 1, return: { willing: 0.75, bodyWithheld: 0.4 } }), 4000);
    // Refused 0.25, withheld 0.75 · 0.4 = 0.3; 4.5 standard errors: 124 and 131.
    expect(Math.abs(tally.ends['refused']! - 1000)).toBeLessThan(124);
    expect(Math.abs(tally.ends['withheld']! - 1200)).toBeLessThan(131);
    // Each return is drawn anew: of 4,000 at 0.5 each, 1,000 come back twice and more, 2,000 not at all.
    const again = run(setupOf(doomed, { duels: 50, return: { willing: 0.5, constitution: 100 } }), 4000);
    expect(again.ends).toEqual({ refused: 4000 });
    const returns = new Map(again.metrics['returns']);
    expect(Math.abs(returns.get(0)! - 2000)).toBeLessThan(142);
    expect(Math.abs(returns.get(1)! - 1000)).toBeLessThan(124);
    expect(run(setupOf(doomed, { duels: 3, return: { willing: 1, constitution: 9 } }), 9).ends).toEqual(
      run(setupOf(doomed, { duels: 3, return: { willing: true, constitution: 9 } }), 9).ends,
    );
  });

  it('returns until the levels are gone, then until the Constitution is', () => {
    const hero = { ...weak, level: 3 };
    // Levels 3 → 2 → 1, Constitution 5 → 3 → 1, then none comes back: five deaths, four returns.
    const tally = run(setupOf({ hero, foe: strong }, { duels: 50, return: { constitution: 5 } }), 10);
    expect(tally.ends).toEqual({ frail: 10 });
    expect(tally.metrics['duels']).toEqual([[5, 10]]);
    expect(tally.metrics['returns']).toEqual([[4, 10]]);
    expect(tally.metrics['level']).toEqual([[1, 10]]);
    expect(tally.metrics['constitution']).toEqual([[1, 10]]);
  });

  it('fatigue is carried over: an initiator who cannot pay cannot go on', () => {
    // Initiation 1, and at most 10 rounds of 1 an attack and 1 a defence, and then nothing is left.
    const peace = { formulas: { 1: { attack: '0', defence: '1000' } }, rules: { maxRounds: 500 } };
    const fighters = { hero: { ...strong, fatigue: 21 }, foe: strong };
    const tired = run(setupOf(fighters, { duels: 3 }, peace), 5);
    expect(tired.ends).toEqual({ exhausted: 5 });
    expect(tired.metrics['survived']).toEqual([[1, 5]]);
    const rested = run(setupOf(fighters, { duels: 3, restore: { fatigue: 1 } }, peace), 5);
    expect(rested.ends).toEqual({ complete: 5 });
    // Half of 21 comes back, 10, then half of what is lost again.
    const half = run(setupOf(fighters, { duels: 3, restore: { fatigue: 0.5 } }, peace), 5);
    expect(half.ends).toEqual({ complete: 5 });
  });

  it('mana is carried over or restored', () => {
    // Every attack of the foe hits by 1: 4 mana a round; the foe, as target, strikes once before the hero's
    // second attack destroys it (first its mana of 1 goes, then its IQ).
    const rules = { die: 'd2', initiationCost: 0 };
    const formulas = { 1: { attack: 'IQ', defence: '0' } };
    const fighters = {
      hero: { class: 'ranger', level: 1, IQ: 30, Podl: 0, mana: 400 },
      foe: { class: 'ranger', level: 1, IQ: 3, Podl: 0, mana: 1 },
    };
    const manaAfter = (restore: object, duels: number): number => {
      const setup = setupOf(fighters, { duels, restore }, { rules, formulas });
      const contest = createGauntlet(setup);
      const state = contest.begin();
      for (let n = 0; n < duels; n++) {
        contest.nextRound(state, 0);
        while (contest.ask(state) >= 0) contest.answer(state, 0);
      }
      return state[6]!;
    };
    // The first value of d2 − d2 is −1: the hero hits by 29, the foe by 2, 8 mana a duel.
    expect(manaAfter({}, 1)).toBe(392);
    expect(manaAfter({}, 2)).toBe(384);
    expect(manaAfter({ mana: 1 }, 2)).toBe(400);
    expect(manaAfter({ mana: 0.5 }, 1)).toBe(396);
  });

  it('hit points come back between duels, or as many of them as restore says', () => {
    // The hero is wounded in the only round of each duel: its 5 mana explode, and it loses 10 hit points.
    const peace = { formulas: { 1: { attack: '0', defence: '1000' } }, rules: { maxRounds: 1 } };
    const hero = { ...strong, mana: 5, hp: 25, woundChance: 1 };
    const survived = (restore: object): unknown => {
      const tally = run(
        setupOf({ hero, foe: { ...weak, mana: 0 } }, { duels: 9, restore: { mana: 1, ...restore } }, peace),
        5,
      );
      return [tally.ends, tally.metrics['survived']];
    };
    expect(survived({})).toEqual([{ complete: 5 }, [[9, 5]]]);
    // 25, 15, 5, and the third explosion kills.
    expect(survived({ hp: 0 })).toEqual([{ dead: 5 }, [[2, 5]]]);
    // 15 + ⌊0.3 · 10⌋ = 18, 8 + ⌊5.1⌋ = 13, 3 + ⌊6.6⌋ = 9, and the fourth kills.
    expect(survived({ hp: 0.3 })).toEqual([{ dead: 5 }, [[3, 5]]]);
    // 15 + 5 = 20, 10 + 7 = 17, 7 + 9 = 16, 6 + 9 = 15, 5 + 10 = 15, and so on.
    expect(survived({ hp: 0.5 })).toEqual([{ complete: 5 }, [[9, 5]]]);
  });

  it('the dead come back with all their hit points', () => {
    const peace = { formulas: { 1: { attack: '0', defence: '1000' } }, rules: { maxRounds: 1 } };
    const hero = { ...strong, mana: 5, hp: 25, woundChance: 1 };
    const gauntlet = { duels: 9, restore: { mana: 1, hp: 0 }, return: {} };
    const tally = run(setupOf({ hero, foe: { ...weak, mana: 0 } }, gauntlet, peace), 5);
    // Every third duel kills, and each death costs a level.
    expect(tally.metrics['returns']).toEqual([[3, 5]]);
    expect(tally.metrics['survived']).toEqual([[6, 5]]);
  });

  it('power points come back between duels, or as many of them as restore says', () => {
    // A hit of the foe empties the mana of the hero in the first round and destroys its soul in the second,
    // unless the hero has escaped at the end of the first by a power of 1 point.
    const sure = { formulas: { 1: { attack: '40', defence: '0' } }, rules: { die: 'd2' } };
    const power = { actEvery: 1, manifest: { power: 1, concentration: 900 }, powerPoints: 2 };
    const hero = { class: 'ranger', level: 1, IQ: 5, Podl: 0, mana: 10, ...power };
    const foe = { class: 'ranger', level: 1, IQ: 5, Podl: 0, mana: 1000 };
    const survived = (restore: object): unknown => {
      const tally = run(setupOf({ hero, foe }, { duels: 7, restore: { mana: 1, ...restore } }, sure), 5);
      return [tally.ends, tally.metrics['survived']];
    };
    expect(survived({})).toEqual([{ complete: 5 }, [[7, 5]]]);
    expect(survived({ powerPoints: 0 })).toEqual([{ dead: 5 }, [[2, 5]]]);
    // 2 − 1 + ⌊0.5⌋ = 1, 0 + 1 = 1, and so on.
    expect(survived({ powerPoints: 0.5 })).toEqual([{ complete: 5 }, [[7, 5]]]);
    // A foe that is busy too: the hero escapes without a roll, and its point is spent all the same.
    const idle = { ...foe, actEvery: 1 };
    const setup = setupOf({ hero, foe: idle }, { duels: 7, restore: { powerPoints: 0 } }, sure);
    const contest = createGauntlet(setup);
    const state = contest.begin();
    contest.nextRound(state, 0);
    while (contest.ask(state) >= 0) contest.answer(state, 0);
    expect([state[11], state[15]]).toEqual([1, 1]);
  });

  it('where lost IQ does not weaken, the strengths are those of the start of each duel', () => {
    const rules = { die: 'd2', iqLossWeakens: false };
    const formulas = { 1: { attack: 'IQ', defence: 'Podl' } };
    const fighters = {
      hero: { class: 'ranger', level: 1, IQ: 20, Podl: 0 },
      foe: { class: 'ranger', level: 1, IQ: 6, Podl: 10 },
    };
    const iqAfter = (restore: object, duels: number): number => {
      const contest = createGauntlet(setupOf(fighters, { duels, restore }, { rules, formulas }));
      const state = contest.begin();
      for (let n = 0; n < duels; n++) {
        contest.nextRound(state, 0);
        while (contest.ask(state) >= 0) contest.answer(state, 0);
      }
      return state[8]!;
    };
    // The first value of d2 − d2 is −1. First duel: 20 − 10 − 1 = 9 takes 4 of the foe's IQ, 2 are left, and the
    // next attack destroys it; the foe struck once, 6 − 0 − 1 = 5, which takes 2: the hero has 18.
    expect(iqAfter({ iq: 0 }, 1)).toBe(18);
    // Second: 18 − 10 − 1 = 7 takes 3, then 3, then the soul; the foe struck twice: 14.
    expect(iqAfter({ iq: 0 }, 2)).toBe(14);
    expect(iqAfter({ iq: 1 }, 2)).toBe(20);
    expect(iqAfter({ iq: 0.5 }, 1)).toBe(19);
  });

  it('an untrained fighter cannot begin, and may be met', () => {
    const shy = { ...strong, untrained: true };
    const reason = 'hero is untrained, only attacks when attacked (RULES 3.4)';
    expect(gauntletImpossible(setupOf({ hero: shy, foe: weak }, {}))).toBe(reason);
    expect(gauntletImpossible(setupOf({ hero: shy, foe: weak }, { initiates: 'opponent' }))).toBeNull();
    expect(gauntletImpossible(setupOf({ hero: weak, foe: shy }, {}))).toBeNull();
  });

  it('is not possible where one of its duels is not', () => {
    const setup = setupOf({ hero: strong, foe: { ...weak, hidden: true } }, {});
    expect(gauntletImpossible(setup)).toBe('foe cannot be seen (RULES 3.2)');
    expect(gauntletImpossible(setupOf({ hero: strong, foe: weak }, {}))).toBeNull();
  });
});
