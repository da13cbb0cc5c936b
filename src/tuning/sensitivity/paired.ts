/** The same duels before and after a change: outcomes by index on common random numbers, counted jointly. */
import { play } from '../../engine/direct.ts';
import type { Prepared } from '../../engine/prepared/prepared.ts';
import { sampleChain } from '../../engine/prepared/simulate.ts';
import { type StreamKey, streamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';
import { type Contest, winnerPlaces } from '../../rules/contest.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { type JointTable, type PairedDifference, pairedDifference, SCORE } from '../../stats/paired.ts';
import type { Evaluator } from '../evaluator.ts';

function sampled(contest: Contest, prepared: Prepared, key: StreamKey, duels: number): Uint8Array {
  const chain = prepared.chain!;
  const log = { ends: new Int32Array(duels), rounds: new Uint32Array(duels) };
  sampleChain(prepared, key, 0, duels, log);
  const ofEnd = new Map<number, number>();
  const placeOf = winnerPlaces(contest);
  return Uint8Array.from(log.ends, (end) => {
    const known = ofEnd.get(end) ?? placeOf(contest.outcome(chain.endState(end)).end);
    ofEnd.set(end, known);
    return known;
  });
}

/** Outcomes of duels 0 … n − 1 of a cell. */
export function outcomes(contest: Contest, prepared: Prepared, key: StreamKey, duels: number): Uint8Array {
  if (prepared.chain !== null) return sampled(contest, prepared, key, duels);
  const stream = createStream(key);
  const state = contest.begin();
  const start = state.slice();
  const placeOf = winnerPlaces(contest);
  return Uint8Array.from({ length: duels }, (_, index) => {
    stream.seek(index);
    state.set(start);
    play(contest, prepared.inversion, stream, state);
    return placeOf(contest.outcome(state).end);
  });
}

/** Compares cells with their changed selves; what was played before a change is kept for the next one. */
export class PairedPlayer {
  private readonly evaluator: Evaluator;
  private readonly duels: number;
  private readonly before = new Map<DuelCell, Uint8Array>();

  constructor(evaluator: Evaluator, duels: number) {
    this.evaluator = evaluator;
    this.duels = duels;
  }

  /** Difference of the initiator's score, after minus before, on the same duels. */
  difference(before: DuelCell, after: DuelCell, confidence: number): PairedDifference {
    const first = this.before.get(before) ?? this.play(before, before);
    this.before.set(before, first);
    const second = this.play(after, before);
    const counts = [0, 1, 2].map(() => [0, 0, 0]);
    for (let i = 0; i < this.duels; i++) counts[first[i]!]![second[i]!]!++;
    return pairedDifference(counts as unknown as JointTable, SCORE, confidence);
  }

  /** Outcomes of a cell on the stream of another: the same random numbers. */
  private play(cell: DuelCell, { key }: DuelCell): Uint8Array {
    const { contest, prepared } = this.evaluator.tables(cell);
    return outcomes(contest, prepared, streamKey(this.evaluator.options.seed, key), this.duels);
  }
}
