/** What players would choose, in Czech. */

import type { GamePlace, ShareFacts } from '../../facts/meta/summary.ts';
import { capital, counted, plural, pointForms } from '../forms/plural.ts';
import type { MetaTexts } from '../texts/meta.ts';
import type { CzechWording } from './wording.ts';

/** Words of the report. */
export function czechMeta({
  phrasing,
  numbers,
  percent: shareText,
  on: onPlane,
  side,
  names,
}: CzechWording): MetaTexts {
  const { code, name, strong } = phrasing;
  const tables: Readonly<Record<Extract<GamePlace, string>, string>> = {
    table: 'v\u00a0této tabulce',
    rows: 'mezi řádky',
    columns: 'mezi sloupci',
  };
  const on = (place: GamePlace): string => (typeof place === 'string' ? tables[place] : onPlane(place));
  const onEach = (places: readonly GamePlace[]): string =>
    places.length === 1 ? on(places[0]!) : `na hladinách ${numbers.list(places.map(String))}`;
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
    head: (place) => {
      if (place === null) return 'všechny hladiny';
      return typeof place === 'number'
        ? `hladina ${place}`
        : { table: 'podíl', rows: 'řádky', columns: 'sloupce' }[place];
    },
    title: (scenario) => `${name(scenario)}: co by volili hráči`,
    finding: ({ plane, played: list, never, open, unique, indifferent, effective, sides }, places) => {
      const where = capital(onEach(places));
      if (indifferent)
        return typeof plane === 'string'
          ? `${strong(`${where} na volbě nezáleží`)}: každá je stejně dobrá jako jiná.`
          : `${strong(`${where} na volbě povolání nezáleží`)}: všechna si proti sobě vedou stejně.`;
      const shares = numbers.list(list.map((entry) => played(entry)));
      const nobody =
        never.length === 0
          ? open
            ? `není při tomto počtu ${typeof plane === 'string' ? 'her' : 'soubojů'} rozhodnuto, kdo by se hrál`
            : typeof plane === 'string'
              ? 'má každá volba své místo'
              : 'má každé povolání své místo'
          : never.length === sides - 1
            ? 'by nikdo nehrál nic jiného'
            : `by nikdo nehrál: ${names(never)}`;
      const several = unique || open ? '' : ' Rovnovah je víc; uvedené jsou meze každého podílu.';
      return `${strong(`${where} ${nobody}`)}. Hrálo by se: ${shares} (efektivní počet ${typeof plane === 'string' ? 'voleb' : 'povolání'} ${open ? 'asi ' : ''}${numbers.fixed(effective, 1)}).${several}`;
    },
    cycles: (places, { shown, left }) =>
      `${strong(`${capital(onEach(places))} cyklus`)} (šipka ukazuje na poraženého): ${shown.map((cycle) => cycle.map(side).join(' → ')).join('; ')}${left > 0 ? `; a ještě ${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}` : ''}.`,
    dominated: (places, pairs) =>
      `${strong(`${capital(onEach(places))} ${typeof places[0] === 'string' ? 'je proti všemu horší než něco jiného' : 'proti každému horší než někdo jiný'}`)}: ${pairs.map(([worse, better]) => `${side(worse)} (lepší je ${side(better)})`).join(', ')}.`,
    conducts: ({ most, beyond: { shown, left }, unsearched }) => {
      const others =
        left > 0 ? `; ještě u ${numbers.whole(left)} ${plural(left, 'dalšího', 'dalších', 'dalších')}` : '';
      const beyond =
        shown.length === 0
          ? ''
          : ` Na výběr jsou nejvýš ${numbers.whole(most)} nejlepší způsoby hry každého bojovníka, ty z největšího počtu dvojic; vynechané: ${shown.map((own) => `${side(own.name)} (${numbers.whole(own.left)})`).join(', ')}${others}.`;
      const rest =
        unsearched === 0
          ? ''
          : ` Dvojic, v nichž se žádné nehledaly, je ${numbers.whole(unsearched)}: více bojovníků na jedné straně, losované atributy, nebo příliš velké na průchod od konce.`;
      return `${strong('Způsoby hry na výběr')}.${beyond}${rest}`;
    },
    leftOut: (places, sides) =>
      `${strong(capital(onEach(places)))} se ${names(sides)} ${sides.length === 1 ? 'nemůže utkat s každým a je vynechán' : 'nemohou utkat s každým a jsou vynecháni'}.`,
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
    table: {
      chart: 'Podíl každé volby v rovnováze, v procentech',
      headings: { relations: 'Cykly a dominované volby', scores: 'Tabulka, jak byla přečtena' },
      row: 'řádek',
      noCycles: 'Žádná volba neporáží jinou, která by porážela třetí, jež poráží tu první.',
      value: (score, open) =>
        `${strong(`Když tak hrají oba, získají řádky ${open ? 'asi ' : ''}${shareText(score)}`)} a\u00a0ani jeden si sám nepolepší.`,
      read: ({ bare, counted: hasGames, seats }) =>
        `${seats ? 'Řádky a sloupce volí dvě populace' : 'Utkávají se tytéž volby'}. ${bare === null ? '' : bare === 'percent' ? 'Holá čísla jsou procenta. ' : 'Holá čísla jsou podíly od 0 do 1. '}${hasGames ? 'Hry jsou spočítané, takže skóre mají chyby' : 'Počty her v\u00a0tabulce nejsou, takže skóre se berou, jak stojí'}.`,
      movementNote: (resamples) =>
        `Skóre jsou z\u00a0odehraných her. Kolem nich se vylosovalo ${numbers.whole(resamples)} tabulek, každé skóre se svou směrodatnou chybou; z nich jsou tato 95% rozmezí podílů.`,
      scores: (seats) =>
        seats ? 'Skóre řádku v\u00a0jeho roli proti sloupci.' : 'Skóre řádku proti sloupci.',
      repeat: (info, counted) => [
        ...(counted ? [`seed ${code(info.seed)}${info.seedDrawn ? ' (vylosovaný pro tento běh)' : ''}`] : []),
        `souboj ${code(info.version)}`,
        `tabulka ${code(info.scenario.file)}, SHA-256 ${code(info.scenario.hash)}`,
      ],
      reading: ({ alpha, population, gap, seats }) => [
        seats
          ? `${strong('Hra')}: jeden hráč volí řádek, druhý sloupec, každý pro své skóre. ${strong('Rovnováha')} (Nash): podíly obou, při nichž si ani jeden nemůže polepšit; nalezena lineárním programováním a ověřena nejlepšími odpověďmi, které ${gap < 1e-9 ? 'nevynesou nic' : `vynesou nejvýše ${counted(numbers.significant(gap * 100, 1), pointForms)}`}.`
          : `${strong('Hra')}: dva hráči volí ze stejného seznamu. ${strong('Rovnováha')} (Nash): podíly, proti nimž žádná volba nezíská víc než 50\u00a0%; nalezena lineárním programováním a ověřena nejlepší odpovědí, která ${gap < 1e-9 ? 'nevynese nic' : `vynese nejvýše ${counted(numbers.significant(gap * 100, 1), pointForms)}`}.`,
        `${strong('Efektivní počet')}: e na entropii podílů; 1, když se hraje jediná volba, n, když se jich hraje n stejně.`,
        ...(seats
          ? []
          : [
              `${strong('α-rank')}: jakou část času stráví u každé volby populace o velikosti ${numbers.whole(population)}, v níž jednotlivci zkoušejí jiné a úspěch se napodobuje (α = ${numbers.whole(alpha)}). Řadí i to, co žádná rovnováha nehraje.`,
            ]),
        `V závorce: nejmenší a největší podíl ve všech rovnováhách, kde je jich víc. Všechny údaje: ${code('meta.csv')}.`,
      ],
    },
  };
}
