/**
 * The sampler once more, as WebAssembly: the same trials, word for word, as `sampler.ts` plays (which says what
 * happens here), sixteen lanes at a time, their random words four at a time. It knows no contest: any table is
 * played by the same thousand bytes or two.
 */
import { QUESTION_SHIFT, ROUND_BIT } from '../table.ts';
import {
  assemble,
  type Code,
  call,
  constant,
  get,
  i32,
  load,
  load16,
  type Procedure,
  repeat,
  replaceLane,
  set,
  splat,
  storeVector,
  v128,
  when,
} from './assembler.ts';
import { GUIDE, GUIDE_SHIFT, KERNEL_LANES, MIXED, ROWS, slot } from './layout.ts';
import { BEGIN, begin, SCAN, scan, TURN, turn } from './turning.ts';
import { at, one, rowOf, zero } from './vocabulary.ts';

const { add, sub, and, or, shrU } = i32;

/** `run()`: plays until no counted trial remains. */
const run: Procedure = (() => {
  const lanes = Array.from({ length: KERNEL_LANES }, (_, lane) => lane);
  const vectors = KERNEL_LANES / 4;
  const packed = (lane: number): number => lane;
  const left = (lane: number): number => KERNEL_LANES + lane;
  const [outcome, remaining] = [2 * KERNEL_LANES, 2 * KERNEL_LANES + 1];
  const low = (vector: number): number => remaining + 1 + vector;
  const high = (vector: number): number => remaining + 1 + vectors + vector;
  const [mixed, product] = [remaining + 1 + 2 * vectors, remaining + 2 + 2 * vectors];
  const rotate = (local: number, n: number): Code =>
    v128.or(v128.shl(get(local), constant(n)), v128.shrU(get(local), constant(32 - n)));
  const reseed = (lane: number): Code => {
    const vector = lane >>> 2;
    return [
      set(low(vector), replaceLane(get(low(vector)), lane & 3, at(slot.low))),
      set(high(vector), replaceLane(get(high(vector)), lane & 3, at(slot.high))),
    ];
  };
  /** A step of xoroshiro64**, see `stream.ts`, for four lanes. */
  const step = (vector: number): Code => [
    set(product, v128.mul(get(low(vector)), splat(constant(0x9e3779bb)))),
    set(product, v128.mul(rotate(product, 5), splat(constant(5)))),
    storeVector(slot.word + 16 * vector, get(product)),
    storeVector(slot.place + 16 * vector, v128.shl(v128.shrU(get(product), constant(33 - GUIDE_SHIFT)), one)),
    set(mixed, v128.xor(get(low(vector)), get(high(vector)))),
    set(
      low(vector),
      v128.xor(v128.xor(rotate(low(vector), 26), get(mixed)), v128.shl(get(mixed), constant(9))),
    ),
    set(high(vector), rotate(mixed, 13)),
  ];
  const guideOf = (lane: number): Code =>
    or(
      and(shrU(get(packed(lane)), constant(QUESTION_SHIFT - GUIDE_SHIFT)), constant(31 << GUIDE_SHIFT)),
      at(slot.place + 4 * lane),
    );
  const advance = (lane: number): Code => [
    set(outcome, load16(guideOf(lane), GUIDE)),
    when(
      i32.geU(get(outcome), constant(MIXED)),
      set(
        outcome,
        call(
          SCAN,
          shrU(get(packed(lane)), constant(QUESTION_SHIFT)),
          and(get(outcome), constant(MIXED - 1)),
          at(slot.word + 4 * lane),
        ),
      ),
    ),
    set(packed(lane), load(add(rowOf(get(packed(lane))), get(outcome)), ROWS)),
    set(left(lane), sub(get(left(lane)), and(get(packed(lane)), constant(ROUND_BIT)))),
  ];
  const look = (lane: number): Code =>
    when(i32.ltS(or(get(packed(lane)), get(left(lane))), zero), [
      set(packed(lane), call(TURN, constant(lane), get(packed(lane)), get(left(lane)))),
      set(left(lane), at(slot.left)),
      set(remaining, at(slot.remaining)),
      when(at(slot.fresh), reseed(lane)),
    ]);
  return {
    parameters: 0,
    result: false,
    numbers: 2 * KERNEL_LANES + 2,
    vectors: 2 * vectors + 2,
    body: [
      set(remaining, at(slot.remaining)),
      lanes.map((lane) => [
        set(packed(lane), call(BEGIN, constant(lane))),
        set(left(lane), at(slot.left)),
        reseed(lane),
      ]),
      repeat(
        [Array.from({ length: vectors }, (_, vector) => step(vector)), lanes.map(advance), lanes.map(look)],
        get(remaining),
      ),
    ],
  };
})();

/** Bytes of the module. */
export function kernelBytes(): Uint8Array {
  return assemble([scan, begin, turn, run]);
}
