/** What the page knows and what it is asked to do: one state, changed in one place, shown after every change. */

import type { HeatFigure } from '../../report/document/pageData.ts';
import type { Knob } from '../../scenario/knobs.ts';
import type { Move, Value } from '../../scenario/movable.ts';
import { addressOf, readAddress, type View } from '../model/address.ts';
import type { ExplorerData, PageWords } from '../model/data.ts';
import type { Answer, Question, TellDuel } from '../model/messages.ts';
import type { Pin } from './pin.ts';
import { kept, near } from './search.ts';

/** The last answer of every kind. */
export type Answers = { readonly [Kind in Answer['kind']]?: Extract<Answer, { readonly kind: Kind }> };

/** All that is shown. */
export interface State extends View {
  readonly moves: readonly Move[];
  readonly past: readonly (readonly Move[])[];
  readonly future: readonly (readonly Move[])[];
  readonly figure: HeatFigure;
  readonly language: ExplorerData['language'];
  readonly locks: ReadonlySet<string>;
  readonly pins: readonly Pin[];
  readonly answers: Answers;
  readonly generation: number;
  /** The knob that was moved last. */
  readonly held: string | null;
  /** Whether what is fair is searched for. */
  readonly searching: boolean;
  /** Notices about the address that the page was opened with. */
  readonly other: boolean;
  readonly unknown: readonly string[];
}

/** Milliseconds between two values that are moved for the eye. */
const STEP = 350;

/** The page's state and everything that changes it. */
export class Store {
  readonly data: ExplorerData;
  readonly #show: (store: Store) => void;
  readonly #ask: (question: Question) => void;
  readonly #start: View;
  #state: State;
  #shown = true;
  /** What stood before the hand began to move. */
  #grip: readonly Move[] | null = null;

