/** Plane comparisons in English. */
import type { Worth } from '../../analysis/worth.ts';
import type { PlaneEnd, PlaneSummary } from '../../facts/planes/summary.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import { figuresOf } from '../forms/figures.ts';
import { formulaText } from '../forms/formula.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { Rates } from '../forms/rates.ts';
import type { PlaneTexts } from '../texts/planes.ts';

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
  const { name, strong } = phrasing;
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)} %`;
  const figures = figuresOf(numbers, (low, high) => `${low} to ${high}`);
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
    worth: (worth) => figures.difference(worth, 100, 2),
    pair: (first, second) => `${second} against ${first}`,
    counts: {
      heading: 'What each plane counts',
      line: (planes, attack, defence) =>
        `${strong(`${planes.length === 1 ? 'Plane' : 'Planes'} ${numbers.list(planes.map(String))}`)}: attack ${name(formulaText(attack, numbers))}; defence ${name(formulaText(defence, numbers))}`,
      of: (own) => `${own} counts otherwise:`,
      left: (count) =>
        `${numbers.whole(count)} more ${count === 1 ? 'variant or setting has' : 'variants or settings have'} formulas of ${count === 1 ? 'its' : 'their'} own.`,
    },
    sentences: (summary) => sentencesOf(summary, wording),
    notes: (summary) => [
      `The same ${numbers.whole(summary.matchups)} ${summary.matchups === 1 ? 'matchup' : 'matchups'} on every plane, each with the same weight${summary.axes.length === 0 && summary.variant === 'printed' ? '' : ` (${point(summary)})`}. SD: standard deviation of the win rate between matchups, in points${summary.exact ? '' : ', the noise of sampling taken out'}. Hopeless: score outside 20–80 %${summary.exact ? '' : '; in brackets how many matchups surely are, and how many may be'}. First-move edge: initiator’s score in mirror matches, in points above 50. Upsets: wins of the side with the lower class base, of all duels between sides whose bases differ. Rounds and drain are means${summary.exact ? ', exact' : ''}.${summary.exact ? '' : ` ± is the half-width of a ${level(summary.confidence)} interval, in brackets its bounds where they lie unevenly; what is said of the most and the least holds together at that level.`}`,
      ...(summary.exactWorths === null
        ? []
        : [
            `+1 of an attribute: change of a side’s own score, in points, when it alone has one point more; averaged over both seats, mirrors left out, and ${coverageText(summary, numbers)}. ${
              summary.exactWorths
                ? 'Exact differences.'
                : `In brackets the ${level(summary.confidence)} interval of the paired difference; figures without one are exact.`
            }`,
          ]),
    ],
    pairsNote: ({ tested, confidence }) =>
      `The second plane less the first, over the same matchups. ${
        tested
          ? `± is the half-width of a ${level(confidence)} interval; p of “the mean win rates are equal”, Holm-adjusted over all pairs that are not exact. `
          : 'Differences are exact and need no test. '
      }h: Cohen’s effect size of the mean win rates. Typical shift: root mean square of the change of a matchup’s score${tested ? ', the noise of sampling taken out' : ''}. Rank correlation: Spearman’s, of the matchups’ scores${tested ? ', corrected for noise, with all that the intervals of the scores leave room for' : ''}; empty where a plane does not tell them apart. Drain distance: largest distance of the cumulative distributions of mana lost (Kolmogorov–Smirnov), 0 to 1.`,
  };
}

/** Of what it is open which plane has the most and the least. */
const openNames: Readonly<Record<PlaneSummary['open'][number], string>> = {
  hopeless: 'hopeless matchups',
  spread: 'difference between matchups',
  upsets: 'upsets',
  rounds: 'rounds',
};

function coverageText({ coverage }: PlaneSummary, numbers: Numbers): string {
  return coverage === null
    ? 'all matchups'
    : `at least ${numbers.whole(coverage.matchups)} of ${numbers.whole(coverage.of)} matchups of each plane`;
}

function sentencesOf(
  { decisions, ends: { hopeless, spread, upsets, rounds }, open }: PlaneSummary,
  { phrasing: { strong }, numbers, rates }: Wording,
): readonly string[] {
  const points = (share: number) => numbers.fixed(share * 100, share < 0.0995 && share > -0.0995 ? 1 : 0);
  const deviation = (share: number) => numbers.fixed(share * 100, 1);
  const where = ({ planes, sure }: PlaneEnd) =>
    planes.length === 1
      ? `on plane ${planes[0]}`
      : sure
        ? `on planes ${numbers.list(planes.map(String))} alike`
        : `on one of planes ${numbers.list(planes.map(String))} (which, is not decided at this number of duels)`;
  const tell = ({ attribute, value }: Worth) => `+1 ${attribute} ${points(value)}`;
  return [
    ...decisions.map(({ planes, first, others, alike: same }) => {
      const who = `${planes.length === 1 ? 'Plane' : 'Planes'} ${numbers.list(planes.map(String))}`;
      const decide = planes.length === 1 ? 'decides' : 'decide';
      const [one, ...alike] = first;
      if (one === undefined)
        return `${strong(who)}: no single point of an attribute moves the score by half a point.`;
      const rest = others.length === 0 ? '' : `; ${numbers.list(others.map(tell))}`;
      return alike.length === 0
        ? `${strong(`${who} ${decide} by ${one.attribute}`)}: +1 ${one.attribute} is worth ${points(one.value)} points of score${rest}.`
        : `${strong(`${who} ${decide} by ${same ? '' : 'one of '}${numbers.list(first.map(({ attribute }) => attribute))}${same ? ' alike' : ''}`)}${same ? '' : ' (which, is not decided at this number of duels)'}: ${numbers.list(first.map(tell))} points of score${rest}.`;
    }),
    ...(hopeless === null || hopeless === 'open'
      ? []
      : [
          `${strong('Hopeless matchups')}: from ${rates.share(hopeless.least.figure)} of them ${where(hopeless.least)} to ${rates.share(hopeless.most.figure)} ${where(hopeless.most)}.`,
        ]),
    ...(spread === null || spread === 'open'
      ? []
      : [
          `${strong('It matters most who meets whom')} ${where(spread.most)} (win rates differ by a standard deviation of ${deviation(spread.most.figure)} points between matchups), least ${where(spread.least)} (${deviation(spread.least.figure)}).`,
        ]),
    ...(upsets === null || upsets === 'open'
      ? []
      : [
          `${strong('Upsets')}: the side with the lower class base wins ${rates.share(upsets.least.figure)} of its duels ${where(upsets.least)}, ${rates.share(upsets.most.figure)} ${where(upsets.most)}.`,
        ]),
    ...(rounds === null || rounds === 'open'
      ? []
      : [
          `${strong('Length')}: from ${numbers.fixed(rounds.least.figure, 1)} rounds ${where(rounds.least)} to ${numbers.fixed(rounds.most.figure, 1)} ${where(rounds.most)}.`,
        ]),
    ...(open.length === 0
      ? []
      : [
          `${strong('Not decided at this number of duels')}: which plane has the most and the least of ${numbers.list(open.map((name) => openNames[name]))}.`,
        ]),
  ];
}
