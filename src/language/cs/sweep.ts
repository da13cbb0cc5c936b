/** Sweeps in Czech. */
import { counted, plural, pointForms } from '../forms/plural.ts';
import type { SweepTexts } from '../texts/sweep.ts';
import type { CzechWording } from './wording.ts';

/** Words of the sweep report. */
export function czechSweep({
  phrasing,
  numbers,
  percent,
  points,
  plain,
  on,
  side,
}: CzechWording): SweepTexts {
  const { name, code, strong } = phrasing;
  const rounded = (value: number): string => plain(Number(value.toPrecision(4)));
  const secondText = (second: { readonly name: string; readonly value: number } | null): string =>
    second === null ? '' : `, ${code(second.name)} = ${plain(second.value)}`;
  return {
    headings: { scores: 'Průměrná skóre', crossings: 'Kde je to vyrovnané' },
    columns: { who: 'kdo', where: 'vyrovnané při', direction: 'směr', interval: 'mezi' },
    rises: 'stoupá',
    falls: 'klesá',
    meanScore: 'průměrné skóre, procenta',
    exact: 'přesně',
    title: (scenario, axes) => `${name(scenario)}: průchod hodnotami ${numbers.list(axes.map(name))}`,
    moves: (own, plane, axis, [x0, y0], [x1, y1], sure) =>
      `${sure ? strong(`Nejvíc se hýbe ${side(own)}`) : `${strong('Kdo se hýbe nejvíc, při tomto počtu soubojů rozhodnuto není')}; v simulaci je to ${side(own)}`} ${on(plane)}: průměrné skóre jde od ${percent(y0)} při ${code(axis)} = ${plain(x0)} k ${percent(y1)} při ${plain(x1)} (${counted(points(y1 - y0), pointForms)}).`,
    crossing: ({ sides, plane, second, axis, crossing, sure }) => {
      const is = sure ? 'je' : 'může být';
      const who =
        sides.length === 1
          ? `Průměrné skóre strany ${side(sides[0]!)} ${is} vyrovnané`
          : `Dvojice ${side(sides[0]!)} > ${side(sides[1]!)} ${is} vyrovnaná`;
      if (!sure)
        return `${strong(who)} ${on(plane)}${secondText(second)} okolo ${code(axis)} = ${rounded(crossing.x)}; zda vůbec někde, při tomto počtu soubojů rozhodnuto není.`;
      const width =
        crossing.interval === null
          ? `, mezi přesnými hodnotami při ${plain(crossing.between[0])} a ${plain(crossing.between[1])}`
          : ` (${rounded(crossing.interval.low)} až ${rounded(crossing.interval.high)})`;
      return `${strong(who)} ${on(plane)}${secondText(second)} při ${code(axis)} = ${rounded(crossing.x)}${width}.`;
    },
    still: (axis) => `Přes hodnoty ${code(axis)} se žádné průměrné skóre nehýbe.`,
    uncrossed: ({ side: own, above, planes, from, to, low, high }, axis) =>
      `${strong(`Průměrné skóre strany ${side(own)} není vyrovnané při žádné hodnotě`)} ${code(axis)} od ${plain(from)} do ${plain(to)} (${numbers.list(planes.map(on))}): zůstává ${above ? 'nad' : 'pod'} 50\u00a0% (${percent(low)} až ${percent(high)}).`,
    allPlanes: 'všechny',
    heading: (own, second) =>
      `${own === null ? 'Všechny hladiny dohromady' : `Hladina ${own}`}${secondText(second)}`,
    heat: (own) => `Průměrné skóre: ${side(own)}, procenta`,
    moreCrossings: (left) =>
      `… a ${numbers.whole(left)} ${plural(left, 'další místo, kde je', 'další místa, kde je', 'dalších míst, kde je')} některá strana vyrovnaná.`,
    more: (count) =>
      `A ještě ${numbers.whole(count)} ${plural(count, 'další', 'další', 'dalších')}: všechny dvojice jsou v ${code('sweep.csv')}.`,
    reading: (duels) => [
      `${strong('Průměrné skóre')}: výhry + ½ remíz, v procentech, přes všechny dvojice strany v obou rolích, bez soubojů se sobě rovným.`,
      duels === null
        ? 'Všechny údaje jsou přesné. Kde je to vyrovnané, se určuje přímkou mezi dvěma přesnými hodnotami; nejisté je jen to, jak rovná tam křivka je.'
        : `Údaje s ± jsou ze soubojů se stejnými náhodnými čísly při každé hodnotě, ${numbers.whole(duels)} v každé dvojici; ± a pásy jsou 95% intervaly. Rozmezí vedle průsečíku je tam, kde hrany pásu protínají 50\u00a0%.`,
      `Každá dvojice při každé hodnotě: ${code('sweep.csv')}; průměrná skóre: ${code('sweep-scores.csv')}.`,
    ],
  };
}
