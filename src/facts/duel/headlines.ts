/** What pictures of duels show, as facts for their titles: each rests on a claim of its point, or there is none. */
import type { Estimate } from '../../analysis/estimate.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Move, Moved } from '../moves/moves.ts';
import { cut } from '../run/cut.ts';
import type { EndFinding } from './findings.ts';
import type { Imbalance } from './imbalance.ts';
import type { PointView } from './view.ts';

/** The first of some names, and how many more there are. */
export interface Named {
  readonly sides: readonly string[];
  readonly more: number;
}

/** What a title says. */
export type Headline =
  /** Who surely is the strongest, who the weakest; `null` where the duels do not bear it. */
  | {
      readonly kind: 'ends';
      readonly strongest: (Named & { readonly score: Estimate }) | null;
      readonly weakest: (Named & { readonly score: Estimate }) | null;
    }
  | { readonly kind: 'allEqual' }
  /** Sides that surely are too strong or too weak, on one plane or (`null`) on some. */
  | {
      readonly kind: 'sides';
      readonly plane: number | null;
      readonly strong: Named | null;
      readonly weak: Named | null;
    }
  /** Whoever attacks first wins (or loses). */
  | { readonly kind: 'seat'; readonly plane: number; readonly first: boolean }
  | { readonly kind: 'calm'; readonly plane: number }
  /** Planes on which one and the same matchup is farthest out; `first`: the initiator wins too much. */
  | {
      readonly kind: 'matchup';
      readonly initiator: string;
      readonly target: string;
      readonly planes: readonly number[];
      readonly first: boolean;
    }
  /** Planes where going first is worth most, all alike; `edge` is that worth. */
  | { readonly kind: 'edge'; readonly planes: readonly number[]; readonly edge: Estimate }
  | { readonly kind: 'length'; readonly longest: number; readonly shortest: number }
  /** What moves most along an axis. */
  | {
      readonly kind: 'moved';
      readonly first: AxisValue['value'];
      readonly last: AxisValue['value'];
      readonly moved: Moved;
    }
  | { readonly kind: 'unmoved' };

/** Names that a title has room for. */
const most = 3;

/** The first names of a list. */
export function named(sides: readonly string[]): Named {
  const { shown, left } = cut(sides, sides.length > most ? most - 1 : most);
  return { sides: shown, more: left };
}

/** Of the mean scores of all sides. */
export function scoresHeadline({ findings }: PointView): Headline | null {
  if (findings.some(({ kind }) => kind === 'allEqual')) return { kind: 'allEqual' };
  const end = (kind: EndFinding['kind']): (Named & { readonly score: Estimate }) | null => {
    const found = findings.find((finding): finding is EndFinding => finding.kind === kind);
    return found === undefined || found.notDistinguishable.length > 0
      ? null
      : { ...named(found.sides), score: found.score };
  };
  const [strongest, weakest] = [end('strongest'), end('weakest')];
  return strongest === null && weakest === null ? null : { kind: 'ends', strongest, weakest };
}

type Sides = Extract<Imbalance, { kind: 'side' }>;

function sidesOut(found: readonly Imbalance[], plane: number | null): Headline | null {
  const sides = found.filter((own): own is Sides => own.kind === 'side');
  const out = (way: 'strong' | 'weak'): Named | null => {
    const names = sides
      .filter((own) => own[way].some((place) => plane === null || place.plane === plane))
      .flatMap((own) => own.sides);
    return names.length === 0 ? null : named(names);
  };
  const [strong, weak] = [out('strong'), out('weak')];
  return strong === null && weak === null ? null : { kind: 'sides', plane, strong, weak };
}

/** Of the mean scores of all sides plane by plane. */
export function byPlaneHeadline({ imbalances }: PointView): Headline | null {
  return sidesOut(imbalances.found, null);
}

/** Of the matchups of one plane: who attacks first, where that decides, else who is out of balance. */
export function planeHeadline({ imbalances }: PointView, plane: number): Headline | null {
  const { found, calm } = imbalances;
  const seat = found.find((own) => own.kind === 'seat');
  const at = (places: readonly { readonly plane: number }[] = []): boolean =>
    places.some((place) => place.plane === plane);
  const sides = sidesOut(found, plane);
  if (seat?.all && (at(seat.strong) || at(seat.weak))) return { kind: 'seat', plane, first: at(seat.strong) };
  if (sides !== null) return sides;
  return calm.includes(plane) ? { kind: 'calm', plane } : null;
}

/** Of listed matchups: the one that is farthest out. */
export function listHeadline({ imbalances }: PointView): Headline | null {
  const own = imbalances.found.find(({ kind }) => kind === 'matchup');
  if (own?.kind !== 'matchup') return null;
  const first = own.strong.length >= own.weak.length;
  const planes = (first ? own.strong : own.weak).map(({ plane }) => plane);
  return { kind: 'matchup', ...own.matchups[0]!, planes, first };
}

/** Of what going first is worth. */
export function edgeHeadline({ findings }: PointView): Headline | null {
  const found = findings.find((finding) => finding.kind === 'edge');
  if (found === undefined || (found.most.length > 1 && !found.exact)) return null;
  const own = found.edges.find(({ plane }) => plane === found.most[0]);
  return own === undefined || own.unclear ? null : { kind: 'edge', planes: found.most, edge: own.edge };
}

/** Of how long duels last by plane. */
export function lengthHeadline({ imbalances }: PointView): Headline | null {
  const own = imbalances.found.find(({ kind }) => kind === 'length');
  if (own?.kind !== 'length') return null;
  return { kind: 'length', longest: own.longest.plane, shortest: own.shortest.plane };
}

/** Of what changes along an axis; a picture shows one setting of the others, so what is averaged over several says nothing of it. */
export function axisHeadline(moves: readonly Move[], axis: string): Headline | null {
  const move = moves.find((own) => own.kind === 'axis' && own.name === axis);
  if (move?.kind !== 'axis' || move.settings > 1) return null;
  if (move.idle) return { kind: 'unmoved' };
  const { first, last, moved } = move;
  return moved === null ? null : { kind: 'moved', first, last, moved };
}
