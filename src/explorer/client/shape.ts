/** All that the page knows and shows, as data. */
import type { HeatFigure } from '../../report/document/pageData.ts';
import type { Knob } from '../../scenario/knobs.ts';
import type { Move } from '../../scenario/movable.ts';
import type { Address, View } from '../model/address.ts';
import type { ExplorerData } from '../model/data.ts';
import type { Answer, ScentModel } from '../model/messages.ts';
import type { Pin } from './pin.ts';

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
  /** How much is missed along sliders, by path, as far as that was asked for. */
  readonly scents: ReadonlyMap<string, ScentModel>;
  /** Sections of values that are unfolded. */
  readonly unfolded: ReadonlySet<string>;
  /** The knob that was moved last. */
  readonly held: string | null;
  /** Whether what is fair is searched for. */
  readonly searching: boolean;
  /** Notices about the address that the page was opened with. */
  readonly other: boolean;
  readonly unknown: readonly string[];
  /** Whether the file has changed behind the page, and what is wrong with it since. */
  readonly followed: boolean;
  readonly faults: readonly string[];
}

/** The section under which a value stands; that of the scenario's own knobs has no name. */
export function groupOf(knob: Knob | undefined): string {
  return knob === undefined || knob.bounds?.given ? '' : knob.keys[0]!;
}

/** The page before anything is asked. @param read what its address says. */
export function atFirst(data: ExplorerData, read: Address): State {
  return {
    ...read,
    past: [],
    future: [],
    figure: 'score',
    language: data.language,
    locks: new Set(kept(data.knobs)),
    pins: [],
    answers: {},
    scents: new Map(),
    unfolded: new Set([groupOf(data.knobs[0])]),
    generation: 0,
    held: null,
    searching: false,
    followed: false,
    faults: [],
  };
}

/** Moves with some more, in the order of the knobs; what is as in the file is none. */
export function withMoves(
  { knobs }: ExplorerData,
  moves: readonly Move[],
  more: readonly Move[],
): readonly Move[] {
  const values = new Map([...moves, ...more].map(({ path, value }) => [path, value]));
  return knobs.flatMap(({ path, value: file }) => {
    const value = values.get(path);
    return value === undefined || value === file ? [] : [{ path, value }];
  });
}

/** Puts an address into the browser's bar. @param step whether the way back leads to the one before. */
export function writeAddress(address: string, step: boolean): void {
  const url = address === '' ? location.pathname + location.search : `#${address}`;
  if (step) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

/** What a search leaves alone until it is told otherwise: all but the scenario's own knobs, or its class bases. */
function kept(knobs: readonly Knob[]): readonly string[] {
  const given = knobs.some(({ bounds }) => bounds?.given);
  return knobs
    .filter(({ keys, bounds }) => (given ? !bounds?.given : keys[0] !== 'classes'))
    .map(({ path }) => path);
}

/** What changes when the file has: what was moved stays moved, as far as the file has it. */
export function onFile(data: ExplorerData, { moves, point, plane }: State): Partial<State> {
  return {
    moves: withMoves(data, moves, []),
    point: point < data.points.length ? point : data.point,
    plane: plane !== null && data.planes.includes(plane) ? plane : data.plane,
    ...{ past: [], future: [], scents: new Map(), searching: false, other: false, unknown: [] },
    ...{ followed: true, faults: [] },
  };
}
