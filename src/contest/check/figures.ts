/** Holds what the engine makes of a contest against its rules asked draw by draw. */
import type { Chain } from '../../engine/chain.ts';
import { type Prepared, prepare } from '../../engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../engine/prepared/solve.ts';
import { playTrials, type Trials } from '../../engine/prepared/trials.ts';
import type { Marginals } from '../../engine/tally.ts';
import type { StreamKey } from '../../random/key.ts';
import type { Contest, Winner } from '../../rules/contest.ts';
import { binomialTwoSided } from '../../stats/binomial.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { timeout } from '../definition.ts';
import { idleWords } from './idle.ts';
import type { CheckRecord } from './report.ts';

/** Chance, below which counts of an end are said to be apart from its exact chance: the rate of false alarms of each end. */
const falseAlarm = 1e-7;

/** Share of trials that may reach the limit of rounds. */
const mostLimited = 0.5;

/** What figures are tested with. */
export interface FigureOptions {
  readonly maxStates: number;
  readonly trials: number;
  readonly exchanged?: Contest | undefined;
}

/** Tests of figures, for a contest whose rules have passed on their own. */
export class FigureTests {
  readonly #contest: Contest;
  readonly #key: StreamKey;
  readonly #options: FigureOptions;
  readonly #record: CheckRecord;

  constructor(contest: Contest, key: StreamKey, options: FigureOptions, record: CheckRecord) {
    this.#contest = contest;
    this.#key = key;
    this.#options = options;
    this.#record = record;
  }

  /** Holds what the engine makes of the contest against the rules asked draw by draw. */
  test(chain: Chain | null): void {
    const { trials, maxStates, exchanged } = this.#options;
    const contest = this.#contest;
    const prepared = prepare(contest, chain === null ? 1 : maxStates);
    const direct = playTrials(contest, { ...prepared, chain: null }, this.#key, 0, trials);
    const exact = exactOf(contest, prepared);
    if (prepared.chain !== null)
      this.#sameTrials(direct, playTrials(contest, prepared, this.#key, 0, trials));
    const count = (label: string): number => {
      let sum = 0;
      for (const end of direct.end) if (direct.facts[end]!.end === label) sum++;
      return sum;
    };
    const limit = contest.schedule.kindOf.length;
    const limited = exact?.ends[timeout] ?? count(timeout) / trials;
    this.#record.tested('limit', exact === null ? 'sampling' : 'enumeration', limit);
    if (contest.schedule.endless !== true && limited > mostLimited)
      this.#record.refuse('limit', 'rounds', ['limitPart', `${(100 * limited).toFixed(1)} %`]);
    if (exact === null) return;
    this.#record.tested('chances', 'sampling', trials);
    for (const [label, p] of Object.entries(exact.ends)) {
      const seen = count(label);
      if (binomialTwoSided(seen, trials, Math.min(1, p)) > falseAlarm) continue;
      this.#record.refuse('chances', 'ends', ['figureApart', label, exactZ(seen, trials, p).toFixed(1)]);
    }
    if (exchanged !== undefined) this.#seats(exchanged, exact);
    const idle = chain === null ? [] : idleWords(contest, prepared.chain ?? chain);
    if (chain !== null) this.#record.tested('words', 'enumeration', prepared.chain?.states ?? 0);
    const names = (contest as Partial<{ words: readonly { readonly name: string }[] }>).words;
    const [first] = idle;
    if (first !== undefined)
      this.#record.refuse('words', 'state', [
        'wordIdle',
        names?.[first.place - 1]?.name ?? `word ${first.place}`,
        ...first.states,
      ]);
  }

  #sameTrials(direct: Trials, table: Trials): void {
    const { trials } = this.#options;
    this.#record.tested('table', 'sampling', trials);
    const told = ({ facts, end, rounds }: Trials, i: number): string =>
      `${[facts[end[i]!]!.end, ...facts[end[i]!]!.values].join(' ')} after ${rounds[i]} rounds`;
    for (let i = 0; i < trials; i++) {
      if (told(direct, i) === told(table, i)) continue;
      this.#record.refuse('table', 'answer', ['playsApart', i, told(direct, i), told(table, i)]);
      return;
    }
  }

  #seats(exchanged: Contest, exact: Marginals): void {
    const other = exactOf(exchanged, prepare(exchanged, this.#options.maxStates));
    if (other === null) return;
    this.#record.tested('seats', 'enumeration', 2);
    const wins = ({ ends = [] }: Contest, { ends: chances }: Marginals, who: Winner): number =>
      ends.reduce((sum, { label, winner }) => sum + (winner === who ? (chances[label] ?? 0) : 0), 0);
    for (const [here, there] of [
      ['initiator', 'target'],
      ['target', 'initiator'],
    ] as const) {
      const [own, others] = [wins(this.#contest, exact, here), wins(exchanged, other, there)];
      if (Math.abs(own - others) > 1e-9)
        this.#record.refuse('seats', 'exchanged', ['seatsApart', `${own}`, `${others}`]);
    }
  }
}

function exactOf(contest: Contest, prepared: Prepared): Marginals | null {
  const solution = solvePrepared(contest, prepared);
  return solution === null ? null : exactMarginals(contest, prepared, solution);
}
