/** Czech names of the built-in classes, and reasons of the rules in Czech. */

import { builtInClassNames } from '../../scenario/tree/czech.ts';
import { fillPattern, inverted } from '../forms/patterns.ts';

const czech = inverted(builtInClassNames);

/** A side as a Czech reader calls it: members that bear the name of a built-in class get the class's Czech name. */
export function czechSide(side: string): string {
  return side
    .split(' + ')
    .map((member) => czech(member))
    .join(' + ');
}

const reasons: readonly (readonly [english: RegExp, czech: string])[] = [
  [/^(.*) cannot reach plane (\d+) \(RULES (\S+)\)$/s, '$1 nedosáhne na hladinu $2 (RULES $3)'],
  [/^(.*) is no mage \(RULES (\S+)\)$/s, '$1 nevyvolá souboj, smí to jen mág (RULES $2)'],
  [/^(.*) is not magically active \(RULES (\S+)\)$/s, '$1 nemá magicky aktivní vědomí (RULES $2)'],
  [
    /^(.*) is untrained, only attacks when attacked \(RULES (\S+)\)$/s,
    '$1 mentální souboj nezná, útočí jen v obraně (RULES $2)',
  ],
  [
    /^(.*) cannot pay for the initiation \(RULES (\S+)\)$/s,
    '$1 nemá body únavy na vyvolání souboje (RULES $2)',
  ],
  [/^(.*) cannot be seen \(RULES (\S+)\)$/s, '$1 není vidět (RULES $2)'],
  [
    /^(.*) acts every (\S+) rounds, which needs a limit of rounds \(RULES (\S+)\)$/s,
    '$1 jedná vždy po tolika kolech: $2; to nejde bez omezení počtu kol (RULES $3)',
  ],
  [
    /^(.*) may pursue and be pursued for ever, which needs a limit of rounds \(RULES (\S+)\)$/s,
    '$1 může bez konce pronásledovat i být pronásledován; to nejde bez omezení počtu kol (RULES $2)',
  ],
  [/^(.*) is out of range \(RULES (\S+)\)$/s, '$1 je mimo dosah (RULES $2)'],
];

/** Why a pairing is not possible, in Czech; a reason nobody translated stays as it is. */
export function czechReason(reason: string): string {
  return fillPattern(reason, reasons, czechSide);
}
