/** A scenario, validated and complete: nothing in here is optional. */
import type { CharacterClass, Combatant, DuelRules, PlaneFormula } from '../../rules/model.ts';
import type { AxisValue, Cell, DuelCell } from './cells.ts';
import type { Expectation } from './expectation.ts';
import type { PrecisionGoal } from './precision.ts';
import type { Range, TuneBlock } from './tune-model.ts';

/** A text as it is written, or one for each language by its tag. */
export type Described = string | Readonly<Record<string, string>>;

/** A varied path and its values, in the order of the file. */
export interface Axis {
  readonly name: string;
  readonly values: readonly AxisValue['value'][];
}

/** Who meets whom: names in turn order, one or more a side. */
export interface Matchup {
  readonly initiators: readonly string[];
  readonly targets: readonly string[];
}

/** The settings of a variant at one point of the axes. Points share whatever is the same for them. */
export interface DuelPoint {
  readonly axes: readonly AxisValue[];
  readonly classes: Readonly<Record<string, CharacterClass>>;
  readonly rules: DuelRules;
  readonly formulas: Readonly<Record<string, PlaneFormula>>;
  readonly combatants: ReadonlyMap<string, Combatant>;
  /** How many stand wherever a name does; 1 for names that are not here. */
  readonly copies: ReadonlyMap<string, number>;
}

/** A set of overrides, applied; the first variant of a scenario is the baseline. */
export interface DuelVariant {
  readonly name: string;
  readonly description: Described | null;
  readonly planes: readonly number[];
  readonly matchups: readonly Matchup[];
  /** One for every combination of the axes' values, the first axis outermost. */
  readonly points: readonly DuelPoint[];
}

/** A scenario of mental duels. */
export interface DuelScenario {
  readonly kind: 'duel';
  /** Name of the file as given. */
  readonly file: string;
  readonly name: string;
  readonly description: Described | null;
  /** Seed as the text that was written; `null`: the run draws one. */
  readonly seed: string | null;
  /** Duels per cell, where no precision is asked for. */
  readonly duels: number;
  /** The precision to reach in every cell; `null`: a fixed number of duels. */
  readonly precision: PrecisionGoal | null;
  readonly axes: readonly Axis[];
  /** At least one. */
  readonly variants: readonly DuelVariant[];
  /** What it expects of its results, in the order of the file. */
  readonly expectations: readonly Expectation[];
  /** What may be tuned, to reach what; `null` where the file does not say. */
  readonly tune: TuneBlock | null;
  /** Paths whose influence is explored over ranges. */
  readonly ranges: readonly Range[];
}

/** A scenario of any other kind: its cells are a table, made as it was read. */
export interface TableScenario<C extends Cell = Exclude<Cell, DuelCell>> {
  readonly kind: C['kind'];
  /** Name of the file as given. */
  readonly file: string;
  readonly name: string;
  readonly description: Described | null;
  /** Seed as the text that was written; `null`: the run draws one. */
  readonly seed: string | null;
  /** Trials per cell: days, checks, … */
  readonly duels: number;
  readonly axes: readonly Axis[];
  /** At least one. */
  readonly variants: readonly { readonly name: string; readonly description: Described | null }[];
  readonly cells: readonly C[];
  /** What it expects of its results, in the order of the file. */
  readonly expectations: readonly Expectation[];
}

/** A scenario of any kind; told apart by `kind`. */
export type Scenario = DuelScenario | TableScenario;
