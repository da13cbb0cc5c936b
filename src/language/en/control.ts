/** The English catalogue of contests over minds. */
import { bestOf } from '../../analysis/estimate.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { ControlTexts } from '../texts/control.ts';
import { commonEnglish } from './common.ts';

/** English texts of contests over minds. */
export function controlEnglish(phrasing: Phrasing): ControlTexts {
  const common = commonEnglish(phrasing, 'contests');
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
      exact: 'exact %',
      rolls: 'roll-offs',
    },
    winner: (mind, obeyed) => {
      const competing = obeyed.filter(({ competes }) => competes);
      const [only] = competing;
      if (competing.length === 1 && only !== undefined) {
        return `${strong(name(mind))} obeys ${name(only.controller.name)} alone, whose control takes away movement.`;
      }
      const chances = competing.map(({ rate }) => bestOf(rate) ?? 0);
      const most = Math.max(...chances);
      const first = competing.filter((_, i) => most - chances[i]! < 1e-9);
      const rest = obeyed.length > competing.length ? ' The others are overridden.' : '';
      return first.length === competing.length
        ? `${strong(name(mind))} obeys each of ${numbers.list(first.map(({ controller }) => name(controller.name)))} alike.${rest}`
        : `${strong(name(mind))} obeys ${numbers.list(first.map(({ controller }) => name(controller.name)))} most often, in ${rates.share(most)} of contradicting orders${first.length > 1 ? ' each' : ''}.${rest}`;
    },
    overridden: 'overridden',
    reading: [
      `Controllers whose orders contradict each other make opposed Charisma checks, d20 + modifier; the highest is obeyed, and those who tie for it roll again. ${strong('Roll-offs')}: how often they roll, on average. A control that takes away movement overrides the rest; several such contest among themselves.`,
    ],
    sources: `Intervals and full precision: ${code('cells.csv')}.`,
  };
}
