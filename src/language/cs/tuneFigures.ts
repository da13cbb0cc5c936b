/** Figures and bands of the tuning report in Czech. */
import { isMean } from '../../facts/tune/misses.ts';
import { metricKindOf, metricUnitOf } from '../../scenario/cellKinds.ts';
import type { DuelMetricName } from '../../scenario/duel/metrics.ts';
import type { Subject } from '../../tuning/goal/requirement.ts';
import { counted, pointForms, pointsGenitive } from '../forms/plural.ts';
import type { CzechWording } from './wording.ts';

/** What each metric is. */
export const czechTuneMetrics: Readonly<Record<DuelMetricName, string>> = {
  score: 'skóre',
  win_rate: 'podíl výher',
  target_win_rate: 'podíl výher napadeného',
  draw_rate: 'remízy',
  timeout_rate: 'vypršení kol',
  rounds_mean: 'průměr kol',
  initiator_drain_mean: 'průměrná ztráta magů útočníka',
  target_drain_mean: 'průměrná ztráta magů napadeného',
  initiator_iq_loss_mean: 'průměrná ztráta IQ útočníka',
  target_iq_loss_mean: 'průměrná ztráta IQ napadeného',
  initiator_fatigue_mean: 'průměrný výdej bodů únavy útočníka',
  target_fatigue_mean: 'průměrný výdej bodů únavy napadeného',
  initiator_capture_mean: 'průměrná síla zachycená útočníkem',
  target_capture_mean: 'průměrná síla zachycená napadeným',
  bystander_damage_mean: 'průměrné zranění přihlížejících',
  pair_score: 'skóre z obou rolí dohromady',
  mean_score: 'průměrné skóre',
  first_move_edge: 'výhoda prvního útoku',
  hopeless_share: 'podíl beznadějných dvojic',
};

/** How figures, bands and what they are about are told. */
export interface TuneFigures {
  value(metric: string, own: number): string;
  band(metric: string, low: number, high: number): string;
  subject(metric: string, subject: Subject): string;
}

/** The formats of the catalogue. */
export function czechTuneFigures({
  phrasing,
  numbers,
  percent,
  points,
  plain,
  on,
  side,
}: CzechWording): TuneFigures {
  const { name } = phrasing;
  const bound = (metric: string, own: number, genitive: boolean): string =>
    isMean(metric)
      ? plain(own)
      : metricUnitOf(metric) === 'points'
        ? counted(points(own), genitive ? pointsGenitive : pointForms)
        : `${plain(own * 100)}\u00a0%`;
  return {
    value: (metric, own) =>
      isMean(metric)
        ? numbers.fixed(own, 1)
        : metricUnitOf(metric) === 'points'
          ? counted(points(own), pointForms)
          : percent(own),
    band: (metric, low, high) => {
      if (low === Number.NEGATIVE_INFINITY) return `nejvýše ${bound(metric, high, false)}`;
      if (high === Number.POSITIVE_INFINITY) return `aspoň ${bound(metric, low, false)}`;
      const first =
        metricUnitOf(metric) === 'points' ? points(low) : isMean(metric) ? plain(low) : plain(low * 100);
      return `od ${first} do ${bound(metric, high, true)}`;
    },
    subject: (metric, { sides, plane, variant, axes }) => {
      const between = metricKindOf(metric) === 'pair' ? ' a ' : ' > ';
      const where = plane === null ? '' : ` ${on(plane)}`;
      const at = axes.map((axis) => `, ${name(axis.name)} = ${name(String(axis.value))}`).join('');
      const variantText = variant === 'printed' ? '' : `, ${name(variant)}`;
      return `${sides.map(side).join(between)}${where}${at}${variantText}`.trim();
    },
  };
}
