/** What players would choose, as facts. */
import { rounded } from '../../analysis/planes/noise.ts';
import { SHARE_DUST } from '../../tuning/meta/equilibrium.ts';
import type { GamePlace, Games, MetaGame } from '../../tuning/meta/meta.ts';
import type { ConductsLeft } from '../../tuning/tactics/strategies.ts';
import { type Cut, cut } from '../run/cut.ts';

export type { GamePlace };

/** Cycles told in one sentence. */
const mostCycles = 5;

/** A side with the share that the equilibrium gives it. */
export interface ShareFacts {
  readonly side: string;
  readonly share: number;
  readonly least: number;
  readonly most: number;
  /** Whether all equilibria give it the same share. */
  readonly settled: boolean;
}

/** What stands out on one plane. */
export interface MetaFacts {
  readonly plane: GamePlace;
  /** Sides that are played, most played first. */
  readonly played: readonly ShareFacts[];
  /** Sides that no equilibrium plays; of simulated scores those that are worse than another beyond noise. */
  readonly never: readonly string[];
  /** Whether the scores are simulated: shares are then the ranges in which they move, and who is played is open. */
  readonly open: boolean;
  readonly unique: boolean;
  /** Whether any choice is as good as any other: some equilibrium plays anybody alone. */
  readonly indifferent: boolean;
  readonly effective: number;
  readonly sides: number;
}

/** What is said of one game; all planes together first, since a report that is cut short keeps what comes first. */
export function metaFacts({ games }: Games): readonly {
  readonly plane: GamePlace;
  /** `null` where no equilibrium was looked for. */
  readonly facts: MetaFacts | null;
  /** Sides that cannot meet everybody. */
  readonly leftOut: readonly string[];
}[] {
  return [...games]
    .sort((a, b) => Number(a.plane !== null) - Number(b.plane !== null))
    .map((game) => ({ plane: game.plane, facts: factsOf(game), leftOut: game.matrix.leftOut }));
}

function factsOf({ plane, matrix, equilibrium, effective, movement, dominated }: MetaGame): MetaFacts | null {
  if (equilibrium === null) return null;
  const { mixture, least, most, unique } = equilibrium;
  const worse = new Set(dominated.flatMap((one) => (one.beyondNoise ? [one.dominated] : [])));
  const shares = matrix.sides.map((side, i): ShareFacts & { readonly never: boolean } => {
    // Simulated scores bear no more than their ranges, and nobody is out who is not worse than another beyond noise.
    const { low, high } = movement?.[i] ?? { low: least[i]!, high: most[i]! };
    const settled = movement === null && (unique || most[i]! - least[i]! < 1e-4);
    const never = movement === null ? most[i]! <= SHARE_DUST : worse.has(i);
    return { side, share: mixture[i]!, least: low, most: high, settled, never };
  });
  return {
    plane,
    played: shares.filter(({ never }) => !never).sort((a, b) => rounded(b.share) - rounded(a.share)),
    never: shares.filter(({ never }) => never).map(({ side }) => side),
    open: movement !== null,
    unique,
    indifferent:
      movement === null && !unique && shares.every((own) => own.least < 1e-4 && own.most > 1 - 1e-4),
    effective,
    sides: shares.length,
  };
}

/** Who beats whom in a ring, and who is worse than another against everybody, on one plane. */
export interface Relations {
  readonly plane: GamePlace;
  /** The first cycles, the first side of each named again at its end; and how many more there are. */
  readonly cycles: Cut<readonly string[]>;
  /** Sides dominated beyond noise, each with the strongest of those that dominate it. */
  readonly dominated: readonly (readonly [worse: string, better: string])[];
}

/** Works out the relations of a game. */
export function relationsOf({ plane, matrix, cycles, dominated }: MetaGame): Relations {
  const name = (i: number): string => matrix.sides[i]!;
  const beyond = dominated.filter((pair) => pair.beyondNoise);
  const total = (i: number): number => matrix.score[i]!.reduce((sum, own) => sum + own, 0);
  return {
    plane,
    cycles: cut(
      cycles.map((cycle) => [...cycle, cycle[0]!].map(name)),
      mostCycles,
    ),
    dominated: [...new Set(beyond.map((pair) => pair.dominated))].map((i) => {
      const by = beyond.filter((pair) => pair.dominated === i).map((pair) => pair.by);
      return [name(i), name(by.reduce((best, own) => (total(own) > total(best) ? own : best)))] as const;
    }),
  };
}

/** Names told in one sentence. */
const mostNames = 5;

/** What is left out of the conducts to choose from. */
export interface ConductFacts {
  /** Best conducts of a combatant that are choices at most. */
  readonly most: number;
  /** Who has more, with how many are no choices, most first. */
  readonly beyond: Cut<{ readonly name: string; readonly left: number }>;
  /** Matchups that none were looked for in. */
  readonly unsearched: number;
}

/** What is to be told of conducts that are left out; `null` where nothing is. */
export function conductFacts(left: ConductsLeft | null): ConductFacts | null {
  if (left === null || (left.beyond.length === 0 && left.unsearched.length === 0)) return null;
  const beyond = [...left.beyond].sort((a, b) => b.left - a.left);
  return { most: left.most, beyond: cut(beyond, mostNames), unsearched: left.unsearched.length };
}
