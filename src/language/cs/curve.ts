/** Curves in Czech. */
import type { Stretch } from '../../facts/curve/leaders.ts';
import { plural } from '../forms/plural.ts';
import type { CurveTexts } from '../texts/curve.ts';
import type { CzechWording } from './wording.ts';

/** Words of the report. */
export function czechCurve({ phrasing, numbers, plain, on, side, names }: CzechWording): CurveTexts {
  const { name, code, strong } = phrasing;
  const rounded = (value: number): string => plain(Number(value.toPrecision(4)));
  const stretch = ({ from, to, sides }: Stretch): string =>
    `${from === to ? `při ${plain(from)}` : `od ${plain(from)} do ${plain(to)}`} ${names(sides)}`;
  return {
    headings: { meetings: 'Kde se čáry protínají' },
    columns: { before: 'před tím vede', behind: 'potom vede', where: 'protnou se při' },
    open: 'v\u00a0mezích šumu',
    title: (scenario, over) => `${name(scenario)}: skóre podle ${name(over)}`,
    leaders: ({ planes, stretches, alike }, over) => {
      const where = numbers.list(planes.map(on));
      if (alike) return `Při každé hodnotě ${code(over)} jsou si ${where} všichni rovni.`;
      const [only] = stretches;
      return stretches.length === 1
        ? `${strong(`Všude ${where} ${only!.sides.length === 1 ? 'vede' : 'vedou'} ${names(only!.sides)}`)}: při ${code(over)} od ${plain(only!.from)} do ${plain(only!.to)}.`
        : `${strong(`Ve vedení se ${where} střídají`)} podle ${code(over)}: ${stretches.map(stretch).join('; ')}.`;
    },
    meeting: ({ plane, before, behind, x, between }, over, exact) =>
      `${strong(`${side(behind)} předstihne toho, kdo vedl: ${side(before)}`)}, ${on(plane)} mezi ${code(over)} = ${plain(between[0])} a ${plain(between[1])}${exact ? `, podle přímek při ${rounded(x)}` : ', nad rámec šumu'}.`,
    none: (exact) =>
      exact ? 'Žádné dvě čáry se neprotínají.' : 'Žádné dvě čáry se neprotínají nad rámec šumu.',
    more: (count) =>
      `A ještě ${numbers.whole(count)} ${plural(count, 'další', 'další', 'dalších')}: všechny jsou v ${code('curve-crossings.csv')}.`,
    reading: ({ alone, over, duels }) => [
      alone
        ? `${strong('Každá strana se mění sama')}: při ${code(over)} = x má tuto hodnotu jen ona a ostatní zůstávají, jak jsou v souboru. Skóre je průměr přes její dvojice v obou rolích, výhry + ½ remíz, bez soubojů se sobě rovným.`
        : `${strong('Mění se všichni najednou')} podle ${code(over)}. Skóre je průměr přes dvojice strany v obou rolích, výhry + ½ remíz, bez soubojů se sobě rovným.`,
      duels === null
        ? 'Všechny údaje jsou přesné při hodnotách, na které jste se ptali; mezi nimi jsou čáry rovné.'
        : `Co se nedalo vyřešit, to se odehrálo, ${numbers.whole(duels)} soubojů v každé dvojici se stejnými náhodnými čísly při každé hodnotě; pásy jsou 95% intervaly, každý sám za sebe. Průsečík platí, kde je před ním napřed jedna strana a za ním druhá, a to nad rámec intervalů, které platí pro všechny strany, hladiny a hodnoty najednou.`,
      `Skóre: ${code('curve.csv')}; průsečíky: ${code('curve-crossings.csv')}; obojí jako data: ${code('curve.json')}.`,
    ],
  };
}