  constructor(data: ExplorerData, show: (store: Store) => void, ask: (question: Question) => void) {
    this.data = data;
    this.#show = show;
    this.#ask = ask;
    this.#start = { point: 0, plane: data.plane, open: null, only: '' };
    const read = readAddress(location.hash, data.knobs, this.#start, data.info.scenario.hash);
    this.#state = {
      ...read,
      past: [],
      future: [],
      figure: 'score',
      language: data.language,
      locks: new Set(kept(data.knobs)),
      pins: [],
      answers: {},
      generation: 0,
      held: null,
      searching: false,
    };
    addEventListener('hashchange', () => {
      if (location.hash.replace(/^#/, '') === this.address) return;
      this.#look(readAddress(location.hash, data.knobs, this.#start, data.info.scenario.hash));
    });
  }

  get state(): State {
    return this.#state;
  }

  get words(): PageWords {
    return this.data.words[this.#state.language];
  }

  /** The part of the address that says what differs from the file. */
  get address(): string {
    return addressOf(this.#state.moves, this.#state, this.#start, this.data.info.scenario.hash);
  }

  /** The value of a knob now. */
  valueOf({ path, value }: Knob): Value {
    return this.#state.moves.find((move) => move.path === path)?.value ?? value;
  }

  /** Whether an answer belongs to what is shown now. */
  isFresh(kind: Answer['kind']): boolean {
    return this.#state.answers[kind]?.generation === this.#state.generation;
  }

  /** Shows the page and looks for the first time. */
  begin(): void {
    this.#look({});
  }

  /** Moves a knob while the hand is on it; `release` makes one step of it that can be undone. */
  move(knob: Knob, value: Value): void {
    this.#grip ??= this.#state.moves;
    this.#look({ moves: this.#with([{ path: knob.path, value }]), held: knob.path });
  }

  /** The hand lets go. */
  release(): void {
    const before = this.#grip;
    this.#grip = null;
    if (before === null || JSON.stringify(before) === JSON.stringify(this.#state.moves)) return;
    this.#change({ past: [...this.#state.past, before], future: [] });
    this.#write(true);
  }

  /** Moves several knobs at once, as one step. */
  put(moves: readonly Move[]): void {
    this.#grip ??= this.#state.moves;
    this.#look({ moves: this.#with(moves) });
    this.release();
  }

  /** Goes to a setting as a whole. */
  goTo(moves: readonly Move[]): void {
    this.#grip ??= this.#state.moves;
    this.#look({ moves });
    this.release();
  }

  undo(): void {
    const { past, future, moves } = this.#state;
    const before = past.at(-1);
    if (before === undefined) return;
    this.#look({ moves: before, past: past.slice(0, -1), future: [moves, ...future] });
    this.#write(true);
  }

  redo(): void {
    const { past, future, moves } = this.#state;
    const [after, ...rest] = future;
    if (after === undefined) return;
    this.#look({ moves: after, past: [...past, moves], future: rest });
    this.#write(true);
  }

  /** Looks at something else. */
  view(view: Partial<View>): void {
    this.#look(view);
    this.#write(false);
  }

  /** Changes what needs no new figures. */
  choose(change: Partial<Pick<State, 'figure' | 'locks' | 'pins'>>): void {
    this.#change(change);
  }

  speak(language: State['language']): void {
    document.documentElement.lang = language;
    this.#look({ language });
  }

  /** Asks for what can be taken away of this setting. */
  takeAway(): void {
    const { generation, moves, pins, language } = this.#state;
    this.#ask({ kind: 'takeAway', generation, moves, pins: pins.map((pin) => pin.moves), language });
  }

  /** Asks for one duel of the open matchup. */
  tellDuel(wish: TellDuel['wish']): void {
    const { generation, moves, point, open, language } = this.#state;
    if (open !== null) this.#ask({ kind: 'tellDuel', generation, moves, point, open, wish, language });
  }

  /** Searches, with the values that are not kept, for what is fair. */
  makeFair(): void {
    const { generation, moves, plane, language, locks } = this.#state;
    const knobs = this.data.knobs.flatMap((knob) => {
      const { path, bounds } = knob;
      if (bounds === null || locks.has(path)) return [];
      return [bounds.given ? knob : { ...knob, bounds: near(bounds, Number(this.valueOf(knob))) }];
    });
    this.#change({ searching: true });
    this.#ask({ kind: 'makeFair', generation, moves, knobs, plane: plane ?? 1, language });
  }

  /** Ends the search. */
  stop(): void {
    this.#ask({ kind: 'stop' });
  }

  /** Goes to what was found, one value after the other, so that the eye can follow. */
  #arrive(moves: readonly Move[]): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) this.put(moves);
    else
      moves.forEach((move, at) => {
        setTimeout(() => this.put([move]), at * STEP);
      });
  }

  /** Takes in an answer of the worker. */
  hear(answer: Answer): void {
    if (answer.generation > this.#state.generation) return;
    if (answer.kind === 'fair') {
      this.#change({ searching: false });
      this.#arrive(answer.model.moves);
    }
    this.#change({ answers: { ...this.#state.answers, [answer.kind]: answer } });
  }

  /** The moves with some more, in the order of the knobs; what is as in the file is none. */
  #with(more: readonly Move[]): readonly Move[] {
    const values = new Map([...this.#state.moves, ...more].map(({ path, value }) => [path, value]));
    return this.data.knobs.flatMap(({ path, value: file }) => {
      const value = values.get(path);
      return value === undefined || value === file ? [] : [{ path, value }];
    });
  }

  /** Whether all that is asked for has been told. */
  get isSettled(): boolean {
    return (['worked', 'refused', 'tooMany'] as const).some((kind) => this.isFresh(kind));
  }

  #look(change: Partial<State>): void {
    document.getElementById('explorer')!.ariaBusy = 'true';
    this.#change({ ...change, generation: this.#state.generation + 1 });
    const { generation, moves, point, plane, open, only, language } = this.#state;
    this.#ask({ kind: 'look', generation, moves, point, plane, open, only, language });
  }

  #write(step: boolean): void {
    const address = this.address;
    const url = address === '' ? location.pathname + location.search : `#${address}`;
    if (step) history.pushState(null, '', url);
    else history.replaceState(null, '', url);
  }

  #change(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    if (!this.#shown) return;
    this.#shown = false;
    requestAnimationFrame(() => {
      this.#shown = true;
      this.#show(this);
      if (this.isSettled) document.getElementById('explorer')!.ariaBusy = 'false';
    });
  }
}
