/** Comparisons in English. */
import type { Change, Comparison, Difference, PooledChange } from '../../analysis/compare/comparison.ts';
import { decimalsFor, type Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { ComparisonTexts, VariantSummary } from '../texts/comparison.ts';

/** English texts about comparisons. */
export function englishComparison(phrasing: Phrasing, numbers: Numbers): ComparisonTexts {
  const { name, code } = phrasing;
  const points = (difference: Difference | null) => differenceText(difference, 100, numbers);
  const setting = (axes: VariantSummary['matchups'][number]['axes']) =>
    axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`).join(', ');
  const subject = (about: PooledChange['subject']) =>
    about.kind === 'side' ? name(about.side) : `plane ${about.plane}`;
  return {
    title: ({ scenarios, baseline, variants }) =>
      `${numbers.list(scenarios.map(name))}: ${variants.length === 1 ? name(variants[0]!) : 'variants'} against ${name(baseline)}`,
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
    mean: (difference) => differenceText(difference, 1, numbers),
    p: (value) => (value === null ? '' : pText(value, numbers)),
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

function differenceText(difference: Difference | null, scale: number, numbers: Numbers): string {
  if (difference === null) return '';
  const { value, low, high, exact } = difference;
  if (exact)
    return Math.abs(value) < 1e-12
      ? '0'
      : numbers.signed(value * scale, decimalsFor(Math.abs(value) * scale, 4));
  const half = ((high - low) / 2) * scale;
  if (half === 0) return numbers.signed(value * scale, 1);
  const digits = decimalsFor(half, 4);
  return `${numbers.signed(value * scale, digits)} (${numbers.signed(low * scale, digits)} to ${numbers.signed(high * scale, digits)})`;
}

function pText(value: number, numbers: Numbers): string {
  if (value >= 0.001) return numbers.fixed(value, 3);
  return value >= 1e-6 ? numbers.significant(value, 2) : '< 0.000001';
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
  setting(axes: VariantSummary['matchups'][number]['axes']): string;
}

function sentencesOf(
  { variant, baseline, matchups, pooled, margin }: VariantSummary,
  { phrasing, numbers, points, subject, setting }: Wording,
): readonly string[] {
  const { name, code, strong } = phrasing;
  const count = (verdict: Change['verdict']) =>
    matchups.filter((change) => change.verdict === verdict).length;
  const all = numbers.whole(matchups.length);
  const one = (verdict: Change['verdict'], words: string) =>
    count(verdict) === 0 ? [] : [`${numbers.whole(count(verdict))} ${words}`];
  const parts = [
    ...one('higher', 'where the initiator wins more often'),
    ...one('lower', 'where it wins less often'),
    ...one('equivalent', `equivalent within ±${numbers.significant(margin * 100, 4)} points`),
    ...one('identical', 'the same as before'),
    ...one('undecided', 'undecided at this size'),
  ];
  const head = `${strong(name(variant))} against ${name(baseline)}, ${all} ${matchups.length === 1 ? 'matchup' : 'matchups'}: ${numbers.list(parts)}.`;
  const changed = matchups.filter(({ verdict }) => verdict !== 'identical' && verdict !== 'undecided');
  const size = (difference: Difference | null) => Math.abs(difference?.value ?? 0);
  const largest = changed.reduce<(typeof matchups)[number] | null>(
    (most, change) => (most === null || size(change.win) > size(most.win) ? change : most),
    null,
  );
  const place = (axes: VariantSummary['matchups'][number]['axes']) =>
    axes.length === 0 ? '' : ` [${setting(axes)}]`;
  const how = (change: Change) => (change.win?.exact === true ? ' (exact)' : '');
  const ends = (kind: PooledChange['subject']['kind'], words: string) => {
    const sure = pooled.filter((change) => change.subject.kind === kind && change.direction !== null);
    const sorted = [...sure].sort((a, b) => (b.win?.value ?? 0) - (a.win?.value ?? 0));
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
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
    ...ends('side', 'On average over its matchups, a side’s own win rate changed'),
    ...ends('plane', 'On average over the matchups of a plane, the initiator’s win rate changed'),
  ];
}

function readingOf(
  { margin, confidence, family, matchups, looked }: Comparison,
  { strong, code }: Phrasing,
  numbers: Numbers,
): readonly string[] {
  const level = `${numbers.significant(confidence * 100, 6)} %`;
  const alpha = numbers.significant(1 - confidence, 4);
  const width = `±${numbers.significant(margin * 100, 4)} points`;
  const has = (means: Change['means']) => matchups.some((change) => change.means === means);
  return [
    `${strong('Differences')} are after less before, in points of percentage for rates; a draw counts half in the score, as nothing in the win rate.`,
    ...(has('exact')
      ? [
          `${strong('Exact')}: both win rates were solved, so their difference is known and needs no interval and no test. It stands without brackets.`,
        ]
      : []),
    ...(has('paired')
      ? [
          `${strong('Paired')}: both settings fought the same duels on the same random numbers. In brackets the ${level} interval of the paired difference (Bonett and Price for rates, betting for means, which allows for rare values not seen); p from the exact McNemar test on the duels whose winner changed.`,
        ]
      : []),
    ...(has('independent')
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
