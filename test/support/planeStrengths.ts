/**
 * The strengths of mind, taken down from the table of RULES 2.3 once more, and nothing of src/rules: sums of whole
 * numbers and halves, so that no rounding but the last comes in.
 */
import type { Combatant, DuelRules } from '../../src/rules/model.ts';

/** Class bases of RULES 0. */
const bases: Readonly<Record<string, number>> = {
  ...{ mage: 10, sorcerer: 9, wizard: 9, druid: 8, strider: 7 },
  ...{ psionic: 7, ranger: 7, theurgist: 7, pyrophor: 6, alchemist: 6 },
};

/** Factors of base, level, whole SP, SP as it is, IQ and Podl. */
type Row = readonly [base: number, level: number, whole: number, SP: number, IQ: number, Podl: number];

/** SMÚ and SMO of each plane. */
const planes: Readonly<Record<number, readonly [smu: Row, smo: Row]>> = {
  1: [
    [1, 1, 1, 0, 2, 0],
    [1, 1, 1, 0, 0, 2],
  ],
  2: [
    [1, 1, 2, 0, 3, 0],
    [1, 1, 2, 0, 0, 3],
  ],
  3: [
    [0.5, 1.5, 2, 0, 5, 0],
    [0.5, 1.5, 2, 0, 0, 5],
  ],
  4: [
    [0.5, 1.5, 4, 0, 3, 0],
    [0.5, 1.5, 4, 0, 0, 1],
  ],
  5: [
    [0, 2, 5, 0, 4, 1],
    [0, 2, 5, 0, 2, 1],
  ],
  6: [
    [0, 1, 10, 0, 5, 2],
    [0, 1, 10, 0, 3, 1],
  ],
  7: [
    [0, 0, 0, 10, 3, 0],
    [0, 0, 0, 10, 1, 2],
  ],
  8: [
    [0, 0, 0, 10, 2, 0],
    [0, 0, 0, 10, 1, 1],
  ],
};

/** Strength by 2.1 to 2.4 of a mind of built-in classes, at an IQ. */
function strength(row: Row, who: Combatant, iq: number, how: DuelRules['strengthRounding']): number {
  const base = Math.max(...who.classes.map((entry) => bases[entry.class]!)) + who.talent;
  const level = who.classes.reduce((sum, entry) => sum + entry.level, 0);
  const terms = [base, level, Math.trunc(who.SP), who.SP, iq, who.Podl];
  const sum = terms.reduce((total, term, i) => total + term * row[i]!, 0);
  if (how === 'ceil') return Math.ceil(sum);
  return how === 'floor' ? Math.floor(sum) : Math.floor(sum + 0.5);
}

/** SMÚ and SMO at an IQ on a plane, for the table. */
export function planeStrengths(plane: number, how: DuelRules['strengthRounding']) {
  const [smu, smo] = planes[plane]!;
  return {
    attack: (who: Combatant, iq: number): number => strength(smu, who, iq, how),
    defence: (who: Combatant, iq: number): number => strength(smo, who, iq, how),
    soul: (who: Combatant): number => strength(planes[1]![0], who, who.IQ, how),
  };
}
