/** What players would choose, in Czech. */

import type { ShareFacts } from '../../facts/meta/summary.ts';
import { capital, counted, plural, pointForms } from '../forms/plural.ts';
import type { MetaTexts } from '../texts/meta.ts';
import type { CzechWording } from './wording.ts';

/** Words of the report. */
export function czechMeta({
  phrasing,
  numbers,
  percent: shareText,
  on,
  side,
  names,
}: CzechWording): MetaTexts {
  const { code, name, strong } = phrasing;
  const played = ({ side: own, share, least, most, settled }: ShareFacts): string =>
    settled ? `${side(own)} ${shareText(share)}` : `${side(own)} ${shareText(least)} až ${shareText(most)}`;
  return {
    headings: {
      equilibrium: 'Kdo by se hrál',
      alpha: 'α-rank',
      relations: 'Cykly a dominovaná povolání',
      movement: 'O kolik se podíly v mezích intervalů hýbou',
    },
    columns: { effective: 'efektivní počet', share: 'podíl' },
    chart: 'Podíl každého povolání v rovnováze, v procentech',
    noCycles: 'Žádné povolání neporáží jiné, které by poráželo třetí, jež poráží to první.',
    title: (scenario) => `${name(scenario)}: co by volili hráči`,
    finding: ({ plane, played: list, never, open, unique, indifferent, effective, sides }) => {
      const where = capital(on(plane));
      if (indifferent)
        return `${strong(`${where} na volbě povolání nezáleží`)}: všechna si proti sobě vedou stejně.`;
      const shares = numbers.list(list.map((entry) => played(entry)));
      const nobody =
        never.length === 0
          ? open
            ? 'není při tomto počtu soubojů rozhodnuto, kdo by se hrál'
            : 'má každé povolání své místo'
          : never.length === sides - 1
            ? 'by nikdo nehrál nic jiného'
            : `by nikdo nehrál: ${names(never)}`;
      const several = unique || open ? '' : ' Rovnovah je víc; uvedené jsou meze každého podílu.';
      return `${strong(`${where} ${nobody}`)}. Hrálo by se: ${shares} (efektivní počet povolání ${open ? 'asi ' : ''}${numbers.fixed(effective, 1)}).${several}`;
    },
    cycles: (plane, { shown, left }) =>
      `${strong(`${capital(on(plane))} cyklus`)} (šipka ukazuje na poraženého): ${shown.map((cycle) => cycle.map(side).join(' → ')).join('; ')}${left > 0 ? `; a ještě ${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}` : ''}.`,
    dominated: (plane, pairs) =>
      `${strong(`${capital(on(plane))} proti každému horší než někdo jiný`)}: ${pairs.map(([worse, better]) => `${side(worse)} (lepší je ${side(better)})`).join(', ')}.`,
    leftOut: (plane, sides) =>
      `${strong(capital(on(plane)))} se ${names(sides)} ${sides.length === 1 ? 'nemůže utkat s každým a je vynechán' : 'nemohou utkat s každým a jsou vynecháni'}.`,
    share: (share, least, most) => `${share} (${least} až ${most})`,
    range: (low, high) => `${low} až ${high}`,
    movementNote: (resamples) =>
      `Skóre jsou simulovaná. Kolem nich se vylosovalo ${numbers.whole(resamples)} matic, každé skóre se svou směrodatnou chybou; z nich jsou tato 95% rozmezí podílů.`,
    reading: ({ alpha, population, gap }) => [
      `${strong('Hra')}: dva hráči si zvolí po jednom povolání a utkají se jednou v každé roli; povolání získá výhry + ½ remíz. ${strong('Rovnováha')} (Nash): podíly, proti nimž žádné povolání nezíská víc než 50\u00a0%; nalezena lineárním programováním a ověřena nejlepší odpovědí, která ${gap < 1e-9 ? 'nevynese nic' : `vynese nejvýše ${counted(numbers.significant(gap * 100, 1), pointForms)}`}.`,
      `${strong('Efektivní počet')}: e na entropii podílů; 1, když se hraje jediné povolání, n, když se jich hraje n stejně.`,
      `${strong('α-rank')}: jakou část času stráví u každého povolání populace o velikosti ${numbers.whole(population)}, v níž jednotlivci zkoušejí jiná povolání a úspěch se napodobuje (α = ${numbers.whole(alpha)}). Řadí i to, co žádná rovnováha nehraje.`,
      `V závorce: nejmenší a největší podíl ve všech rovnováhách, kde je jich víc. Úplné matice a údaje: ${code('meta.csv')}.`,
    ],
  };
}
