/** What the page knows and what it is asked to do: one state, changed in one place, shown after every change. */

import type { HeatFigure } from '../../report/document/pageData.ts';
import type { Knob } from '../../scenario/knobs.ts';
import type { Move, Value } from '../../scenario/movable.ts';
import { addressOf, readAddress, type View } from '../model/address.ts';
import type { ExplorerData, PageWords } from '../model/data.ts';
import type { Answer, Question } from '../model/messages.ts';

/** The last answer of every kind. */
export type Answers = { readonly [Kind in Answer['kind']]?: Extract<Answer, { readonly kind: Kind }> };

/** A setting that is kept to come back to. */
export interface Pin {
  readonly moves: readonly Move[];
  /** What it came to. */
  readonly glance: readonly string[];
  readonly summary: string;
}

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
  /** Notices about the address that the page was opened with. */
  readonly other: boolean;
  readonly unknown: readonly string[];
}

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
      locks: new Set(),
      pins: [],
      answers: {},
      generation: 0,
      held: null,
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

  /** Takes in an answer of the worker. */
  hear(answer: Answer): void {
    if (answer.generation > this.#state.generation) return;
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

  #look(change: Partial<State>): void {
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
    });
  }
}
