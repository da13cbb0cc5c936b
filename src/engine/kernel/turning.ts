/**
 * The rare paths of the sampler as WebAssembly: what `Ledger` does in script, and the scan of a mixed entry of the
 * guide. Functions are called by number.
 */
import { ROUND_BIT } from '../table.ts';
import {
  atLeastDouble,
  type Code,
  call,
  constant,
  get,
  i32,
  leave,
  load,
  type Procedure,
  repeat,
  set,
  when,
} from './assembler.ts';
import { ROWS, slot } from './layout.ts';
import { at, increment, item, ofLane, one, put, rowOf, setOfLane, word, zero } from './vocabulary.ts';

const { add, sub, mul, and, or, xor, shl, shrU } = i32;

/** `scan(question, outcome, word)`: goes up to the outcome whose interval holds the word; all outcomes times 4. */
export const SCAN = 0;
/** See `SCAN`. */
export const scan: Procedure = {
  parameters: 3,
  result: true,
  numbers: 1,
  vectors: 0,
  body: [
    // Bounds are doubles, eight bytes; the loop begins one too low.
    set(3, add(load(shl(get(0), constant(2)), slot.bounds), shl(get(1), one))),
    set(1, sub(get(1), constant(4))),
    set(3, sub(get(3), constant(8))),
    repeat(
      [set(1, add(get(1), constant(4))), set(3, add(get(3), constant(8)))],
      atLeastDouble(get(2), get(3)),
    ),
    get(1),
  ],
};

/** One round of Wellons' lowbias32, see `stream.ts`. */
const lowbias = (local: number): Code => [
  set(local, mul(xor(get(local), shrU(get(local), constant(16))), constant(0x7feb352d))),
  set(local, mul(xor(get(local), shrU(get(local), constant(15))), constant(0x846ca68b))),
  set(local, xor(get(local), shrU(get(local), constant(16)))),
];

/** `begin(lane)`: puts the next trial on a lane and answers its packed row. Trials beyond the last are not counted. */
export const BEGIN = 1;
/** See `BEGIN`. */
export const begin: Procedure = (() => {
  const [lane, trial, low, high, hashed] = [0, 1, 2, 3, 4];
  return {
    parameters: 1,
    result: true,
    numbers: 4,
    vectors: 0,
    body: [
      set(trial, at(slot.next)),
      put(slot.next, add(get(trial), one)),
      setOfLane(get(lane), slot.trial, get(trial)),
      setOfLane(get(lane), slot.segment, zero),
      set(hashed, add(at(slot.fromLow), get(trial))),
      set(high, add(at(slot.fromHigh), i32.ltU(get(hashed), at(slot.fromLow)))),
      set(hashed, xor(get(hashed), at(slot.key))),
      lowbias(hashed),
      set(high, add(xor(xor(get(high), at(slot.key + 4)), get(hashed)), at(slot.key + 8))),
      lowbias(high),
      set(low, add(xor(get(hashed), get(high)), at(slot.key + 12))),
      lowbias(low),
      when(i32.eq(or(get(low), get(high)), zero), set(low, constant(0x9e3779b9))),
      put(slot.low, get(low)),
      put(slot.high, get(high)),
      put(slot.fresh, one),
      put(slot.left, at(slot.startLeft)),
      at(slot.start),
    ],
  };
})();

/** `turn(lane, packed, left)`: takes over a lane at an end or at the end of its segment, see `Ledger.turn`. */
export const TURN = 2;
/** See `TURN`. */
export const turn: Procedure = (() => {
  const [lane, packed, left, segment, end, round, top, trial] = [0, 1, 2, 3, 4, 5, 6, 7];
  const roundNow = set(round, sub(item(slot.segmentLast, get(segment)), get(left)));
  const entry = add(item(slot.segmentEntries, get(segment)), get(top));
  const cross: Code = [
    set(segment, add(get(segment), one)),
    set(packed, item(slot.entries, entry)),
    set(left, item(slot.segmentLength, get(segment))),
    when(i32.geS(get(packed), zero), [
      setOfLane(get(lane), slot.segment, get(segment)),
      put(slot.left, sub(get(left), one)),
      put(slot.fresh, zero),
      leave(get(packed)),
    ]),
  ];
  const isLongest = or(
    i32.gtS(get(round), at(slot.longest)),
    and(i32.eq(get(round), at(slot.longest)), i32.ltU(get(trial), at(slot.longestTrial))),
  );
  return {
    parameters: 3,
    result: true,
    numbers: 5,
    vectors: 0,
    body: [
      set(segment, ofLane(get(lane), slot.segment)),
      when(
        i32.ltS(get(packed), zero),
        [
          set(left, add(get(left), and(get(packed), constant(ROUND_BIT)))),
          set(end, xor(get(packed), constant(-1))),
          set(top, sub(get(end), at(slot.innerEnds))),
        ],
        [set(end, constant(-1)), set(top, load(rowOf(get(packed)), ROWS - 4))],
      ),
      when(i32.ltU(get(end), at(slot.innerEnds)), roundNow, [
        when(i32.leS(get(left), zero), cross),
        set(end, item(slot.entryEnds, entry)),
        roundNow,
      ]),
      set(trial, ofLane(get(lane), slot.trial)),
      when(i32.ltU(get(trial), at(slot.count)), [
        put(slot.remaining, sub(at(slot.remaining), one)),
        increment(word(slot.endCounts, get(end)), top),
        increment(word(slot.roundCounts, add(item(slot.roundsOf, get(end)), get(round))), top),
        when(isLongest, [put(slot.longest, get(round)), put(slot.longestTrial, get(trial))]),
      ]),
      call(BEGIN, get(lane)),
    ],
  };
})();
