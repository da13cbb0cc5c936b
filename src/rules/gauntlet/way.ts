/** Moves a fighter from duel to duel: what is carried over, what is restored, and what death costs. */

import { floor, multiply, toNumber, whole, written } from '../arithmetic/rational.ts';
import { NEXT_ROUND, OVER, type State } from '../contest.ts';
import { duelEnd } from '../duel/ends.ts';
import { at, header as inDuel, out, word } from '../duel/layout.ts';
import { payReturn } from './death.ts';
import type { Duels, InnerDuel, Shape } from './duels.ts';
import type { GauntletSetup, Return } from './model.ts';
import * as ends from './words/end.ts';
import * as header from './words/header.ts';
import * as phase from './words/phase.ts';

export { ends, header, phase };

/** Words of the header, before the souls taken. */
export const HEADER_WORDS = 16;

/** A gauntlet on its way; moves the states it is given. */
export class Way {
  /** Offsets of the souls taken, by opponent, and of the duel's state. */
  readonly souls: number = HEADER_WORDS;
  readonly inner: number;
  /** The fighter's number in its duels. */
  readonly fighter: 0 | 1;
  private readonly setup: GauntletSetup;
  private readonly duels: Duels;
  /** The duel looked up last: that of most draws. */
  private last: { opponent: number; shape: Shape; duel: InnerDuel } | null = null;

  constructor(setup: GauntletSetup, duels: Duels) {
    this.setup = setup;
    this.duels = duels;
    this.inner = HEADER_WORDS + setup.opponents.length;
    this.fighter = setup.initiates === 'fighter' ? 0 : 1;
  }

  /** The duel under way. */
  private duel(state: State): InnerDuel {
    const opponent = state[header.opponent]!;
    const { last } = this;
    const fatigue = state[header.fatigue]! < 0 ? Number.POSITIVE_INFINITY : state[header.fatigue]!;
    const levelsLost = state[header.levelsLost]!;
    const { fighter, rules } = this.setup;
    // The IQ at the start of the duel: it stays in the header while the duel goes on.
    const iq = rules.iqLossWeakens ? fighter.IQ : state[header.iq]!;
    const hp = this.hitPoints(state);
    const powerPoints = fighter.powerPoints - state[header.powerSpent]!;
    if (
      last !== null &&
      last.opponent === opponent &&
      last.shape.levelsLost === levelsLost &&
      last.shape.fatigue === fatigue &&
      last.shape.iq === iq &&
      last.shape.hp === hp &&
      last.shape.powerPoints === powerPoints
    ) {
      return last.duel;
    }
    const shape = { levelsLost, fatigue, iq, hp, powerPoints };
    this.last = { opponent, shape, duel: this.duels.against(opponent, shape) };
    return this.last.duel;
  }

  /** Hit points left as the duel began, above 0. */
  private hitPoints(state: State): number {
    const { fighter, rules } = this.setup;
    return fighter.hp - rules.explosionDamagePerMana * state[header.exploded]! + state[header.healed]!;
  }

  /** Everything as at the start of the first duel. */
  refresh(state: State): void {
    const { mana, fatigue, IQ } = this.setup.fighter;
    state[header.mana] = mana;
    state[header.fatigue] = fatigue === Number.POSITIVE_INFINITY ? -1 : fatigue;
    state[header.iq] = IQ;
    state[header.exploded] = 0;
    state[header.healed] = 0;
    state[header.powerSpent] = 0;
  }

  /** Starts the duel against an opponent; an initiator too tired for it ends the gauntlet (RULES 3.1). */
  start(state: State, opponent: number): void {
    const fatigue = state[header.fatigue]!;
    if (this.fighter === 0 && fatigue >= 0 && fatigue < this.setup.rules.initiationCost) {
      this.end(state, ends.exhausted);
      return;
    }
    state[header.duels]!++;
    state[header.opponent] = opponent;
    state[header.round] = 0;
    state[header.phase] = phase.duelling;
    const begun = this.duel(state).contest.begin();
    begun[at(this.fighter, word.mana)] = state[header.mana]!;
    begun[at(this.fighter, word.iq)] = state[header.iq]!;
    state.set(begun, this.inner);
    this.advance(state);
  }

  /** Number of the question that the duel waits for. */
  ask(state: State): number {
    const { contest, question } = this.duel(state);
    return question[contest.ask(state.subarray(this.inner))]!;
  }

