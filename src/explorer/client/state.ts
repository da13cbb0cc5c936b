/** What the page knows and what it is asked to do: one state, changed in one place, shown after every change. */
import type { Knob } from '../../scenario/knobs.ts';
import type { Move, Value } from '../../scenario/movable.ts';
import { addressOf, readAddress, type View } from '../model/address.ts';
import type { ExplorerData, PageWords } from '../model/data.ts';
import type { Answer, Question, ScentModel, TellDuel } from '../model/messages.ts';
import { around, basisOf, valuesAlong } from '../model/steps.ts';
import { arrive, free, sliders } from './search.ts';
import { atFirst, onFile, type State, withMoves, writeAddress } from './shape.ts';

/** Milliseconds of rest before what is missed along the sliders is asked for, and sliders that are asked for at once. */
const [REST, SLIDERS] = [200, 12];

/** The page's state and everything that changes it. */
export class Store {
  #data: ExplorerData;
  readonly #show: (store: Store) => void;
  readonly #ask: (question: Question) => void;
  readonly #start: View;
  #state: State;
  #shown = true;
  /** What stood before the hand began to move. */
  #grip: readonly Move[] | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The slider that was asked for last. */
  #last: string | null = null;

  constructor(data: ExplorerData, show: (store: Store) => void, ask: (question: Question) => void) {
    this.#data = data;
    this.#show = show;
    this.#ask = ask;
    this.#start = { point: data.point, plane: data.plane, open: null, only: '' };
    const read = readAddress(location.hash, data.knobs, this.#start, data.info.scenario.hash);
    this.#state = atFirst(data, read);
    addEventListener('hashchange', () => {
      if (location.hash.replace(/^#/, '') === this.address) return;
      const { knobs, info } = this.data;
      this.#look(readAddress(location.hash, knobs, this.#start, info.scenario.hash));
    });
  }

  get data(): ExplorerData {
    return this.#data;
  }

  /** Goes on with the file as it stands now; what was moved stays moved, as far as the file has it. */
  follow(data: ExplorerData): void {
    this.#data = data;
    this.#look(onFile(data, this.#state));
    writeAddress(this.address, false);
  }

  /** Tells what is wrong with the file as it stands now, or with the server. */
  blame(faults: readonly string[]): void {
    this.#change({ faults });
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
    this.#look({
      moves: withMoves(this.data, this.#state.moves, [{ path: knob.path, value }]),
      held: knob.path,
    });
  }

  /** The hand lets go. */
  release(): void {
    const before = this.#grip;
    this.#grip = null;
    if (before === null || JSON.stringify(before) === JSON.stringify(this.#state.moves)) return;
    this.#change({ past: [...this.#state.past, before], future: [] });
    writeAddress(this.address, true);
  }

  /** Moves several knobs at once, as one step. */
  put(moves: readonly Move[]): void {
    this.#grip ??= this.#state.moves;
    this.#look({ moves: withMoves(this.data, this.#state.moves, moves) });
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
    writeAddress(this.address, true);
  }

  redo(): void {
    const { past, future, moves } = this.#state;
    const [after, ...rest] = future;
    if (after === undefined) return;
    this.#look({ moves: after, past: [...past, moves], future: rest });
    writeAddress(this.address, true);
  }

  /** Looks at something else. */
  view(view: Partial<View>): void {
    this.#look(view);
    writeAddress(this.address, false);
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
    const knobs = free(this.data.knobs, locks, (knob) => Number(this.valueOf(knob)));
    this.#change({ searching: true });
    this.#ask({ kind: 'makeFair', generation, moves, knobs, plane: plane ?? 1, language });
  }

  /** Ends the search. */
  stop(): void {
    this.#ask({ kind: 'stop' });
  }

  /** What is missed along a slider, unless that rests on other values than those of now. */
  scentOf({ path }: Knob): ScentModel | null {
    const scent = this.#state.scents.get(path);
    const { moves, point } = this.#state;
    return scent?.basis === basisOf(moves, path, point) ? scent : null;
  }

  /** Once the hand rests: asks for what is missed along the sliders that are seen, the one just moved first. */
  #sniff(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      const { generation, moves, point, only, searching } = this.#state;
      if (searching || !this.isFresh('worked')) return;
      const knobs = sliders(this.data.knobs, this.#state)
        .filter((knob) => this.scentOf(knob) === null)
        .slice(0, SLIDERS)
        .map((knob) => ({ path: knob.path, values: valuesAlong(knob) }));
      this.#last = knobs.at(-1)?.path ?? null;
      if (knobs.length > 0) this.#ask({ kind: 'scent', generation, moves, point, only, knobs });
    }, REST);
  }

  /** Takes in an answer of the worker. */
  hear(answer: Answer): void {
    if (answer.kind === 'scent') {
      this.#change({ scents: new Map(this.#state.scents).set(answer.path, answer) });
      // There may be more sliders than are asked for at once.
      if (answer.path === this.#last) this.#sniff();
      return;
    }
    if (answer.generation > this.#state.generation) return;
    if (answer.kind === 'fair') {
      this.#change({ searching: false });
      arrive(answer.model.moves, (moves) => this.put(moves));
    }
    this.#change({ answers: { ...this.#state.answers, [answer.kind]: answer } });
    if (answer.kind === 'worked') this.#sniff();
  }

  /** Folds a section of values, or unfolds it. */
  fold(group: string, open: boolean): void {
    const unfolded = new Set(this.#state.unfolded);
    if (unfolded.has(group) === open) return;
    if (open) unfolded.add(group);
    else unfolded.delete(group);
    this.#change({ unfolded });
    this.#sniff();
  }

  /** Whether all that is asked for has been told. */
  get isSettled(): boolean {
    return (['worked', 'refused', 'tooMany'] as const).some((kind) => this.isFresh(kind));
  }

  #look(change: Partial<State>): void {
    document.getElementById('explorer')!.ariaBusy = 'true';
    this.#change({ ...change, generation: this.#state.generation + 1 });
    const { generation, moves, point, plane, open, only, language, held } = this.#state;
    const knob = this.data.knobs.find(({ path }) => path === held);
    const ahead = knob === undefined ? [] : around(moves, knob, this.valueOf(knob));
    this.#ask({ kind: 'look', generation, moves, point, plane, open, only, language, ahead });
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
