/** How to read a comparison, in Czech. */
import type { ComparisonReading } from '../../facts/comparison/summary.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, plural, pointsGenitive } from '../forms/plural.ts';

/** Paragraphs on differences, intervals, tests and verdicts, as far as the comparison has them. */
export function czechComparisonReading(
  { margin, confidence, family, looked, has }: ComparisonReading,
  { strong, code }: Phrasing,
  numbers: Numbers,
): readonly string[] {
  const level = `${numbers.significant(confidence * 100, 6)}%`;
  const alpha = numbers.significant(1 - confidence, 4);
  const width = `±${counted(numbers.significant(margin * 100, 4), pointsGenitive)}`;
  return [
    `${strong('Rozdíly')} jsou hodnota potom minus hodnota předtím, u podílů v procentních bodech; remíza se do skóre počítá za půl, do podílu výher za nic.`,
    ...(has.exact
      ? [
          `${strong('Přesné')}: oba podíly výher jsou vyřešené, jejich rozdíl je tedy znám a nepotřebuje interval ani test. Stojí bez závorek.`,
        ]
      : []),
    ...(has.paired
      ? [
          `${strong('Párové')}: v obou nastaveních proběhly tytéž souboje se stejnými náhodnými čísly. V závorce je ${level} interval párového rozdílu (u podílů Bonett a Price, u průměrů sázky, které počítají i s neviděnými vzácnými hodnotami); p je z přesného McNemarova testu na soubojích, jejichž vítěz se změnil.`,
        ]
      : []),
    ...(has.independent
      ? [
          looked
            ? `${strong('Dva výběry s pohledy')}: běhy nesdílejí své souboje a o jejich počtu rozhodly pohledy na průběžné výsledky. V závorce je ${level} interval, který s tím počítá: nejdál, kam od sebe údaje pustí dva intervaly platné v každém okamžiku; p je z týchž intervalů. Průměry mají interval, ale žádný test ani výrok.`
            : `${strong('Dva výběry')}: běhy nesdílejí své souboje. V závorce je Newcombův ${level} interval (u průměrů složený ze dvou intervalů ze sázek); p je z Fisherova přesného testu.`,
        ]
      : []),
    ...(family > 0
      ? [
          `${strong('p (Holm)')}: upraveno přes celou rodinu testů tohoto porovnání i s průměry (${numbers.whole(family)} ${plural(family, 'test', 'testy', 'testů')}); dvojice, které jsou podle pravidel jedna a táž změna, jsou jeden test. Každý interval platí pro jediný údaj.`,
        ]
      : []),
    `${strong('Výroky')} mluví o podílu výher: vyšší nebo nižší, kde je upravené p nejvýše ${alpha}; rovnocenné, kde dva jednostranné testy, stejně upravené, kladou rozdíl do ${width}; přesné rozdíly jen podle velikosti. Změna může být jistá a přitom jistě malá: rovnocenné, i když vyšší.`,
    `${strong('h')} je Cohenova velikost účinku mezi dvěma podíly: 0,2 je malá, 0,5 střední, 0,8 velká.`,
    `V průměrech má každá dvojice stejnou váhu; průměry stran vynechávají souboje se sobě rovným a berou obě role. Všechny údaje v plné přesnosti: ${code('comparison.csv')}.`,
  ];
}
