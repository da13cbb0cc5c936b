/** Sensitivity in Czech. */

import type { Attribute } from '../../tuning/sensitivity/levers.ts';
import type { Lever } from '../../tuning/sensitivity/sensitivity.ts';
import type { Slope } from '../../tuning/sensitivity/slopes.ts';
import { unsigned } from '../forms/formats.ts';
import { capital, counted, plural, pointForms } from '../forms/plural.ts';
import type { GlobalTexts, SensitivityTexts } from '../texts/sensitivity.ts';
import type { CzechWording } from './wording.ts';

const ruleWords: Readonly<Record<string, string>> = {
  manaPerPoint: 'magy ztracené za bod rozdílu',
  passivePenalty: 'postih další pasivní obrany',
  attackCost: 'body únavy za útok',
  defenceCost: 'body únavy za obranu',
  initiationCost: 'body únavy za vyvolání souboje',
  die: 'kostka',
  strengthRounding: 'zaokrouhlení SMÚ a SMO',
  iqRounding: 'zaokrouhlení ztráty IQ',
  overflow: 'co zbude nad magy',
  iqLossWeakens: 'ztracené IQ oslabuje',
};

const slopeWords: Readonly<Record<Slope, string>> = {
  attack: 'SMÚ, sklon na bod',
  defence: 'SMO, sklon na bod',
  woundChance: 'vlastní šance na zranění, sklon na procentní bod',
  pull: 'šance na vytažení vzhůru, sklon na procentní bod',
  pullDeath: 'šance zemřít při vytažení, sklon na procentní bod',
};

/** What decides, and what a point is added to. */
const attributeWords: Readonly<Record<Attribute, readonly [name: string, to: string]>> = {
  base: ['základ povolání', 'k základu'],
  talent: ['talent', 'k talentu'],
  level: ['úroveň', 'k úrovni'],
  IQ: ['IQ', 'k IQ'],
  Podl: ['Podl', 'k Podl'],
  SP: ['SP', 'k SP'],
  mana: ['počet magů', 'k magům'],
  fatigue: ['počet bodů únavy', 'k bodům únavy'],
};

const plusOne = (attribute: Attribute): string => `+1 ${attributeWords[attribute][1]}`;

/** Values of rules that are words. */
const valueWords: Readonly<Record<string, string>> = {
  true: 'ano',
  false: 'ne',
  floor: 'dolů',
  ceil: 'nahoru',
  round: 'k nejbližšímu',
  lost: 'propadne',
  carry: 'přejde na IQ',
};

const valueText = (value: string | number | boolean): string => valueWords[String(value)] ?? String(value);

function leverText(lever: Lever): string {
  switch (lever.kind) {
    case 'attribute':
      return plusOne(lever.attribute);
    case 'firstMove':
      return 'vždy útočí první';
    case 'slope':
      return slopeWords[lever.slope];
    case 'rule':
      return `${ruleWords[lever.rule] ?? lever.rule}: ${valueText(lever.from)} → ${valueText(lever.to)}`;
  }
}

