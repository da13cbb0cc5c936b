/** The English catalogue of contests over minds. */
import type { Phrasing } from '../forms/phrasing.ts';
import type { ControlTexts } from '../texts/control.ts';
import { commonEnglish } from './common.ts';

/** English texts of contests over minds. */
export function controlEnglish(phrasing: Phrasing): ControlTexts {
  const common = commonEnglish('contests');
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: who is obeyed`,
    obeyedHead: 'Who is obeyed',
    matrixHead: 'Minds against controllers, obeyed in percent',
    columns: {
      mind: 'mind',
      controller: 'controller',
      modifier: 'Charisma check',
      obeyed: 'obeyed %',
      rolls: 'roll-offs',
    },
    winner: ({ first, share, sure, competing, overridden }, minds) => {
      const who = numbers.list(minds.map((mind) => strong(name(mind))));
      const obey = minds.length > 1 ? 'obey' : 'obeys';
      const names = numbers.list(first.map(name));
      if (competing === 1) return `${who} ${obey} ${names} alone, whose control takes away movement.`;
      const rest = overridden ? ' The others are overridden.' : '';
      if (!sure)
        return `${who}: whom ${minds.length > 1 ? 'they obey' : 'it obeys'} most often is not decided at this size among ${names}.${rest}`;
      return first.length === competing
        ? `${who} ${obey} each of ${names} alike.${rest}`
        : `${who} ${obey} ${names} most often, in ${rates.share(share)} of contradicting orders${first.length > 1 ? ' each' : ''}.${rest}`;
    },
    overridden: 'overridden',
    reading: [
      `Controllers whose orders contradict each other make opposed Charisma checks, d20 + modifier; the highest is obeyed, and those who tie for it roll again. ${strong('Roll-offs')}: how often they roll, on average. A control that takes away movement overrides the rest; several such contest among themselves.`,
    ],
    sources: `Intervals and full precision: ${code('cells.csv')}.`,
  };
}
