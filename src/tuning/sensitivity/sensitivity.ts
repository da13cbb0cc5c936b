/** What one more point is worth: differences of mean scores, exact where tabulated, else on the same duels. */

import { inQuotes, tipped } from '../../problems/problem.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { didYouMean } from '../../scenario/tree/nearest.ts';
import { criticalValue, type Interval } from '../../stats/interval.ts';
import { TuningError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Field } from '../field.ts';
import { scoreOf, scoreVariance } from '../figures.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { type SolveMany, warm } from '../warm.ts';
import { type Attribute, attributes, type RuleLever, raise, ruleLevers } from './levers.ts';
import { PairedPlayer } from './paired.ts';

/** What was moved. */
export type Lever =
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
  | { readonly kind: 'firstMove' }
  | ({ readonly kind: 'rule' } & Pick<RuleLever, 'rule' | 'from' | 'to'>);

/** What a lever is worth to one combatant on one plane. Scores and effects from −1 to 1. */
export interface Effect {
  readonly combatant: string;
  /** `null`: the mean over all planes. */
  readonly plane: number | null;
  readonly lever: Lever;
  /** Mean score before, over all matchups of the field, both seats, mirrors left out. */
  readonly score: number;
  readonly effect: number;
  /** Simultaneous bounds over all simulated effects; `null` where the effect is exact. */
  readonly interval: Interval | null;
  /** Matchups averaged. */
  readonly cells: number;
}

/** All effects of a field. */
export interface SensitivityResult {
  readonly field: Field;
  readonly combatants: readonly string[];
  readonly effects: readonly Effect[];
  /** Duels of each simulated difference. */
  readonly duels: number;
}

/** One cell before and after; `sign` is −1 where the combatant is the target. */
interface Trial {
  readonly before: DuelCell;
  readonly after: DuelCell;
  readonly sign: 1 | -1;
}

interface Task {
  readonly combatant: string;
  readonly plane: number;
  readonly lever: Lever;
  readonly trials: readonly Trial[];
}

interface Measured extends Omit<Effect, 'interval'> {
  /** Variance of the effect; 0 where exact. */
  readonly variance: number;
}

const CONFIDENCE = 0.95;

/** Cells that a combatant stands in on one side alone, with the seat. */
function ownCells(field: Field, plane: number, name: string): { cell: DuelCell; sign: 1 | -1 }[] {
  return field.cells.flatMap((cell) => {
    const { initiators, targets } = cell.setup;
    const [a, b] = [initiators, targets].map((side) => side.some((member) => member.name === name));
    return cell.plane !== plane || a === b ? [] : [{ cell, sign: a ? (1 as const) : (-1 as const) }];
  });
}

function tasksOf(field: Field, combatants: readonly string[]): Task[] {
  const byRule = new Map<string, DuelCell>();
  const underRule = (cell: DuelCell, { rule, to, rules }: RuleLever): DuelCell => {
    const key = `${cell.key} ${rule} ${to}`;
    const after = byRule.get(key) ?? { ...cell, setup: { ...cell.setup, rules } };
    byRule.set(key, after);
    return after;
  };
  const rules = ruleLevers(field.cells[0]!.setup.rules);
  return combatants.flatMap((combatant) =>
    field.planes.flatMap((plane) => {
      const own = ownCells(field, plane, combatant);
      if (own.length === 0) return [];
      const task = (lever: Lever, move: (cell: DuelCell) => DuelCell | null): Task => ({
        combatant,
        plane,
        lever,
        trials: own.flatMap(({ cell, sign }) => {
          const after = move(cell);
          return after === null ? [] : [{ before: cell, after, sign }];
        }),
      });
      return [
        ...attributes.map((attribute) =>
          task({ kind: 'attribute', attribute }, (cell) => {
            const setup = raise(cell.setup, combatant, attribute);
            return setup === null ? null : { ...cell, setup };
          }),
        ),
        task({ kind: 'firstMove' }, (cell) => cell),
        ...rules.map((lever) =>
          task({ kind: 'rule', rule: lever.rule, from: lever.from, to: lever.to }, (cell) =>
            underRule(cell, lever),
          ),
        ),
      ];
    }),
  );
}

