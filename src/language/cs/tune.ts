/** Tuning in Czech. */

import type { Cut } from '../../facts/run/cut.ts';
import type { WishFacts } from '../../facts/tune/misses.ts';
import { isMean } from '../../facts/tune/misses.ts';
import type { MoverFacts, TurnFacts } from '../../facts/tune/movers.ts';
import { metricKindOf, metricUnitOf } from '../../scenario/cellKinds.ts';
import type { DuelMetricName } from '../../scenario/duel/metrics.ts';
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
    `${subject(facts.metric, facts.subject) || 'celek'}: ${facts.metric === 'score' ? '' : `${czechTuneMetrics[facts.metric as DuelMetricName]} `}${value(facts.metric, facts.value)}, přání je ${band(facts.metric, facts.low, facts.high)}`;
  const movers = ({ shown, left }: Cut<MoverFacts>): string =>
    numbers.list([
      ...shown.map(
        ({ side: own, before, after }) =>
          `${side(own)} ${counted(points(after - before), pointForms)} (${percent(before)} → ${percent(after)})`,
      ),
      ...(left > 0 ? [`${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}`] : []),
    ]);
  const wishesText = (count: number): string => `${numbers.whole(count)} přání`;
  const changes = (count: number): string => `${count} ${plural(count, 'změna', 'změny', 'změn')}`;
  const workedText = (worked: number): string =>
    `vyřešeno ${numbers.whole(worked)} ${plural(worked, 'různý souboj', 'různé souboje', 'různých soubojů')}`;
  return {
    ...czechTuneLabels(phrasing),
    title: (scenario) => `${name(scenario)}: které nastavení by bylo spravedlivé`,
    proposed: ({ bases, reach, of, low, high }) =>
      `${strong('Scénář o ladění nic neříká')}, toto je tedy návrh: ${bases === 1 ? 'základ povolání se smí' : `základy povolání (${bases}) se smějí`} pohnout nejvýše o ${plain(reach)} a ${of === 'score' ? 'skóre každé dvojice (bez soubojů se sobě rovným)' : 'každé průměrné skóre přes všechny hladiny dohromady'} má ležet od ${plain(low * 100)} do ${plain(high * 100)}\u00a0%. Něco jiného si vyžádá blok ${code('tune')}.`,
    met: (turns) =>
      turns.length === 0
        ? `${strong('Soubor splňuje cíl tak, jak je teď')}: není třeba nic měnit.`
        : `${strong(`K cíli stačí ${changes(turns.length)}`)}: ${numbers.list(turns.map(turn))}.`,
    candidate: (turns, played) =>
      `${strong('Kandidát, při tomto počtu nepotvrzený')}: podle simulovaných údajů, podle nichž byl vybrán, splňuje cíl ${turns.length === 0 ? 'soubor tak, jak je' : numbers.list(turns.map(turn))}; ${played ? 'nové souboje nepotvrzují všechna přání' : 'nové souboje se nehrály'}. Nejlepší z mnoha zašuměných údajů vypadá lépe, než jaký je.`,
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
      gains.shown.length + losses.shown.length === 0
        ? 'Žádné průměrné skóre se nehýbe.'
        : [
            ...(gains.shown.length === 0 ? [] : [`${strong('Získává')}: ${movers(gains)}.`]),
            ...(losses.shown.length === 0 ? [] : [`${strong('Ztrácí')}: ${movers(losses)}.`]),
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
      own === null
        ? czechTuneMetrics[metric as DuelMetricName]
        : `${name(own)} (${czechTuneMetrics[metric as DuelMetricName]})`,
    at: (own, metric, about) => {
      const who = subject(metric, about);
      return who === '' ? own : `${own} (${who})`;
    },
    band,
    value,
    interval: (metric, own, low, high) =>
      `${value(metric, own)} (${value(metric, low)} až ${value(metric, high)})`,
    arrow: (before, after) => (before === after ? after : `${before} → ${after}`),
    patch: (written, file, sure) =>
      written
        ? `Tato změna souboru ${code(file)} byla zapsána:`
        : `Změna souboru ${code(file)}; provede ji ${code(sure ? '--write' : '--write --force')}:`,
    noPatch: 'Není co měnit.',
    unpatched: (path) =>
      `Soubor nelze změnit samočinně: ${code(path)} stojí za aliasem. Čísla z tabulky vepište ručně.`,
  };
}

/** What each metric is. */
const czechTuneMetrics: Readonly<Record<DuelMetricName, string>> = {
  score: 'skóre',
  win_rate: 'podíl výher',
  target_win_rate: 'podíl výher napadeného',
  draw_rate: 'remízy',
  timeout_rate: 'vypršení kol',
  rounds_mean: 'průměr kol',
  initiator_drain_mean: 'průměrná ztracená magenergie útočníka',
  target_drain_mean: 'průměrná ztracená magenergie napadeného',
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
interface TuneFigures {
  value(metric: string, own: number): string;
  band(metric: string, low: number, high: number): string;
  subject(metric: string, subject: Subject): string;
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
