/** Who can be explained in contests over minds. */
import type { ControlCell } from '../../scenario/model/cells.ts';
import type { Explainer } from '../explain/model.ts';

/** The controllers. */
export const controlExplainer: Explainer<ControlCell> = {
  people: ({ setup }) => setup.controllers.map(({ name }) => name),
  explain: (name, { setup }) => {
    const { holdsStill, accounts } = setup.controllers.find((each) => each.name === name)!;
    return { kind: 'controller', name, holdsStill, accounts };
  },
};
