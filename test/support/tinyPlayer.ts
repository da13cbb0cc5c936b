/** Who sits at the table, and what is written down about them. */
import type { Combatant, DuelRules, Threshold } from '../../src/rules/model.ts';

/** A duel as the table needs it. */
export interface TableDuel {
  readonly rules: DuelRules;
  readonly sides: readonly [readonly Combatant[], readonly Combatant[]];
  readonly isMage: (who: Combatant) => boolean;
  readonly pull: number;
  /** SMÚ and SMO at an IQ, on the plane of the duel (2.3 to 2.5). */
  readonly attack: (who: Combatant, iq: number) => number;
  readonly defence: (who: Combatant, iq: number) => number;
  /** SMÚ on plane 1 at the start (4.11). */
  readonly soul: (who: Combatant) => number;
}

/** Tiny strengths: SMÚ = level + IQ and SMO = Podl + half of IQ, rounded down. */
export const tinyStrengths: Pick<TableDuel, 'attack' | 'defence' | 'soul'> = {
  attack: (who, iq) => who.classes[0]!.level + iq,
  defence: (who, iq) => who.Podl + Math.floor(iq / 2),
  soul: (who) => who.classes[0]!.level + who.IQ,
};

/** The formulas that go with it. */
export const tinyFormula = { attack: 'level + IQ', defence: 'Podl + int(IQ / 2)' };

/** Facts of one duel, under the names of the contest's metrics. */
export type TinyFacts = Readonly<Record<string, number | string>>;

/** A combatant during the duel. */
export interface Player {
  /** Place among all, side A first. */
  readonly index: number;
  readonly who: Combatant;
  readonly side: 0 | 1;
  mana: number;
  iq: number;
  fatigue: number;
  hp: number;
  powerPoints: number;
  gone: 'soul' | 'withdrawn' | 'fled' | 'explosion' | 'pull' | null;
  dead: boolean;
  /** Full rounds still to spend on leaving; `null` while it stays. */
  leaving: number | null;
  /** Decided to leave in this very round. */
  justDecided: boolean;
  busy: boolean;
  holding: boolean;
  activeLeft: number;
  passiveMet: number;
  attackedBy: Player[];
  power: 'none' | 'going on' | 'lost';
  captured: number;
}

/** A combatant as it sits down: every initiator has paid (3.1, 5). */
export function playerOf(who: Combatant, index: number, side: 0 | 1, rules: DuelRules): Player {
  return {
    index,
    who,
    side,
    mana: who.mana,
    iq: who.IQ,
    fatigue: who.fatigue - (side === 0 ? rules.initiationCost : 0),
    hp: who.hp,
    powerPoints: who.powerPoints,
    gone: null,
    dead: false,
    leaving: null,
    justDecided: false,
    busy: false,
    holding: false,
    activeLeft: 0,
    passiveMet: 0,
    attackedBy: [],
    power: 'none',
    captured: 0,
  };
}

/** Facts of a duel that is over. */
export function factsOf(
  players: readonly Player[],
  rules: DuelRules,
  end: string,
  rounds: number,
  damage: number,
): TinyFacts {
  const sum = (side: 0 | 1, of: (p: Player) => number): number =>
    players.filter((p) => p.side === side).reduce((total, p) => total + of(p), 0);
  const both = (name: string, of: (p: Player) => number) => ({
    [`initiator_${name}`]: sum(0, of),
    [`target_${name}`]: sum(1, of),
  });
  return {
    end,
    rounds,
    ...both('drain', (p) => p.who.mana - p.mana),
    ...both('iq_loss', (p) => p.who.IQ - Math.max(0, p.iq)),
    ...both('fatigue', (p) => (Number.isFinite(p.who.fatigue) ? p.who.fatigue - p.fatigue : 0)),
    ...both('capture', (p) => p.captured),
    ...both('deaths', (p) => (p.dead ? 1 : 0)),
    bystander_damage: rules.bystanderDistance <= rules.explosionRadius ? damage : 0,
  };
}

/** Half of a margin, made whole (4.8). */
export function half(x: number, how: DuelRules['iqRounding']): number {
  if (how === 'ceil') return Math.ceil(x / 2);
  return how === 'floor' ? Math.floor(x / 2) : Math.round(x / 2 + 1e-9);
}

/** Whether a figure lies strictly below a bound (8.3, 8.4). */
export function isBelow(p: Player, bound: Threshold | null): boolean {
  return bound !== null && (bound.figure === 'mana' ? p.mana : p.iq) < bound.below;
}

/** Whether a player may ever attack again, once attacked if it is untrained (4.10). */
export function isAble(p: Player, rules: DuelRules): boolean {
  const { hold, actEvery, manifest, reserveFatigue, powerPoints } = p.who;
  const neverShort = manifest === null || manifest.cost === 0 || powerPoints === Number.POSITIVE_INFINITY;
  if (hold === 'always' || (actEvery === 1 && neverShort)) return false;
  return p.fatigue >= rules.attackCost + reserveFatigue;
}

/** Where chance comes from: every die by itself, and what it is thrown for. */
export interface Chance {
  /** One roll of the duel's die, in all. */
  roll(): number;
  d20(): number;
  /** Whether a thing of that chance, above 0 and below 1, happens to a player. */
  happens(chance: number, what: 'wound' | 'pull' | 'death', to: Player): boolean;
  /** One of several enemies that `by` may attack, all alike. */
  pick(enemies: readonly Player[], by: Player): Player;
}

/** Thrown through the rounds when a side has nobody left. */
export class Over {
  readonly end: string;
  constructor(end: string) {
    this.end = end;
  }
}
