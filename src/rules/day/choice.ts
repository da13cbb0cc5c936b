/** What a plan attempts next (RULES 9.11). */
import type { Question } from '../contest.ts';
import type { Plan } from './model.ts';

/** Whether a plan could go on for ever without a cap on its attempts. */
export function neverEnds({ order, whenShort, attempts, manifestations }: Plan): boolean {
  if (attempts !== null) return false;
  const tried = order === 'weighted' ? manifestations.filter(({ weight }) => weight > 0) : manifestations;
  const free = ({ cost }: { cost: number }): boolean => cost === 0;
  return order === 'sequence' && whenShort === 'stop' ? tried.every(free) : tried.some(free);
}

/** Most attempts that a pool pays for, by a plan that ends. */
export function mostAttempts(plan: Plan, powerPoints: number): number {
  if (plan.attempts !== null) return plan.attempts;
  const costs = plan.manifestations.map(({ cost }) => cost).filter((cost) => cost > 0);
  const paid = Math.floor(powerPoints / Math.min(...costs)) + 1;
  const free = costs.length < plan.manifestations.length;
  return free ? (paid + 1) * plan.manifestations.length : paid;
}

/** The next manifestation of a sequence from `position` on, or −1 when the day is over. */
export function nextInSequence(plan: Plan, position: number, powerPoints: number): number {
  const { manifestations, whenShort } = plan;
  const tries = whenShort === 'stop' ? 1 : manifestations.length;
  for (let i = 0; i < tries; i++) {
    const index = (position + i) % manifestations.length;
    if (manifestations[index]!.cost <= powerPoints) return index;
  }
  return -1;
}

/** Draws among the manifestations of a weighted plan that come into question with a number of points. */
export interface Choices {
  readonly questions: readonly Question[];
  /** Question for what can be paid: number in `questions`, ~manifestation where only one is left, `null` for none. */
  choiceAt(powerPoints: number): number | null;
}

/** Lays out the choices of a weighted plan: one question for each set of manifestations. */
export function layOutChoices(plan: Plan): Choices {
  const { manifestations, whenShort } = plan;
  const questions: Question[] = [];
  const byCost = new Map<number, number | null>();
  const costs = [...new Set(manifestations.map(({ cost }) => cost))].sort((a, b) => a - b);
  const choiceAmong = (indices: readonly number[]): number | null => {
    const total = indices.reduce((sum, index) => sum + manifestations[index]!.weight, 0);
    const drawn = indices.filter((index) => manifestations[index]!.weight > 0);
    if (drawn.length === 0) return null;
    if (drawn.length === 1) return ~drawn[0]!;
    return (
      questions.push({
        name: `manifestation ${drawn.map((index) => index + 1).join(', ')}`,
        values: drawn,
        probabilities: drawn.map((index) => manifestations[index]!.weight / total),
        convex: false,
      }) - 1
    );
  };
  const all = manifestations.map((_, index) => index);
  if (whenShort === 'stop') {
    const always = choiceAmong(all);
    return { questions, choiceAt: () => always };
  }
  for (const cost of costs) {
    byCost.set(cost, choiceAmong(all.filter((index) => manifestations[index]!.cost <= cost)));
  }
  return {
    questions,
    choiceAt: (powerPoints) => {
      const cost = costs.findLast((each) => each <= powerPoints);
      return cost === undefined ? null : byCost.get(cost)!;
    },
  };
}
