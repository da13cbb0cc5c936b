/** Populations in Czech. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { PopulationTexts } from '../texts/populations.ts';

/** Czech texts about populations. */
export function czechPopulations({ name, strong }: Phrasing, numbers: Numbers): PopulationTexts {
  const figures: Readonly<Record<string, string>> = {
    level: 'úroveň',
    mana: 'magy',
    fatigue: 'body únavy',
    hp: 'životy',
    powerPoints: 'body many',
  };
  const named = (figure: string): string => figures[figure] ?? figure;
  return {
    heading: 'Populace',
    note: `Přesně, přes všechny, kdo mohou být vylosováni. ${strong('Průměrné skóre')}: výhry a polovina remíz útočníka. ${strong('Kdo se potká')} a ${strong('kostky')} se dělí o rozptyl skóre jednoho souboje: co z něj zbude, když je průměr každé dvojice postav znám, jsou kostky. ${strong('Obrat')}: kde průměrné skóre podél jediného údaje, přes všechno ostatní, projde 50 %.`,
    columns: {
      matchup: 'dvojice',
      score: 'průměrné skóre %',
      characters: 'kdo se potká %',
      dice: 'kostky %',
      turns: 'obrat',
    },
    turns: (turns) =>
      turns.length === 0
        ? 'nikde'
        : turns
            .map((turn) => `${name(turn.name)}: ${named(turn.figure)} ${numbers.significant(turn.at, 3)}`)
            .join(', '),
    figure: (who, figure) => `${who}: ${named(figure)}`,
    chart: {
      title: 'Průměrné skóre podél údaje těch, kdo se losují',
      note: 'Přesně: výhry a polovina remíz útočníka při dané hodnotě jediného údaje, přes všechny ostatní, kdo mohou být vylosováni. Strmá čára je údaj, který rozhoduje; kde protne čárkovanou, tam se dvojice obrací.',
      axis: 'hodnota údaje',
    },
  };
}
