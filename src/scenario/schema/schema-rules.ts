/** Schema of `rules` and `formulas`. */
import { z } from 'zod';
import { formulaVariables } from '../../rules/formula.ts';
import { type DuelRules, defaultRules } from '../../rules/model.ts';
import { planeCount } from '../../rules/planes.ts';
import type { FormulaInput, RulesInput } from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { block, choice, flag, limit, poolLimit, real, type Shape, text, whole } from './schema-parts.ts';

/** By number of a plane, as text. */
type Planes<Value> = Readonly<Record<string, Value | undefined>>;

function onPlanes<Value>(value: z.ZodType<Value>): Shape<Planes<Value>> {
  const entries = Array.from({ length: planeCount }, (_, i) => [`${i + 1}`, value]);
  return Object.fromEntries(entries) as Shape<Planes<Value>>;
}

function die(): z.ZodType<string> {
  const error = carry('die');
  return z.string({ error }).regex(/^[kKdD](?:[2-9]|[1-9]\d|100)\+?$/, { error });
}

/** What a setting means, with its default as the rules have it. */
function told(setting: Exclude<keyof DuelRules, 'pull'>, meaning: string): string {
  return `${meaning}; default ${defaultRules[setting]}.`;
}

/** Settings of the rules. */
export function rulesSchema(removable: boolean): z.ZodType {
  const rounding = choice('floor', 'ceil', 'round');
  const pull = block<Planes<number>>(
    onPlanes(real(0, 1)),
    ['mapFromPlanes', planeCount, 'chances'],
    removable,
  );
  return block<RulesInput>(
    {
      die: die().describe(told('die', 'Die of the exchanges')),
      strengthRounding: rounding.describe(
        told('strengthRounding', 'Rounding of each strength; round is half up'),
      ),
      iqLossWeakens: flag().describe(told('iqLossWeakens', 'Whether lost IQ lowers the strengths')),
      initiationCost: whole(0, poolLimit).describe(told('initiationCost', 'Fatigue for starting a duel')),
      range: real(0, poolLimit).describe(told('range', 'Fathoms within which plane 1 reaches')),
      onlyMagesInitiate: flag().describe(told('onlyMagesInitiate', 'Whether only mages may initiate')),
      attackCost: whole(0, poolLimit).describe(told('attackCost', 'Fatigue for an attack')),
      defenceCost: whole(0, poolLimit).describe(told('defenceCost', 'Fatigue for an active defence')),
      passivePenalty: whole(0, poolLimit).describe(
        told('passivePenalty', 'Loss of strength a further passive defence'),
      ),
      manaPerPoint: whole(1, poolLimit).describe(told('manaPerPoint', 'Mana lost per point of margin')),
      overflow: choice('lost', 'carry').describe(
        told('overflow', 'What exceeds the mana: lost, or carried to IQ'),
      ),
      iqRounding: rounding.describe(told('iqRounding', 'Rounding of half the margin')),
      maxRounds: limit(1).describe(told('maxRounds', 'Rounds after which the duel is a draw, or none')),
      captureMage: real(0, 1).describe(told('captureMage', 'Share of a soul that a mage captures')),
      captureOther: real(0, 1).describe(told('captureOther', 'Share of a soul that others capture')),
      target: choice('first', 'weakest', 'random').describe(told('target', 'Whom a team attacks')),
      explosionRadius: real(0, poolLimit).describe(
        told('explosionRadius', 'Fathoms that an explosion reaches'),
      ),
      explosionDamagePerMana: real(0, poolLimit).describe(
        told('explosionDamagePerMana', 'Hit points lost per mana released'),
      ),
      bystanderDistance: real(0, poolLimit).describe(
        told('bystanderDistance', 'Fathoms of the bystander from the nearest'),
      ),
      pull: (pull as z.ZodType<Record<string, number>>).describe(
        'Chance a round of being torn upward, by plane; it must not fall from a plane to a higher one.',
      ),
      pullDeath: real(0, 1).describe(told('pullDeath', 'Chance to die of being torn upward')),
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
  return block<Planes<unknown>>(onPlanes(pair), ['mapFromPlanes', planeCount, 'formulas'], removable);
}
