/** What becomes of the targets of a power, each by itself (RULES 9.6 to 9.8, 9.11a). */
import type { Question } from '../contest.ts';
import {
  type Check,
  chanceOf,
  dispelCheck,
  resistanceCheck,
  resistanceMet,
  saveDifficulty,
  savingThrow,
} from './check.ts';
import type { Manifestation, Manifester, PowerTarget } from './model.ts';

/** A check of one target: what its failure, or its success, saves the target from. */
export interface TargetCheck {
  readonly name: 'PR' | 'save' | 'dispel';
  readonly check: Check;
  /** How a target that gets away ends, and whether it does by a success of the check. */
  readonly spares: 'resisted' | 'saved';
  readonly onSuccess: boolean;
}

/** The checks of one target, in the order in which they are settled (RULES 9.10). */
export function targetChecks(
  target: PowerTarget,
  { level, manifesterLevel }: Manifestation,
  { keyModifier, transparency }: Manifester,
): TargetCheck[] {
  const checks: TargetCheck[] = [];
  const resistance = resistanceMet(target, transparency);
  if (resistance !== null) {
    const check = resistanceCheck(manifesterLevel, resistance);
    checks.push({ name: 'PR', check, spares: 'resisted', onSuccess: false });
  }
  if (target.save !== null) {
    const check = savingThrow(target.save, saveDifficulty(level, keyModifier));
    checks.push({ name: 'save', check, spares: 'saved', onSuccess: true });
  }
  if (target.dispel !== null) {
    const check = dispelCheck(manifesterLevel, target.dispel);
    checks.push({ name: 'dispel', check, spares: 'resisted', onSuccess: false });
  }
  return checks;
}

/**
 * All targets in one draw: 0 where all resisted, 1 where none is affected and any saved, k + 1 where k are affected.
 * Its name says all that its chances depend on.
 */
export function targetsQuestion(manifestation: Manifestation, manifester: Manifester): Question {
  let [resisted, saved] = [1, 0];
  /** Chance that k are affected, at k; nothing at 0. */
  let affected: readonly number[] = [0];
  const names: string[] = [];
  for (const target of manifestation.targets) {
    const checks = targetChecks(target, manifestation, manifester);
    names.push(checks.map(({ name, check }) => `${name} ${check.from}`).join(' '));
    const own = { resisted: 0, saved: 0, affected: 1 };
    for (const { check, spares, onSuccess } of checks) {
      const success = chanceOf(check);
      const gone = own.affected * (onSuccess ? success : 1 - success);
      own[spares] += gone;
      own.affected -= gone;
    }
    const spared = own.resisted + own.saved;
    const before = affected;
    affected = [...before, 0].map((p, k) => {
      if (k === 0) return 0;
      const first = k === 1 ? (resisted + saved) * own.affected : 0;
      return p * spared + (before[k - 1] ?? 0) * own.affected + first;
    });
    saved = saved * spared + resisted * own.saved;
    resisted *= own.resisted;
  }
  const probabilities = [resisted, saved, ...affected.slice(1)];
  return {
    name: `targets: ${names.join(' | ')}`,
    values: probabilities.map((_, i) => i),
    probabilities,
    convex: true,
  };
}
