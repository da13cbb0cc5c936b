/** A duel retold: every step answered once more, with the rules telling what happens. Facts only, no sentence. */
import { OVER, type State } from '../contest.ts';
import { parseDie } from '../dice.ts';
import { type DiceBehind, diceBehind, facesOf } from '../diceBehind.ts';
import type { DuelSetup } from '../model.ts';
import type { DuelContext } from './context.ts';
import { type Drawn, drawnFigures, drawnIn } from './drawn.ts';
import { distractionDC } from './draws.ts';
import { createDuel, type DuelContest } from './duel.ts';
import type { DuelEvent } from './events.ts';
import { at, header, out, word } from './layout.ts';
import { distinctNames } from './names.ts';
import { type Side, winnerOf } from './remarkable.ts';

/** A step of the duel, as `traceTrial` records it. */
export type StoryStep =
  | { readonly kind: 'round'; readonly round: number; readonly roundKind: number }
  | {
      readonly kind: 'draw';
      readonly question: number;
      readonly outcome: number;
      readonly word: number;
      readonly side: number;
    };

/** How a combatant left the duel. */
export type Leaving = 'soul' | 'withdrawn' | 'fled' | 'explosion' | 'pulled' | 'pulledDead';

/** What a combatant has at a moment; `null` where it is not counted. */
export interface Figures {
  readonly mana: number;
  readonly iq: number;
  readonly fatigue: number | null;
  /** Whoever has left keeps the hit points it left with (RULES 6). */
  readonly hp: number | null;
  readonly powerPoints: number | null;
  /** `null` while it is in the duel. */
  readonly left: Leaving | null;
}

/** The dice of an exchange: `[12, 12, 5]` is an open-ended 29. `defence` is `null` for a passive one. */
export interface Faces {
  readonly attack: readonly number[];
  readonly defence: readonly number[] | null;
  /** Margin that they make. */
  readonly margin: number;
}

/** Something that happened, the dice behind it, and what everybody has then. */
export interface StoryEvent {
  readonly event: DuelEvent;
  /** The step of the duel that it belongs to, counted from 0. */
  readonly step: number;
  readonly dice: Faces | null;
  readonly after: readonly Figures[];
}

/** A round of the story. */
export interface StoryRound {
  readonly round: number;
  /** The step that it begins with, counted from 0. */
  readonly step: number;
  /** Side whose turns come first. */
  readonly first: Side;
  readonly events: readonly StoryEvent[];
  readonly after: readonly Figures[];
}

/** A combatant of the story. */
export interface StoryFighter {
  /** Told apart by a number where a name occurs twice. */
  readonly name: string;
  readonly side: Side;
  /** Strengths at the start. */
  readonly attack: number;
  readonly defence: number;
  /** What it has once the initiation is paid. */
  readonly start: Figures;
  /** Who was drawn of its population, by figure; absent where it is the same in every duel. */
  readonly drawn?: Drawn;
}

/** A whole duel. */
export interface Story {
  readonly fighters: readonly StoryFighter[];
  readonly rounds: readonly StoryRound[];
  readonly winner: Side | null;
  /** Reason of the end, for example `soul`. */
  readonly reason: string;
  /** Facts of the end by metric, `rounds` included. */
  readonly facts: Readonly<Record<string, number>>;
}

/** How somebody left, by the number in the state. */
const leavings: Readonly<Record<(typeof out)[keyof typeof out], Leaving | null>> = {
  [out.here]: null,
  [out.soul]: 'soul',
  [out.withdrawn]: 'withdrawn',
  [out.fled]: 'fled',
  [out.explosion]: 'explosion',
  [out.pulled]: 'pulled',
  [out.pulledDead]: 'pulledDead',
};
const counted = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** What everybody has; `row` is the number of rounds completed (the clock's fatigue is that of the round's start). */
type Look = (state: State, row: number) => Figures[];

/**
 * Looks at a duel as it goes on. The rules keep only what all explosions took from whoever is in; who is seen to
 * have left took those until then, and no later one (RULES 6). They forget power points with the end.
 */
function watch(context: DuelContext): Look {
  const taken = context.fighters.map((): number | null => null);
  const points = context.fighters.map(({ powerPoints }) => powerPoints);
  return (state, row) => {
    const damage = context.rules.explosionDamagePerMana * state[header.released]!;
    return context.fighters.map((fighter, c) => {
      const left = leavings[state[at(c, word.out)]! as (typeof out)[keyof typeof out]];
      if (left !== null) taken[c] ??= damage;
      if (Number.isFinite(fighter.powerPoints) && state[header.end] === 0)
        points[c] = state[at(c, word.powerPoints)]!;
      return {
        mana: state[at(c, word.mana)]!,
        iq: Math.max(0, state[at(c, word.iq)]!),
        fatigue: counted(context.clock.byRound[row * context.count + c]! + state[at(c, word.deviation)]!),
        hp: counted(fighter.hp - (taken[c] ?? damage)),
        powerPoints: counted(points[c]!),
        left,
      };
    });
  };
}

