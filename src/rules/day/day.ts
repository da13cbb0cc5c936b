/** A day of manifesting powers as a contest (RULES 9.10, 9.11): one attempt a round, one event an attempt. */
import { type Contest, NEXT_ROUND, OVER, type RoundEvents, type State } from '../contest.ts';
import { type Choices, layOutChoices, mostAttempts, nextInSequence } from './choice.ts';
import { attemptEnds, eventsOf } from './events.ts';
import type { DaySetup, Plan } from './model.ts';
import { type Attempts, layOutAttempts } from './steps.ts';
import * as phase from './words/phase.ts';
import * as word from './words/word.ts';

/** How a day ends: the points run short, or the attempts that were asked for are made. */
export const dayEnds = ['short', 'attempts'] as const;

/** Metrics of a day beside its counters. */
export const dayMetrics: readonly string[] = ['pp_spent', 'pp_left'];

/** The day of a complete setup; the plan must be one that ends. */
export function createDay(setup: DaySetup): Contest {
  const { manifester, plan } = setup;
  const attempts = layOutAttempts(setup);
  const choices = layOutChoices(plan);
  const day = new Day(setup, attempts, choices);
  const limit = mostAttempts(plan, manifester.powerPoints);
  const chainKey = chainKeyOf(setup, attempts, choices, limit);
  return {
    questions: [...attempts.questions, ...choices.questions],
    schedule: { kindOf: new Uint16Array(limit), kinds: 1 },
    metrics: dayMetrics,
    clockMetrics: [],
    chainKey,
    law: chainKey,
    events: eventsFrom(plan, attempts, day),
    begin: () => Int32Array.of(phase.between, manifester.powerPoints, 0, 0),
    ask: (state) => day.ask(state),
    answer: (state, outcome) => day.answer(state, outcome),
    nextRound: (state) => day.next(state),
    timeOut: (state) => day.end(state, phase.capped),
    outcome: (state) => {
      const left = state[word.powerPoints]!;
      const end = dayEnds[state[word.phase] === phase.capped ? 1 : 0];
      return { end, values: [manifester.powerPoints - left, left], clock: '' };
    },
    clockValues: () => [],
  };
}

/** Moves the states of a day. */
class Day {
  private readonly plan: Plan;
  private readonly attempts: Attempts;
  private readonly choices: Choices;

  constructor({ plan }: DaySetup, attempts: Attempts, choices: Choices) {
    this.plan = plan;
    this.attempts = attempts;
    this.choices = choices;
  }

  ask(state: State): number {
    switch (state[word.phase]) {
      case phase.between:
        return NEXT_ROUND;
      case phase.choosing:
        return this.attempts.questions.length + this.choices.choiceAt(state[word.powerPoints]!)!;
      case phase.attempting:
        return this.attempts.steps[state[word.step]!]!.question;
      default:
        return OVER;
    }
  }

  /** Starts the next attempt, or the draw that chooses it; ends the day where there is none. */
  next(state: State): void {
    const points = state[word.powerPoints]!;
    if (this.plan.order === 'sequence') {
      const manifestation = nextInSequence(this.plan, state[word.position]!, points);
      if (manifestation < 0) this.end(state, phase.short);
      else this.start(state, manifestation);
      return;
    }
    const choice = this.choices.choiceAt(points);
    if (choice === null) this.end(state, phase.short);
    else if (choice >= 0) state[word.phase] = phase.choosing;
    else this.start(state, ~choice);
  }

  answer(state: State, outcome: number): void {
    if (state[word.phase] === phase.choosing) {
      const choice = this.choices.choiceAt(state[word.powerPoints]!)!;
      this.start(state, this.choices.questions[choice]!.values[outcome]!);
      return;
    }
    const next = this.attempts.steps[state[word.step]!]!.next[outcome]!;
    if (next < 0) state[word.phase] = phase.between;
    state[word.step] = Math.max(0, next);
  }

  /** The event of an outcome, −1 where the attempt goes on. */
  eventOf(state: State, outcome: number): number {
    if (state[word.phase] !== phase.attempting) return -1;
    const next = this.attempts.steps[state[word.step]!]!.next[outcome]!;
    return next < 0 ? ~next : -1;
  }

  /** Pays for an attempt, or ends the day where that cannot be done (RULES 9.3, 9.11). */
  private start(state: State, manifestation: number): void {
    const { cost } = this.plan.manifestations[manifestation]!;
    if (cost > state[word.powerPoints]!) {
      this.end(state, phase.short);
      return;
    }
    state[word.phase] = phase.attempting;
    state[word.powerPoints] = state[word.powerPoints]! - cost;
    state[word.step] = this.attempts.first[manifestation]!;
    if (this.plan.order === 'sequence') {
      state[word.position] = (manifestation + 1) % this.plan.manifestations.length;
    }
  }

  /** Ends the day and clears the words that no longer matter. */
  end(state: State, how: number): void {
    state[word.phase] = how;
    state[word.position] = 0;
    state[word.step] = 0;
  }
}

/** What is counted over a day. */
function eventsFrom(plan: Plan, { labels }: Attempts, day: Day): RoundEvents {
  const events = eventsOf(plan);
  const counter = (name: string, worth: (event: (typeof events)[number]) => number) => ({
    name,
    worth: events.map(worth),
  });
  const costOf = (index: number): number => plan.manifestations[index]!.cost;
  return {
    labels,
    counters: [
      counter('attempts', () => 1),
      counter('manifested', ({ end }) => Number(end !== 'lost' && end !== 'invalid')),
      ...attemptEnds.map((each) => counter(each, ({ end }) => Number(end === each))),
      counter('pp_wasted', ({ end, manifestation }) =>
        end === 'lost' || end === 'invalid' ? costOf(manifestation) : 0,
      ),
      counter('targets_affected', ({ affected }) => affected),
    ],
    eventOf: (state, outcome) => day.eventOf(state, outcome),
  };
}

/** Everything that decides states, transitions and what is counted; names are left out. */
function chainKeyOf(
  { manifester, plan }: DaySetup,
  attempts: Attempts,
  choices: Choices,
  limit: number,
): string {
  const { order, whenShort, manifestations } = plan;
  return JSON.stringify([
    'day',
    manifester.powerPoints,
    limit,
    plan.attempts !== null,
    order,
    whenShort,
    manifestations.map(({ cost, weight, distractions }) => [cost, weight, distractions.length]),
    attempts.first,
    attempts.steps.map(({ question, next }) => [question, [...next]]),
    [...attempts.questions, ...choices.questions].map(({ name, probabilities }) => [name, probabilities[0]]),
  ]);
}
