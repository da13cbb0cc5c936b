/** An attempt as a list of draws (RULES 9.10): each leads to the next one, or to the event that ends the attempt. */
import type { Question } from '../contest.ts';
import { chanceQuestion } from '../dice.ts';
import {
  type Check,
  concentrationAgainst,
  concentrationCheck,
  dispelCheck,
  resistanceCheck,
  resistanceMet,
  saveDifficulty,
  savingThrow,
} from './check.ts';
import { type AttemptEnd, eventLabel, eventsOf } from './events.ts';
import type { DaySetup, Manifestation, Manifester } from './model.ts';

/** One draw of an attempt. */
export interface Step {
  /** Index of its question. */
  readonly question: number;
  /** By outcome: number of the next step, or ~event. */
  readonly next: Int32Array;
}

/** All attempts of a plan, laid out. */
export interface Attempts {
  readonly questions: readonly Question[];
  readonly steps: readonly Step[];
  /** First step of each manifestation. */
  readonly first: readonly number[];
  /** Labels of the events, by number. */
  readonly labels: readonly string[];
}

/** A draw to be laid out: a chance or a check, and what either answer leads to; `null`: the draw after it. */
interface Draw {
  readonly question: Question;
  /** Least value that counts as yes. */
  readonly from: number;
  readonly no: AttemptEnd | 'skip' | null;
  readonly yes: AttemptEnd | null;
  /** Distraction that a `lost` is put down to. */
  readonly distraction: number | null;
}

/** The draws of a chance: none where it never happens; `skip` leaves out the next draw. */
function chance(name: string, p: number, no: Draw['no'], yes: Draw['yes']): Draw[] {
  if (p <= 0) return [];
  return p >= 1
    ? [{ question: certain, from: 0, no, yes, distraction: null }]
    : [{ question: chanceQuestion(name, p), from: 1, no, yes, distraction: null }];
}

/** A draw with a single outcome, for what needs none. */
const certain: Question = { name: 'nothing', values: [0], probabilities: [1], convex: true };

function check(
  { question, from }: Check,
  no: Draw['no'],
  yes: Draw['yes'],
  distraction: number | null,
): Draw {
  return { question, from, no, yes, distraction };
}

/** The draws of one attempt, in the order in which it is settled. */
function drawsOf(manifestation: Manifestation, manifester: Manifester): Draw[] {
  const { level, manifesterLevel, distractions, target } = manifestation;
  const draws: Draw[] = [];
  distractions.forEach((distraction, d) => {
    if (distraction.chance <= 0) return;
    if (distraction.chance < 1) draws.push(...chance(distraction.kind, distraction.chance, 'skip', null));
    const modifier = concentrationAgainst(manifester, distraction);
    draws.push(check(concentrationCheck(distraction, level, modifier), 'lost', null, d));
  });
  if (manifester.transparency) draws.push(...chance('dead magic', target.deadMagicChance, null, 'invalid'));
  draws.push(...chance('parameters not met', target.invalidChance, null, 'invalid'));
  const resistance = resistanceMet(manifestation, manifester.transparency);
  if (resistance !== null) {
    draws.push(check(resistanceCheck(manifesterLevel, resistance), 'resisted', null, null));
  }
  if (target.save !== null) {
    const difficulty = saveDifficulty(level, manifester.keyModifier);
    draws.push(check(savingThrow(target.save, difficulty), null, 'saved', null));
  }
  if (target.dispel !== null) {
    draws.push(check(dispelCheck(manifesterLevel, target.dispel), 'resisted', null, null));
  }
  return draws.length > 0 ? draws : [{ question: certain, from: 0, no: null, yes: null, distraction: null }];
}

/** Lays out the attempts of a setup. */
export function layOutAttempts({ manifester, plan }: DaySetup): Attempts {
  const labels = eventsOf(plan).map(eventLabel);
  const questions: Question[] = [];
  const steps: Step[] = [];
  const questionOf = (question: Question): number => {
    const known = questions.findIndex(
      ({ name, probabilities }) => name === question.name && probabilities[0] === question.probabilities[0],
    );
    return known >= 0 ? known : questions.push(question) - 1;
  };
  const first = plan.manifestations.map((each, manifestation) => {
    const draws = drawsOf(each, manifester);
    const start = steps.length;
    draws.forEach(({ question, from, no, yes, distraction }, i) => {
      const after = (jump: number): number =>
        i + jump < draws.length ? start + i + jump : event('effective', null);
      const event = (end: AttemptEnd, to: number | null): number =>
        ~labels.indexOf(eventLabel({ manifestation, end, distraction: to }));
      const lead = (answer: Draw['no']): number =>
        answer === null
          ? after(1)
          : answer === 'skip'
            ? after(2)
            : event(answer, answer === 'lost' ? distraction : null);
      const next = Int32Array.from(question.values, (value) => lead(value >= from ? yes : no));
      steps.push({ question: questionOf(question), next });
    });
    return start;
  });
  return { questions, steps, first, labels };
}
