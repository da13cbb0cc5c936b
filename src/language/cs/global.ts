/** Sensitivity over whole ranges, in Czech. */
import type { GlobalTexts } from '../texts/sensitivity.ts';
import type { CzechWording } from './wording.ts';

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
      `Počet nastavení je ${numbers.whole(settings)}: Saltelliho schéma na Sobolových bodech, jejichž řádků je ${numbers.whole(samples)}, každá hodnota rozsahu stejně pravděpodobná. Intervaly jsou 95% percentilové z opakovaného výběru řádků (bootstrap); indexy o málo pod 0 nebo nad 1 jsou výběrový šum.`,
      `Průměr a SD jsou v procentech skóre. ${strong('Nevyrovnanost')}: průměrná vzdálenost skóre dvojice od 50\u00a0%.`,
    ],
  };
}
