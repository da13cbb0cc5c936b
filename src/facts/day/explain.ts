/** Who can be explained in days of manifesting. */
import { gainSteps, gainsOf, meansOf } from '../../analysis/day/gain.ts';
import {
  chanceOf,
  concentrationAgainst,
  concentrationCheck,
  dispelCheck,
  saveDifficulty,
} from '../../rules/day/check.ts';
import type { DayCell } from '../../scenario/model/cells.ts';
import type { Explainer, PlanFacts } from '../explain/model.ts';

function planFacts({ setup }: DayCell): PlanFacts {
  const { manifester, plan } = setup;
  return {
    plan: plan.name,
    means: meansOf(setup),
    gains: gainsOf(setup),
    powers: plan.manifestations.map(
      ({ power, level, cost, manifesterLevel, targets, dispelledBy, distractions }) => ({
        power,
        level,
        cost,
        manifesterLevel,
        saveDC: targets.every(({ save }) => save === null)
          ? null
          : saveDifficulty(level, manifester.keyModifier),
        targets: targets.length,
        dispelled:
          dispelledBy === null
            ? null
            : { ml: dispelledBy, chance: chanceOf(dispelCheck(dispelledBy, manifesterLevel)) },
        checks: distractions.map((distraction) => {
          const modifier = concentrationAgainst(manifester, distraction);
          const chances = [0, ...gainSteps].map((more) => ({
            more,
            chance: chanceOf(concentrationCheck(distraction, level, modifier + more)),
          }));
          return { distraction, modifier, chances };
        }),
      }),
    ),
  };
}

/** The manifesters, each by all of its plans in the same setting. */
export const dayExplainer: Explainer<DayCell> = {
  people: ({ manifester }) => [manifester],
  explain: (name, { variant, axes, setup }, cells) => {
    const own = cells.filter(
      (each) =>
        each.manifester === name &&
        each.variant === variant &&
        JSON.stringify(each.axes) === JSON.stringify(axes),
    );
    return { kind: 'manifester', manifester: setup.manifester, plans: own.map(planFacts) };
  },
};
