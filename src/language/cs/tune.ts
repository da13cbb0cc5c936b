/** Tuning in Czech. */

import type { WishFacts } from '../../facts/tune/misses.ts';
import { isMean } from '../../facts/tune/misses.ts';
import type { MoverFacts, TurnFacts } from '../../facts/tune/movers.ts';
import type { BandMetric } from '../../scenario/model/bands.ts';
import type { Subject } from '../../tuning/goal/requirement.ts';
import { counted, outOf, plural, pointForms, pointsGenitive } from '../forms/plural.ts';
import type { TuneTexts } from '../texts/tune.ts';
import { czechTuneLabels } from './tuneLabels.ts';
import type { CzechWording } from './wording.ts';

/** Words of the tuning report. */
export function czechTune(wording: CzechWording): TuneTexts {
  const { phrasing, numbers, percent, points, plain, side } = wording;
  const { name, code, strong } = phrasing;
  const { value, band, subject } = czechTuneFigures(wording);
  const turn = ({ knob, from, to }: TurnFacts): string =>
    `${code(knob)} ${from === null ? '' : `${plain(from)} `}→ ${plain(to)}`;
  const left = (facts: WishFacts): string =>
    `${subject(facts.metric, facts.subject) || 'celek'}: ${facts.metric === 'score' ? '' : `${czechTuneMetrics[facts.metric]} `}${value(facts.metric, facts.value)}, přání je ${band(facts.metric, facts.low, facts.high)}`;
  const movers = (list: readonly MoverFacts[]): string =>
    numbers.list(
      list.map(
        ({ side: own, before, after }) =>
          `${side(own)} ${counted(points(after - before), pointForms)} (${percent(before)} → ${percent(after)})`,
      ),
    );
  const wishesText = (count: number): string => `${numbers.whole(count)} přání`;
  const changes = (count: number): string => `${count} ${plural(count, 'změna', 'změny', 'změn')}`;
  const workedText = (worked: number): string =>
    `vyřešeno ${numbers.whole(worked)} ${plural(worked, 'různý souboj', 'různé souboje', 'různých soubojů')}`;
  return {
    ...czechTuneLabels(phrasing),
    title: (scenario) => `${name(scenario)}: které nastavení by bylo spravedlivé`,
    met: (turns) =>
      turns.length === 0
        ? `${strong('Soubor splňuje cíl tak, jak je teď')}: není třeba nic měnit.`
        : `${strong(`K cíli stačí ${changes(turns.length)}`)}: ${numbers.list(turns.map(turn))}.`,
    notMet: (worst, proven) =>
      proven
        ? `${strong('Žádné nastavení v těchto rozsazích cíl nesplní')}; nejbližší nechává nesplněno: ${left(worst)}.`
        : `${strong('Nastavení, které cíl splní, se nenašlo')} v těchto rozsazích; nejbližší nechává nesplněno: ${left(worst)}. Že žádné takové není, to hledání neprokázalo.`,
    before: ({ missed, wishes, worst }) =>
      worst === null
        ? `V souboru, jak je teď, ${plural(wishes, 'je splněno', 'jsou splněna', 'je splněno')} ${plural(wishes, 'jediné přání', `všechna ${numbers.whole(wishes)} přání`, `všech ${numbers.whole(wishes)} přání`)}.`
        : `V souboru, jak je teď, ${plural(missed, 'není splněno', 'nejsou splněna', 'není splněno')} ${numbers.whole(missed)} ${outOf(wishes, wishesText(wishes))}; nejdál od splnění: ${left(worst)}.`,
    search: ({ method, proven, settings, worked }) => {
      const size =
        settings === null
          ? 'bez kroků, tedy nekonečně mnoho nastavení'
          : `${numbers.whole(settings)} nastavení`;
      const how = {
        tables: 'metoda větví a mezí nad vyřešenými dvojicemi',
        steps: 'místní hledání z několika míst',
        ranges: 'DIRECT, potom zjednodušeno',
      }[method];
      return proven
        ? `${strong('Dokázáno')}: mezi nastaveními v rozsazích (${size}) není žádné lepší než ta níže (${how}; ${workedText(worked)}).`
        : `${strong('Nejlepší nalezené')}, bez důkazu: ${size} (${how}; ${workedText(worked)}).`;
    },
    movers: (gains, losses) =>
      gains.length + losses.length === 0
        ? 'Žádné průměrné skóre se nehýbe.'
        : [
            ...(gains.length === 0 ? [] : [`${strong('Získává')}: ${movers(gains)}.`]),
            ...(losses.length === 0 ? [] : [`${strong('Ztrácí')}: ${movers(losses)}.`]),
          ].join(' '),
    fresh: ({ seed, duels, inside, outside, open }) => {
      const all = inside + outside + open;
      const verdict =
        inside === all
          ? `${strong('potvrzuje')} ${plural(all, 'jediné přání', `všechna ${numbers.whole(all)} přání`, `všech ${numbers.whole(all)} přání`)}`
          : `nachází ${outOf(all, wishesText(all))} uvnitř ${numbers.whole(inside)}, mimo ${numbers.whole(outside)}, při tomto počtu otevřeno ${numbers.whole(open)}`;
      return `Nová simulace tohoto nastavení (${numbers.whole(duels)} ${plural(duels, 'souboj', 'souboje', 'soubojů')} v každé dvojici, seed ${code(seed)}) ${verdict}, se spolehlivostí 95\u00a0% pro všechna dohromady.`;
    },
    turn,
    wish: (own, metric) =>
      own === null ? czechTuneMetrics[metric] : `${name(own)} (${czechTuneMetrics[metric]})`,
    at: (own, metric, about) => {
      const who = subject(metric, about);
      return who === '' ? own : `${own} (${who})`;
    },
    band,
    value,
    interval: (metric, own, low, high) =>
      `${value(metric, own)} (${value(metric, low)} až ${value(metric, high)})`,
    arrow: (before, after) => (before === after ? after : `${before} → ${after}`),
    patch: (written, file) =>
      written
        ? `Tato změna souboru ${code(file)} byla zapsána:`
        : `Změna souboru ${code(file)}; provede ji ${code('--write')}:`,
    noPatch: 'Není co měnit.',
    unpatched: (path) =>
      `Soubor nelze změnit samočinně: ${code(path)} stojí za aliasem. Čísla z tabulky vepište ručně.`,
  };
}

/** What each metric is. */
const czechTuneMetrics: Readonly<Record<BandMetric, string>> = {
  score: 'skóre',
  winRate: 'podíl výher',
  targetWinRate: 'podíl výher napadeného',
  drawRate: 'remízy',
  timeoutRate: 'vypršení kol',
  roundsMean: 'průměr kol',
  initiatorDrainMean: 'průměrná ztracená magenergie útočníka',
  targetDrainMean: 'průměrná ztracená magenergie napadeného',
  pairScore: 'skóre z obou rolí dohromady',
  meanScore: 'průměrné skóre',
  firstMoveEdge: 'výhoda prvního útoku',
  hopelessShare: 'podíl beznadějných dvojic',
};

/** How figures, bands and what they are about are told. */
interface TuneFigures {
  value(metric: BandMetric, own: number): string;
  band(metric: BandMetric, low: number, high: number): string;
  subject(metric: BandMetric, subject: Subject): string;
}

/** The formats of the catalogue. */
function czechTuneFigures({
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
