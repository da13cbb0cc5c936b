import { describe, expect, it } from 'vitest';
import { createInversion, type Inversion, invert } from '../../src/engine/inversion.ts';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';
import type { Question } from '../../src/rules/contest.ts';
import { chanceQuestion, uniformQuestion } from '../../src/rules/dice.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { chiSquareUpperTail } from '../../src/stats/special/chi-square.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';

const rare: Question = {
  name: 'one in 10^12, one in a million, the rest',
  values: [1, 2, 3],
  probabilities: [1e-12, 1e-6, 1 - 1e-6 - 1e-12],
  convex: true,
};
const questions: readonly Question[] = [
  ...createDuel(duelSetup(referenceDuel)).questions,
  ...createDuel(duelSetup({ ...referenceDuel, rules: { die: 'k100+' } })).questions,
  ...createDuel(duelSetup({ ...referenceDuel, rules: { die: 'k2' } })).questions,
  uniformQuestion('d20', 1, 20, true),
  uniformQuestion('one of three', 0, 3, false),
  chanceQuestion('one in a thousand', 0.001),
  rare,
];
const inversion = createInversion(questions);

/** Number of words, of all 2^32, that come to each outcome: the widths of the intervals. */
function widths(from: Inversion, q: number): number[] {
  const end = q + 1 < from.start.length ? from.start[q + 1]! : from.bounds.length;
  const bounds = [...from.bounds.slice(from.start[q]!, end)];
  return bounds.map((bound, i) => bound - (i === 0 ? 0 : bounds[i - 1]!));
}

describe('inversion, counted out', () => {
  it.each(questions.map((question, q) => [question.name, q] as const))(
    'gives each outcome of "%s" its share of the 2^32 words, to one word',
    (_, q) => {
      const { probabilities } = questions[q]!;
      const shares = widths(inversion, q);
      expect(shares.length).toBe(probabilities.length);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(2 ** 32);
      shares.forEach((share, outcome) => {
        expect(Math.abs(share - probabilities[outcome]! * 2 ** 32)).toBeLessThanOrEqual(1);
      });
    },
  );

  it.each(questions.map((question, q) => [question.name, q] as const))(
    'answers by these intervals at both ends of every one of "%s": monotone, so a larger word is a larger value',
    (_, q) => {
      let from = 0;
      widths(inversion, q).forEach((share, outcome) => {
        if (share === 0) return;
        expect(invert(inversion, q, from)).toBe(outcome);
        expect(invert(inversion, q, from + share - 1)).toBe(outcome);
        from += share;
      });
      expect(from).toBe(2 ** 32);
    },
  );
});

describe('inversion, sampled', () => {
  // Literal seed; p below 1e-6 would be one false alarm in a million seeds for each of the distributions.
  it('draws the margins of the reference duel as often as they are probable (χ²)', () => {
    const stream = createStream(streamKey('inversion', 'chi-square'));
    stream.seek(0);
    const draws = 1_000_000;
    [0, 1].forEach((q) => {
      const { probabilities } = questions[q]!;
      const counts = probabilities.map(() => 0);
      for (let i = 0; i < draws; i++) counts[invert(inversion, q, stream.next())]!++;
      // Outcomes that are expected fewer than ten times are taken together.
      let statistic = 0;
      let groups = 0;
      let [count, expected] = [0, 0];
      probabilities.forEach((p, outcome) => {
        count += counts[outcome]!;
        expected += p * draws;
        if (expected < 10 && outcome + 1 < probabilities.length) return;
        statistic += (count - expected) ** 2 / expected;
        groups++;
        [count, expected] = [0, 0];
      });
      expect(chiSquareUpperTail(statistic, groups - 1)).toBeGreaterThan(1e-6);
    });
  });
});
