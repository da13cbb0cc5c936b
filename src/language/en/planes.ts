/** Plane comparisons in English. */
import { bestOf } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { attributes, type Worth } from '../../batch/worth.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import { decimalsFor, type Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { Rates } from '../forms/rates.ts';
import type { PlaneTexts } from '../texts/planes.ts';

/** A point of an attribute that moves the win rate by less than this (a share) decides nothing. */
const negligible = 0.005;

/** What the wording needs from the catalogue around it. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
  point(name: PointName): string;
}

/** English texts about planes. */
export function englishPlanes(wording: Wording): PlaneTexts {
  const { phrasing, numbers, point } = wording;
  const { name } = phrasing;
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)} %`;
  return {
    heading: 'Planes held against each other',
    pairsHeading: 'Two by two',
    title: (scenario) => `${name(scenario)}: planes held against each other`,
    columns: {
      plane: 'plane',
      win: 'initiator wins %',
      spread: 'SD between matchups',
      hopeless: 'hopeless %',
      edge: 'first-move edge',
      rounds: 'rounds',
      initiatorDrain: 'initiator’s drain',
      targetDrain: 'target’s drain',
      upset: 'upsets %',
      planes: 'planes',
      difference: 'win rate, points',
      effect: 'h',
      p: 'p (Holm)',
      typical: 'typical shift, points',
      rank: 'rank correlation',
      drainDistance: 'drain distance',
    },
    attribute: (attribute) => `+1 ${attribute}`,
    worth: (worth) => worthText(worth, numbers),
    pair: (first, second) => `${second} against ${first}`,
    sentences: (comparison) => sentencesOf(comparison, wording),
    notes: ({ matchups, worths, variant, axes, planes, confidence }) => [
      `The same ${numbers.whole(matchups)} ${matchups === 1 ? 'matchup' : 'matchups'} on every plane, each with the same weight${axes.length === 0 && variant === 'printed' ? '' : ` (${point({ variant, axes })})`}. SD: standard deviation of the win rate between matchups, in points. Hopeless: score outside 20–80 %. First-move edge: initiator’s score in mirror matches, in points above 50. Upsets: wins of the side with the lower class base, of all duels between sides whose bases differ. Rounds and drain are means${planes.every(({ exact }) => exact) ? ', exact' : ''}.${planes.every(({ exact }) => exact) ? '' : ` ± is the half-width of a ${level(confidence)} interval.`}`,
      ...(worths.length === 0
        ? []
        : [
            `+1 of an attribute: change of a side’s own win rate, in points, when it alone has one point more; averaged over both seats and ${coverage(worths, numbers)}. ${
              worths.every(({ exact }) => exact)
                ? 'Exact differences.'
                : `In brackets the ${level(confidence)} interval of the paired difference; figures without one are exact.`
            }`,
          ]),
    ],
    pairsNote: ({ pairs, confidence }) =>
      `The second plane less the first, over the same matchups. ${
        pairs.some(({ adjusted }) => adjusted !== null)
          ? `± is the half-width of a ${level(confidence)} interval; p of “the mean win rates are equal”, Holm-adjusted over all pairs that are not exact. `
          : 'Differences are exact and need no test. '
      }h: Cohen’s effect size of the mean win rates. Typical shift: root mean square of the change of a matchup’s score. Rank correlation: Spearman’s, of the matchups’ scores; empty where a plane does not tell them apart. Drain distance: largest distance of the cumulative distributions of mana lost (Kolmogorov–Smirnov), 0 to 1.`,
  };
}

function coverage(worths: readonly Worth[], numbers: Numbers): string {
  const partial = worths.filter(({ matchups, of }) => matchups < of);
  if (partial.length === 0) return 'all matchups';
  const least = partial.reduce((a, b) => (b.matchups / b.of < a.matchups / a.of ? b : a));
  return `at least ${numbers.whole(least.matchups)} of ${numbers.whole(least.of)} matchups of each plane`;
}

function worthText({ value, low, high, exact }: Worth, numbers: Numbers): string {
  if (exact)
    return Math.abs(value) < 1e-12 ? '0' : numbers.signed(value * 100, decimalsFor(Math.abs(value) * 100, 2));
  const digits = decimalsFor(((high - low) / 2) * 100, 2);
  const show = (share: number) => numbers.signed(share * 100, digits);
  return `${show(value)} (${show(low)} to ${show(high)})`;
}

function sentencesOf(
  { planes, worths }: PlaneComparison,
  { phrasing, numbers, rates }: Wording,
): readonly string[] {
  const { strong } = phrasing;
  const points = (share: number) => numbers.fixed(share * 100, Math.abs(share) < 0.0995 ? 1 : 0);
  const decides = planes.flatMap(({ plane }) => {
    const own = attributes.flatMap(
      (attribute) => worths.find((worth) => worth.plane === plane && worth.attribute === attribute) ?? [],
    );
    const sorted = [...own].sort((a, b) => b.value - a.value);
    const [most] = sorted;
    if (most === undefined) return [];
    if (most.value < negligible)
      return [
        `${strong(`Plane ${plane}`)}: no single point of an attribute moves the win rate by half a point.`,
      ];
    const base = own.find(({ attribute }) => attribute === 'base');
    const second = sorted[1];
    const tell = ({ attribute, value }: Worth) => `+1 ${attribute} ${points(value)}`;
    const others = [
      ...(second === undefined ? [] : [second]),
      ...(base === undefined || base === most || base === second ? [] : [base]),
    ];
    return [
      `${strong(`Plane ${plane} decides by ${most.attribute}`)}: +1 ${most.attribute} is worth ${points(most.value)} points of win rate${others.length === 0 ? '' : `, ${numbers.list(others.map(tell))}`}.`,
    ];
  });
  return [...decides, ...extremes(planes, strong, numbers, rates)];
}

function extremes(
  planes: readonly PlaneFacts[],
  strong: (text: string) => string,
  numbers: Numbers,
  rates: Rates,
): readonly string[] {
  const ends = (value: (facts: PlaneFacts) => number | null) => {
    const known = planes.flatMap((facts) => {
      const figure = value(facts);
      return figure === null ? [] : [{ plane: facts.plane, figure }];
    });
    const sorted = [...known].sort((a, b) => b.figure - a.figure);
    const [most, least] = [sorted[0], sorted.at(-1)];
    return most === undefined || least === undefined || most.figure - least.figure < 1e-9
      ? null
      : { most, least };
  };
  const hopeless = ends((facts) => facts.hopeless);
  const spread = ends((facts) => facts.spread);
  const upsets = ends(({ upset }) => (upset === null ? null : bestOf(upset.rate)));
  const rounds = ends((facts) => facts.rounds);
  return [
    ...(hopeless === null
      ? []
      : [
          `${strong('Hopeless matchups')}: from ${rates.share(hopeless.least.figure)} of them on plane ${hopeless.least.plane} to ${rates.share(hopeless.most.figure)} on plane ${hopeless.most.plane}.`,
        ]),
    ...(spread === null
      ? []
      : [
          `${strong('It matters most who meets whom')} on plane ${spread.most.plane} (win rates differ by a standard deviation of ${points(spread.most.figure, numbers)} points between matchups), least on plane ${spread.least.plane} (${points(spread.least.figure, numbers)}).`,
        ]),
    ...(upsets === null
      ? []
      : [
          `${strong('Upsets')}: the side with the lower class base wins ${rates.share(upsets.least.figure)} of its duels on plane ${upsets.least.plane}, ${rates.share(upsets.most.figure)} on plane ${upsets.most.plane}.`,
        ]),
    ...(rounds === null
      ? []
      : [
          `${strong('Length')}: from ${numbers.fixed(rounds.least.figure, 1)} rounds on plane ${rounds.least.plane} to ${numbers.fixed(rounds.most.figure, 1)} on plane ${rounds.most.plane}.`,
        ]),
  ];
}

function points(share: number, numbers: Numbers): string {
  return numbers.fixed(share * 100, 1);
}
