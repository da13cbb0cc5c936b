/**
 * The mental duel once more, as one would play it at a table, written from RULES 3 to 8 alone and sharing no
 * line with src/rules or the engine: every die is rolled by itself.
 */
import { aim, attack } from './tinyAttack.ts';
import type { Noted } from './tinyNotes.ts';
import {
  type Chance,
  factsOf,
  isAble,
  isBelow,
  Over,
  type Player,
  playerOf,
  type TableDuel,
  type TinyFacts,
} from './tinyPlayer.ts';

/** A duel being played. */
export class Table {
  readonly players: Player[] = [];
  readonly duel: TableDuel;
  readonly chance: Chance;
  /** Writes down what happens; `null` where nobody does. */
  readonly note: ((what: Noted) => void) | null;
  firstSide: 0 | 1 = 0;
  round = 0;
  damage = 0;

  constructor(duel: TableDuel, chance: Chance, note: ((what: Noted) => void) | null = null) {
    this.duel = duel;
    this.chance = chance;
    this.note = note;
    for (const side of [0, 1] as const) {
      for (const who of duel.sides[side])
        this.players.push(playerOf(who, this.players.length, side, duel.rules));
    }
  }

  standing(side: 0 | 1): Player[] {
    return this.players.filter((p) => p.side === side && p.gone === null);
  }

  enemies(p: Player): Player[] {
    return this.standing(p.side === 0 ? 1 : 0);
  }

  inTurnOrder(): Player[] {
    const first = this.players.filter((p) => p.side === this.firstSide);
    return [...first, ...this.players.filter((p) => p.side !== this.firstSide)];
  }

  happens(chance: number, what: 'wound' | 'pull' | 'death', to: Player): boolean {
    return chance >= 1 || (chance > 0 && this.chance.happens(chance, what, to));
  }

  settle(reason: string): void {
    const a = this.standing(0).length;
    const b = this.standing(1).length;
    if (a > 0 && b > 0) return;
    throw new Over(`${a > 0 ? 'initiator' : b > 0 ? 'target' : 'draw'}:${reason}`);
  }

  play(): TinyFacts {
    let end = 'draw:timeout';
    try {
      while (this.round < this.duel.rules.maxRounds) {
        if (this.nobodyCanEverAttack()) throw new Over('draw:exhaustion');
        this.round++;
        this.note?.({ kind: 'round', round: this.round, first: this.firstSide });
        this.playRound();
        this.note?.({ kind: 'over' });
      }
    } catch (over) {
      if (!(over instanceof Over)) throw over;
      end = over.end;
      if (this.round > 0) this.note?.({ kind: 'over' });
    }
    return factsOf(this.players, this.duel.rules, end, this.round, this.damage);
  }

  /** 4.10. */
  nobodyCanEverAttack(): boolean {
    const here = this.players.filter((p) => p.gone === null);
    if (here.some((p) => p.leaving !== null)) return false;
    // The untrained only answer: somebody trained must be able to begin.
    const begins = (p: Player): boolean => isAble(p, this.duel.rules) && !p.who.untrained;
    return !here.some((p) => begins(p) && (!this.holdsOutnumbered(p) || this.enemies(p).some(begins)));
  }

  /** 8.1. */
  holdsOutnumbered(p: Player): boolean {
    return p.who.hold === 'outnumbered' && this.standing(p.side).length < this.enemies(p).length;
  }

  /** The order of a round: 4.1. */
  playRound(): void {
    this.choose();
    this.wounds();
    let swap = false;
    for (const p of this.inTurnOrder()) if (p.gone === null && this.turn(p)) swap = true;
    this.flights();
    for (const p of this.inTurnOrder()) {
      if (p.gone !== null || !this.happens(this.duel.pull, 'pull', p)) continue;
      p.dead = this.happens(this.duel.rules.pullDeath, 'death', p);
      p.gone = 'pull';
      this.note?.({ kind: 'pulled', who: p.index, dies: p.dead });
      this.settle('pull');
    }
    if (swap) this.firstSide = this.firstSide === 0 ? 1 : 0;
  }

  /** Choices at the start of the round: 4.4, 8.1, 8.5, 8.6. */
  choose(): void {
    for (const p of this.players) {
      if (p.gone !== null) continue;
      const { hold, actEvery, manifest } = p.who;
      p.holding = hold === 'always' || this.holdsOutnumbered(p);
      p.activeLeft = p.holding ? 2 : 1;
      p.passiveMet = 0;
      p.attackedBy = [];
      p.justDecided = false;
      p.power = 'none';
      p.busy = p.leaving !== null;
      const due = actEvery > 0 && this.round % actEvery === 0;
      if (p.busy || !due) continue;
      if (manifest === null) {
        p.busy = true;
      } else if (p.powerPoints >= manifest.cost) {
        p.busy = true;
        p.powerPoints -= manifest.cost;
        p.power = 'going on';
        this.note?.({ kind: 'begins', who: p.index, cost: manifest.cost });
      }
    }
  }

