/**
 * A duel between members of populations: it draws at first who meets, then is the duel of these. All such duels share
 * their questions and the kinds of their rounds, so that a trial is played by one contest whoever is drawn.
 */
import type { End, Facts, Mixture, Question, Schedule, State } from '../contest.ts';
import type { Combatant, DuelSetup } from '../model.ts';
import { charactersOf } from '../population.ts';
import { standingClock } from './clock.ts';
import { type Clock, createContext, type DuelContext } from './context.ts';
import { type Course, courseOf, digit, type Seat, tireAlike, widestRange } from './courses.ts';
import { duelEnds } from './ends.ts';
import { duelMetrics } from './facts.ts';
import { chainKeyOf, lawOf } from './identity.ts';
import { at, word } from './layout.ts';
import type { MarginRange } from './margins.ts';
import { mixtureOf } from './mixture.ts';
import { begin, clockOf, type DuelContest, PlainDuel } from './plainDuel.ts';
import { type DuelTerms, termsOf } from './terms.ts';

/** Cases whose duels are kept ready to be played. */
const KEPT_CASES = 4096;

/** A duel that draws at first who fights. */
export class PopulationDuel implements DuelContest {
  readonly metrics: readonly string[] = duelMetrics;
  readonly ends: readonly End[] = duelEnds;
  readonly clockMetrics: readonly string[] = ['initiator_fatigue', 'target_fatigue'];
  readonly untabulated = true;
  readonly chainKey: string;
  readonly law: string;
  readonly #setup: DuelSetup;
  readonly #seats: readonly Seat[];
  /** Seats of the draws, in their order. */
  readonly #drawn: readonly number[];
  /** Terms of everybody's likeliest member. */
  readonly #terms: DuelTerms;
  /** Word of the state that keeps the first draw. */
  readonly #base: number;
  readonly #cases = new Map<number, PlainDuel>();
  #courses: readonly Course[] | undefined;
  #typical: PlainDuel | undefined;
  #range: MarginRange | undefined;
  #questions: readonly Question[] | undefined;
  #last: { readonly number: number; readonly duel: PlainDuel } | undefined;

