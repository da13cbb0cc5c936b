/** A combatant with everything that the scenario leaves out. */

import type { ClassLevel, Combatant, ManifestTactic, Threshold, WithdrawWhen } from '../../rules/model.ts';
import { planeCount } from '../../rules/planes.ts';
import { applyEffects } from '../effects/apply.ts';
import type { CombatantInput, ManifestInput, ThresholdInput, WithdrawWhenInput } from '../model/input.ts';
import { attributeLimit } from '../schema/schema-parts.ts';
import type { Checking } from '../tree/checking.ts';
import { CombatantReport, type FieldReport, type RawCombatant } from '../tree/combatant-report.ts';
import type { Path } from '../tree/path.ts';
import { plainOf } from '../tree/plain.ts';
import { chosenClasses } from './combatant-classes.ts';
import type { Classes } from './complete-classes.ts';
import { candidatesOf, type Plain, populationOf } from './population.ts';

/** The figure that a bound is on, and where it lies; `null` after a problem. */
function bound(
  { mana, iq }: ThresholdInput,
  field: Path,
  report: FieldReport,
): { readonly figure: 'mana' | 'iq'; readonly at: number } | null {
  if (mana !== undefined && iq !== undefined) {
    report.add(field, ['oneBound'], ['both']);
  }
  if (mana !== undefined) return { figure: 'mana', at: mana };
  if (iq !== undefined) return { figure: 'iq', at: iq };
  report.missing([...field, 'mana'], ['someBound'], [...field, 'iq']);
  return null;
}

function threshold(
  given: ThresholdInput | undefined,
  field: 'withdrawBelow' | 'fleeBelow',
  report: FieldReport,
): Threshold | null {
  const found = given === undefined ? null : bound(given, [field], report);
  return found === null ? null : { figure: found.figure, below: found.at };
}

function withdrawWhen(given: WithdrawWhenInput | undefined, report: FieldReport): WithdrawWhen | null {
  if (given === undefined) return null;
  const { after, enemy } = given;
  const parts = { after: ['withdrawWhen', 'after'], enemy: ['withdrawWhen', 'enemy'] };
  if (after === undefined && enemy === undefined) report.missing(parts.after, ['roundsOrEnemy'], parts.enemy);
  const found = enemy === undefined ? null : bound(enemy, parts.enemy, report);
  return { after: after ?? 0, enemy: found === null ? null : { figure: found.figure, above: found.at } };
}

function manifest(
  given: ManifestInput | undefined,
  acts: boolean,
  report: FieldReport,
): ManifestTactic | null {
  if (given === undefined) return null;
  const fromPower = typeof given.power === 'number' ? given.power : undefined;
  const powerLevel = given.level ?? fromPower;
  if (given.level !== undefined && fromPower !== undefined) {
    report.add(['manifest', 'level'], ['levelOrPower'], ['both']);
  }
  if (powerLevel === undefined) report.missing(['manifest', 'level'], ['whole', 0, 9], ['manifest', 'power']);
  if (given.concentration === undefined) report.missing(['manifest', 'concentration'], ['anyWhole']);
  if (!acts) report.missing(['actEvery'], ['besideManifest']);
  const level = powerLevel ?? 0;
  return {
    powerLevel: level,
    concentration: given.concentration ?? 0,
    cost: given.cost ?? Math.max(0, 2 * level - 1),
    onSuccess: given.onSuccess ?? 'escape',
  };
}

const unbounded = (pool: number | 'unlimited' | undefined): number =>
  pool === undefined || pool === 'unlimited' ? Number.POSITIVE_INFINITY : pool;

/** Fills in what is not given; reports what must be given and is not, and what contradicts itself. */
export function completeCombatant(raw: RawCombatant, classes: Classes, checking: Checking): Combatant {
  const report = new CombatantReport(raw, checking);
  const own = plainOf(raw.own) as CombatantInput;
  const all: CombatantInput = { ...(plainOf(raw.defaults) as CombatantInput), ...own };
  const candidates = candidatesOf(all, report);
  return populationOf(
    candidates.map(({ given }) => completed(raw, own, given, { classes, checking, report })),
    candidates.map(({ weight }) => weight),
  );
}

interface Surroundings {
  readonly classes: Classes;
  readonly checking: Checking;
  readonly report: FieldReport;
}

/** A combatant of single figures. */
function completed(
  raw: RawCombatant,
  own: CombatantInput,
  given: Plain,
  { classes, checking, report }: Surroundings,
): Combatant {
  const taken: readonly ClassLevel[] = chosenClasses(own, given, report);
  if (given.IQ === undefined) report.missing(['IQ'], ['whole', 0, attributeLimit]);
  if (given.Podl === undefined) report.missing(['Podl'], ['whole', 0, attributeLimit]);
  const known = taken.filter((entry) => Object.hasOwn(classes, entry.class));
  const { figures, effects } = applyEffects(raw, given, checking);
  return {
    name: raw.name,
    classes: known,
    ...figures,
    mana: given.mana ?? 0,
    fatigue: unbounded(given.fatigue),
    hp: unbounded(given.hp),
    powerPoints: unbounded(given.powerPoints),
    maxPlane: given.maxPlane ?? planeCount,
    magicless: given.magicless ?? false,
    hidden: given.hidden ?? false,
    distance: given.distance ?? 0,
    untrained: given.untrained ?? false,
    soulPower: given.soulPower ?? null,
    pursue: given.pursue ?? known.some((entry) => classes[entry.class]!.mage),
    hold: given.hold ?? 'never',
    reserveFatigue: given.reserveFatigue ?? 0,
    withdrawBelow: threshold(given.withdrawBelow, 'withdrawBelow', report),
    withdrawWhen: withdrawWhen(given.withdrawWhen, report),
    fleeBelow: threshold(given.fleeBelow, 'fleeBelow', report),
    fleeRounds: given.fleeRounds ?? 1,
    actEvery: given.actEvery ?? 0,
    manifest: manifest(given.manifest, given.actEvery !== undefined, report),
    woundChance: given.woundChance ?? 0,
    ...(effects === null ? {} : { effects }),
  };
}
