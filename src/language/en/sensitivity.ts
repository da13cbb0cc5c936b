/** Sensitivity in English. */
import type { Lever } from '../../tuning/sensitivity/sensitivity.ts';
import type { Slope } from '../../tuning/sensitivity/slopes.ts';
import { unsigned } from '../forms/formats.ts';
import type { GlobalTexts, SensitivityTexts } from '../texts/sensitivity.ts';
import type { Wording } from './wording.ts';

const ruleWords: Readonly<Record<string, string>> = {
  manaPerPoint: 'mana lost per point of margin',
  passivePenalty: 'penalty of a further passive defence',
  attackCost: 'fatigue for an attack',
  defenceCost: 'fatigue for a defence',
  initiationCost: 'fatigue for starting',
  die: 'die',
  strengthRounding: 'rounding of strengths',
  iqRounding: 'rounding of IQ loss',
  overflow: 'what exceeds the mana',
  iqLossWeakens: 'lost IQ weakens',
};

const slopeWords: Readonly<Record<Slope, string>> = {
  attack: 'attack, slope per point',
  defence: 'defence, slope per point',
  woundChance: 'own chance of a wound, slope per percentage point',
  pull: 'chance of the pull, slope per percentage point',
  pullDeath: 'chance to die of the pull, slope per percentage point',
};

const yesNo = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function leverText(lever: Lever): string {
  switch (lever.kind) {
    case 'attribute':
      return `+1 ${lever.attribute}`;
    case 'firstMove':
      return 'always first';
    case 'slope':
      return slopeWords[lever.slope];
    case 'rule':
      return `${ruleWords[lever.rule] ?? lever.rule}: ${yesNo(lever.from)} → ${yesNo(lever.to)}`;
  }
}

/** Words of the local sensitivity report. */
export function sensitivityWords({ phrasing, numbers, points, plane, names }: Wording): SensitivityTexts {
  const { name, strong } = phrasing;
  const size = (own: number): string => unsigned(points, own);
  return {
    levers: 'what changes',
    now: 'mean score now',
    chart: 'What a change is worth, in points of mean score',
    chartAxis: 'points of mean score',
    title: (scenario) => `${name(scenario)}: what one more point is worth`,
    lever: leverText,
    combatant: (own) => name(own),
    plane: ({ first: all, alike: same, next, idle }, planes) => {
      const idleText =
        idle.length === 0
          ? ''
          : ` ${names(idle.map((attribute) => `+1 ${attribute}`))} ${idle.length === 1 ? 'changes' : 'change'} nothing there.`;
      const [own = null, ...more] = planes;
      const where =
        more.length > 0
          ? `Planes ${numbers.list(planes.map(String))} are`
          : own === null
            ? 'All planes together are'
            : `${plane(own).replace('p', 'P')} is`;
      const [first, ...alike] = all;
      if (first === undefined)
        return `${strong(`${where} decided by none of these`)}: no single point moves the score by half a point.${idleText}`;
      const tail = [
        ...next.shown.map((worth) => `${leverText(worth.lever)} ${size(worth.size)}`),
        ...(next.left > 0 ? [`${numbers.whole(next.left)} worth less`] : []),
      ];
      if (alike.length > 0) {
        const told = all.map(({ lever }) =>
          lever.kind === 'attribute' ? lever.attribute : leverText(lever),
        );
        const sizes = all.map((worth) => `${leverText(worth.lever)} ${size(worth.size)}`);
        return `${strong(`${where} decided by ${same ? '' : 'one of '}${numbers.list(told)}${same ? ' alike' : ''}`)}${same ? '' : ' (which, is not decided at this number of duels)'}: ${numbers.list(sizes)} points of mean score on average${tail.length === 0 ? '' : `; ${numbers.list(tail)}`}.${idleText}`;
      }
      return `${strong(`${where} decided by ${first.lever.kind === 'attribute' ? first.lever.attribute : leverText(first.lever)}`)}: ${leverText(first.lever)} is worth ${size(first.size)} points of mean score on average${tail.length === 0 ? '' : `, ${numbers.list(tail)}`}.${idleText}`;
    },
    largest: (combatant, lever, own, effect, sure) =>
      `${strong(sure ? 'Largest single point' : 'Which single point is worth most is not decided at this number of duels')}${sure ? '' : '; in the simulation'}: ${leverText(lever)} for ${name(combatant)} on ${plane(own)}, ${points(effect)} points of mean score.`,
    rule: (lever, own, mean) =>
      `${strong('Rule that moves most')}: ${leverText(lever)} shifts mean scores by ${size(mean)} points on average on ${plane(own)}.`,
    indistinct: 'not distinguishable from 0',
    effect: (effect, low, high) => `${effect} (${low} to ${high})`,
    reading: ({ exact, played, slopes, duels }) => [
      `${strong('Points of mean score')}: the mean of wins + ½ draws, in percent, over all matchups of a combatant in both seats, mirrors left out; +2.0 means that 50 % becomes 52 %.`,
      `${strong('+1 base')} goes to the combatant’s class, hence to all of that class; the other points go to the combatant alone. ${strong('Always first')}: the mean score as initiator less that of both seats. Rules are moved one step, for everybody.`,
      ...(slopes
        ? [
            `${strong('Slopes')} are exact derivatives: what a point in a small share of a combatant’s exchanges is worth, scaled up to all of them. What a whole point is worth differs from that as far as a second point is worth more or less than the first.`,
          ]
        : []),
      ...(exact ? ['Effects without bounds are exact: differences of solved duels.'] : []),
      ...(played
        ? [
            `Effects with bounds come from ${numbers.whole(duels)} duels each way on the same random numbers. The bounds hold for all of them together at 95 % (Bonferroni); where they hold 0, the effect is not distinguishable from 0.`,
          ]
        : []),
    ],
  };
}

/** Words of the global sensitivity report. */
export function globalWords({ phrasing, numbers, percent, plain }: Wording): GlobalTexts {
  const { name, code, strong } = phrasing;
  const figure = (side: string | null): string =>
    side === null ? 'How uneven matchups are' : `The mean score of ${name(side)}`;
  return {
    figure: 'figure',
    uneven: 'how uneven matchups are',
    range: 'range',
    mean: 'mean',
    deviation: 'SD',
    first: 'alone',
    total: 'with all others',
    interactions: 'together only',
    chart: 'Share of the variance that each range causes, with all others',
    title: (scenario) => `${name(scenario)}: what drives the scores over the ranges`,
    driver: (side, range, share, deviation) =>
      `${strong(figure(side))} varies with an SD of ${percent(deviation)} over the ranges; ${code(range)} has a hand in ${percent(share)} of its variance.`,
    constant: (side) => `${strong(figure(side))} does not vary over the ranges.`,
    rangeOf: (own, from, to) => `${code(own)} from ${plain(from)} to ${plain(to)}`,
    reading: (samples, settings) => [
      `${strong('Alone')} (first-order Sobol’ index): the share of a figure’s variance that would go if this range were one known value. ${strong('With all others')} (total index): the share that would stay if everything else were known. What the second has more than the first is interaction.`,
      `${numbers.whole(settings)} settings: Saltelli’s scheme on ${numbers.whole(samples)} rows of Sobol’ points in eight independent shifts, every value of a range alike. Intervals are Student’s 95 % over the shifts; indices a little below 0 or above 1 are sampling noise.`,
      `Mean and SD are in percent of score. ${strong('How uneven')}: the mean distance of a matchup’s score from 50 %.`,
    ],
  };
}