  constructor(setup: DuelSetup) {
    this.#setup = setup;
    let draws = 0;
    const seats = [...setup.initiators, ...setup.targets].map((fighter) => ({
      fighter,
      members: charactersOf(fighter),
      chances: fighter.population?.members.map(({ chance }) => chance) ?? [1],
      draw: fighter.population === undefined ? -1 : draws++,
    }));
    this.#seats = seats;
    this.#drawn = seats.flatMap(({ draw }, seat) => (draw < 0 ? [] : [seat]));
    this.#terms = termsOf(setup);
    this.#base = at(seats.length, 0);
    const courses = this.#coursesOf();
    this.chainKey = [chainKeyOf(this.#terms), ...courses.map(({ text }) => text)].join('|population ');
    const souls = courses.map((course) => course.soul.join(' '));
    this.law = [lawOf(this.#terms, this.chainKey), ...souls].join('|');
  }

  /** Of everybody's likeliest member, with the questions of all. */
  get context(): DuelContext {
    return this.#typicalDuel().context;
  }

  get questions(): readonly Question[] {
    this.#questions ??= [
      ...this.context.questions,
      ...this.#drawn.map((seat): Question => {
        const { name, population } = this.#seats[seat]!.fighter;
        return {
          name: `who ${name} is`,
          values: population!.members.map((_, i) => i),
          probabilities: population!.members.map(({ chance }) => chance),
          convex: false,
        };
      }),
    ];
    return this.#questions;
  }

  get schedule(): Schedule {
    return this.context.clock;
  }

  begin(): State {
    const state = new Int32Array(this.#base + this.#drawn.length);
    state.set(begin(this.context));
    return state;
  }

  ask(state: State): number {
    const draw = this.#undrawn(state);
    return draw < 0 ? this.#duelOf(state).ask(state) : this.context.questions.length + draw;
  }

  answer(state: State, outcome: number): void {
    const draw = this.#undrawn(state);
    if (draw < 0) {
      this.#duelOf(state).answer(state, outcome);
      return;
    }
    state[this.#base + draw] = outcome + 1;
    const seat = this.#drawn[draw]!;
    const { mana, IQ, powerPoints } = this.#seats[seat]!.members[outcome]!;
    state[at(seat, word.mana)] = mana;
    state[at(seat, word.iq)] = IQ;
    state[at(seat, word.powerPoints)] = Number.isFinite(powerPoints) ? powerPoints : 0;
  }

  nextRound(state: State, kind: number): void {
    this.#duelOf(state).nextRound(state, kind);
  }

  timeOut(state: State): void {
    this.#duelOf(state).timeOut(state);
  }

  outcome(state: State): Facts {
    const duel = this.#duelOf(state);
    const { end, values } = duel.outcome(state);
    const clock = (): string => this.clockOf(state);
    return {
      end,
      values,
      drawn: this.#caseOf(state),
      get clock() {
        return clock();
      },
    };
  }

  /** The class within the duel, with the case where cases tire differently. */
  clockOf(state: State): string {
    const within = this.#duelOf(state).clockOf(state);
    return tireAlike(this.#seats) ? within : `${this.#caseOf(state)}/${within}`;
  }

  clockValues(clock: string, round: number): readonly number[] {
    const cut = clock.indexOf('/');
    const duel = cut < 0 ? this.#typicalDuel() : this.#duelAt(Number(clock.slice(0, cut)));
    return duel.clockValues(clock.slice(cut + 1), round);
  }

  get draws(): number {
    return this.#drawn.length;
  }

  drawn(outcomes: readonly number[]): DuelContest {
    return this.#duelAt(this.#numberOf((draw) => outcomes[draw]!));
  }

  fightersOf({ drawn }: Pick<Facts, 'drawn'>): readonly Combatant[] {
    return this.#duelAt(drawn!).context.fighters;
  }

  mixture(): Mixture {
    return mixtureOf(
      this.#seats,
      this.#coursesOf(),
      this.#terms.sideA,
      (outcomes) => new PlainDuel(termsOf(this.#setupAt((draw) => outcomes[draw]!))),
    );
  }

  #undrawn(state: State): number {
    for (let draw = 0; draw < this.#drawn.length; draw++) if (state[this.#base + draw] === 0) return draw;
    return -1;
  }

  #numberOf(outcome: (draw: number) => number): number {
    let number = 0;
    for (let draw = 0; draw < this.#drawn.length; draw++)
      number = number * this.#seats[this.#drawn[draw]!]!.members.length + outcome(draw);
    return number;
  }

  #caseOf(state: State): number {
    return this.#numberOf((draw) => Math.max(0, state[this.#base + draw]! - 1));
  }

  #typicalDuel(): PlainDuel {
    this.#typical ??= new PlainDuel(this.#terms, this.#contextOf(this.#setup));
    return this.#typical;
  }

  /** The duel of a state; of one without draws, everybody's likeliest member. */
  #duelOf(state: State): PlainDuel {
    return this.#undrawn(state) < 0 ? this.#duelAt(this.#caseOf(state)) : this.#typicalDuel();
  }

  #duelAt(number: number): PlainDuel {
    if (this.#last?.number === number) return this.#last.duel;
    let duel = this.#cases.get(number);
    if (duel === undefined) {
      const sizes = this.#drawn.map((seat) => this.#seats[seat]!.members.length);
      const setup = this.#setupAt((draw) => digit(number, draw, sizes));
      duel = new PlainDuel(termsOf(setup), this.#contextOf(setup));
      if (this.#cases.size === KEPT_CASES) this.#cases.delete(this.#cases.keys().next().value!);
      this.#cases.set(number, duel);
    }
    this.#last = { number, duel };
    return duel;
  }

  #setupAt(outcome: (draw: number) => number): DuelSetup {
    const fighters = this.#seats.map(({ members, draw }) => members[draw < 0 ? 0 : outcome(draw)]!);
    const { sideA } = this.#terms;
    return { ...this.#setup, initiators: fighters.slice(0, sideA), targets: fighters.slice(sideA) };
  }

  #contextOf(setup: DuelSetup): DuelContext {
    const terms = termsOf(setup);
    return createContext(terms, this.#clockOf(terms), false, this.#rangeOf());
  }

  /** Fatigue goes by the clock of anybody where all have the same; else it stays in the state. */
  #clockOf(terms: DuelTerms): Clock {
    return tireAlike(this.#seats)
      ? clockOf(this.#terms)
      : standingClock(terms.fighters, terms.sideA, terms.rules);
  }

  /** Bounds of the rolls that are wide enough for everybody. */
  #rangeOf(): MarginRange {
    this.#range ??= widestRange(this.#seats, this.#setup, this.#terms);
    return this.#range;
  }

  #coursesOf(): readonly Course[] {
    this.#courses ??= this.#seats.map((seat) => courseOf(seat, this.#setup));
    return this.#courses;
  }
}
