/** The English catalogue of days. */
import type { Distraction, DistractionKind } from '../../rules/day/model.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { DayTexts } from '../texts/day.ts';
import { commonEnglish } from './common.ts';
import { daySentences } from './dayFindings.ts';

const kinds: Readonly<Record<DistractionKind, string>> = {
  injury: 'injury',
  continuous: 'continuous injury',
  power: 'a disturbing power',
  grapple: 'being grappled',
  vigorousMotion: 'vigorous motion',
  violentMotion: 'violent motion',
  rainOrSleet: 'rain or sleet',
  hailOrDebris: 'hail or debris',
  defensive: 'manifesting defensively',
};

/** English texts of days, marked up by a phrasing. */
export function dayEnglish(phrasing: Phrasing): DayTexts {
  const common = commonEnglish('days', ' (manifester, plan and setting)');
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  const distractionText = ({ kind, damage, saveDC, chance }: Distraction): string => {
    const size =
      damage !== null ? ` for ${name(String(damage))}` : saveDC === null ? '' : `, save DC ${saveDC}`;
    const often = chance < 1 ? ` in ${rates.share(chance, 0)} of the attempts` : '';
    return `${kinds[kind]}${size}${often}`;
  };
  return {
    ...common,
    headings: {
      days: 'Days',
      lossless: 'Days without a loss in percent',
      plans: 'Attempts, power by power',
      distractions: 'Distractions',
      gains: 'What more Concentration buys',
    },
    columns: {
      manifester: 'manifester',
      plan: 'plan',
      power: 'power',
      distraction: 'distraction',
      attempts: 'attempts',
      attemptsADay: 'attempts a day',
      lost: 'lost %',
      invalid: 'invalid %',
      resisted: 'resisted %',
      saved: 'saved %',
      effective: 'effective %',
      dispelled: 'dispelled %',
      affectedADay: 'targets affected a day',
      effectiveADay: 'effective a day',
      spent: 'points spent',
      wasted: 'points wasted',
      wastedShare: 'wasted %',
      noLoss: 'days without a loss %',
      gain: (points) => `+${points} Concentration`,
    },
    title: (scenario) => `${name(scenario)}: days of manifesting`,
    kind: (kind) => kinds[kind],
    distraction: distractionText,
    distractionKind: (kind) => kinds[kind],
    power: (power, level, cost) => `${name(power)} (level ${level}, ${cost} PP)`,
    ...daySentences({ numbers, rates, phrasing, kinds }),
    planHead: (plan) => `Plan ${name(plan)}`,
    daysNote: (_, known) =>
      `Means of a day. ${strong('Points wasted')} are those spent on attempts that were lost or invalid.${known === 'all' ? ' All figures are exact.' : known === 'some' ? ' Figures without ± are exact; ± is the half-width of the 95 % interval of a simulated one.' : ' ± is the half-width of the 95 % interval.'}`,
    plansNote:
      'Shares of the attempts at each power, by how they ended. A lost attempt is put down to the first distraction, in the order of the plan, whose check failed.',
    gainsNote: 'Exact differences to the day as it is: effective powers, and power points wasted, a day.',
    gain: (effective, wasted) =>
      `${numbers.signed(effective, 2)} effective, ${numbers.signed(wasted, 2)} PP wasted`,
    reading: ({ dispels, severalTargets }) => [
      `Every attempt ends as exactly one of ${strong('lost')} (a Concentration check failed), ${strong('invalid')} (the parameters of the power were not met, or magic is dead there), ${strong('resisted')} (power resistance, or a dispel check that failed), ${strong('saved')} (the saving throw succeeded) and ${strong('effective')}. Points are paid first, whatever comes of it.`,
      ...(severalTargets
        ? [
            `A power with several targets is ${strong('effective')} if it affects any of them, else ${strong('saved')} if any saved; each resists and saves by itself.`,
          ]
        : []),
      ...(dispels
        ? [
            `${strong('Dispelled')}: it was effective, but the other dispelled it as a whole; it counts as manifested, and affects nobody.`,
          ]
        : []),
    ],
    sources: `Full precision: ${code('cells.csv')}; whole distributions: ${code('distributions.csv')}; every power and distraction: ${code('distractions.csv')}.`,
  };
}
