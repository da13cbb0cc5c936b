/** Schema of `rules` and `formulas`. */
import { z } from 'zod';
import { formulaVariables } from '../../rules/formula.ts';
import type { FormulaInput, RulesInput } from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { block, choice, flag, poolLimit, real, type Shape, text, whole } from './schema-parts.ts';

type Planes<Value> = Partial<Record<`${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, Value>>;

function onPlanes<Value>(value: z.ZodType<Value>): Shape<Planes<Value>> {
  const entries = Array.from({ length: 8 }, (_, i) => [`${i + 1}`, value]);
  return Object.fromEntries(entries) as Shape<Planes<Value>>;
}

function die(): z.ZodType<string> {
  const error = carry('die');
  return z.string({ error }).regex(/^[kKdD](?:[2-9]|[1-9]\d|100)\+?$/, { error });
}

/** Settings of the rules. */
export function rulesSchema(removable: boolean): z.ZodType {
  const rounding = choice('floor', 'ceil', 'round');
  const pull = block<Planes<number>>(onPlanes(real(0, 1)), ['mapFromPlanes', 8, 'chances'], removable);
  return block<RulesInput>(
    {
      die: die().describe('Die of the exchanges; default k12+.'),
      strengthRounding: rounding.describe('Rounding of each strength; round is half up; default floor.'),
      iqLossWeakens: flag().describe('Whether lost IQ lowers the strengths; default true.'),
      initiationCost: whole(0, poolLimit).describe('Fatigue for starting a duel; default 1.'),
      range: real(0, poolLimit).describe('Fathoms within which plane 1 reaches; default 50.'),
      onlyMagesInitiate: flag().describe('Whether only mages may initiate; default false.'),
      attackCost: whole(0, poolLimit).describe('Fatigue for an attack; default 1.'),
      defenceCost: whole(0, poolLimit).describe('Fatigue for an active defence; default 1.'),
      passivePenalty: whole(0, poolLimit).describe('Loss of strength a further passive defence; default 5.'),
      manaPerPoint: whole(1, poolLimit).describe('Mana lost per point of margin; default 4.'),
      overflow: choice('lost', 'carry').describe(
        'What exceeds the mana: lost, or carried to IQ; default lost.',
      ),
      iqRounding: rounding.describe('Rounding of half the margin; default floor.'),
      maxRounds: whole(1, poolLimit).describe('Rounds after which the duel is a draw; default 500.'),
      captureMage: real(0, 1).describe('Share of a soul that a mage captures; default 0.1.'),
      captureOther: real(0, 1).describe('Share of a soul that others capture; default 0.04.'),
      target: choice('first', 'weakest', 'random').describe('Whom a team attacks; default first.'),
      explosionRadius: real(0, poolLimit).describe('Fathoms that an explosion reaches; default 5.'),
      explosionDamagePerMana: real(0, poolLimit).describe('Hit points lost per mana released; default 2.'),
      bystanderDistance: real(0, poolLimit).describe('Fathoms of the bystander from the nearest; default 0.'),
      pull: (pull as z.ZodType<Record<string, number>>).describe(
        'Chance a round of being torn upward, by plane; it must not fall from a plane to a higher one.',
      ),
      pullDeath: real(0, 1).describe('Chance to die of being torn upward; default 0.95.'),
    },
    ['mapOfSettings'],
    removable,
  );
}

/** Formulas by plane. */
export function formulasSchema(removable: boolean): z.ZodType {
  const expression = carry('expressionOver', formulaVariables);
  const formula = (): z.ZodType<string | number> =>
    z.union([text('expressionOver', formulaVariables), z.number({ error: expression })], {
      error: expression,
    });
  const pair = block<FormulaInput>(
    {
      attack: formula().describe('Attack strength: base, level, SP, IQ, Podl, + - * / ( ), functions.'),
      defence: formula().describe('Defence strength: base, level, SP, IQ, Podl, + - * / ( ), functions.'),
    },
    ['entry', 'formulas', '{ attack: …, defence: … }'],
    removable,
  ).nullable();
  return block<Planes<unknown>>(onPlanes(pair), ['mapFromPlanes', 8, 'formulas'], removable);
}
