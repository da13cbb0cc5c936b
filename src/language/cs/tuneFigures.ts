/** Figures and bands of the tuning report in Czech. */
import { isMean } from '../../facts/tune/misses.ts';
import type { BandMetric } from '../../scenario/model/bands.ts';
import type { Subject } from '../../tuning/goal/requirement.ts';
import { counted, pointForms, pointsGenitive } from '../forms/plural.ts';
import type { CzechWording } from './wording.ts';

/** What each metric is. */
export const czechTuneMetrics: Readonly<Record<BandMetric, string>> = {
  score: 'skóre',
  winRate: 'podíl výher',
  targetWinRate: 'podíl výher napadeného',
  drawRate: 'remízy',
  timeoutRate: 'vypršení kol',
  roundsMean: 'průměr kol',
  initiatorDrainMean: 'průměrná ztráta magů útočníka',
  targetDrainMean: 'průměrná ztráta magů napadeného',
  pairScore: 'skóre z obou rolí dohromady',
  meanScore: 'průměrné skóre',
  firstMoveEdge: 'výhoda prvního útoku',
  hopelessShare: 'podíl beznadějných dvojic',
};

/** How figures, bands and what they are about are told. */
export interface TuneFigures {
  value(metric: BandMetric, own: number): string;
  band(metric: BandMetric, low: number, high: number): string;
  subject(metric: BandMetric, subject: Subject): string;
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
  const bound = (metric: BandMetric, own: number, genitive: boolean): string =>
    isMean(metric)
      ? plain(own)
      : metric === 'firstMoveEdge'
        ? counted(points(own), genitive ? pointsGenitive : pointForms)
        : `${plain(own * 100)}\u00a0%`;
  return {
    value: (metric, own) =>
      isMean(metric)
        ? numbers.fixed(own, 1)
        : metric === 'firstMoveEdge'
          ? counted(points(own), pointForms)
          : percent(own),
    band: (metric, low, high) => {
      if (low === Number.NEGATIVE_INFINITY) return `nejvýše ${bound(metric, high, false)}`;
      if (high === Number.POSITIVE_INFINITY) return `aspoň ${bound(metric, low, false)}`;
      const first = metric === 'firstMoveEdge' ? points(low) : isMean(metric) ? plain(low) : plain(low * 100);
      return `od ${first} do ${bound(metric, high, true)}`;
    },
    subject: (metric, { sides, plane, variant, axes }) => {
      const between = metric === 'pairScore' ? ' a ' : ' > ';
      const where = plane === null ? '' : ` ${on(plane)}`;
      const at = axes.map((axis) => `, ${name(axis.name)} = ${name(String(axis.value))}`).join('');
      const variantText = variant === 'printed' ? '' : `, ${name(variant)}`;
      return `${sides.map(side).join(between)}${where}${at}${variantText}`.trim();
    },
  };
}
