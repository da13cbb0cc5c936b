/** The address of a setting: only what differs from the file, readable. */
import type { Knob } from '../../scenario/knobs.ts';
import type { Move, Value } from '../../scenario/movable.ts';

/** What an address says beside what was moved. */
export interface View {
  readonly point: number;
  readonly plane: number | null;
  readonly open: string | null;
  readonly only: string;
}

/** An address, read. */
export interface Address extends View {
  readonly moves: readonly Move[];
  /** Whether it was made for a file of another text. */
  readonly other: boolean;
  /** What in it this file does not have. */
  readonly unknown: readonly string[];
}

/** Signs that an address can hold as they are, for the eye's sake. */
const plain: readonly (readonly [coded: RegExp, sign: string])[] = [
  [/%20/g, '+'],
  [/%2F/g, '/'],
  [/%3E/g, '>'],
  [/%40/g, '@'],
  [/%2C/g, ','],
  [/%3A/g, ':'],
  [/%22/g, '"'],
];

function coded(text: string): string {
  return plain.reduce((told, [pattern, sign]) => told.replace(pattern, sign), encodeURIComponent(text));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The part of an address behind `#`; empty where all is as in the file. @param hash of the file's text. */
export function addressOf(moves: readonly Move[], view: View, start: View, hash: string): string {
  const { point, plane, open, only } = view;
  const parts = [
    ...moves.map(({ path, value }) => [path, String(value)]),
    ...(point === start.point ? [] : [['v', String(point)]]),
    ...(plane === start.plane ? [] : [['p', String(plane)]]),
    ...(open === null ? [] : [['o', open]]),
    ...(only === '' ? [] : [['only', only]]),
  ];
  if (parts.length === 0) return '';
  return [...parts, ['f', hash.slice(0, 8)]]
    .map(([key, value]) => `${coded(key!)}=${coded(value!)}`)
    .join('&');
}

/** The value that a text means for a knob: of the type that the file has there; `null` where it is none. */
export function valueFrom(text: string, { value, path }: Pick<Knob, 'value' | 'path'>): Value | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (typeof value === 'number') return Number.isFinite(number) ? number : null;
  if (typeof value === 'boolean') return text === 'true' ? true : text === 'false' ? false : null;
  // A formula may be a bare number.
  return path.startsWith('formulas.') && Number.isFinite(number) ? number : text;
}

/** Reads an address; what the file does not have is named and left out. */
export function readAddress(text: string, knobs: readonly Knob[], start: View, hash: string): Address {
  const moves: Move[] = [];
  const unknown: string[] = [];
  let view = start;
  let other = false;
  for (const part of text.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const [key, value] = [
      decoded(at < 0 ? part : part.slice(0, at)),
      at < 0 ? '' : decoded(part.slice(at + 1)),
    ];
    const knob = knobs.find(({ path }) => path === key);
    const meant = knob === undefined ? null : valueFrom(value, knob);
    if (key === 'f') other = value !== hash.slice(0, 8);
    else if (key === 'v' && /^\d{1,6}$/.test(value)) view = { ...view, point: Number(value) };
    else if (key === 'p' && /^\d$/.test(value)) view = { ...view, plane: Number(value) };
    else if (key === 'o') view = { ...view, open: value };
    else if (key === 'only') view = { ...view, only: value };
    else if (meant === null) unknown.push(part.slice(0, 80));
    else if (meant !== knob!.value) moves.push({ path: key, value: meant });
  }
  return { ...view, moves, other, unknown };
}
