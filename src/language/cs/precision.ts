/** What Czech reports say about a run that sampled until it was precise enough. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, outOf } from '../forms/plural.ts';
import type { PrecisionTexts } from '../texts/texts.ts';

/** The part of the catalogue about precision. */
export function czechPrecision({ code, strong }: Phrasing, numbers: Numbers): PrecisionTexts {
  const points = (share: number): string => numbers.significant(share * 100, 3);
  const pointsOf = (share: number): string =>
    `±${counted(points(share), ['procentní bod', 'procentní body', 'procentních bodů', 'procentního bodu'])}`;
  return {
    reached: ({ halfWidth, maxDuels, cells, missed, worst }) => {
      const asked = `podíl výher na ${pointsOf(halfWidth)}`;
      if (worst === null) {
        return `${strong('Přesnosti dosaženo')}: v každé dvojici tolik soubojů, kolik bylo třeba, aby byl znám ${asked}.`;
      }
      return `${strong(`Přesnosti nedosaženo, dvojic: ${numbers.whole(missed)} ${outOf(cells, numbers.whole(cells))}`)}: měl být znám ${asked}, soubojů směla mít dvojice nejvýše ${numbers.whole(maxDuels)}; nejdál od toho je ${code(worst.key)} s ±${points(worst.halfWidth)}. Všechny jmenuje sloupec ${code('precision_reached')} v ${code('cells.csv')}.`;
    },
    reading: (confidence) =>
      `${strong('± u podílu')}: polovina šířky jeho ${numbers.significant(confidence * 100, 6)}% intervalu platného v každém okamžiku, v procentních bodech. Běh se na počty díval znovu a znovu, aby rozhodl, kdy skončit; tento interval (Robbinsova beta-binomická posloupnost spolehlivosti s rovnoměrným apriorním rozdělením) platí při všech pohledech najednou, kdežto Wilsonův by sliboval příliš. Při stejném počtu soubojů je proto širší než Wilsonův. Kde tak skončily všechny souboje nebo žádný, stojí druhá mez v závorce. Skóre bez ± je jisté: týž souboj v obou rolích. Interval průměrného skóre se skládá z intervalů jeho různých soubojů. Průměry mají interval podle sázek, který také platí při všech pohledech najednou. Síly v žebříčku a nepřesné testy mezi hladinami berou počet soubojů jako daný.`,
    repeating: ({ halfWidth, maxDuels }) =>
      `souboje, dokud není podíl výher znám na ${pointsOf(halfWidth)}, v každé dvojici nejvýše ${numbers.whole(maxDuels)}`,
  };
}