  /** 6. */
  wounds(): void {
    let anybody = false;
    for (const p of this.inTurnOrder()) {
      if (p.gone !== null || !this.happens(p.who.woundChance, 'wound', p)) continue;
      anybody = true;
      this.note?.({ kind: 'wounded', who: p.index });
    }
    if (anybody) this.explosion();
  }

  explosion(): void {
    const here = this.players.filter((p) => p.gone === null);
    const released = here.reduce((sum, p) => sum + p.mana, 0);
    const loss = released * this.duel.rules.explosionDamagePerMana;
    this.damage += loss;
    const dead: number[] = [];
    for (const p of here) {
      p.mana = 0;
      p.hp -= loss;
      if (p.hp <= 0) {
        p.gone = 'explosion';
        p.dead = true;
        dead.push(p.index);
      }
    }
    this.note?.({ kind: 'explosion', released, damage: loss, dead });
    this.settle('explosion');
  }

  /** 4.2, 8. Answers whether the initiative changes hands. */
  /** Whether the time to withdraw has come (8.3b). */
  wantsOut(p: Player): boolean {
    const when = p.who.withdrawWhen;
    if (when === null || this.round <= when.after) return false;
    const has = (e: Player): number => (when.enemy!.figure === 'iq' ? e.iq : e.mana);
    return when.enemy === null || this.enemies(p).some((e) => has(e) > when.enemy!.above);
  }

  turn(p: Player): boolean {
    const { rules } = this.duel;
    const mayWithdraw = p.side === (this.players.length === 2 ? this.firstSide : 0);
    if (mayWithdraw && (isBelow(p, p.who.withdrawBelow) || this.wantsOut(p))) {
      const hunter = this.enemies(p).find(
        (e) => this.duel.isMage(e.who) && e.who.pursue && e.fatigue >= rules.initiationCost,
      );
      if (hunter === undefined) {
        p.gone = 'withdrawn';
        this.note?.({ kind: 'withdrawn', who: p.index });
        this.settle('withdrawn');
        return false;
      }
      hunter.fatigue -= rules.initiationCost;
      const swap = this.players.length === 2;
      this.note?.({ kind: 'pursued', who: p.index, by: hunter.index, cost: rules.initiationCost, swap });
      return swap;
    }
    if (p.leaving === null && isBelow(p, p.who.fleeBelow)) {
      p.leaving = p.who.fleeRounds;
      p.justDecided = true;
      p.busy = true;
      this.note?.({ kind: 'flees', who: p.index, rounds: p.who.fleeRounds });
      return false;
    }
    const kept = this.keptBy(p);
    const target = kept === null ? aim(this, p) : undefined;
    if (target !== undefined) attack(this, p, target);
    else this.note?.({ kind: 'idle', who: p.index, why: kept ?? 'untrained' });
    return false;
  }

  /** What keeps a player from attacking: 4.2, 4.3, 8. */
  keptBy(p: Player): string | null {
    const { attackCost } = this.duel.rules;
    if (p.leaving !== null) return 'fleeing';
    if (p.busy) return { none: 'acting', 'going on': 'manifesting', lost: 'powerLost' }[p.power];
    if (p.holding) return 'hold';
    if (p.fatigue < attackCost) return 'fatigue';
    return p.fatigue - attackCost < p.who.reserveFatigue ? 'reserve' : null;
  }

  /** 8.4, 8.6: what is completed at the end of the round. */
  flights(): void {
    let wounded = false;
    for (const p of this.players) {
      if (p.gone !== null) continue;
      if (p.leaving !== null && !p.justDecided) p.leaving--;
      const does = p.power === 'going on' ? p.who.manifest!.onSuccess : null;
      if (p.leaving === 0 || does === 'escape') p.gone = 'fled';
      else if (does === 'wound') wounded = true;
      if (p.power === 'lost') this.note?.({ kind: 'distracted', who: p.index });
      if (does !== null) this.note?.({ kind: 'manifested', who: p.index, does });
      if (p.leaving === 0) this.note?.({ kind: 'fled', who: p.index });
    }
    this.settle('fled');
    if (wounded) this.explosion();
  }
}
