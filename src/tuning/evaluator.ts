/**
 * Figures of cells, worked out once for every different duel: exactly where its chain is small enough, else
 * by playing duels on common random numbers (the cell's own stream, the same for every setting).
 */
import { exactMixture, hasTooManyParts, solveParts } from '../engine/prepared/mixture.ts';
import { type Prepared, prepare } from '../engine/prepared/prepared.ts';
import { simulate } from '../engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../engine/prepared/solve.ts';
import type { Marginals } from '../engine/tally.ts';
import { streamKey } from '../random/key.ts';
import type { Contest } from '../rules/contest.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { impossible } from '../rules/eligibility.ts';
import { metricOf } from '../scenario/cellKinds.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { type Figures, figuresOf, othersOf } from './figures.ts';

/** What decides the figures beside the cells. */
export interface EvaluatorOptions {
  /** Seed text of whatever has to be simulated. */
  readonly seed: string;
  /** Largest chain that is solved exactly. */
  readonly maxStates: number;
  /** Duels of a cell that has to be simulated, unless the caller asks for another number. */
  readonly duels: number;
  /** Duels of such a cell at most, where a search looks closer and closer. */
  readonly mostDuels: number;
  /** Metrics that a goal asks for, by name; none by default. */
  readonly metrics?: readonly string[];
}

/** Works figures out and keeps them by the key of the duel. */
export class Evaluator {
  readonly options: EvaluatorOptions;
  /** Different duels that were solved or played so far. */
  worked = 0;
  /** Exact figures by duel; `null` where the chain is too large. */
  private readonly exact = new Map<string, Figures | null>();
  private readonly played = new Map<string, Figures>();
  private readonly keys = new WeakMap<DuelCell, string>();
  private readonly others: readonly string[];
  /** Whether duels of one chain can differ in what is asked for. */
  private readonly facts: boolean;
  /** The large contest played last, with its tables. */
  private last: { readonly key: string; readonly contest: Contest; readonly prepared: Prepared } | null =
    null;

  constructor(options: EvaluatorOptions) {
    this.options = options;
    this.others = othersOf(options.metrics ?? []);
    this.facts = this.others.some((name) => metricOf(name).facts);
  }

  /** Whether some figures had to be played. */
  get hasPlayed(): boolean {
    return this.played.size > 0;
  }

  /** Whether the cell's figures are exact; works them out where they are not known. */
  isExact(cell: DuelCell): boolean {
    this.figures(cell);
    const key = this.keyOf(cell);
    return key === '' || this.exact.get(key) !== null;
  }

  /** Key of the cell's duel, empty where the pairing is not possible (RULES 3.5). */
  keyOf(cell: DuelCell): string {
    const known = this.keys.get(cell);
    if (known !== undefined) return known;
    const key = impossible(cell.setup) === null ? this.keyOfDuel(createDuel(cell.setup)) : '';
    this.keys.set(cell, key);
    return key;
  }

  private keyOfDuel({ chainKey, law }: Contest): string {
    return this.facts ? law : chainKey;
  }

  /** Whether the cell's figures are there, or cost nothing. */
  isKnown(cell: DuelCell, duels: number = this.options.duels): boolean {
    const key = this.keyOf(cell);
    if (key === '') return true;
    const exact = this.exact.get(key);
    return exact !== undefined && (exact !== null || this.played.has(playKey(key, cell, duels)));
  }

  /** Takes in what was solved elsewhere; `null`: too large. */
  learn(key: string, marginals: Marginals | null): void {
    if (this.exact.has(key)) return;
    this.exact.set(key, marginals === null ? null : figuresOf(marginals, null, this.others));
    this.worked++;
  }

  /** Figures of a cell; `null` where the pairing is not possible. */
  figures(cell: DuelCell, duels: number = this.options.duels): Figures | null {
    const key = this.keyOf(cell);
    if (key === '') return null;
    if (!this.exact.has(key)) this.solve(key, cell);
    return this.exact.get(key) ?? this.play(key, cell, duels);
  }

  /** The contest of a cell too large to solve, with its tables; kept for the next call. */
  tables(cell: DuelCell): { readonly contest: Contest; readonly prepared: Prepared } {
    const key = this.keyOf(cell);
    if (this.last?.key === key) return this.last;
    const contest = createDuel(cell.setup);
    // What is known to be too large is not laid out once more to find that out.
    const maxStates = this.exact.get(key) === null ? 0 : this.options.maxStates;
    this.last = { key, contest, prepared: prepare(contest, maxStates) };
    return this.last;
  }

  private solve(key: string, cell: DuelCell): void {
    const mixed = createDuel(cell.setup);
    const mixture = mixed.mixture?.();
    if (mixture !== undefined) {
      const { maxStates } = this.options;
      const bounded = !hasTooManyParts(mixture, maxStates);
      this.learn(key, bounded ? exactMixture(mixed, mixture, solveParts(maxStates)) : null);
      if (bounded) this.worked += mixture.parts - 1;
      return;
    }
    const { contest, prepared } = this.tables(cell);
    const solution = solvePrepared(contest, prepared);
    this.learn(key, solution === null ? null : exactMarginals(contest, prepared, solution));
    if (solution !== null) this.last = null;
  }

  private play(key: string, cell: DuelCell, duels: number): Figures {
    const known = this.played.get(playKey(key, cell, duels));
    if (known !== undefined) return known;
    const { contest, prepared } = this.tables(cell);
    const tally = simulate(contest, prepared, streamKey(this.options.seed, cell.key), 0, duels);
    const figures = figuresOf(tally, duels, this.others);
    this.played.set(playKey(key, cell, duels), figures);
    this.worked++;
    return figures;
  }
}

function playKey(key: string, cell: DuelCell, duels: number): string {
  return `${duels} ${cell.key} ${key}`;
}
