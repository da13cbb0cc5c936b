/** Exact derivatives of a duel's score: all of them from one pass forward and one back. */
import { gradientOf } from '../../engine/gradient.ts';
import { type Prepared, prepare } from '../../engine/prepared/prepared.ts';
import { worthOfWinning } from '../../engine/prospects.ts';
import { createDuel, type DuelContest } from '../../rules/duel/duel.ts';
import { exchangeOf, shiftOfMargin, strokeOf } from '../../rules/duel/slopes.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Evaluator } from '../evaluator.ts';

/** What moves by a little. */
export const slopes = ['attack', 'defence', 'woundChance', 'pull', 'pullDeath'] as const;

/** Name of such a thing. */
export type Slope = (typeof slopes)[number];

/**
 * By slope and combatant: the derivative of the initiator's score. `attack` and `defence`: by the share of its exchanges in
 * which the combatant has a point more; the others by the chance itself. `null` where it cannot be told.
 */
export type Slopes = Readonly<Record<Slope, readonly (number | null)[]>>;

/** Works derivatives out once for every different chain. */
export class SlopeReader {
  private readonly evaluator: Evaluator;
  private readonly known = new Map<string, Slopes | null>();

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  /** Derivatives of the score of a combatant's side, by slope; `null` where they cannot be told. */
  of({ setup }: DuelCell, name: string): Readonly<Record<Slope, number | null>> | null {
    const contest = createDuel(setup);
    const { chainKey } = contest;
    let found = this.known.get(chainKey);
    if (found === undefined) {
      found = slopesOf(contest, prepare(contest, this.evaluator.options.maxStates));
      this.known.set(chainKey, found);
    }
    const own = [...setup.initiators, ...setup.targets].findIndex((member) => member.name === name);
    if (found === null) return null;
    const sign = own < setup.initiators.length ? 1 : -1;
    const read = (slope: Slope): number | null => {
      const value = found[slope][own]!;
      return value === null ? null : sign * value;
    };
    return Object.fromEntries(slopes.map((slope) => [slope, read(slope)])) as Record<Slope, number | null>;
  }
}

/** The derivatives of a duel that is tabulated; `null` where they take too long. */
export function slopesOf(contest: DuelContest, { chain, maxSteps }: Prepared): Slopes | null {
  if (chain === null) return null;
  const { context, questions } = contest;
  const { count, sideA, ask } = context;
  const { initiator, target } = worthOfWinning(contest, chain);
  const score = initiator.map((wins, end) => wins + (1 - wins - target[end]!) / 2);
  const pairs = count * count;
  const gradient = gradientOf(
    contest,
    chain,
    score,
    (state) => {
      const exchange = exchangeOf(context, state);
      if (exchange >= 0) return exchange;
      const stroke = strokeOf(context, state);
      return stroke < 0 ? -1 : pairs + stroke;
    },
    maxSteps,
  );
  if (gradient === null) return null;
  const at = (own: number, question: number): Float64Array | undefined =>
    gradient[own * questions.length + question];
  const everybody = Array.from({ length: count }, (_, c) => c);
  const enemies = (c: number): number[] => everybody.filter((other) => c < sideA !== other < sideA);
  /** What a margin larger or smaller by one in a small share of these exchanges comes to. */
  const margins = (exchanges: readonly number[], by: 1 | -1): number | null => {
    let total: number | null = 0;
    for (const exchange of exchanges) {
      for (const asked of [ask.active, ask.passive]) {
        const ways = at(exchange, asked);
        if (ways === undefined) continue;
        const shift = shiftOfMargin(context, questions[asked]!, asked, by);
        if (shift === null) return null;
        total += shift.reduce((sum, change, outcome) => sum + change * ways[outcome]!, 0);
      }
    }
    return total;
  };
  const chance = (own: number, question: number): number | null => {
    const ways = question < 0 ? undefined : at(own, question);
    return ways === undefined ? null : ways[1]! - ways[0]!;
  };
  /** What is everybody's: the sum over all. */
  const shared = (question: number): number | null => {
    const each = everybody.flatMap((c) => chance(pairs + c, question) ?? []);
    return each.length === 0 ? null : each.reduce((a, b) => a + b, 0);
  };
  const { pull, pullDeath } = ask;
  return {
    attack: everybody.map((c) =>
      margins(
        enemies(c).map((d) => c * count + d),
        1,
      ),
    ),
    defence: everybody.map((c) =>
      margins(
        enemies(c).map((a) => a * count + c),
        -1,
      ),
    ),
    woundChance: everybody.map((c) => chance(pairs + c, ask.wound[c]!)),
    pull: everybody.map(() => shared(pull)),
    pullDeath: everybody.map(() => shared(pullDeath)),
  };
}
