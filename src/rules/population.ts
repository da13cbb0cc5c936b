/** Whom the combatant of a scenario may turn out to be. */
import type { Combatant, DuelSetup, Member, SpreadFigure } from './model.ts';

/** Members already made: cells share their combatants, and strengths are kept by member. */
const known = new WeakMap<Combatant, readonly Combatant[]>();

/** Everybody whom a combatant may turn out to be, in the order of its population; itself where it has none. */
export function charactersOf(combatant: Combatant): readonly Combatant[] {
  let members = known.get(combatant);
  if (members === undefined) {
    const { population, ...plain } = combatant;
    members =
      population === undefined
        ? [combatant]
        : population.members.map((member) => memberWith(plain, population.figures, member));
    known.set(combatant, members);
  }
  return members;
}

function memberWith(
  plain: Combatant,
  figures: readonly SpreadFigure[],
  { values }: Pick<Member, 'values'>,
): Combatant {
  const own = Object.fromEntries(figures.map((figure, i) => [figure, values[i]!]));
  const { level, ...rest } = own;
  // A level is spread where there is one class only.
  const [only] = plain.classes;
  return level === undefined || only === undefined
    ? { ...plain, ...rest }
    : { ...plain, ...rest, classes: [{ ...only, level }] };
}

/** Whether it is drawn anew for every duel who fights. */
export function isDrawn({ initiators, targets }: Pick<DuelSetup, 'initiators' | 'targets'>): boolean {
  return [...initiators, ...targets].some(({ population }) => population !== undefined);
}

/** Largest value of a figure that a combatant may turn out to have. */
export function mostOf(combatant: Combatant, figure: 'IQ' | 'mana' | 'fatigue'): number {
  return charactersOf(combatant).reduce((most, member) => Math.max(most, member[figure]), 0);
}

/** A combatant one of whose figures is the same whoever it turns out to be. */
export function withSame(combatant: Combatant, figure: 'fatigue', value: number): Combatant {
  return { ...eachMoved(combatant, figure, () => value), [figure]: value };
}

/** A population with one point more of a figure for everybody; what is no figure of it stays as it is. */
export function withMore(combatant: Combatant, figure: SpreadFigure, more: number): Combatant {
  return eachMoved(combatant, figure, (value) => value + more);
}

/** A combatant with a figure of its population moved for every member; itself where it has none of the kind. */
function eachMoved(combatant: Combatant, figure: SpreadFigure, moved: (value: number) => number): Combatant {
  const { population } = combatant;
  const at = population?.figures.indexOf(figure) ?? -1;
  if (population === undefined || at < 0) return combatant;
  const members = population.members.map(({ chance, values }) => ({
    chance,
    values: values.map((value, i) => (i === at ? moved(value) : value)),
  }));
  return { ...combatant, population: { ...population, members } };
}
