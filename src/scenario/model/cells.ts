/** One cell of the matrix: a matchup on a plane, a day of a manifester, …, in one variant, at one point of the axes. */
import type { ControlSetup } from '../../rules/control/model.ts';
import type { DaySetup } from '../../rules/day/model.ts';
import type { GauntletSetup } from '../../rules/gauntlet/model.ts';
import type { DuelSetup } from '../../rules/model.ts';

/** A varied path and the value it has in a cell. */
export interface AxisValue {
  /** Path as written in the scenario, for example `defaults.mana`. */
  readonly name: string;
  readonly value: string | number | boolean | null;
  /** There where it is the value that the scenario has by itself, without `vary`, in its baseline. */
  readonly own?: true;
}

/** What every cell has, whatever its kind. */
export interface CellAddress {
  /** Kind of scenario that the cell belongs to. */
  readonly kind: string;
  /** The cell's own key: with the seed text it addresses the randomness. */
  readonly key: string;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
}

/** A duel cell: who meets whom, where, under which settings. Plain data: crosses threads as it is. */
export interface DuelCell extends CellAddress {
  readonly kind: 'duel';
  /**
   * The cell's own key, `initiator > target @ plane`. Together with the seed text it addresses the
   * randomness; it names neither variant nor axes, so these see the same randomness (paired differences),
   * and a cell keeps its numbers when it is taken out into a scenario of its own.
   */
  readonly key: string;
  readonly variant: string;
  readonly plane: number;
  readonly axes: readonly AxisValue[];
  /** Names of side A, joined by ` + `. */
  readonly initiator: string;
  /** Names of side B, joined by ` + `. */
  readonly target: string;
  readonly setup: DuelSetup;
}

/** A day cell: who manifests, by which plan; its key is `manifester > plan`. */
export interface DayCell extends CellAddress {
  readonly kind: 'day';
  readonly manifester: string;
  readonly plan: string;
  readonly setup: DaySetup;
}

/** A single Concentration check; its key is `modifier > distraction @ level`. */
export interface ConcentrationCell extends CellAddress {
  readonly kind: 'concentration';
  readonly modifier: number;
  /** Name of the distraction. */
  readonly distraction: string;
  readonly level: number;
  /** A day of one attempt. */
  readonly setup: DaySetup;
}

/** A mind with several controllers; its key is its name. */
export interface ControlCell extends CellAddress {
  readonly kind: 'contest';
  readonly mind: string;
  readonly setup: ControlSetup;
}

/** A fighter's way through a row of duels; its key is `gauntlet @ plane`. */
export interface GauntletCell extends CellAddress {
  readonly kind: 'gauntlet';
  readonly gauntlet: string;
  readonly fighter: string;
  readonly plane: number;
  readonly setup: GauntletSetup;
}

/**
 * Name of a kind whose rules a module brings. The pattern is for the compiler alone, which tells by it that no name of the
 * package is one; at run time any other name can be.
 */
export type OwnKindName = `own:${string}`;

/** Figures of a pairing under rules of a module: plain data. */
export interface OwnSetup {
  readonly first: Readonly<Record<string, number | string | boolean>>;
  readonly second: Readonly<Record<string, number | string | boolean>>;
  readonly rules: Readonly<Record<string, number | string | boolean>>;
}

/** A pairing under rules of a module; its key is `initiator > target`. */
export interface OwnCell extends CellAddress {
  readonly kind: OwnKindName;
  readonly initiator: string;
  readonly target: string;
  readonly setup: OwnSetup;
}

/** A cell of any kind, told apart by `kind`. */
export type Cell = DuelCell | DayCell | ConcentrationCell | ControlCell | GauntletCell | OwnCell;

/** Names of the kinds of the package. */
export type BuiltInKind = Exclude<Cell['kind'], OwnKindName>;
