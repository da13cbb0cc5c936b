/** The Czech catalogue of contests whose rules a module brings. */
import type { Phrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { OwnTexts } from '../texts/own.ts';
import { commonCzech } from './common.ts';

/** Czech texts of such contests. Names are not declined. */
export function ownCzech(phrasing: Phrasing): OwnTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): OwnTexts {
  const common = commonCzech(
    ['souboj', 'souboje', 'soubojů'],
    ['simulovaný souboj', 'simulované souboje', 'simulovaných soubojů'],
  );
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: kdo vítězí`,
    matrixHead: 'Kdo koho poráží, výhry vyzyvatele v procentech',
    figuresHead: 'Všechny dvojice',
    impossibleHead: 'Není možné',
    columns: {
      initiator: 'vyzyvatel',
      target: 'cíl',
      wins: 'vyhraje vyzyvatel %',
      targetWins: 'vyhraje cíl %',
      draws: 'nikdo %',
      rounds: 'kola',
      reason: 'důvod',
    },
    clearest: ({ winner, loser, seat, rate }) =>
      `Nejjednoznačnější dvojice: ${strong(name(winner))} – ${strong(name(loser))}; první z nich vyhrává (${seat === 'initiator' ? 'vyzývá' : 'je cílem'}): ${rates.cell(rate)} %.`,
    closest: ({ initiator, target, rate }) =>
      `Nejvyrovnanější dvojice: ${strong(name(initiator))} – ${strong(name(target))}; vyzyvatel vyhrává: ${rates.cell(rate)} %.`,
    firstMove: ({ edge }) =>
      `Proti sobě samým vyhrávají vyzyvatelé o ${numbers.signed(100 * edge, 1)} procentního bodu častěji než cíle.`,
    impossible: (count) => `Nemožné dvojice: ${strong(numbers.whole(count))}; důvody jsou níže.`,
    reading: [
      `Pravidla těchto utkání pocházejí z modulu, ne z programu souboj. ${strong('Vyzyvatel')} je první z dvojice, ${strong('cíl')} druhý; co smějí, určují pravidla.`,
    ],
    sources: `Intervaly a plná přesnost: ${code('cells.csv')}; všechna rozdělení: ${code('distributions.csv')}.`,
  };
}
