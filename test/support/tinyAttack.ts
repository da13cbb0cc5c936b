/** An attack at the table: whom, met how, and what it does (RULES 4.4 to 4.9, 4.11, 5, 8.6). */
import { half, type Player } from './tinyPlayer.ts';
import type { Table } from './tinyTable.ts';

/** Whom `p` attacks, if anybody (5). */
export function aim(table: Table, p: Player): Player | undefined {
  const enemies = table.enemies(p);
  if (p.who.untrained) return p.attackedBy.filter((e) => e.gone === null).at(-1);
  switch (table.duel.rules.target) {
    case 'random':
      return enemies.length === 1 ? enemies[0] : table.chance.pick(enemies, p);
    case 'first':
      return enemies[0];
    case 'weakest':
      return [...enemies].sort((a, b) => a.iq - b.iq || a.mana - b.mana)[0];
  }
}

/** Why `e` cannot defend actively; `null` where it can (4.4, 8.5). */
function hinderedBy(table: Table, e: Player): string | null {
  if (e.busy) return 'acting';
  if (e.activeLeft === 0) return 'spent';
  return e.fatigue >= table.duel.rules.defenceCost ? null : 'fatigue';
}

/** `p` attacks `e`. */
export function attack(table: Table, p: Player, e: Player): void {
  const { rules, attack: smu, defence: smo } = table.duel;
  const iqOf = (q: Player): number => (rules.iqLossWeakens ? q.iq : q.who.IQ);
  const strength = smu(p.who, iqOf(p));
  const guard = smo(e.who, iqOf(e));
  const passive = hinderedBy(table, e);
  const penalty = passive === null ? 0 : rules.passivePenalty * e.passiveMet;
  const defenceCost = passive === null ? rules.defenceCost : 0;
  p.fatigue -= rules.attackCost;
  e.fatigue -= defenceCost;
  e.attackedBy.push(p);
  if (passive === null) e.activeLeft--;
  else e.passiveMet++;
  const cost = rules.attackCost;
  table.note?.({
    ...{ kind: 'attack', who: p.index, target: e.index },
    ...{ strength, guard, passive, penalty, cost, defenceCost },
  });
  const own = table.chance.roll();
  const roll = passive === null ? own - table.chance.roll() : own;
  const margin = strength + roll - (guard - penalty);
  const before = { mana: e.mana, iq: e.iq };
  const captured = margin > 0 ? hit(table, p, e, margin) : 0;
  table.note?.({
    ...{ kind: 'exchange', who: p.index, target: e.index, roll, margin },
    ...{ mana: before.mana - e.mana, iq: before.iq - Math.max(0, e.iq), destroyed: e.iq < 0, captured },
  });
  if (e.iq < 0) table.settle('soul');
  if (margin > 0 && e.gone === null && e.power === 'going on') check(table, e, margin);
}

/** Answers the power captured (4.7 to 4.9, 4.11). */
function hit(table: Table, p: Player, e: Player, margin: number): number {
  const { rules, isMage, soul } = table.duel;
  let rest = margin;
  if (e.mana > 0) {
    rest = rules.overflow === 'carry' ? Math.max(0, margin - Math.ceil(e.mana / rules.manaPerPoint)) : 0;
    e.mana -= Math.min(e.mana, rules.manaPerPoint * margin);
  }
  e.iq -= half(rest, rules.iqRounding);
  if (e.iq >= 0) return 0;
  e.gone = 'soul';
  e.dead = true;
  const power = e.who.soulPower ?? Math.max(0, soul(e.who));
  const captured = power * (isMage(p.who) ? rules.captureMage : rules.captureOther);
  p.captured += captured;
  return captured;
}

/** A hit distracts whoever is at a power (8.6). */
function check(table: Table, e: Player, margin: number): void {
  const { concentration: modifier, powerLevel } = e.who.manifest!;
  const roll = table.chance.d20();
  const difficulty = 10 + margin + powerLevel;
  const kept = roll + modifier >= difficulty;
  if (!kept) e.power = 'lost';
  table.note?.({ kind: 'check', who: e.index, roll, modifier, difficulty, kept });
}
