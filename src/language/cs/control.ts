/** The Czech catalogue of contests over minds. */

import type { Phrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { ControlTexts } from '../texts/control.ts';
import { commonCzech } from './common.ts';

/** Czech texts of contests over minds. Names are not declined: who is obeyed stands behind a colon. */
export function controlCzech(phrasing: Phrasing): ControlTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): ControlTexts {
  const common = commonCzech(
    ['střet', 'střety', 'střetů'],
    ['simulovaný střet', 'simulované střety', 'simulovaných střetů'],
  );
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: čí rozkaz se splní`,
    obeyedHead: 'Čí rozkaz se splní',
    matrixHead: 'Mysli a ovládající, splněno v procentech',
    columns: {
      mind: 'mysl',
      controller: 'ovládající',
      modifier: 'ověření Charismatu',
      obeyed: 'splněno %',
      rolls: 'hody proti sobě',
    },
    winner: ({ first, share, sure, competing, overridden }, minds) => {
      const who = numbers.list(minds.map((mind) => strong(name(mind))));
      const several = minds.length > 1;
      const names = numbers.list(first.map(name));
      if (competing === 1)
        return `${who} plní rozkazy jediného ovládajícího, který ${several ? 'jim' : 'jí'} bere schopnost se hýbat: ${names}.`;
      const rest = overridden ? ' Ostatní jsou potlačeni.' : '';
      if (!sure)
        return `${who}: koho ${several ? 'poslouchají' : 'poslouchá'} nejčastěji, o tom při tomto rozsahu není rozhodnuto mezi těmito: ${names}.${rest}`;
      return first.length === competing
        ? `${who} plní všechny rozkazy stejně často: ${names}.${rest}`
        : `${who} nejčastěji ${several ? 'poslouchají' : 'poslouchá'}: ${names} (${rates.share(share)} protichůdných rozkazů${first.length > 1 ? ' každého' : ''}).${rest}`;
    },
    overridden: 'potlačeno',
    reading: [
      `Ovládající, jejichž rozkazy si odporují, si vzájemně ověří Charisma, d20 + oprava; splní se rozkaz toho, kdo má nejvíc, a při shodě hází znovu ti, jichž se týká. ${strong('Hody proti sobě')}: kolikrát se průměrně hází. Ovládnutí, které bere schopnost se hýbat, potlačí ostatní; je-li takových víc, střetnou se mezi sebou.`,
    ],
    sources: `Intervaly a plná přesnost: ${code('cells.csv')}.`,
  };
}
