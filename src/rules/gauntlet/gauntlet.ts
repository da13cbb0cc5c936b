/** A gauntlet as a contest: one duel a round, death and return between them (RULES 11). */
import { type Contest, NEXT_ROUND, OVER } from '../contest.ts';
import { chanceQuestion, uniformQuestion } from '../dice.ts';
import { at } from '../duel/layout.ts';
import { isMage } from '../strength.ts';
import { totalLevel } from './death.ts';
import { Duels, freshShape } from './duels.ts';
import type { GauntletSetup } from './model.ts';
import { ends, header, phase, Way } from './way.ts';

/** How a gauntlet ends. */
export const gauntletEnds = ['complete', 'dead', 'refused', 'withheld', 'frail', 'exhausted'] as const;

/** Metrics of a gauntlet. */
export const gauntletMetrics = [
  'duels',
  'survived',
  'won',
  'returns',
  'level',
  'constitution',
  'captured',
] as const;

/** The contest of a setup whose pairings are all possible; too large to tabulate, drawn directly. */
export function createGauntlet(setup: GauntletSetup): Contest {
  const duels = new Duels(setup);
  const { fighter, opponents, rules, classes } = setup;
  const withheld = setup.return?.bodyWithheld ?? 0;
  const willing = setup.return?.willing ?? 0;
  const draw = duels.questions.length;
  const questions = [
    ...duels.questions,
    uniformQuestion(`opponent 1 to ${opponents.length}`, 0, opponents.length, false),
    ...(withheld > 0 && withheld < 1 ? [chanceQuestion('body withheld', withheld)] : []),
    ...(willing > 0 && willing < 1 ? [chanceQuestion('willing to return', willing)] : []),
  ];
  const asked = questions.length - 1;
  const way = new Way(setup, duels);
  const share = isMage(fighter, classes) ? rules.captureMage : rules.captureOther;
  const powers = opponents.map((_, opponent) => {
    const { context } = duels.against(opponent, freshShape(setup)).contest;
    return share * context.soulPower[way.fighter === 0 ? 1 : 0]!;
  });
  const law = JSON.stringify(['gauntlet', setup], (_, value: unknown) =>
    value === Number.POSITIVE_INFINITY ? 'unlimited' : value,
  );
  return {
    questions,
    schedule: { kindOf: new Uint16Array(setup.duels), kinds: 1 },
    metrics: gauntletMetrics,
    clockMetrics: [],
    chainKey: law,
    law,
    untabulated: true,
    begin: () => {
      const state = new Int32Array(way.inner + at(2, 0));
      state[header.constitution] = setup.return?.constitution ?? 0;
      way.refresh(state);
      return state;
    },
    ask: (state) => {
      switch (state[header.phase]) {
        case phase.between:
          return NEXT_ROUND;
        case phase.choosing:
          return draw;
        case phase.duelling:
          return way.ask(state);
        case phase.willing:
          return asked;
        case phase.withheld:
          return draw + 1;
        default:
          return OVER;
      }
    },
    answer: (state, outcome) => {
      switch (state[header.phase]) {
        case phase.choosing:
          way.start(state, outcome);
          break;
        case phase.duelling:
          way.answer(state, outcome);
          break;
        case phase.willing:
          if (outcome === 0) way.end(state, ends.refused);
          else way.seekBody(state, setup.return!);
          break;
        case phase.withheld:
          if (outcome === 1) way.end(state, ends.withheld);
          else way.comeBack(state);
          break;
      }
    },
    nextRound: (state) => {
      if (setup.order === 'listed') way.start(state, state[header.duels]! % opponents.length);
      else if (opponents.length === 1) way.start(state, 0);
      else state[header.phase] = phase.choosing;
    },
    timeOut: (state) => way.end(state, ends.complete),
    outcome: (state) => {
      const level = totalLevel(fighter.classes) - state[header.levelsLost]!;
      const captured = powers.reduce((sum, power, i) => sum + power * state[way.souls + i]!, 0);
      return {
        end: gauntletEnds[state[header.end]!]!,
        values: [
          state[header.duels]!,
          state[header.survived]!,
          state[header.won]!,
          state[header.returns]!,
          level,
          state[header.constitution]!,
          captured,
        ],
        clock: '',
      };
    },
    clockValues: () => [],
  };
}
