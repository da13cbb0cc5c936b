/** The English catalogue: everything but the findings and the pictures. */
import type { Precision } from '../../analysis/precision.ts';
import type { DrawsUnder } from '../../facts/duel/drawsUnder.ts';
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { createRates, type RateWords } from '../forms/rates.ts';
import type { Texts } from '../texts/texts.ts';
import { englishBaseline } from './baseline.ts';
import { englishCharts } from './charts.ts';
import { englishComparison } from './comparison.ts';
import { findingWords } from './findings.ts';
import { fitWords } from './fit.ts';
import { englishGlossary } from './glossary.ts';
import { englishOpening } from './opening.ts';
import { englishPage } from './page.ts';
import { englishPlanes } from './planes.ts';
import { englishPopulations } from './populations.ts';
import { englishPower } from './power.ts';
import { precisionWords } from './precision.ts';
import { englishRanking } from './ranking.ts';
import { englishRun } from './run.ts';
import { englishTitles } from './titles.ts';
import { englishTold } from './told.ts';
import { englishVerdicts } from './verdicts.ts';

/** Words of rates, for every kind of report. */
export const rateWords: RateWords = {
  percent: (numeral) => `${numeral} %`,
  inAMillion: (numeral) => `${numeral} in a million`,
  inABillion: (numeral) => `${numeral} in a billion`,
  allBut: (phrase) => `all but ${phrase}`,
  below: (phrase) => `below ${phrase}`,
  above: (phrase) => `above ${phrase}`,
  exactly: (value) => `${value} (exact)`,
  exactlyAndSimulated: (value, simulated) => `${value} (exact; simulated ${simulated})`,
  unknown: 'unknown',
};

/** What an interval is after looks; it stands in the notes of tables. */
const timeUniform = 'time-uniform interval, which allows for the looks that decided when to stop';

const drainColumns = (seat: string) => [`mean as ${seat}`, 'SD', 'p10', 'p50', 'p90'] as const;

