/** The nearest single change that would mend the largest imbalance of a run, found exactly. */

import { isDuelScenario } from '../../scenario/duel/only.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { movableScenario } from '../../scenario/movable.ts';
import { settingKey } from '../../scenario/points/lookedAt.ts';
import type { Study } from '../../study/study.ts';
import { commandLine, whatIfCommand } from '../run/command.ts';
import type { Imbalance, PlaneShare } from './imbalance.ts';
import { Measure, type Patient, type Tried } from './remedyMeasure.ts';
import { distance, EVEN, inFormula, inValues, LIMIT } from './remedySearch.ts';
import type { View } from './view.ts';

/** What can be done. */
export interface Remedy {
  readonly patient: Patient;
  /** Path of the value, and what it is now; `null` for a formula, to which something is added. */
  readonly path: string;
  readonly present: number | null;
  /** The strength of mind whose formula it is, on the plane of the patient; `null` for other values. */
  readonly strength: 'attack' | 'defence' | null;
  /** The patient's score as things stand. */
  readonly score: number;
  /** The last value before the score passes even, and the first behind it; one alone where that is all there is. */
  readonly tried: readonly Tried[];
  /** Whether the one nearest to even lies within 40 to 60. */
  readonly mends: boolean;
  /** Whether one of them is even, to half a point. */
  readonly isEven: boolean;
  /** The command that tells what the nearest one does to everybody. */
  readonly command: string;
  /** The command that moves several values at once, where the scenario says which. */
  readonly tune: string | null;
}

/** Runs of more cells are not read anew for every value. */
const MOST_CELLS = 4000;

const known = new WeakMap<Study, Remedy | null>();

/** Looks for it: first among class bases, then among what combatants are; for whoever goes first, in a formula. */
export function remedyOf(study: Study, view: View): Remedy | null {
  if (!known.has(study)) known.set(study, look(study, view));
  return known.get(study) ?? null;
}

function look({ info, cells }: Study, view: View): Remedy | null {
  const baseline = view.points[view.first];
  const patient = baseline?.imbalances.found.flatMap((found) => patientOf(found) ?? [])[0];
  if (baseline === undefined || patient === undefined || cells.length > MOST_CELLS) return null;
  const { scenario } = info;
  const opened = movableScenario(scenario.text, scenario.file);
  if (!opened.ok || !isDuelScenario(opened.movable.scenario)) return null;
  const setting = settingKey(baseline.axes);
  const isMeant = ({ variant, axes: own, plane }: DuelCell): boolean =>
    variant === baseline.variant && plane === patient.plane && settingKey(own) === setting;
  const run = new Set(
    cells.filter(({ cell, impossible }) => impossible === null && isMeant(cell)).map(({ cell }) => cell.key),
  );
  const measure = new Measure(opened.movable, patient, (cell) => isMeant(cell) && run.has(cell.key));
  const score = measure.score([]);
  if (score === null || Math.abs(score - 0.5) <= LIMIT) return null;
  const found =
    patient.kind === 'seat' ? inFormula(measure, patient, score) : inValues(measure, patient, score);
  if (found === null) return null;
  const nearest = found.tried.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const value = found.formula === null ? nearest.value : `${found.formula} + ${nearest.value}`;
  return {
    patient,
    path: found.path,
    present: found.present,
    strength: found.strength,
    score,
    tried: found.tried,
    mends: distance(nearest) <= LIMIT,
    isEven: distance(nearest) <= EVEN,
    command: whatIfCommand(scenario, [[found.path, value]]),
    tune: opened.movable.scenario.tune === null ? null : commandLine('tune', scenario, []),
  };
}

/** Whom to help, on the plane where it is worst; nobody where the imbalance is not one of scores. */
function patientOf(found: Imbalance): Patient | null {
  if (found.kind === 'draws' || found.kind === 'length') return null;
  const worst = [...found.strong, ...found.weak].reduce<PlaneShare | null>(
    (a, b) => (a === null || Math.abs(b.share - 0.5) > Math.abs(a.share - 0.5) ? b : a),
    null,
  );
  if (worst === null) return null;
  const { plane } = worst;
  if (found.kind === 'seat') return { kind: 'seat', plane };
  return found.kind === 'side'
    ? { kind: 'side', side: found.sides[0]!, plane }
    : { kind: 'matchup', ...found.matchups[0]!, plane };
}
