import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chances, Course } from '../../src/engine/prospects.ts';
import { traceTrial } from '../../src/engine/trace.ts';
import { traceCzech } from '../../src/language/cs/trace.ts';
import { traceEnglish } from '../../src/language/en/trace.ts';
import { streamKey } from '../../src/random/key.ts';
import { renderStory } from '../../src/report/trace/render.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelEvent } from '../../src/rules/duel/events.ts';
import { type Story, tellStory } from '../../src/rules/duel/story.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import type { TraceAddress, TracedDuel } from '../../src/study/trace.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';
import { mind, pair } from '../support/fixedRolls.ts';
import { setups, tinyMind, tinySetup } from '../support/tinyDuels.ts';

const address: TraceAddress = {
  scenario: 'Test',
  seed: 'seed',
  cell: 'A1 > B1 @ 1',
  variant: 'printed',
  axes: [{ name: 'defaults.mana', value: 20 }],
  duel: 1234,
  found: null,
};

function tell(setup: DuelSetup, index: number, key = streamKey('trace', 'text')) {
  return tellStory(setup, traceTrial(createDuel(setup), key, index).steps);
}

/** A story as `traceOf` gives it, without chances. */
function traced(setup: DuelSetup, story: Story): TracedDuel {
  return { address, cell: { setup } as DuelCell, story, course: null };
}

const text = (setup: DuelSetup, index: number): string =>
  renderStory(traced(setup, tell(setup, index)), traceEnglish);