/** Works out everything a field's combatants could be given. @throws TuningError for an unknown name. */
export async function sensitivity(
  field: Field,
  evaluator: Evaluator,
  of: string | null,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SensitivityResult> {
  const members = field.cells.flatMap(({ setup }) => [...setup.initiators, ...setup.targets]);
  const names = [...new Set(members.map((member) => member.name))];
  if (of !== null && !names.includes(of)) {
    throw new TuningError(
      { must: ['oneOf', names], found: inQuotes(of), ...tipped(didYouMean(of, names)) },
      { asked: ['of'] },
    );
  }
  const combatants = of === null ? names : [of];
  const tasks = tasksOf(field, combatants);
  const cells = tasks.flatMap(({ trials }) => trials.flatMap(({ before, after }) => [before, after]));
  await warm(evaluator, cells, pace, solveMany);
  const player = new PairedPlayer(evaluator, evaluator.options.mostDuels);
  const measured: Measured[] = [];
  for (const [i, task] of tasks.entries()) {
    if (i % 20 === 0) await breathe(pace);
    const found = await measure(task, evaluator, player, pace);
    if (found !== null) measured.push(found);
    tell(pace, i + 1, tasks.length);
  }
  const all = [...measured, ...overPlanes(measured, field.planes.length)];
  const simulated = all.filter(({ variance }) => variance > 0).length;
  const z = criticalValue(1 - (1 - CONFIDENCE) / Math.max(1, simulated));
  const effects = all.map(({ variance, ...effect }): Effect => {
    const half = z * Math.sqrt(variance);
    const interval = { low: effect.effect - half, high: effect.effect + half };
    return { ...effect, interval: variance === 0 ? null : interval };
  });
  return { field, combatants, effects, duels: evaluator.options.mostDuels };
}

/** The effect of one task; `null` where no matchup is possible before and after. */
async function measure(
  task: Task,
  evaluator: Evaluator,
  player: PairedPlayer,
  pace: Pace,
): Promise<Measured | null> {
  const { combatant, plane, lever } = task;
  const trials = task.trials.filter(
    ({ before, after }) => evaluator.keyOf(before) !== '' && evaluator.keyOf(after) !== '',
  );
  const n = trials.length;
  if (n === 0) return null;
  const own = trials.map(({ before, sign }) => {
    const figures = evaluator.figures(before)!;
    const score = scoreOf(figures);
    return {
      score: sign > 0 ? score : 1 - score,
      sign,
      variance: scoreVariance(figures) / (figures.duels ?? 1),
    };
  });
  const score = own.reduce((sum, entry) => sum + entry.score, 0) / n;
  if (lever.kind === 'firstMove') {
    const first = own.filter(({ sign }) => sign > 0);
    if (first.length === 0 || first.length === n) return null;
    const effect = first.reduce((sum, entry) => sum + entry.score, 0) / first.length - score;
    const weight = (sign: number): number => (sign > 0 ? 1 / first.length : 0) - 1 / n;
    const variance = own.reduce((sum, entry) => sum + weight(entry.sign) ** 2 * entry.variance, 0);
    return { combatant, plane, lever, score, effect, variance, cells: n };
  }
  let [effect, variance] = [0, 0];
  for (const { before, after, sign } of trials) {
    const [a, b] = [evaluator.figures(before)!, evaluator.figures(after)!];
    if (a.duels === null && b.duels === null) {
      effect += (sign * (scoreOf(b) - scoreOf(a))) / n;
      continue;
    }
    if (evaluator.keyOf(before) === evaluator.keyOf(after)) continue;
    await breathe(pace);
    const difference = player.difference(before, after, CONFIDENCE);
    effect += (sign * difference.difference) / n;
    variance += (difference.standardError / n) ** 2;
  }
  return { combatant, plane, lever, score, effect, variance, cells: n };
}

/** Means over the planes, for levers that are known on all of them. */
function overPlanes(measured: readonly Measured[], planes: number): Measured[] {
  if (planes < 2) return [];
  const groups = new Map<string, Measured[]>();
  for (const own of measured) {
    const key = JSON.stringify([own.combatant, own.lever]);
    groups.set(key, [...(groups.get(key) ?? []), own]);
  }
  return [...groups.values()]
    .filter((group) => group.length === planes)
    .map((group) => {
      const mean = (read: (own: Measured) => number): number =>
        group.reduce((sum, own) => sum + read(own), 0) / planes;
      return {
        ...group[0]!,
        plane: null,
        score: mean((own) => own.score),
        effect: mean((own) => own.effect),
        variance: mean((own) => own.variance) / planes,
        cells: group.reduce((sum, own) => sum + own.cells, 0),
      };
    });
}
