/** Restricted play in English. */
import type { HeldBy } from '../../facts/restrict/summary.ts';
import type { Switch, Tactic } from '../../tuning/restrict/restrictions.ts';
import type { RestrictTexts } from '../texts/restrict.ts';
import type { Wording } from './wording.ts';

/** By option: what it is called, and what it is to have it forced. */
const options: Readonly<Record<Tactic, readonly [name: string, forced: string]>> = {
  hold: ['holding the attack', 'always holding the attack'],
  reserve: ['the reserve of fatigue', 'a reserve of fatigue'],
  withdraw: ['withdrawing', 'withdrawing once the mana is gone'],
  flee: ['fleeing', 'fleeing once the mana is gone'],
  pursue: ['pursuing', 'pursuing'],
  act: ['acting in the physical world', 'acting in the physical world'],
  manifest: ['the power manifested meanwhile', 'a power manifested meanwhile'],
  untrained: ['being untrained', 'being untrained'],
  wounds: ['the danger of wounds', 'a danger of wounds'],
};

const settings: Readonly<Record<Switch, readonly [off: string, on: string]>> = {
  tiring: ['without fatigue', 'with fatigue'],
  initiationCost: ['with initiation for nothing', 'with initiation at a cost'],
  passivePenalty: ['without the penalty of passive defences', 'with a penalty of passive defences'],
  iqLossWeakens: ['with lost IQ that does not weaken', 'with lost IQ that weakens'],
  overflow: ['with the overflow of mana lost', 'with the overflow of mana carried to the mind'],
  pull: ['without the pull', 'with a pull'],
  explosions: ['with explosions that hurt nobody', 'with explosions that hurt'],
  onlyMagesInitiate: ['with everybody allowed to begin', 'with mages alone allowed to begin'],
};

/** Words of the report. */
export function restrictWords({ phrasing, numbers, percent, points, names }: Wording): RestrictTexts {
  const { name, code, strong } = phrasing;
  const holders = (list: readonly HeldBy[]): string =>
    numbers.list(
      list.map(({ lever, holders: own }) =>
        lever.kind === 'tactic' ? `${options[lever.tactic][0]} (${names(own)})` : names(own),
      ),
    );
  const restriction: RestrictTexts['restriction'] = (lever) => {
    if (lever.kind === 'rule') return settings[lever.rule][lever.forced ? 1 : 0];
    if (lever.kind === 'seat') return lever.forced ? 'always beginning' : 'never beginning';
    const [own, forced] = options[lever.tactic];
    return lever.forced ? forced : `without ${own}`;
  };
  const goes = (score: number, effect: number): string =>
    `its mean score goes from ${percent(score)} to ${percent(score + effect)} (${points(effect)} points)`;
  return {
    headings: { options: 'Options of each', rules: 'Settings of the rules' },
    columns: {
      holder: 'who',
      option: 'restricted to',
      now: 'score now',
      standing: 'what it does',
      rule: 'setting',
    },
    chart: 'What each restriction does to its holder',
    chartNote: 'Mean score under the restriction less that as the file stands, both seats.',
    chartAxis: 'points of mean score',
    standings: {
      nothing: 'changes nothing',
      harms: 'harms, never helps',
      helps: 'helps, never harms',
      vital: 'harms in every matchup',
      mixed: 'helps here, harms there',
      more: 'helps on the mean',
      less: 'harms on the mean',
      unclear: 'not distinguishable from 0',
    },
    title: (scenario) => `${name(scenario)}: what each option is worth`,
    restriction,
    dearest: ({ lever, score, effect, combatant }) =>
      `${strong(`What costs most to lose: ${name(combatant)} ${restriction(lever)}`)}: ${goes(score, effect)}.`,
    best: ({ lever, score, effect, combatant }) =>
      `${strong(`What gains most: ${name(combatant)} ${restriction(lever)}`)}: ${goes(score, effect)}.`,
    dominated: (list) =>
      `${strong('Never of any help')}: ${holders(list)}. Without it no matchup of its holder is worse, and some are better.`,
    vital: (list) =>
      `${strong('Nobody can do without')} ${holders(list)}: every matchup of its holders is worse without it.`,
    idle: (list) => `${strong('Makes no difference')}: ${holders(list)}, in any matchup.`,
    rule: (lever, gains, loses) => {
      const told = [
        ...(gains === null ? [] : [`${name(gains.combatant)} gains most (${points(gains.effect)} points)`]),
        ...(loses === null ? [] : [`${name(loses.combatant)} loses most (${points(loses.effect)} points)`]),
      ];
      return `${strong(`Of the rules scores move most ${restriction(lever)}`)}: ${told.join(', ')}.`;
    },
    idleRules: (levers) =>
      `${strong('Nobody’s mean score would notice')} a game ${numbers.list(levers.map(restriction))}.`,
    nothing: 'Nothing that can be forbidden or forced changes anybody’s score beyond noise.',
    effect: (effect, low, high) => `${effect} (${low} to ${high})`,
    reading: (duels) => [
      `${strong('Restricted play')}: each option is forbidden, or forced, one at a time and for one combatant at a time; everything else stays as it is in the file. The figure is the mean score under the restriction (wins + ½ draws over all matchups in both seats, mirrors left out) less the one as the file stands, in points. What an option is worth is what forbidding it costs.`,
      `${strong('Helps, never harms')}, ${strong('harms in every matchup')} and the like are said of exact figures only, matchup by matchup on every plane looked at. A seat (${restriction({ kind: 'seat', forced: true, holder: '' })}, ${restriction({ kind: 'seat', forced: false, holder: '' })}) is judged on the mean; where one is as good as the other is bad, only the better is listed.`,
      ...(duels === null
        ? ['All figures are exact.']
        : [
            `Figures with bounds are paired differences on the same ${numbers.whole(duels)} duels a matchup; their bounds hold for all of them together at 95 %.`,
          ]),
      `Every restriction and what it does to everybody: ${code('restrict.csv')}, as data ${code('restrict.json')}.`,
    ],
  };
}
