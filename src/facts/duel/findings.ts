/** What stands out at one point, as facts; the catalogue of texts makes sentences of them. */
import type { FirstMoveEdge } from '../../analysis/edges.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Outside } from '../../analysis/planes/noise.ts';
import type { RankingEnd } from './ranking.ts';
import type { CellView } from './tables.ts';

/** A number of cells on a plane. */
export interface PlaneCount {
  readonly plane: number;
  readonly count: number;
}

/** One end of the ranking, with the planes where that side stands highest and lowest. */
export interface EndFinding extends RankingEnd {
  readonly kind: 'strongest' | 'weakest';
  /** Cells that the mean score is taken over. */
  readonly cells: number;
  /** Planes with the best known score, 0 to 1; `null` with a single plane, or where all planes agree. */
  readonly highest: { readonly plane: number; readonly value: number } | null;
  readonly lowest: { readonly plane: number; readonly value: number } | null;
}

/** A fact worth a sentence. */
export type Finding =
  | EndFinding
  | { readonly kind: 'allEqual'; readonly sides: number; readonly score: Estimate }
  | { readonly kind: 'twins'; readonly groups: readonly (readonly string[])[] }
  | { readonly kind: 'oneLaw'; readonly planes: readonly number[]; readonly everyPlane: boolean }
  | {
      readonly kind: 'hopeless';
      readonly hopeless: number;
      readonly lopsided: number;
      readonly cells: number;
      /** How many surely are, and how many may be, all intervals together; `null` where all scores are exact. */
      readonly ranges: Readonly<Record<'hopeless' | 'lopsided', Pick<Outside, 'surely' | 'possibly'>>> | null;
      /** Hopeless cells by plane, planes without any left out. */
      readonly planes: readonly PlaneCount[];
      /** The score farthest from even; `equals` counts the other cells of the same duel. */
      readonly extreme:
        | (Pick<CellView, 'key' | 'initiator' | 'target' | 'plane' | 'score'> & { readonly equals: number })
        | null;
    }
  | {
      readonly kind: 'edge';
      /** By plane; `unclear`: at this number of duels not distinguishable from 0. */
      readonly edges: readonly (FirstMoveEdge & { readonly unclear: boolean })[];
      /** Planes of which one is where going first is worth most; all alike where they are exact. */
      readonly most: readonly number[];
      /** Whether all edges are exact. */
      readonly exact: boolean;
    }
  | {
      readonly kind: 'length';
      readonly mean: number;
      /** The duel with the longest mean; `equals` counts the other cells that are the same duel; `null` where so few duels do not bear it. */
      readonly slowest: { readonly key: string; readonly rounds: number; readonly equals: number } | null;
      /** The longest simulated duel; `null` without simulation. */
      readonly longest: { readonly key: string; readonly index: number; readonly rounds: number } | null;
    }
  | {
      readonly kind: 'draws';
      readonly draws: Estimate;
      readonly exhaustion: Estimate;
      readonly timeout: Estimate;
      readonly duels: number;
    }
  | { readonly kind: 'impossible'; readonly impossible: number; readonly cells: number };
