/** Comparisons in English. */
import type { Change, Difference, PooledChange } from '../../analysis/compare/comparison.ts';
import type { ComparisonReading, VariantSummary } from '../../facts/comparison/summary.ts';
import type { Extremes } from '../../facts/run/extremes.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { figuresOf } from '../forms/figures.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';

/** English texts about comparisons. */
export function englishComparison(phrasing: Phrasing, numbers: Numbers): ComparisonTexts {
  const { name, code, strong } = phrasing;
  const figures = figuresOf(numbers, (low, high) => `${low} to ${high}`);
  const points = (difference: Difference | null) => figures.difference(difference, 100);
  const setting = (axes: readonly AxisValue[]) =>
    axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`).join(', ');
  const subject = (about: PooledChange['subject']) =>
    about.kind === 'side' ? name(about.side) : `plane ${about.plane}`;
  return {
    title: ({ scenarios, baseline, variants }) =>
      `${numbers.list(scenarios.map(name))}: ${variants.length === 1 ? name(variants[0]!) : 'variants'} against ${name(baseline)}`,
    unmatched: (count, all) =>
      `${strong(`${numbers.whole(count)} of ${numbers.whole(all)} matchups ${count === 1 ? 'has' : 'have'} no counterpart`)} and ${count === 1 ? 'is' : 'are'} not compared.`,
    apart: (variant, baseline) =>
      `${strong(name(variant))} has no possible matchup in common with ${name(baseline)}: nothing of it is compared.`,
    unmatchedGroup: ({ there, missing, variant, impossible, count }) =>
      `${impossible ? `Possible in ${name(there)} only, not possible in ${name(missing)}` : `Only in ${name(there)}, not in ${name(missing)}`}${variant === null ? '' : `, variant ${name(variant)}`}: ${numbers.whole(count)} ${count === 1 ? 'matchup' : 'matchups'}.`,
    moreUnmatched: (count) => `and ${numbers.whole(count)} more`,
    headings: {
      changed: 'What changed',
      sides: 'By side',
      planes: 'By plane',
      matchups: 'By matchup',
      flips: 'Duels that came out otherwise',
      unmatched: 'Without a counterpart',
      reading: 'How to read it',
    },
    columns: {
      matchup: 'initiator > target',
      plane: 'plane',
      setting: 'setting',
      subject: 'of',
      before: 'before %',
      after: 'after %',
      win: 'win rate, points',
      score: 'score, points',
      effect: 'h',
      p: 'p (Holm)',
      initiatorDrain: 'initiator’s drain',
      targetDrain: 'target’s drain',
      ownDrain: 'own drain',
      otherDrain: 'opponents’ drain',
      rounds: 'rounds',
      verdict: 'verdict',
      duel: 'duel',
      from: 'ended before',
      to: 'ends after',
      cells: 'matchups',
    },
    sentences: (summary) => sentencesOf(summary, { phrasing, numbers, points, subject, setting }),
    setting,
    subject,
    points,
    mean: (difference) => figures.difference(difference, 1),
    p: figures.p,
    verdict: (change, margin) => verdictText(change, margin, numbers, phrasing),
    end: (label) => name(label.replace(':', ': ')),
    flipsNote: (shown, all) =>
      `The winner changed in ${numbers.whole(all)} duels of those played side by side; here are the first ${numbers.whole(shown)}, at most three of each matchup. ${code('flipped.csv')} has up to twenty of each. A duel is named by its matchup, plane and number, and is replayed with the seed of this comparison.`,
    sameRows: (count) =>
      `${numbers.whole(count)} further ${count === 1 ? 'matchup shows' : 'matchups show'} the same change by law and ${count === 1 ? 'is' : 'are'} left out here; ${code('comparison.csv')} has them all.`,
    identicalRows: (count) =>
      `${numbers.whole(count)} ${count === 1 ? 'matchup does' : 'matchups do'} not differ at all (the very same duel by the rules, or the same exact value) and ${count === 1 ? 'is' : 'are'} left out here.`,
    reading: (comparison) => readingOf(comparison, phrasing, numbers),
  };
}

function verdictText(
  { verdict, direction, needed, means }: Change,
  margin: number,
  numbers: Numbers,
  { strong }: Phrasing,
): string {
  const width = numbers.significant(margin * 100, 4);
  switch (verdict) {
    case 'identical':
      return means === 'identical' ? 'identical by law' : 'no difference (exact)';
    case 'equivalent':
      return `equivalent within ±${width}${direction === null ? '' : `, though ${direction}`}`;
    case 'higher':
    case 'lower':
      return `${strong(verdict)}${means === 'exact' ? ' (exact)' : ''}`;
    case 'undecided':
      if (means === 'unknown') return 'not known';
      return `undecided${needed === null ? '' : `; about ${numbers.significant(needed, 2)} duels would decide`}`;
  }
}

interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  points(difference: Difference | null): string;
  subject(subject: PooledChange['subject']): string;
  setting(axes: readonly AxisValue[]): string;
}

function sentencesOf(
  { variant, baseline, matchups, margin, counts, largest, sides, planes }: VariantSummary,
  { phrasing, numbers, points, subject, setting }: Wording,
): readonly string[] {
  const { name, code, strong } = phrasing;
  const all = numbers.whole(matchups.length);
  const one = (verdict: Change['verdict'], words: string) =>
    counts[verdict] === 0 ? [] : [`${numbers.whole(counts[verdict])} ${words}`];
  const parts = [
    ...one('higher', 'where the initiator wins more often'),
    ...one('lower', 'where it wins less often'),
    ...one('equivalent', `equivalent within ±${numbers.significant(margin * 100, 4)} points`),
    ...one('identical', 'the same as before'),
    ...one('undecided', 'undecided at this size'),
  ];
  const head = `${strong(name(variant))} against ${name(baseline)}, ${all} ${matchups.length === 1 ? 'matchup' : 'matchups'}: ${numbers.list(parts)}.`;
  const place = (axes: readonly AxisValue[]) => (axes.length === 0 ? '' : ` [${setting(axes)}]`);
  const how = (change: Change) => (change.win?.exact === true ? ' (exact)' : '');
  const ends = (own: Extremes<PooledChange> | null, words: string) => {
    if (own === null) return [];
    const { least: last, most: first } = own;
    const tell = (change: PooledChange) =>
      `${subject(change.subject)}${place(change.axes)} ${points(change.win)} points${how(change)}`;
    return [`${words}: ${first === last ? tell(first) : `from ${tell(last)} to ${tell(first)}`}.`];
  };
  return [
    head,
    ...(largest === null
      ? []
      : [
          `Largest change of a win rate: ${code(largest.key)}${place(largest.axes)}, ${points(largest.win)} points${how(largest)}.`,
        ]),
    ...ends(sides, 'On average over its matchups, a side’s own win rate changed'),
    ...ends(planes, 'On average over the matchups of a plane, the initiator’s win rate changed'),
  ];
}

function readingOf(
  { margin, confidence, family, looked, has }: ComparisonReading,
  { strong, code }: Phrasing,
  numbers: Numbers,
): readonly string[] {
  const level = `${numbers.significant(confidence * 100, 6)} %`;
  const alpha = numbers.significant(1 - confidence, 4);
  const width = `±${numbers.significant(margin * 100, 4)} points`;
  return [
    `${strong('Differences')} are after less before, in points of percentage for rates; a draw counts half in the score, as nothing in the win rate.`,
    ...(has.exact
      ? [
          `${strong('Exact')}: both win rates were solved, so their difference is known and needs no interval and no test. It stands without brackets.`,
        ]
      : []),
    ...(has.paired
      ? [
          `${strong('Paired')}: both settings fought the same duels on the same random numbers. In brackets the ${level} interval of the paired difference (Bonett and Price for rates, betting for means, which allows for rare values not seen); p from the exact McNemar test on the duels whose winner changed.`,
        ]
      : []),
    ...(has.independent
      ? [
          looked
            ? `${strong('Two samples, looked at')}: the runs do not share their duels, and looks at the counts decided how many there are. In brackets the ${level} interval that allows for it: the farthest that two time-uniform intervals let the figures lie apart; p from the same intervals. Averages have an interval, but no test and no verdict.`
            : `${strong('Two samples')}: the runs do not share their duels. In brackets Newcombe’s ${level} interval (for means two intervals by betting put together); p from Fisher’s exact test.`,
        ]
      : []),
    ...(family > 0
      ? [
          `${strong('p (Holm)')}: adjusted over the whole family of ${numbers.whole(family)} tests in this comparison, averages included; matchups that are one and the same change by law are one test. Intervals are for one figure each.`,
        ]
      : []),
    `${strong('Verdicts')} are about the win rate: higher or lower where the adjusted p is at most ${alpha}; equivalent where two one-sided tests, adjusted in the same way, place the difference within ${width}; exact differences by their size alone. A change can be surely there and surely small: equivalent, though higher.`,
    `${strong('h')} is Cohen’s effect size of two rates: 0.2 is small, 0.5 medium, 0.8 large.`,
    `Averages give every matchup the same weight; a side’s leave its mirrors out and take both seats. All figures in full precision: ${code('comparison.csv')}.`,
  ];
}
