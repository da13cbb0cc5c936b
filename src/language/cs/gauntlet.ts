/** The Czech catalogue of gauntlets. */

import type { Phrasing } from '../forms/phrasing.ts';
import { counted, outOf, plural, pointForms } from '../forms/plural.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { GauntletTexts } from '../texts/gauntlet.ts';
import { commonCzech } from './common.ts';

const ends: GauntletTexts['ends'] = {
  complete: 'celá řada',
  exhausted: 'došly body únavy',
  dead: 'smrt',
  frail: 'nízká Odolnost k návratu',
  withheld: 'tělo zadrženo',
  refused: 'návrat odmítnut',
};

/** Czech texts of gauntlets. */
export function gauntletCzech(phrasing: Phrasing): GauntletTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): GauntletTexts {
  const common = commonCzech(
    ['průchod', 'průchody', 'průchodů'],
    ['simulovaný průchod', 'simulované průchody', 'simulovaných průchodů'],
  );
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: řady soubojů`,
    survivedHead: 'Jak daleko dojdou',
    endsHead: 'Jak to skončí',
    reachedHead: 'Přežité souboje',
    columns: {
      gauntlet: 'řada',
      fighter: 'bojovník',
      plane: 'hladina',
      survived: 'přežité souboje',
      p10: 'p10',
      p50: 'p50',
      p90: 'p90',
      won: 'výhry',
      returns: 'návraty',
      level: 'úroveň na konci',
      constitution: 'Odolnost',
      captured: 'zachycená síla',
      reason: 'důvod',
      atLeast: (duels) => `aspoň ${duels} ${plural(duels, 'souboj', 'souboje', 'soubojů')} (% průchodů)`,
    },
    ends,
    finding: ({ gauntlet, plane, fighter }, duels, figures) => {
      const { end, share: often, sure } = figures.likely;
      const share = rates.share(often);
      const back =
        figures.means.returns > 0
          ? `, průměrný počet návratů je ${numbers.fixed(figures.means.returns, 2)}`
          : '';
      return `${strong(name(gauntlet))}, hladina ${plane}: ${name(fighter)} přežije průměrně ${rates.mean(figures.survived, 2)} ${outOf(duels, numbers.whole(duels))} ${plural(duels, 'souboje', 'soubojů', 'soubojů')} a zachytí ${counted(numbers.fixed(figures.means.captured, 1), pointForms)} síly${back}; ${sure ? 'nejčastější' : 'častý'} konec: ${ends[end]} (${share}).`;
    },
    unsolved:
      'Řada soubojů má na přesné řešení příliš mnoho stavů; jen se simuluje. Vynechte --method exact.',
    reading: [
      `${strong('Přežité souboje')}: souboje, z nichž bojovník vyšel živý, ať vyhrál, nebo ne. Zánik duše i smrt těla je smrt; každý ${strong('návrat')} stojí úroveň, na 1. úrovni 2 body Odolnosti. p10, p50 a p90 jsou počty soubojů, které 10, 50 a 90\u00a0% průchodů nepřekročí.`,
    ],
    sources: `Plná přesnost: ${code('cells.csv')}; celá rozdělení: ${code('distributions.csv')}.`,
  };
}