describe('the story in English', () => {
  it('names the duel, the combatants, every round and the end', () => {
    const lines = text(duelSetup(referenceDuel), 0).split('\n');
    expect(lines[0]).toBe('Test: duel 1,234 of A1 > B1 @ 1 [printed, defaults.mana = 20], seed seed');
    expect(lines[2]).toBe('A1 (initiator): attack 46, defence 42, mana 60, IQ 14');
    expect(lines[3]).toBe('B1 (target): attack 42, defence 44, mana 60, IQ 13');
    const rounds = lines.filter((line) => /^Round \d+$/.test(line));
    expect(lines.at(-4)).toMatch(new RegExp(`^After ${rounds.length} rounds: A1 wins|B1 wins`));
    expect(lines.filter((line) => line.startsWith('  = A1: '))).toHaveLength(rounds.length);
  });

  it('tells how a remarkable duel was found', () => {
    const found = { ...address, found: { wish: 'median', among: 5000 } } as const;
    const setup = duelSetup(referenceDuel);
    const lines = renderStory({ ...traced(setup, tell(setup, 0)), address: found }, traceEnglish).split('\n');
    expect(lines[1]).toBe('(of median length, ended in the most common way, among the first 5,000 duels)');
  });

  it('tells the chances after every round, and the throw that decided most', () => {
    // Two rounds of a coin: who is ahead by one takes the only mana, then the only IQ.
    const setup = tinySetup([tinyMind({ mana: 0, IQ: 0 })], [tinyMind({ mana: 1, IQ: 0 })], { maxRounds: 2 });
    const chances = (initiator: number, target: number) => ({
      initiator,
      target,
      draw: 1 - initiator - target,
    });
    const story = tell(setup, 0);
    const steps = story.rounds.flatMap(({ step, events }) => [step, ...events.map((told) => told.step)]);
    const last = Math.max(...steps);
    const before = chances(0.25, 0.625);
    const course: Course = {
      chances: [...new Array<Chances>(last + 1).fill(before), chances(0, 1)],
      curve: [
        { round: 1, ...before },
        { round: 2, ...chances(0, 1) },
      ],
      decisive: { round: 1, step: last },
      turn: { round: 1, moved: -0.3125 },
    };
    const lines = renderStory({ ...traced(setup, story), course }, traceEnglish).split('\n');
    expect(lines).toContain('Before the first throw: A1 25.0 %, B1 62.5 %, a draw 12.5 %');
    expect(lines).toContain('  ~ chances: A1 0 % (−25.0), B1 100 %');
    expect(lines).toContain('Chance of A1, round by round: ▃▁');
    expect(lines).toContain('The turn: round 1 cost A1 31.3 points.');
    const attack = story.rounds
      .flatMap(({ events }) => events)
      .find(({ step, event }) => step === last && event.kind === 'exchange')!;
    const who = attack.event.kind === 'exchange' && attack.event.who === 0 ? ['A1', 'B1'] : ['B1', 'A1'];
    expect(lines.at(-2)).toBe(
      `The most decisive throw: round 1, ${who[0]} attacks ${who[1]}; it took B1 from 62.5 % to 100 %.`,
    );
    const other = renderStory(
      { ...traced(setup, story), course: { ...course, turn: { round: 2, moved: 0.125 } } },
      traceCzech,
    );
    expect(other.replaceAll('\u00a0', ' ')).toContain('Obrat: v kole 2 ztrácí B1 12,5 p. b.\n');
    const czech = renderStory({ ...traced(setup, story), course: null }, traceCzech);
    expect(czech.trimEnd().split('\n').at(-1)).toBe('Šance na výhru chybějí: souboj má příliš mnoho stavů.');
  });

  it('tells namesakes apart', () => {
    const setup = duelSetup({ initiator: mind(), target: mind() });
    const same = { ...setup, targets: setup.initiators };
    expect(text(same, 0)).toContain('A1 (2) (target)');
    expect(text(same, 0)).toContain('A1 (1) attacks A1 (2): ');
  });

  it.each([
    ['withdraws', pair({ withdrawBelow: { mana: 30 } }), 'A1 withdraws, mana below 30 (8.3).'],
    [
      'is pursued',
      pair({ withdrawBelow: { mana: 30 } }, { class: 'mage', fatigue: 1 }),
      'A1 would withdraw, mana below 30, but B1 pursues for 1 fatigue and becomes the initiator (8.3).',
    ],
    [
      'flees',
      pair({ fleeBelow: { iq: 11 }, fleeRounds: 2 }),
      'A1 decides to flee, IQ below 11: out after 2 more rounds (8.4).',
    ],
    ['is on the way', pair({ fleeBelow: { iq: 11 } }), 'A1 is on its way out of range (8.4).'],
    ['has fled', pair({ fleeBelow: { iq: 11 } }), 'A1 is out of range (8.4).'],
    ['holds', pair({}, { hold: 'always' }), 'B1 holds its attack (8.1, hold: always).'],
    ['acts', pair({}, { actEvery: 1 }), 'B1 acts in the physical world (8.5, actEvery: 1).'],
    ['is busy', pair({}, { actEvery: 1 }), 'against a bare 20 (busy elsewhere)'],
    [
      'manifests',
      pair({}, { actEvery: 1, manifest: { power: 2, concentration: 99 } }),
      'B1 completes the power and is gone (8.6).',
    ],
    [
      'keeps the power',
      pair({}, { actEvery: 1, manifest: { power: 2, concentration: 99 }, mana: 999 }),
      /B1 keeps the power: Concentration \d+ \+ 99 against \d+ \(8\.6\)\./,
    ],
    [
      'loses the power',
      pair({}, { actEvery: 1, manifest: { power: 2, concentration: -9 } }),
      /B1 loses the power: Concentration \d+ − 9 against \d+ \(8\.6\)\./,
    ],
    [
      'has lost the power',
      pair({}, { actEvery: 1, manifest: { power: 2, concentration: -9 } }),
      'B1 has lost its power and does nothing more in this round (8.6).',
    ],
    ['is tired', pair({}, { fatigue: 1 }), 'B1 is too tired to attack (4.3).'],
    ['is too tired to defend', pair({}, { fatigue: 1 }), 'against a bare 20 (too tired to defend)'],
    [
      'saves its strength',
      pair({}, { fatigue: 3, reserveFatigue: 3 }),
      'B1 saves its last 3 points for defence (8.2, reserveFatigue).',
    ],
    [
      'is untrained',
      pair({ actEvery: 2 }, { untrained: true }),
      'B1, untrained, was not attacked and does not attack (4.3).',
    ],
    ['is wounded', pair({ woundChance: 1 }), 'A1 is wounded in the physical world (6).'],
    [
      'explodes',
      pair({ woundChance: 1 }, { hp: 1 }),
      'The magic fields explode: 40 mana set free, 80 hit points to everybody in reach (6). B1 dies.',
    ],
    [
      'is torn upward',
      pair({}, {}, { pull: { 1: 1 }, pullDeath: 1 }),
      'A1 is torn upward and dies of it (7).',
    ],
    [
      'survives above',
      pair({}, {}, { pull: { 1: 1 }, pullDeath: 0 }),
      'A1 is torn upward and survives above (7).',
    ],
    ['is exhausted', pair({ hold: 'always' }, { hold: 'always' }), 'a draw, nobody can ever attack again.'],
    ['times out', pair({}, {}, { maxRounds: 1 }), 'After 1 round: a draw, the limit of rounds is reached.'],
    [
      'is outnumbered, second passive defence at −5',
      {
        initiator: [mind(), mind(), mind()],
        target: mind({ IQ: 400, mana: 0 }),
        formulas: { 1: { attack: '9', defence: '9' } },
      },
      'against a bare 9 − 5 (no defence left)',
    ],
    [
      'withdraws by the round',
      { initiator: mind({ withdrawWhen: { after: 1 } }), target: mind() },
      'withdraws, after 1 round (8.3b)',
    ],
    [
      'withdraws from enemies who have too much, and is pursued',
      {
        initiator: mind({ withdrawWhen: { after: 2, enemy: { iq: 1 } } }),
        target: mind({ class: 'mage' }),
      },
      /would withdraw, after 2 rounds, while an enemy has more than IQ 1, but .* pursues .* \(8\.3b\)/,
    ],
  ])('somebody %s', (_, duel, sentence) => {
    const stories = Array.from({ length: 20 }, (_unused, index) => text(duelSetup(duel), index)).join('');
    if (typeof sentence === 'string') expect(stories).toContain(sentence);
    else expect(stories).toMatch(sentence);
  });

  it('has words for everything, in every setup', () => {
    const met = new Set<DuelEvent['kind']>();
    fc.assert(
      fc.property(setups(3), fc.nat(), (setup, index) => {
        const story = tell(setup, index);
        for (const { event } of story.rounds.flatMap((round) => round.events)) met.add(event.kind);
        const told = renderStory(traced(setup, story), traceEnglish);
        expect(told).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
        // The line of what everybody has grows with their number, at most 50 characters each.
        const everybody = 50 * (setup.initiators.length + setup.targets.length);
        const most = (line: string): number => (line.startsWith('  = ') ? Math.max(200, everybody) : 200);
        expect(told.split('\n').filter((line) => line.length >= most(line))).toEqual([]);
        expect(JSON.parse(JSON.stringify(story))).toEqual(story);
      }),
      { seed: 61, numRuns: 300 },
    );
    expect(met.size).toBe(14);
  });
});