/** Words of the local sensitivity report. */
export function czechSensitivity({ phrasing, numbers, points, on, side }: CzechWording): SensitivityTexts {
  const { name, strong } = phrasing;
  const size = (own: number): string => unsigned(points, own);
  return {
    levers: 'co se změní',
    now: 'průměrné skóre teď',
    chart: 'Co změna vynese, v bodech průměrného skóre',
    chartAxis: 'body průměrného skóre',
    title: (scenario) => `${name(scenario)}: co vynese bod navíc`,
    lever: leverText,
    combatant: side,
    plane: ({ first: all, alike: same, next, idle }, planes) => {
      const idleText =
        idle.length === 0 ? '' : ` ${capital(numbers.list(idle.map(plusOne)))} tam nic nezmění.`;
      const [plane = null, ...more] = planes;
      const where = more.length > 0 ? `Na hladinách ${numbers.list(planes.map(String))}` : capital(on(plane));
      const [first, ...alike] = all;
      if (first === undefined)
        return `${strong(`${where} nerozhoduje nic z toho`)}: bod čehokoli navíc nepohne skóre ani o půl bodu.${idleText}`;
      const tail = [
        ...next.shown.map((worth) => `${leverText(worth.lever)} ${size(worth.size)}`),
        ...(next.left > 0
          ? [`${numbers.whole(next.left)} ${plural(next.left, 'další', 'další', 'dalších')} méně`]
          : []),
      ];
      if (alike.length > 0) {
        const told = all.map(({ lever }) =>
          lever.kind === 'attribute' ? attributeWords[lever.attribute][0] : leverText(lever),
        );
        const sizes = all.map((worth) => `${leverText(worth.lever)} ${size(worth.size)}`);
        return `${strong(`${where} ${same ? 'rozhodují stejnou měrou' : 'rozhoduje něco z toho:'} ${numbers.list(told)}`)}${same ? '' : ' (co, při tomto počtu soubojů rozhodnuto není)'}; o kolik bodů změní průměrné skóre bod navíc: ${numbers.list(sizes)}${tail.length === 0 ? '' : `; ${numbers.list(tail)}`}.${idleText}`;
      }
      const decides =
        first.lever.kind === 'attribute' ? attributeWords[first.lever.attribute][0] : `to, kdo útočí první`;
      return `${strong(`${where} rozhoduje ${decides}`)}: ${leverText(first.lever)} změní průměrné skóre v průměru o ${counted(size(first.size), pointForms)}${tail.length === 0 ? '' : `, ${numbers.list(tail)}`}.${idleText}`;
    },
    largest: (combatant, lever, plane, effect, sure) =>
      `${strong(sure ? 'Největší jednotlivý bod' : 'Který jednotlivý bod vynese nejvíc, při tomto počtu soubojů rozhodnuto není')}${sure ? '' : '; v simulaci'}: ${side(combatant)} ${on(plane)}, ${leverText(lever)}: průměrné skóre ${counted(points(effect), pointForms)}.`,
    rule: (lever, plane, mean) =>
      `${strong('Pravidlo, které hýbe nejvíc')}: ${leverText(lever)} posune průměrná skóre ${on(plane)} v průměru o ${counted(size(mean), pointForms)}.`,
    indistinct: 'nelze odlišit od 0',
    effect: (effect, low, high) => `${effect} (${low} až ${high})`,
    reading: ({ exact, played, slopes, duels }) => [
      `${strong('Body průměrného skóre')}: průměr výher + ½ remíz, v procentech, přes všechny dvojice účastníka v obou rolích, bez soubojů se sobě rovným; +2,0 znamená, že z 50\u00a0% bude 52\u00a0%.`,
      `${strong('+1 k základu')} dostane povolání účastníka, tedy všichni téhož povolání; ostatní body dostane jen účastník. ${strong('Vždy útočí první')}: průměrné skóre útočníka minus průměrné skóre obou rolí. Pravidla se posunou o krok, pro všechny.`,
      ...(slopes
        ? [
            `${strong('Sklony')} jsou přesné derivace: co vynese bod v malé části střetů účastníka, přepočteno na všechny. Celý bod vynese jinak jen o tolik, o kolik má druhý bod jinou cenu než první.`,
          ]
        : []),
      ...(exact ? ['Změny bez mezí jsou přesné: rozdíly vyřešených soubojů.'] : []),
      ...(played
        ? [
            `Změny s mezemi jsou ze soubojů se stejnými náhodnými čísly, ${numbers.whole(duels)} v každém nastavení. Meze platí pro všechny dohromady na 95\u00a0% (Bonferroni); kde obsahují 0, změnu nelze odlišit od 0.`,
          ]
        : []),
    ],
  };
}

/** Words of the global sensitivity report. */
export function czechGlobal({ phrasing, numbers, percent, plain, side }: CzechWording): GlobalTexts {
  const { name, code, strong } = phrasing;
  const figure = (own: string | null): string =>
    own === null ? 'Nevyrovnanost dvojic' : `Průměrné skóre: ${side(own)}`;
  return {
    figure: 'údaj',
    uneven: 'nevyrovnanost dvojic',
    range: 'rozsah',
    mean: 'průměr',
    deviation: 'SD',
    first: 'sám',
    total: 'se všemi ostatními',
    interactions: 'jen společně',
    chart: 'Jaký podíl rozptylu každý rozsah způsobuje, se všemi ostatními',
    title: (scenario) => `${name(scenario)}: na čem skóre závisí`,
    driver: (own, range, share, deviation) =>
      `${strong(figure(own))}. Směrodatná odchylka přes rozsahy je ${percent(deviation)}; ${code(range)} se podílí na ${percent(share)} rozptylu.`,
    constant: (own) => `${strong(figure(own))}. Přes rozsahy se nemění.`,
    rangeOf: (own, from, to) => `${code(own)} od ${plain(from)} do ${plain(to)}`,
    reading: (samples, settings) => [
      `${strong('Sám')} (Sobolův index prvního řádu): jaká část rozptylu údaje by zmizela, kdyby se z tohoto rozsahu znala jediná hodnota. ${strong('Se všemi ostatními')} (celkový index): jaká část by zbyla, kdyby se znalo všechno ostatní. O co je druhý větší než první, to je vzájemné působení.`,
      `Počet nastavení je ${numbers.whole(settings)}: Saltelliho schéma na Sobolových bodech, jejichž řádků je ${numbers.whole(samples)}, každá hodnota rozsahu stejně pravděpodobná. Řádky jsou v osmi nezávislých posunech; intervaly jsou 95% Studentovy přes tyto posuny; indexy o málo pod 0 nebo nad 1 jsou výběrový šum.`,
      `Průměr a SD jsou v procentech skóre. ${strong('Nevyrovnanost')}: průměrná vzdálenost skóre dvojice od 50\u00a0%.`,
    ],
  };
}
