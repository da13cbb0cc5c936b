/** What a bonus, a penalty or an effect is (RULES 10). Plain data: it crosses threads as it is. */

/** How an entry changes a figure: adds its value, or multiplies by it. */
export type How = 'add' | 'times';

/** One change of one figure. Lists of them are in order of arrival. */
export interface Effect {
  /** The effect it comes from; entries of one name are one effect (RULES 10.1). `null`: a plain bonus. */
  readonly name: string | null;
  /** Where a plain bonus comes from: matters for untyped ones and circumstances alone (RULES 10.1). */
  readonly source: string | null;
  /** Which casting of the effect it belongs to; `null`: one of its own. */
  readonly casting: number | null;
  /** Figure that it changes, for example `concentration` or `IQ`. */
  readonly on: string;
  readonly how: How;
  readonly value: number;
  /** Type of the bonus or penalty; `null`: untyped. */
  readonly type: string | null;
  /** Counts only against this, for example one kind of distraction; `null`: always. */
  readonly against: string | null;
  /** Effects of one form replace one another while they last (RULES 10.2), alike for all of one name; `null`: none. */
  readonly form: string | null;
  /** Names of effects whose earlier castings it takes, and is used up with (RULES 10.5). */
  readonly cancels: readonly string[];
  /** Instantaneous effects add up, and nothing cancels them (RULES 10.5). */
  readonly instant: boolean;
  /** It is over: it no longer counts, and no longer suppresses or cancels anything. */
  readonly ended: boolean;
}

/** Types whose bonuses add up (RULES 10.1); circumstances only if they are different ones. */
export const addingTypes: readonly string[] = ['dodge', 'racial', 'circumstance'];

/** Types in common use, for "did you mean"; any other word is a type of its own. */
export const knownTypes: readonly string[] = [
  ...addingTypes,
  'alchemical',
  'armor',
  'competence',
  'deflection',
  'enhancement',
  'inherent',
  'insight',
  'luck',
  'morale',
  'natural',
  'profane',
  'resistance',
  'sacred',
  'shield',
  'size',
];

/** An effect from the few fields that matter; the others as for a plain, lasting, untyped bonus. */
export function effect(fields: Partial<Effect> & Pick<Effect, 'on' | 'value'>): Effect {
  return {
    name: null,
    source: null,
    casting: null,
    how: 'add',
    type: null,
    against: null,
    form: null,
    cancels: [],
    instant: false,
    ended: false,
    ...fields,
  };
}
