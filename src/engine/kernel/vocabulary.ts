/** Words of the kernel's memory and of its arrays, as expressions. */
import { OFFSET_MASK } from '../chain.ts';
import { OFFSET_SHIFT } from '../table.ts';
import { type Code, constant, get, i32, load, set, store } from './assembler.ts';

/** Nought and one. */
export const zero: Code = constant(0);
/** See `zero`. */
export const one: Code = constant(1);

/** The word at a fixed place. */
export const at = (place: number): Code => load(zero, place);
/** Sets the word at a fixed place. */
export const put = (place: number, value: Code): Code => store(zero, value, place);

/** Address of a word of the array whose address is kept at a fixed place. */
export const word = (array: number, index: Code): Code => i32.add(at(array), i32.shl(index, constant(2)));
/** A word of the array whose address is kept at a fixed place. */
export const item = (array: number, index: Code): Code => load(word(array, index));
/** Adds one to the word at an address; `scratch` is a local to keep the address in. */
export const increment = (address: Code, scratch: number): Code => [
  set(scratch, address),
  store(get(scratch), i32.add(load(get(scratch)), one)),
];

/** A lane's word. */
export const ofLane = (lane: Code, place: number): Code => load(i32.shl(lane, constant(2)), place);
/** Sets a lane's word. */
export const setOfLane = (lane: Code, place: number, value: Code): Code =>
  store(i32.shl(lane, constant(2)), value, place);

/** Address of a packed row, less `ROWS`. */
export const rowOf = (packed: Code): Code =>
  i32.and(i32.shl(packed, constant(2 - OFFSET_SHIFT)), constant(OFFSET_MASK << 2));
