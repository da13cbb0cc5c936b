/** Tuning in English. */

import type { Cut } from '../../facts/run/cut.ts';
import type { WishFacts } from '../../facts/tune/misses.ts';
import { isMean } from '../../facts/tune/misses.ts';
import type { MoverFacts, TurnFacts } from '../../facts/tune/movers.ts';
import { metricKindOf, metricUnitOf } from '../../scenario/cellKinds.ts';
import type { DuelMetricName } from '../../scenario/duel/metrics.ts';
import type { Subject } from '../../tuning/goal/requirement.ts';
import type { TuneTexts } from '../texts/tune.ts';
import { tuneLabels } from './tuneLabels.ts';
import type { Wording } from './wording.ts';

const metricWords: Readonly<Record<DuelMetricName, string>> = {
  score: 'score',
  win_rate: 'win rate',
  target_win_rate: 'win rate of the target',
  draw_rate: 'draws',
  timeout_rate: 'timeouts',
  rounds_mean: 'mean rounds',
  initiator_drain_mean: 'mean mana drain of the initiator',
  target_drain_mean: 'mean mana drain of the target',
  initiator_iq_loss_mean: 'mean IQ loss of the initiator',
  target_iq_loss_mean: 'mean IQ loss of the target',
  initiator_fatigue_mean: 'mean fatigue of the initiator',
  target_fatigue_mean: 'mean fatigue of the target',
  initiator_capture_mean: 'mean power captured by the initiator',
  target_capture_mean: 'mean power captured by the target',
  bystander_damage_mean: 'mean damage of the bystander',
  pair_score: 'score of both seats together',
  mean_score: 'mean score',
  first_move_edge: 'first-move edge',
  hopeless_share: 'share of hopeless matchups',
};