/** English texts, marked up by a phrasing. */
export function english(phrasing: Phrasing): Texts {
  const numbers = createNumbers('en');
  const rates = createRates(numbers, rateWords);
  const { code, name, strong } = phrasing;
  const names = (sides: readonly string[]) => numbers.list(sides.map(name));
  const planes = (list: readonly number[]) =>
    `${list.length === 1 ? 'plane' : 'planes'} ${numbers.list(list.map(String))}`;
  const findings = findingWords({ phrasing, numbers, rates, names, planes });
  const precision = precisionWords({ phrasing, numbers });
  const comparison = englishComparison(phrasing, numbers);
  const drawsText = ({ mean, most, key }: DrawsUnder) => {
    if (most === 0) return 'No draws.';
    return most - mean < 1e-9
      ? `Draws: ${rates.share(mean)}.`
      : `Draws: ${rates.share(mean)} on average, at most ${rates.share(most)} (${code(key)}).`;
  };
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)} %`;
  /** What the mean in a table is. */
  const ofMeans = (exact: boolean, { confidence, looked }: Precision) =>
    exact
      ? 'Exact values.'
      : `The ± of a mean is the half-width of its ${level(confidence)} ${looked === undefined ? 'interval' : timeUniform}; it allows for rare values that did not come up, as far as the setup allows any, and where its bounds lie unevenly they stand in brackets. Behind a quantile stand the values between which it lies, at the same level and whatever the distribution, where these are others.`;
  const duelsText = ({ least, most }: { readonly least: number; readonly most: number }) =>
    least === most ? numbers.whole(most) : `${numbers.whole(least)} to ${numbers.whole(most)}`;
  const run = englishRun(phrasing, numbers, precision);

  const someOf = (keys: readonly string[]) =>
    numbers.list([
      ...keys.slice(0, 3).map(code),
      ...(keys.length > 3 ? [`${numbers.whole(keys.length - 3)} more`] : []),
    ]);
  const unsolvedText = (keys: readonly string[]) =>
    `Too large to be solved, hence without an exact value: ${someOf(keys)} (${code('--max-states')} raises the limit).`;
  const cutShortText = ({ keys, rounds }: { readonly keys: readonly string[]; readonly rounds: number }) =>
    `May last beyond ${numbers.whole(rounds)} rounds, and count as if they had ended then: ${someOf(keys)}; who wins is exact all the same.`;
  return {
    language: 'en',
    numbers,
    rates,
    headings: {
      standout: 'What stands out',
      scores: 'Mean score by plane',
      rates: 'Who beats whom',
      edge: 'Going first',
      ends: 'How duels end',
      drain: 'Mana drain',
      length: 'Length of duels',
      along: 'Along the varied settings',
      others: 'Other variants and settings',
      impossible: 'Not possible',
      reading: 'How to read it',
      repeating: 'To repeat it',
    },
    columns: {
      side: 'side',
      overall: 'all planes',
      initiator: 'initiator',
      target: 'target',
      plane: 'plane',
      planes: 'planes',
      score: 'initiator’s score %',
      initiatorWins: 'initiator wins %',
      targetWins: 'target wins %',
      draws: 'draws %',
      variant: 'variant and settings',
      strongest: 'strongest',
      weakest: 'weakest',
      hopeless: 'hopeless',
      farthest: 'farthest from even, initiator’s score',
      reason: 'reason',
      where: 'where',
      edge: 'points above 50',
      matchup: 'matchup',
      ends: {
        soul: 'soul destroyed',
        withdrawn: 'withdrew',
        fled: 'fled',
        explosion: 'explosion',
        pull: 'torn upward',
        exhaustion: 'exhausted',
        timeout: 'rounds ran out',
      },
      damage: 'damage to bystanders',
      rounds: ['mean', 'SD', 'p10', 'p50', 'p90'],
      drain: { initiator: drainColumns('initiator'), target: drainColumns('target') },
      corner: 'initiator ↓ target →',
    },
    comparison,
    baseline: englishBaseline(numbers, comparison, phrasing),
    power: englishPower(numbers),
    populations: englishPopulations(phrasing, numbers),
    told: englishTold(phrasing, numbers),
    planes: englishPlanes({ phrasing, numbers, rates, point: run.point }),
    ranking: englishRanking(phrasing, numbers),
    verdicts: englishVerdicts({ phrasing, numbers, point: run.point }),
    title: (scenario) => `${name(scenario)}: mental duels`,
    planeHead: (plane) => `Plane ${plane}`,
    ...run,
    sideName: (side) => side,
    reason: name,
    charts: englishCharts,
    titles: englishTitles({ numbers, rates, sideName: (side) => side }),
    page: englishPage,
    glossary: englishGlossary,
    opening: englishOpening({ phrasing, numbers, rates, names }),
    names,
    ...findings,
    about: (point) => `About ${strong(point)}:`,
    aboutAlone: (point) =>
      `The chosen setting is told by its tables below alone; what stands here is about ${strong(point)}.`,
    precision,
    fit: fitWords(phrasing, numbers),
    scope: ({ duels, cells, methods, unsolved, cutShort, points, sampling: asked }) => {
      const how = [
        ...(duels === null ? [] : [`${duelsText(duels)} simulated duels in each`]),
        ...(methods.both > 0
          ? [`exact values beside ${methods.both === cells ? 'all' : numbers.whole(methods.both)}`]
          : []),
        ...(methods.exact > 0
          ? [`${methods.exact === cells ? 'all' : numbers.whole(methods.exact)} solved exactly`]
          : []),
      ];
      return `${cells === 1 ? '1 matchup' : `${numbers.whole(cells)} matchups (each plane${points.length > 1 ? ', variant and setting' : ''} counts on its own)`}${how.length === 0 ? '' : `: ${how.join(', ')}`}.${unsolved.length === 0 ? '' : ` ${unsolvedText(unsolved)}`}${cutShort === null ? '' : ` ${cutShortText(cutShort)}`}${asked === null ? '' : ` ${precision.reached(asked)}`}`;
    },
    oneLaw: (plane, cells) => {
      const [cell] = cells;
      if (cell === undefined) return '';
      return `All ${numbers.whole(cells.length)} pairings are one and the same duel on plane ${plane}, so here is one figure instead of a table${cell.win.simulated === null ? '' : ' (the counts of all of them added)'}: the initiator wins ${rates.estimate(cell.win)}, the target wins ${rates.estimate(cell.targetWin)}, draws ${rates.estimate(cell.draw)}.`;
    },
    underMatrix: ({ pairings, laws, draws }) => {
      return [
        ...(laws < pairings
          ? [
              `${numbers.whole(laws)} different ${laws === 1 ? 'duel' : 'duels'} among ${numbers.whole(pairings)} pairings.`,
            ]
          : []),
        ...(draws === null ? [] : [drawsText(draws)]),
      ].join(' ');
    },
    samePlanes: (list, other) =>
      `${capital(planes(list))}: the very same duels as ${strong(other)}, so the same figures; not repeated.`,
    samePoint: (other) => `The very same duels as ${strong(other)}, so the same figures; not repeated.`,
    everywhere: 'everywhere',
    scoresNote:
      'Score = wins + ½ draws, in percent, averaged over all matchups of a side in both seats, mirrors left out. Above 50 a side wins more than it loses.',
    drainNote: (exact, interval) =>
      `Mana lost in a duel, over all duels of a side in that seat, all planes together. SD is the standard deviation between duels; p10, p50 and p90 are the mana that 10, 50 and 90 % of the duels stay at or below. ${ofMeans(exact, interval)}`,
    endsNote: (exact) =>
      `What ends the duels, in percent of them${exact ? ', exact' : ''}; whoever loses by it.`,
    edgeNote:
      "The initiator's score when a side meets its own like, in points above 50: what attacking first is worth where nothing else differs.",
    lengthNote: (exact, interval) =>
      `Rounds begun, over all possible pairings of a plane with the same weight; p10, p50 and p90 are the rounds that 10, 50 and 90 % of the duels stay at or below. ${ofMeans(exact, interval)}`,
    contents: 'Contents',
    asTable: 'as a table',
    byPlane: 'plane by plane',
    marks: {
      lopsided: { initiator: '▲', target: '▼' },
      hopeless: { initiator: '▲▲', target: '▼▼' },
      impossible: '–',
      drawn: '½',
    },
    legend: ({ impossible, pooled, known, precision: { confidence, looked } }) =>
      `The initiator’s score (wins + ½ draws) in percent, ${known === 'all' ? 'exact' : `${known === 'some' ? 'exact where it stands alone, else simulated, ' : ''}± half-width of the ${level(confidence)} ${looked === undefined ? 'interval' : timeUniform}, both bounds where they lie unevenly`}. Marks: ▲ over 60, ▲▲ over 80 (hopeless for the target), ▼ under 40, ▼▼ under 20 (hopeless for the initiator), ½ where at least 10 % of the duels are draws.${
        pooled
          ? ' Pairings on one plane that are the same duel by the rules show one pooled figure, their counts added: equal figures there are one piece of evidence, not several.'
          : ''
      }${impossible ? ' – stands for a pairing that is not possible; the reasons are listed below.' : ''}`,
    reading: ({ methods, check, points, precision: interval }) => [
      `${strong('Win rate')}: the share of all duels that a side wins; draws stay in the denominator. ${strong('Score')}: the same with a draw as half a win. ${strong('Matchup')}: an initiator against a target on one plane.`,
      ...run.intervals({
        simulated: methods.mc + methods.both > 0,
        exact: methods.exact > 0 || check !== null,
        precision: interval,
        scores: true,
      }),
      ...(points.length > 1
        ? [
            'Variants and settings see the same random numbers for the same matchup. That makes their differences sharp, but two of them are never two independent pieces of evidence; nothing is added up across them.',
          ]
        : []),
      `Full precision, intervals per side and all other figures: ${code('cells.csv')}; whole distributions: ${code('distributions.csv')}.`,
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
