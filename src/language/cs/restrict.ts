/** Restricted play in Czech. */
import type { HeldBy } from '../../facts/restrict/summary.ts';
import type { Switch, Tactic } from '../../tuning/restrict/restrictions.ts';
import { counted, pointForms } from '../forms/plural.ts';
import type { RestrictTexts } from '../texts/restrict.ts';
import type { CzechWording } from './wording.ts';

/** By option: what it is called (nominative, genitive), and what it is to have it forced. */
const options: Readonly<Record<Tactic, readonly [name: string, without: string, forced: string]>> = {
  hold: ['vyčkávání s útokem', 'bez vyčkávání s útokem', 'stále vyčkává s útokem'],
  reserve: ['rezerva bodů únavy', 'bez rezervy bodů únavy', 's rezervou bodů únavy'],
  withdraw: ['ukončení souboje', 'bez ukončení souboje', 'ukončí souboj, jakmile přijde o magy'],
  flee: ['útěk', 'bez útěku', 'utíká, jakmile přijde o magy'],
  pursue: ['pronásledování', 'bez pronásledování', 'pronásleduje'],
  act: ['jednání ve světě', 'bez jednání ve světě', 'jedná ve světě'],
  manifest: [
    'síla vyvolávaná při souboji',
    'bez síly vyvolávané při souboji',
    'se silou vyvolávanou při souboji',
  ],
  untrained: ['nevycvičenost', 'bez nevycvičenosti', 'jako nevycvičený'],
  wounds: ['nebezpečí zranění', 'bez nebezpečí zranění', 's nebezpečím zranění'],
};

const settings: Readonly<Record<Switch, readonly [off: string, on: string]>> = {
  tiring: ['bez únavy', 's únavou'],
  initiationCost: ['se zahájením zadarmo', 's placeným zahájením'],
  passivePenalty: ['bez postihu pasivní obrany', 's postihem pasivní obrany'],
  iqLossWeakens: ['když ztráta IQ neoslabuje', 'když ztráta IQ oslabuje'],
  overflow: ['když přebytek nad magy propadá', 'když přebytek nad magy zasáhne mysl'],
  pull: ['bez vábení', 's vábením'],
  explosions: ['když výbuchy nezraňují', 'když výbuchy zraňují'],
  onlyMagesInitiate: ['když smí zahájit kdokoli', 'když smí zahájit jen mágové'],
};

/** Words of the report. */
export function czechRestrict({
  phrasing,
  numbers,
  percent,
  points,
  side,
  names,
}: CzechWording): RestrictTexts {
  const { name, code, strong } = phrasing;
  const holders = (list: readonly HeldBy[]): string =>
    numbers.list(
      list.map(({ lever, holders: own }) =>
        lever.kind === 'tactic' ? `${options[lever.tactic][0]} (${names(own)})` : names(own),
      ),
    );
  const restriction: RestrictTexts['restriction'] = (lever) => {
    if (lever.kind === 'rule') return settings[lever.rule][lever.forced ? 1 : 0];
    if (lever.kind === 'seat') return lever.forced ? 'vždy zahajuje' : 'nikdy nezahajuje';
    const [, without, forced] = options[lever.tactic];
    return lever.forced ? forced : without;
  };
  const goes = (score: number, effect: number): string =>
    `průměrné skóre jde od ${percent(score)} k ${percent(score + effect)} (${counted(points(effect), pointForms)})`;
  return {
    headings: { options: 'Možnosti každého', rules: 'Nastavení pravidel' },
    columns: {
      holder: 'kdo',
      option: 'omezení',
      now: 'skóre teď',
      standing: 'co to dělá',
      rule: 'nastavení',
    },
    chart: 'Co každé omezení udělá s tím, koho se týká',
    chartNote: 'Průměrné skóre při omezení bez toho, jaké je podle souboru, v obou rolích.',
    chartAxis: 'body průměrného skóre',
    standings: {
      nothing: 'nemění nic',
      harms: 'škodí a nikdy nepomáhá',
      helps: 'pomáhá a nikdy neškodí',
      vital: 'škodí v každé dvojici',
      mixed: 'někde pomáhá, jinde škodí',
      more: 'pomáhá v průměru',
      less: 'škodí v průměru',
      unclear: 'nelze odlišit od 0',
    },
    title: (scenario) => `${name(scenario)}: za co která možnost stojí`,
    restriction,
    dearest: ({ lever, score, effect, combatant }) =>
      `${strong(`Nejdražší ztráta: ${side(combatant)} ${restriction(lever)}`)}; ${goes(score, effect)}.`,
    best: ({ lever, score, effect, combatant }) =>
      `${strong(`Nejvíc vynese: ${side(combatant)} ${restriction(lever)}`)}; ${goes(score, effect)}.`,
    dominated: (list) =>
      `${strong('Nikdy nepomůže')}: ${holders(list)}. Bez toho není žádná dvojice horší a některé jsou lepší.`,
    vital: (list) =>
      `${strong('Kdo to má, neobejde se bez toho')}: ${holders(list)}; jinak je horší každá jeho dvojice.`,
    idle: (list) => `${strong('Nic nezmění')} v žádné dvojici: ${holders(list)}.`,
    rule: (lever, gains, loses) => {
      const told = [
        ...(gains === null
          ? []
          : [`nejvíc získá ${side(gains.combatant)} (${counted(points(gains.effect), pointForms)})`]),
        ...(loses === null
          ? []
          : [`nejvíc ztratí ${side(loses.combatant)} (${counted(points(loses.effect), pointForms)})`]),
      ];
      return `${strong(`Z pravidel hne skóre nejvíc hra ${restriction(lever)}`)}: ${told.join(', ')}.`;
    },
    idleRules: (levers) =>
      `${strong('Na ničím průměrném skóre se nepozná')} hra ${numbers.list(levers.map(restriction))}.`,
    nothing: 'Nic, co se dá zakázat nebo vynutit, ničí skóre nemění nad rámec šumu.',
    effect: (effect, low, high) => `${effect} (${low} až ${high})`,
    reading: (duels) => [
      `${strong('Omezená hra')}: každá možnost se zakáže, nebo vynutí, vždy jedna a u jednoho; vše ostatní zůstává, jak je v souboru. Údaj je průměrné skóre při omezení (výhry + ½ remíz přes všechny dvojice v obou rolích, bez soubojů se sobě rovným) bez toho, jaké je podle souboru, v bodech. Možnost má cenu toho, co stojí její zákaz.`,
      `${strong('Pomáhá a nikdy neškodí')}, ${strong('škodí v každé dvojici')} a podobně se říká jen o přesných údajích, dvojici po dvojici na každé hladině. Role (${restriction({ kind: 'seat', forced: true, holder: '' })}, ${restriction({ kind: 'seat', forced: false, holder: '' })}) se posuzuje v průměru; kde je jedna tak dobrá, jak je druhá špatná, uvádí se jen ta lepší.`,
      ...(duels === null
        ? ['Všechny údaje jsou přesné.']
        : [
            `Údaje s mezemi jsou párové rozdíly na stejných soubojích, ${numbers.whole(duels)} v každé dvojici; jejich meze platí pro všechny najednou na 95\u00a0%.`,
          ]),
      `Každé omezení a co udělá s kým: ${code('restrict.csv')}, jako data ${code('restrict.json')}.`,
    ],
  };
}