/** Words of the tuning report. */
export function tuneWords(wording: Wording): TuneTexts {
  const { phrasing, numbers, percent, points, plain, plane } = wording;
  const { name, code, strong } = phrasing;
  const value = (metric: string, own: number): string =>
    isMean(metric)
      ? numbers.fixed(own, 1)
      : metricUnitOf(metric) === 'points'
        ? `${points(own)} points`
        : percent(own);
  const bound = (metric: string, own: number): string =>
    isMean(metric)
      ? plain(own)
      : metricUnitOf(metric) === 'points'
        ? `${points(own)} points`
        : `${plain(own * 100)} %`;
  const band = (metric: string, low: number, high: number): string => {
    if (low === Number.NEGATIVE_INFINITY) return `at most ${bound(metric, high)}`;
    if (high === Number.POSITIVE_INFINITY) return `at least ${bound(metric, low)}`;
    const first = metricUnitOf(metric) === 'points' ? points(low) : bound(metric, low);
    return `${first} to ${bound(metric, high)}`;
  };
  const subject = (metric: string, { sides, plane: own, variant, axes }: Subject): string => {
    const between = metricKindOf(metric) === 'pair' ? ' and ' : ' > ';
    const where = own === null ? '' : ` on ${plane(own)}`;
    const at = axes.map((axis) => `, ${name(axis.name)} = ${name(String(axis.value))}`).join('');
    const variantText = variant === 'printed' ? '' : `, ${name(variant)}`;
    return `${sides.map(name).join(between)}${where}${at}${variantText}`.trim();
  };
  const turn = ({ knob, from, to }: TurnFacts): string =>
    `${code(knob)} ${from === null ? '' : `${plain(from)} `}→ ${plain(to)}`;
  const left = (facts: WishFacts): string =>
    `${subject(facts.metric, facts.subject) || 'the whole'} at ${value(facts.metric, facts.value)}${facts.metric === 'score' ? '' : ` (${metricWords[facts.metric as DuelMetricName]})`}, wished ${band(facts.metric, facts.low, facts.high)}`;
  const movers = ({ shown, left }: Cut<MoverFacts>): string =>
    numbers.list([
      ...shown.map(
        ({ side, before, after }) =>
          `${name(side)} ${points(after - before)} (${percent(before)} → ${percent(after)})`,
      ),
      ...(left > 0 ? [`${numbers.whole(left)} more`] : []),
    ]);
  return {
    ...tuneLabels(phrasing),
    title: (scenario) => `${name(scenario)}: which setting would be fair`,
    proposed: ({ bases, reach, of, low, high }) =>
      `${strong('The scenario says nothing about tuning')}, so this is a proposal: ${bases === 1 ? 'the class base' : `each of ${bases} class bases`} may move by up to ${plain(reach)}, and ${of === 'score' ? 'the score of every matchup, mirrors left out,' : 'every mean score, all planes together,'} shall lie from ${plain(low * 100)} to ${plain(high * 100)} %. A block ${code('tune')} asks for something else.`,
    met: (turns) =>
      turns.length === 0
        ? `${strong('The goal is met as the file stands')}: nothing needs to change.`
        : `${strong(`The goal is met by ${turns.length} ${turns.length === 1 ? 'change' : 'changes'}`)}: ${numbers.list(turns.map(turn))}.`,
    candidate: (turns, played) =>
      `${strong('A candidate, not confirmed at this size')}: by the simulated figures that it was chosen by, ${turns.length === 0 ? 'the file as it stands' : numbers.list(turns.map(turn))} meets the goal; ${played ? 'fresh duels do not confirm every wish' : 'no fresh duels were played'}. The best of many noisy figures looks better than it is.`,
    notMet: (worst, proven) =>
      proven
        ? `${strong('No setting within these ranges meets the goal')}; the closest leaves ${left(worst)}.`
        : `${strong('No setting that meets the goal was found')} within these ranges; the closest leaves ${left(worst)}. The search cannot rule out that there is one.`,
    before: ({ missed, wishes, worst }) =>
      worst === null
        ? `As the file stands, all ${numbers.whole(wishes)} wishes are met.`
        : `As the file stands, ${numbers.whole(missed)} of ${numbers.whole(wishes)} wishes ${missed === 1 ? 'is' : 'are'} missed; furthest off is ${left(worst)}.`,
    search: ({ method, proven, settings, worked }) => {
      const size =
        settings === null
          ? 'without steps, so infinitely many settings'
          : `${numbers.whole(settings)} settings`;
      const how = {
        tables: 'branch and bound over tabulated matchups',
        steps: 'local search from several starts',
        ranges: 'DIRECT, then simplified',
      }[method];
      return proven
        ? `${strong('Proved')}: of ${size} within the ranges none is better than those below (${how}; ${numbers.whole(worked)} different duels worked out).`
        : `${strong('Best found')}, not proved: ${size} (${how}; ${numbers.whole(worked)} different duels worked out).`;
    },
    movers: (gains, losses) =>
      gains.shown.length + losses.shown.length === 0
        ? 'Nobody’s mean score moves.'
        : [
            ...(gains.shown.length === 0 ? [] : [`${strong('Gains')}: ${movers(gains)}.`]),
            ...(losses.shown.length === 0 ? [] : [`${strong('Loses')}: ${movers(losses)}.`]),
          ].join(' '),
    fresh: ({ seed, duels, inside, outside, open }) => {
      const all = inside + outside + open;
      const verdict =
        inside === all
          ? `${strong('confirms')} all ${numbers.whole(all)} wishes`
          : `finds ${numbers.whole(inside)} of ${numbers.whole(all)} wishes inside, ${numbers.whole(outside)} outside, ${numbers.whole(open)} open at this size`;
      return `A fresh simulation of this setting (${numbers.whole(duels)} duels a matchup, seed ${code(seed)}) ${verdict}, at 95 % for all of them together.`;
    },
    turn,
    wish: (own, metric) =>
      own === null
        ? metricWords[metric as DuelMetricName]
        : `${name(own)} (${metricWords[metric as DuelMetricName]})`,
    at: (own, metric, about) => {
      const who = subject(metric, about);
      return who === '' ? own : `${own} (${who})`;
    },
    band,
    value,
    interval: (metric, own, low, high) =>
      `${value(metric, own)} (${value(metric, low)} to ${value(metric, high)})`,
    arrow: (before, after) => (before === after ? after : `${before} → ${after}`),
    patch: (written, file, sure) =>
      written
        ? `This change of ${code(file)} has been written:`
        : `The change of ${code(file)}; ${code(sure ? '--write' : '--write --force')} makes it:`,
    noPatch: 'Nothing to change.',
    unpatched: (path) =>
      `The file cannot be changed by itself: ${code(path)} stands behind an alias. Put the numbers of the table in by hand.`,
  };
}
