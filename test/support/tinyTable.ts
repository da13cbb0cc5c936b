/**
 * The mental duel once more, as one would play it at a table, written from RULES 3 to 8 alone and sharing no
 * line with src/rules/duel or the engine: every die is rolled by itself.
 */
import {
  type Dice,
  factsOf,
  half,
  isAble,
  isBelow,
  Over,
  type Player,
  playerOf,
  type TinyDuel,
  type TinyFacts,
} from './tinyPlayer.ts';

/** A duel being played. */
export class Table {
  readonly players: Player[] = [];
  readonly duel: TinyDuel;
  readonly dice: Dice;
  firstSide: 0 | 1 = 0;
  round = 0;
  damage = 0;

  constructor(duel: TinyDuel, dice: Dice) {
    this.duel = duel;
    this.dice = dice;
    for (const side of [0, 1] as const) {
      for (const who of duel.sides[side]) this.players.push(playerOf(who, side, duel.rules));
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

  d(sides: number): number {
    return 1 + this.dice(new Array<number>(sides).fill(1 / sides));
  }

  happens(chance: number): boolean {
    return chance >= 1 || (chance > 0 && this.dice([1 - chance, chance]) === 1);
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
        this.playRound();
      }
    } catch (over) {
      if (!(over instanceof Over)) throw over;
      end = over.end;
    }
    return factsOf(this.players, this.duel.rules, end, this.round, this.damage);
  }

  /** 4.10. */
  nobodyCanEverAttack(): boolean {
    const here = this.players.filter((p) => p.gone === null);
    if (here.some((p) => p.leaving !== null)) return false;
    // The untrained only answer: somebody trained must be able to begin.
    return !here.some((p) => isAble(p, this.duel.rules) && !p.who.untrained);
  }

  /** The order of a round: 4.1. */
  playRound(): void {
    this.choose();
    this.wounds();
    let swap = false;
    for (const p of this.inTurnOrder()) if (p.gone === null && this.turn(p)) swap = true;
    this.flights();
    for (const p of this.inTurnOrder()) {
      if (p.gone !== null || !this.happens(this.duel.pull)) continue;
      p.dead = this.happens(this.duel.rules.pullDeath);
      p.gone = 'pull';
      this.settle('pull');
    }
    if (swap) this.firstSide = this.firstSide === 0 ? 1 : 0;
  }

  /** Choices at the start of the round: 4.4, 8.1, 8.5, 8.6. */
  choose(): void {
    for (const p of this.players) {
      if (p.gone !== null) continue;
      const { hold, actEvery, manifest } = p.who;
      const outnumbered = this.standing(p.side).length < this.enemies(p).length;
      p.holding = hold === 'always' || (hold === 'outnumbered' && outnumbered);
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
      }
    }
  }

  /** 6. */
  wounds(): void {
    let anybody = false;
    for (const p of this.inTurnOrder()) {
      if (p.gone === null && this.happens(p.who.woundChance)) anybody = true;
    }
    if (anybody) this.explosion();
  }

  explosion(): void {
    const here = this.players.filter((p) => p.gone === null);
    const released = here.reduce((sum, p) => sum + p.mana, 0);
    const loss = released * this.duel.rules.explosionDamagePerMana;
    this.damage += loss;
    for (const p of here) {
      p.mana = 0;
      p.hp -= loss;
      if (p.hp <= 0) {
        p.gone = 'explosion';
        p.dead = true;
      }
    }
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
        this.settle('withdrawn');
        return false;
      }
      hunter.fatigue -= rules.initiationCost;
      return this.players.length === 2;
    }
    if (p.leaving === null && isBelow(p, p.who.fleeBelow)) {
      p.leaving = p.who.fleeRounds;
      p.justDecided = true;
      p.busy = true;
    }
    if (p.busy || p.holding) return false;
    if (p.fatigue - rules.attackCost < p.who.reserveFatigue) return false;
    if (p.fatigue < rules.attackCost) return false;
    const target = this.aim(p);
    if (target !== undefined) this.attack(p, target);
    return false;
  }

  /** 5. */
  aim(p: Player): Player | undefined {
    const enemies = this.enemies(p);
    if (p.who.untrained) return p.attackedBy.filter((e) => e.gone === null).at(-1);
    if (this.duel.rules.target === 'random') {
      return enemies.length === 1 ? enemies[0] : enemies[this.d(enemies.length) - 1];
    }
    if (this.duel.rules.target === 'first') return enemies[0];
    return [...enemies].sort((a, b) => a.iq - b.iq || a.mana - b.mana)[0];
  }

  /** 4.4 to 4.9, 8.6. */
  attack(p: Player, e: Player): void {
    const { rules } = this.duel;
    const sides = Number(rules.die.slice(1));
    const iqOf = (q: Player): number => (rules.iqLossWeakens ? q.iq : q.who.IQ);
    const level = p.who.classes[0]!.level;
    p.fatigue -= rules.attackCost;
    e.attackedBy.push(p);
    let guard = e.who.Podl + Math.floor(iqOf(e) / 2);
    const active = e.activeLeft > 0 && e.fatigue >= rules.defenceCost && !e.busy;
    const strike = level + iqOf(p) + this.d(sides);
    if (active) {
      e.activeLeft--;
      e.fatigue -= rules.defenceCost;
      guard += this.d(sides);
    } else {
      guard -= rules.passivePenalty * e.passiveMet;
      e.passiveMet++;
    }
    const margin = strike - guard;
    if (margin <= 0) return;
    this.hit(p, e, margin);
    if (e.gone === null && e.power === 'going on') {
      const { concentration, powerLevel } = e.who.manifest!;
      if (this.d(20) + concentration < 10 + margin + powerLevel) e.power = 'lost';
    }
  }

  hit(p: Player, e: Player, margin: number): void {
    const { rules, isMage } = this.duel;
    let rest = margin;
    if (e.mana > 0) {
      rest = rules.overflow === 'carry' ? Math.max(0, margin - Math.ceil(e.mana / rules.manaPerPoint)) : 0;
      e.mana -= Math.min(e.mana, rules.manaPerPoint * margin);
    }
    e.iq -= half(rest, rules.iqRounding);
    if (e.iq >= 0) return;
    e.gone = 'soul';
    e.dead = true;
    const power = e.who.soulPower ?? e.who.classes[0]!.level + e.who.IQ;
    p.captured += power * (isMage(p.who) ? rules.captureMage : rules.captureOther);
    this.settle('soul');
  }

  /** 8.4, 8.6: what is completed at the end of the round. */
  flights(): void {
    let wounded = false;
    for (const p of this.players) {
      if (p.gone !== null) continue;
      if (p.leaving !== null && !p.justDecided) p.leaving--;
      if (p.leaving === 0) p.gone = 'fled';
      if (p.power !== 'going on') continue;
      if (p.who.manifest!.onSuccess === 'escape') p.gone = 'fled';
      else if (p.gone === null) wounded = true;
    }
    this.settle('fled');
    if (wounded) this.explosion();
  }
}
