/** How the numbers of a combatant, manifester or controller came about, as facts. */
import { type DayMeans, type Gain, gainSteps, gainsOf, meansOf } from '../../analysis/day/gain.ts';
import type { Account } from '../../rules/bonuses/account.ts';
import type { ResistanceAccount } from '../../rules/bonuses/resistance.ts';
import {
  chanceOf,
  concentrationAgainst,
  concentrationCheck,
  dispelCheck,
  saveDifficulty,
} from '../../rules/day/check.ts';
import type { Distraction, Manifester } from '../../rules/day/model.ts';
import type { Combatant, DuelSetup } from '../../rules/model.ts';
import { baseOf, levelOf, strengthsOf } from '../../rules/strength.ts';
import type { Cell, DayCell } from '../../scenario/model/cells.ts';

/** Strengths of a combatant on one plane. */
export interface PlaneStrength {
  readonly plane: number;
  readonly attackFormula: string;
  readonly defenceFormula: string;
  readonly attack: number;
  readonly defence: number;
}

/** A combatant explained. */
export interface CombatantFacts {
  readonly kind: 'combatant';
  readonly combatant: Combatant;
  /** Highest class base, and what talent makes of it. */
  readonly base: number;
  readonly level: number;
  readonly strengths: readonly PlaneStrength[];
}

/** A Concentration check of a plan. */
export interface CheckFacts {
  readonly distraction: Distraction;
  readonly modifier: number;
  /** Chance of success with so many points more; the first entry is 0 more. */
  readonly chances: readonly { readonly more: number; readonly chance: number }[];
}

/** A plan as a manifester follows it. */
export interface PlanFacts {
  readonly plan: string;
  readonly means: DayMeans | null;
  readonly gains: readonly Gain[];
  readonly powers: readonly {
    readonly power: string;
    readonly level: number;
    readonly cost: number;
    readonly manifesterLevel: number;
    /** DC of saving throws against it; `null` where no target has one. */
    readonly saveDC: number | null;
    readonly targets: number;
    /** Level of who tries to dispel it, and the chance to; `null`: nobody does. */
    readonly dispelled: { readonly ml: number; readonly chance: number } | null;
    readonly checks: readonly CheckFacts[];
  }[];
}

/** A manifester explained. */
export interface ManifesterFacts {
  readonly kind: 'manifester';
  readonly manifester: Manifester;
  readonly plans: readonly PlanFacts[];
}

/** A controller explained. */
export interface ControllerFacts {
  readonly kind: 'controller';
  readonly name: string;
  readonly holdsStill: boolean;
  readonly accounts: readonly Account[];
}

/** Somebody explained. */
export type Facts = CombatantFacts | ManifesterFacts | ControllerFacts;

/** Accounts and resistances of a combatant; none without effects. */
export function accountsOf({ effects }: Combatant): {
  readonly accounts: readonly Account[];
  readonly resistances: readonly ResistanceAccount[];
} {
  return { accounts: effects?.accounts ?? [], resistances: effects?.resistances ?? [] };
}

type Duel = Pick<DuelSetup, 'classes' | 'formulas' | 'rules'>;

function combatantFacts(combatant: Combatant, { classes, formulas, rules }: Duel): CombatantFacts {
  const strengths = Object.entries(formulas).map(([plane, formula]): PlaneStrength => {
    const { attack, defence } = strengthsOf(combatant, classes, formula, rules.strengthRounding, false);
    return {
      plane: Number(plane),
      attackFormula: formula.attack,
      defenceFormula: formula.defence,
      attack: attack[combatant.IQ]!,
      defence: defence[combatant.IQ]!,
    };
  });
  return {
    kind: 'combatant',
    combatant,
    base: baseOf(combatant, classes),
    level: levelOf(combatant, classes),
    strengths,
  };
}

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

/** Everybody who can be explained, each name once, in the order of the scenario. */
export function namesOf(cells: readonly Cell[]): readonly string[] {
  return [...new Set(cells.flatMap(peopleOf))];
}

function peopleOf(cell: Cell): readonly string[] {
  switch (cell.kind) {
    case 'duel':
      return [...cell.setup.initiators, ...cell.setup.targets].map(({ name }) => name);
    case 'gauntlet':
      return [cell.setup.fighter, ...cell.setup.opponents].map(({ name }) => name);
    case 'day':
      return [cell.manifester];
    case 'contest':
      return cell.setup.controllers.map(({ name }) => name);
    case 'concentration':
      return [];
  }
}

/** Facts of a name, from the first cell in which it stands (of a day: from all of its plans there); else `null`. */
export function explain(cells: readonly Cell[], name: string): Facts | null {
  const cell = cells.find((each) => peopleOf(each).includes(name));
  if (cell === undefined) return null;
  switch (cell.kind) {
    case 'duel': {
      const found = [...cell.setup.initiators, ...cell.setup.targets].find((each) => each.name === name)!;
      return combatantFacts(found, cell.setup);
    }
    case 'gauntlet': {
      const found = [cell.setup.fighter, ...cell.setup.opponents].find((each) => each.name === name)!;
      return combatantFacts(found, cell.setup);
    }
    case 'day': {
      const own = cells.filter(
        (each): each is DayCell =>
          each.kind === 'day' &&
          each.manifester === name &&
          each.variant === cell.variant &&
          JSON.stringify(each.axes) === JSON.stringify(cell.axes),
      );
      return { kind: 'manifester', manifester: cell.setup.manifester, plans: own.map(planFacts) };
    }
    case 'contest': {
      const { holdsStill, accounts } = cell.setup.controllers.find((each) => each.name === name)!;
      return { kind: 'controller', name, holdsStill, accounts };
    }
    case 'concentration':
      return null;
  }
}