/** Dice behind the draw of an exchange. */
function facesBehind(
  contest: DuelContest,
  behind: DiceBehind,
  step: StoryStep,
  event: DuelEvent,
): Faces | null {
  if (step.kind !== 'draw' || event.kind !== 'exchange') return null;
  const { ask, rules, questions } = contest.context;
  const die = parseDie(rules.die)!;
  const question = questions[step.question]!;
  const marginAt = (thrown: number): number => event.margin + thrown - event.roll;
  if (step.question === ask.active) {
    const [first, second] = behind.pair(question, step.outcome, step.word, step.side);
    return {
      attack: facesOf(die, first),
      defence: facesOf(die, second),
      margin: marginAt(first - second),
    };
  }
  const roll = behind.roll(question, step.outcome, step.word);
  return { attack: facesOf(die, roll), defence: null, margin: marginAt(roll) };
}

/**
 * An event in full. The rules hold rolls within the bounds beyond which nothing changes, and with them margins and
 * DCs; the dice know the rest.
 */
function inFull(context: DuelContext, event: DuelEvent, dice: Faces | null, hitBy: number): DuelEvent {
  if (event.kind === 'exchange' && dice !== null) {
    return { ...event, roll: event.roll + dice.margin - event.margin, margin: dice.margin };
  }
  if (event.kind !== 'check') return event;
  const { powerLevel } = context.fighters[event.who]!.manifest!;
  return { ...event, difficulty: distractionDC(hitBy, powerLevel) };
}

/** Retells a duel from its steps; the steps must be those of a whole duel of this setup. */
export function tellStory(setup: DuelSetup, steps: readonly StoryStep[]): Story {
  const whole = createDuel(setup);
  const outcomes = drawnIn(whole, steps);
  const contest = whole.drawn?.(outcomes) ?? whole;
  const { context } = contest;
  const behind = diceBehind(parseDie(context.rules.die)!);
  const state = contest.begin();
  const look = watch(context);
  const start = look(state, 0);
  const rounds: (Omit<StoryRound, 'after'> & { events: StoryEvent[]; after: readonly Figures[] })[] = [];
  let events: StoryEvent[] = [];
  let begun = 0;
  let at = 0;
  /** Margin of the latest attack, which a check may be about. */
  let hitBy = 0;
  context.tell = (event, now) => {
    const dice = facesBehind(contest, behind, steps[at]!, event);
    hitBy = dice?.margin ?? hitBy;
    events.push({
      event: inFull(context, event, dice, hitBy),
      step: at,
      dice,
      after: look(now, Math.max(0, begun - 1)),
    });
  };
  for (const [i, step] of steps.entries()) {
    if (i < outcomes.length) continue;
    at = i;
    if (step.kind === 'draw') {
      contest.answer(state, step.outcome);
    } else {
      const first = state[header.initiative] === 0 ? 'initiator' : 'target';
      events = [];
      begun++;
      contest.nextRound(state, step.roundKind);
      if (contest.ask(state) === OVER) begun--;
      else rounds.push({ round: begun, step: i, first, events, after: [] });
    }
    const round = rounds.at(-1);
    if (round === undefined) continue;
    const over = contest.ask(state) === OVER;
    const betweenRounds = contest.ask(state) < 0 && !over;
    if (betweenRounds) round.after = look(state, begun);
    else if (over && step.kind === 'draw') round.after = events.at(-1)?.after ?? round.after;
  }
  if (contest.ask(state) !== OVER) contest.timeOut(state);
  const { end, values, clock } = contest.outcome(state);
  const clocks = contest.clockValues(clock, begun);
  return {
    fighters: fightersOf(context, start, drawnFigures(setup, outcomes)),
    rounds,
    winner: winnerOf(end),
    reason: end.split(':')[1]!,
    facts: Object.fromEntries([
      ['rounds', begun],
      ...contest.metrics.map((name, m) => [name, values[m]!] as const),
      ...contest.clockMetrics.map((name, m) => [name, clocks[m]!] as const),
    ]),
  };
}

function fightersOf(
  context: DuelContext,
  start: readonly Figures[],
  drawn: readonly (Drawn | undefined)[],
): StoryFighter[] {
  const names = distinctNames(context.fighters.map((fighter) => fighter.name));
  return context.fighters.map((fighter, c) => ({
    name: names[c]!,
    side: c < context.sideA ? 'initiator' : 'target',
    attack: context.attack[c]![fighter.IQ]!,
    defence: context.defence[c]![fighter.IQ]!,
    start: start[c]!,
    ...(drawn[c] === undefined ? {} : { drawn: drawn[c] }),
  }));
}