  /** Hands a draw to the duel. */
  answer(state: State, outcome: number): void {
    const { contest, outcome: translated } = this.duel(state);
    const duel = state.subarray(this.inner);
    contest.answer(duel, translated[contest.ask(duel)]![outcome]!);
    this.advance(state);
  }

  /** Goes on to the duel's next draw, or past its end. */
  private advance(state: State): void {
    const { contest } = this.duel(state);
    const duel = state.subarray(this.inner);
    const { kindOf } = contest.schedule;
    for (let asked = contest.ask(duel); asked < 0; asked = contest.ask(duel)) {
      if (asked === OVER) {
        this.finish(state);
        return;
      }
      const round = state[header.round]!;
      if (asked === NEXT_ROUND && round === kindOf.length) contest.timeOut(duel);
      else {
        contest.nextRound(duel, kindOf[round]!);
        if (contest.ask(duel) !== OVER) state[header.round]!++;
      }
    }
  }

  /** The duel is over: counts it, then goes on, dies, or comes back. */
  private finish(state: State): void {
    const { contest } = this.duel(state);
    const duel = state.subarray(this.inner);
    const { end, clock } = contest.outcome(duel);
    const opponent = this.fighter === 0 ? 1 : 0;
    const how = duel[at(this.fighter, word.out)]!;
    if (duelEnd(end).winner === (this.fighter === 0 ? 'initiator' : 'target')) state[header.won]!++;
    if (duel[at(opponent, word.killer)]! > 0) state[this.souls + state[header.opponent]!]!++;
    const spent = contest.clockValues(clock, state[header.round]!)[this.fighter]!;
    const mana = duel[at(this.fighter, word.mana)]!;
    const iq = duel[at(this.fighter, word.iq)]!;
    const released = duel[inDuel.released]!;
    const powerPoints = duel[at(this.fighter, word.powerPoints)]!;
    duel.fill(0);
    state[header.round] = 0;
    if (how === out.soul || how === out.explosion || how === out.pulledDead) {
      this.die(state);
      return;
    }
    state[header.survived]!++;
    const { fighter, restore } = this.setup;
    const restored = (left: number, full: number, share: number): number =>
      left + toNumber(floor(multiply(written(share), whole(full - left))));
    state[header.mana] = restored(mana, fighter.mana, restore.mana);
    state[header.iq] = restored(iq, fighter.IQ, restore.iq);
    const fatigue = state[header.fatigue]!;
    if (fatigue >= 0) {
      state[header.fatigue] = restored(Math.max(0, fatigue - spent), fighter.fatigue, restore.fatigue);
    }
    if (Number.isFinite(fighter.hp)) {
      state[header.exploded]! += released;
      const left = this.hitPoints(state);
      state[header.healed]! += restored(left, fighter.hp, restore.hp) - left;
    }
    if (Number.isFinite(fighter.powerPoints)) {
      state[header.powerSpent] =
        fighter.powerPoints - restored(powerPoints, fighter.powerPoints, restore.powerPoints);
    }
    state[header.phase] = phase.between;
  }

  /** Death: for good, or until the return (RULES 11). */
  private die(state: State): void {
    const back = this.setup.return;
    if (back === null) this.end(state, ends.dead);
    else if (back.willing <= 0) this.end(state, ends.refused);
    else if (back.willing < 1) state[header.phase] = phase.willing;
    else this.seekBody(state, back);
  }

  /** The soul is willing: whether there is a body to return to. */
  seekBody(state: State, back: Return): void {
    if (back.bodyWithheld >= 1) this.end(state, ends.withheld);
    else if (back.bodyWithheld > 0) state[header.phase] = phase.withheld;
    else this.comeBack(state);
  }

  /** Pays for the return and goes on as new. */
  comeBack(state: State): void {
    const paid = payReturn(this.setup.fighter.classes, {
      levelsLost: state[header.levelsLost]!,
      constitution: state[header.constitution]!,
    });
    if (paid === null) {
      this.end(state, ends.frail);
      return;
    }
    state[header.levelsLost] = paid.levelsLost;
    state[header.constitution] = paid.constitution;
    state[header.returns]!++;
    state[header.phase] = phase.between;
    this.refresh(state);
  }

  /** Ends the gauntlet, see `words/end.ts`. */
  end(state: State, how: number): void {
    state[header.phase] = phase.over;
    state[header.end] = how;
  }
}
