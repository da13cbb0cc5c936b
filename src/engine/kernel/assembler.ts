/**
 * A very small WebAssembly assembler: expressions are nested lists of bytes, functions of 32-bit whole numbers
 * and four-lane vectors, one imported memory. Encodings: https://webassembly.github.io/spec/core/binary/.
 */

/** Bytes of an expression or statement, nested as they were put together. */
export type Code = number | readonly Code[];

/** Unsigned LEB128. */
function unsigned(n: number): number[] {
  const bytes: number[] = [];
  for (let rest = n; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 0x80);
  }
}

/** Signed LEB128 of a 32-bit number. */
function signed(n: number): number[] {
  const bytes: number[] = [];
  for (let rest = n | 0; ; rest >>= 7) {
    if (rest >= -64 && rest < 64) return [...bytes, rest & 0x7f];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

function flatten(code: Code, into: number[]): number[] {
  if (typeof code === 'number') into.push(code);
  else for (const part of code) flatten(part, into);
  return into;
}

type Binary = (a: Code, b: Code) => Code;
const binary =
  (...opcode: number[]): Binary =>
  (a, b) => [a, b, opcode];

/** A 32-bit constant. */
export const constant = (n: number): Code => [0x41, signed(n)];
/** Value of a local. */
export const get = (local: number): Code => [0x20, unsigned(local)];
/** Sets a local. */
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)];

/** Arithmetic and comparison of 32-bit numbers; `U` is unsigned. */
export const i32: Readonly<
  Record<'add' | 'sub' | 'mul' | 'and' | 'or' | 'xor' | 'shl' | 'shrU', Binary> &
    Record<'eq' | 'ltS' | 'ltU' | 'gtS' | 'leS' | 'geS' | 'geU', Binary>
> = {
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  or: binary(0x72),
  xor: binary(0x73),
  shl: binary(0x74),
  shrU: binary(0x76),
  eq: binary(0x46),
  ltS: binary(0x48),
  ltU: binary(0x49),
  gtS: binary(0x4a),
  leS: binary(0x4c),
  geS: binary(0x4e),
  geU: binary(0x4f),
};

/** Whether a whole number, taken as unsigned, is at least a double in memory. */
export const atLeastDouble = (n: Code, address: Code): Code => [n, 0xb8, address, 0x2b, 3, 0, 0x66];

/** Memory: 32-bit and 16-bit loads, 32-bit stores; `offset` bytes behind the address. */
export const load = (address: Code, offset = 0): Code => [address, 0x28, 2, unsigned(offset)];
/** See `load`. */
export const load16 = (address: Code, offset = 0): Code => [address, 0x2f, 1, unsigned(offset)];
/** See `load`. */
export const store = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  0x36,
  2,
  unsigned(offset),
];

/** Four 32-bit numbers at once. */
export const v128: Readonly<Record<'or' | 'xor' | 'mul', Binary> & Record<'shl' | 'shrU', Binary>> = {
  or: binary(0xfd, 0x50),
  xor: binary(0xfd, 0x51),
  mul: binary(0xfd, 0xb5, 0x01),
  shl: binary(0xfd, 0xab, 0x01),
  shrU: binary(0xfd, 0xad, 0x01),
};
/** One number four times. */
export const splat = (n: Code): Code => [n, 0xfd, 0x11];
/** A vector with one of its numbers replaced. */
export const replaceLane = (vector: Code, lane: number, n: Code): Code => [vector, n, 0xfd, 0x1c, lane];
/** Stores a vector. */
export const storeVector = (address: number, vector: Code): Code => [
  constant(0),
  vector,
  0xfd,
  0x0b,
  4,
  unsigned(address),
];

/** `if (condition) { … } else { … }`. */
export const when = (condition: Code, body: Code, otherwise?: Code): Code => [
  condition,
  0x04,
  0x40,
  body,
  otherwise === undefined ? [] : [0x05, otherwise],
  0x0b,
];
/** `do { … } while (condition)`. */
export const repeat = (body: Code, condition: Code): Code => [0x03, 0x40, body, condition, 0x0d, 0, 0x0b];
/** Calls function number `f`. */
export const call = (f: number, ...values: Code[]): Code => [values, 0x10, unsigned(f)];
/** Leaves the function with a value. */
export const leave = (value: Code): Code => [value, 0x0f];

/** A function: whole numbers in, one or none out. */
export interface Procedure {
  readonly parameters: number;
  readonly result: boolean;
  /** Further locals, numbered behind the parameters: whole numbers, then vectors. */
  readonly numbers: number;
  readonly vectors: number;
  readonly body: Code;
}

const section = (id: number, content: Code): Code => {
  const bytes = flatten(content, []);
  return [id, unsigned(bytes.length), bytes];
};
const list = (items: readonly Code[]): Code => [unsigned(items.length), items];
const text = (s: string): Code => list([...s].map((c) => c.charCodeAt(0)));

/** A module with one memory, imported as `m.m`; the last function is exported as `run`. */
export function assemble(procedures: readonly Procedure[]): Uint8Array {
  const [NUMBER, VECTOR] = [0x7f, 0x7b];
  const types = procedures.map((p) => [
    0x60,
    list(new Array<number>(p.parameters).fill(NUMBER)),
    list(p.result ? [NUMBER] : []),
  ]);
  const bodies = procedures.map((p) => {
    const locals = list([
      [unsigned(p.numbers), NUMBER],
      [unsigned(p.vectors), VECTOR],
    ]);
    const bytes = flatten([locals, p.body, 0x0b], []);
    return [unsigned(bytes.length), bytes];
  });
  const module: Code = [
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    section(1, list(types)),
    section(2, list([[text('m'), text('m'), 0x02, 0x00, unsigned(1)]])),
    section(3, list(procedures.map((_, i) => unsigned(i)))),
    section(7, list([[text('run'), 0x00, unsigned(procedures.length - 1)]])),
    section(10, list(bodies)),
  ];
  return Uint8Array.from(flatten(module, []));
}
