/** An attempt as a list of draws (RULES 9.10 to 9.11b): each leads to the next one, or to the event that ends the attempt. */
import type { Question } from '../contest.ts';
import { chanceQuestion } from '../dice.ts';
import { type Check, concentrationAgainst, concentrationCheck, dispelCheck } from './check.ts';
import { type AttemptEnd, eventLabel, eventsOf } from './events.ts';
import type { DaySetup, Manifestation, Manifester } from './model.ts';
import { targetChecks, targetsQuestion } from './targets.ts';

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

/** The draws of one attempt up to its targets, in the order in which it is settled (RULES 9.10). */
function drawsOf(manifestation: Manifestation, manifester: Manifester): Draw[] {
  const { level, distractions, targets, invalidChance, deadMagicChance } = manifestation;
  const draws: Draw[] = [];
  distractions.forEach((distraction, d) => {
    if (distraction.chance <= 0) return;
    if (distraction.chance < 1) draws.push(...chance(distraction.kind, distraction.chance, 'skip', null));
    const modifier = concentrationAgainst(manifester, distraction);
    draws.push(check(concentrationCheck(distraction, level, modifier), 'lost', null, d));
  });
  if (manifester.transparency) draws.push(...chance('dead magic', deadMagicChance, null, 'invalid'));
  draws.push(...chance('parameters not met', invalidChance, null, 'invalid'));
  if (targets.length > 1) return draws;
  for (const { check: own, spares, onSuccess } of targetChecks(targets[0]!, manifestation, manifester)) {
    draws.push(check(own, onSuccess ? null : spares, onSuccess ? spares : null, null));
  }
  return draws;
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
  const layOut = (question: Question, lead: (value: number) => number): void => {
    steps.push({ question: questionOf(question), next: Int32Array.from(question.values, lead) });
  };
  const first = plan.manifestations.map((each, manifestation) => {
    const { targets, dispelledBy, manifesterLevel } = each;
    const draws = drawsOf(each, manifester);
    const start = steps.length;
    const several = targets.length > 1;
    const dispelling = start + draws.length + (several ? 1 : 0);
    const event = (end: AttemptEnd, distraction: number | null = null, affected = 0): number =>
      ~labels.indexOf(eventLabel({ manifestation, end, distraction, affected }));
    /** Where an attempt goes that has affected so many targets. */
    const affecting = (affected: number): number =>
      dispelledBy === null ? event('effective', null, affected) : dispelling + affected - 1;
    draws.forEach(({ question, from, no, yes, distraction }, i) => {
      const after = (jump: number): number =>
        i + jump < draws.length || several ? start + i + jump : affecting(1);
      const lead = (answer: Draw['no']): number =>
        answer === null
          ? after(1)
          : answer === 'skip'
            ? after(2)
            : event(answer, answer === 'lost' ? distraction : null);
      layOut(question, (value) => lead(value >= from ? yes : no));
    });
    if (several) {
      const [none, saved] = [event('resisted'), event('saved')];
      layOut(targetsQuestion(each, manifester), (value) =>
        value === 0 ? none : value === 1 ? saved : affecting(value - 1),
      );
    }
    if (dispelledBy !== null) {
      const { question, from } = dispelCheck(dispelledBy, manifesterLevel);
      targets.forEach((_, i) => {
        const stays = event('effective', null, i + 1);
        layOut(question, (value) => (value >= from ? event('dispelled') : stays));
      });
    }
    if (steps.length === start) layOut(certain, () => affecting(1));
    return start;
  });
  return { questions, steps, first, labels };
}
