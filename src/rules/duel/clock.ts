/**
 * The clock of a duel: what follows from the number of the round alone. As long as nobody's tactics interfere
 * fatigue does, so it stays out of the state (a chain some thirty times smaller): the state keeps what was spent
 * beside the clock, a deviation. Where that may become large, the clock stands still and all is deviation.
 */
import type { Combatant, DuelRules } from '../model.ts';
import { mayWithdraw } from '../withdrawal.ts';
import { type Clock, UNLIMITED } from './context.ts';
import type { DuelTerms } from './terms.ts';

/**
 * How many points anybody may come to have spent beyond the clock while it still has plenty; `null` where there
 * is no bound. In a duel of two only a pursuit costs more than the clock says (RULES 8.3); the first one is of
 * the initiator, who alone may withdraw, and there is another only where the pursuer may be pursued in turn.
 * It costs its price c, and it saves the enemy a lost attack's a and a defence's d. Those points, and a d that
 * goes into an attack when the order changes, buy the enemy at most ⌊(a + 2d) / a⌋ + 1 attacks after it would
 * have been spent, each met for d and answered for a. (The untrained, who wait to be struck, may never attack
 * again once the order has changed, and save without end.) Whoever flees saves points, its enemy too, for what
 * is left of the duel; a power is manifested by the round. When the initiator withdraws is all the same to this, it may
 * be at any turn or at none; a harmless duel, in which its time would always come, does without (RULES 8.3b).
 */
function mostOverspent({ fighters, mage, rules }: DuelTerms): number | null {
  if (fighters.length > 2) return null;
  const [initiator, target] = fighters as readonly [Combatant, Combatant];
  if (!mayWithdraw(initiator) || !mage[1] || !target.pursue) return 0;
  const again = mayWithdraw(target) && mage[0]! && initiator.pursue;
  const strikesBackOnly = initiator.untrained || target.untrained;
  const { attackCost: a, defenceCost: d, initiationCost: c } = rules;
  return again || strikesBackOnly || a === 0 ? null : c + (Math.floor((a + 2 * d) / a) + 1) * (a + d);
}

/** Fatigue points left after the initiation has been paid (RULES 3.1). */
export function startingFatigue(
  fighters: readonly Combatant[],
  sideA: number,
  rules: DuelRules,
): readonly number[] {
  return fighters.map((f, c) => f.fatigue - (c < sideA ? rules.initiationCost : 0));
}

/** Rounds after which a duel without a limit of rounds is given up where it is played; a solution has no need to. */
const PLAYED_ROUNDS = 65_536;

/** Rounds that are told apart: up to the limit, or without one up to where everything goes on as it is. */
function roundsOf({ maxRounds }: DuelRules): number {
  return maxRounds === Number.POSITIVE_INFINITY ? PLAYED_ROUNDS : maxRounds;
}

/** A clock whose fatigue stands still: every round like the first but for `actEvery` and `withdrawWhen`. */
export function standingClock(fighters: readonly Combatant[], sideA: number, rules: DuelRules): Clock {
  const start = startingFatigue(fighters, sideA, rules);
  const rounds = Array.from({ length: roundsOf(rules) + 1 }, () => start);
  return buildClock(fighters, rounds, Number.POSITIVE_INFINITY, rules);
}

/**
 * The clock of a duel; `standing` where fatigue has to stay in the state. `spendHarmless` plays a duel in which
 * no attack hits and answers everybody's fatigue at the start of each round, ending early when it is over; it
 * is the rules themselves that say what is spent.
 */
export function createClock(
  terms: DuelTerms,
  standing: Clock,
  spendHarmless: () => readonly (readonly number[])[],
): Clock {
  const { fighters, rules } = terms;
  const unlimited = fighters.every((f) => f.fatigue === Number.POSITIVE_INFINITY);
  const reserve = mostOverspent(terms);
  if (unlimited || reserve === null) return standing;
  const rounds = [...spendHarmless()];
  while (rounds.length <= roundsOf(rules)) rounds.push(rounds[rounds.length - 1]!);
  return buildClock(fighters, rounds, reserve, rules);
}

/**
 * Groups rounds by what they allow. Fatigue above what one round can cost allows the same as any larger
 * amount, so it is held at that bound: in a duel of two a round costs one attack, one defence. `reserve` is what
 * may be missing from the clock's points besides; `Infinity` holds them nowhere.
 */
function buildClock(
  fighters: readonly Combatant[],
  rounds: readonly (readonly number[])[],
  reserve: number,
  rules: DuelRules,
): Clock {
  const maxRounds = roundsOf(rules);
  const n = fighters.length;
  const known = new Map<string, number>();
  const kindOf = new Uint16Array(maxRounds);
  const byRound = new Float64Array((maxRounds + 1) * n);
  const base: number[] = [];
  const pay: number[] = [];
  const acts: number[] = [];
  const late: number[] = [];
  for (let round = 1; round <= maxRounds + 1; round++) byRound.set(rounds[round - 1]!, (round - 1) * n);
  for (let round = 1; round <= maxRounds; round++) {
    const row = fighters.map((fighter, c) => {
      const plenty = rules.attackCost + fighter.reserveFatigue + rules.defenceCost + reserve;
      const points = rounds[round - 1]![c]!;
      const due = points === Number.POSITIVE_INFINITY ? 0 : points - rounds[round]![c]!;
      const act = fighter.actEvery > 0 && round % fighter.actEvery === 0 ? 1 : 0;
      const { withdrawWhen } = fighter;
      const isLate = withdrawWhen !== null && round > withdrawWhen.after ? 1 : 0;
      return [Number.isFinite(points) ? Math.min(points, plenty) : points, due, act, isLate] as const;
    });
    const key = row.map((r) => r.join()).join(';');
    let kind = known.get(key);
    if (kind === undefined) {
      kind = known.size;
      known.set(key, kind);
      for (const [points, due, act, isLate] of row) {
        base.push(points);
        pay.push(due);
        acts.push(act);
        late.push(isLate);
      }
    }
    kindOf[round - 1] = kind;
  }
  return {
    endless: rules.maxRounds === Number.POSITIVE_INFINITY,
    kindOf,
    kinds: known.size,
    points: Int32Array.from(base, (points) => Math.min(points, UNLIMITED)),
    pay: Int32Array.from(pay),
    ticks: pay.some((points) => points !== 0),
    acts: Uint8Array.from(acts),
    late: Uint8Array.from(late),
    byRound,
  };
}

/** Class of ends with the same fatigue by round: between rounds or within, and everybody's deviation. */
export function clockClass(between: boolean, deviations: readonly number[]): string {
  return `${between ? 1 : 0}:${deviations.join()}`;
}

/** Fatigue points spent by each combatant, the initiation included, in an end of that class (0 where unlimited). */
export function fatigueSpent(
  fighters: readonly Combatant[],
  clock: Clock,
  clockClassKey: string,
  round: number,
): number[] {
  const [between, list] = clockClassKey.split(':') as [string, string];
  const deviations = list.split(',').map(Number);
  const n = fighters.length;
  const row = between === '1' ? round : round - 1;
  return fighters.map((fighter, c) =>
    fighter.fatigue === Number.POSITIVE_INFINITY
      ? 0
      : fighter.fatigue - (clock.byRound[row * n + c]! + deviations[c]!),
  );
}
