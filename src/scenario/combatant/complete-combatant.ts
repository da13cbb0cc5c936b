/** A combatant with everything that the scenario leaves out. */
import type { ClassLevel, Combatant, ManifestTactic, Threshold } from '../../rules/model.ts';
import { applyEffects } from '../effects/apply.ts';
import type { CombatantInput, ManifestInput, ThresholdInput } from '../model/input.ts';
import { attributeLimit } from '../schema/schema-parts.ts';
import type { Checking } from '../tree/checking.ts';
import { CombatantReport, type FieldReport, type RawCombatant } from '../tree/combatant-report.ts';
import { plainOf } from '../tree/plain.ts';
import { chosenClasses } from './combatant-classes.ts';
import type { Classes } from './complete-classes.ts';

function threshold(
  given: ThresholdInput | undefined,
  field: 'withdrawBelow' | 'fleeBelow',
  report: FieldReport,
): Threshold | null {
  if (given === undefined) return null;
  const { mana, iq } = given;
  if (mana !== undefined && iq !== undefined) {
    report.add([field], ['oneBound'], ['both']);
  }
  if (mana !== undefined) return { figure: 'mana', below: mana };
  if (iq !== undefined) return { figure: 'iq', below: iq };
  report.missing([field, 'mana'], ['someBound'], [field, 'iq']);
  return null;
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
  const given: CombatantInput = { ...(plainOf(raw.defaults) as CombatantInput), ...own };
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
    maxPlane: given.maxPlane ?? 8,
    magicless: given.magicless ?? false,
    hidden: given.hidden ?? false,
    distance: given.distance ?? 0,
    untrained: given.untrained ?? false,
    soulPower: given.soulPower ?? null,
    pursue: given.pursue ?? known.some((entry) => classes[entry.class]!.mage),
    hold: given.hold ?? 'never',
    reserveFatigue: given.reserveFatigue ?? 0,
    withdrawBelow: threshold(given.withdrawBelow, 'withdrawBelow', report),
    fleeBelow: threshold(given.fleeBelow, 'fleeBelow', report),
    fleeRounds: given.fleeRounds ?? 1,
    actEvery: given.actEvery ?? 0,
    manifest: manifest(given.manifest, given.actEvery !== undefined, report),
    woundChance: given.woundChance ?? 0,
    ...(effects === null ? {} : { effects }),
  };
}
