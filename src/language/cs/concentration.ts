/** The Czech catalogue of Concentration checks. */

import type { Grid } from '../../facts/concentration/view.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { ConcentrationTexts } from '../texts/concentration.ts';
import { commonCzech } from './common.ts';
import { dayCzech } from './day.ts';

/** Czech texts of Concentration checks. */
export function concentrationCzech(phrasing: Phrasing): ConcentrationTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): ConcentrationTexts {
  const common = commonCzech(
    ['ověření', 'ověření', 'ověření'],
    ['simulované ověření', 'simulovaná ověření', 'simulovaných ověření'],
  );
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  const { distraction } = dayCzech(phrasing);
  const called = ({ name: own }: Grid): string => name(own);
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: ověření Soustředění`,
    successHead: 'Pravděpodobnost úspěchu v procentech',
    pointsHead: 'Ztracené body many na sto sil',
    corner: 'oprava ↓ úroveň síly →',
    levelHead: (level) => `úroveň ${level}`,
    gridHead: (grid) => `${called(grid)} (${distraction(grid.distraction)})`,
    hardest: ({ grid, sure }, distractions) =>
      distractions < 2 || !sure
        ? `${strong(called(grid))}: uspěje ${rates.share(grid.mean)} ověření, průměrně přes celou tabulku.`
        : `${strong(`Nejtěžší je ${called(grid)}`)}: uspěje ${rates.share(grid.mean)} ověření, průměrně přes celou tabulku.`,
    easiest: ({ grid, sure }) =>
      `${strong(sure ? `Nejsnazší je ${called(grid)}` : called(grid))}: uspěje ${rates.share(grid.mean)}.`,
    safe: (safe) => {
      if (safe.length === 0)
        return `${strong('Nikdy bez rizika')}: v každém řádku každé tabulky je ověření, které může selhat.`;
      const parts = safe.map(({ name: own, from }) => `${name(own)} od +${from}`);
      return `${strong('Bez rizika')} na každé úrovni síly v tabulce: ${numbers.list(parts)}.`;
    },
    ratesNote: 'Ověření uspěje, když d20 + oprava dosáhne TO; 1 a 20 nic zvláštního neznamenají.',
    pointsNote:
      'Body many ztracené neúspěšnými ověřeními, když se síla, která stojí 2 × úroveň − 1 bodů, zkusí stokrát.',
    reading: [
      `${strong('Oprava')}: všechno, co se přičítá k d20, i s bonusy. ${strong('Úroveň')}: úroveň síly, která je součástí TO.`,
    ],
    sources: `Intervaly a plná přesnost: ${code('cells.csv')}.`,
  };
}
