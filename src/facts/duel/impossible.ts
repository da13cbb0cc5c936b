/** Pairings that are no duel (RULES 3.5), gathered so that each stands once. */
import type { Point } from '../../analysis/points.ts';

/** A pairing that is not possible for one reason, and where. */
export interface ImpossiblePairing {
  readonly initiator: string;
  readonly target: string;
  readonly reason: string;
  /** Planes it concerns, in order. */
  readonly planes: readonly number[];
  /** Indices of the points it concerns. */
  readonly points: readonly number[];
}

/** All impossible pairings of a run, in the order of their first cell. */
export function impossiblePairings(points: readonly Point[]): readonly ImpossiblePairing[] {
  const pairings = new Map<
    string,
    { initiator: string; target: string; reason: string; planes: Set<number>; points: Set<number> }
  >();
  points.forEach((point, index) => {
    for (const { plane, cells } of point.planes) {
      for (const { cell, impossible } of cells) {
        if (impossible === null) continue;
        const { initiator, target } = cell;
        const key = JSON.stringify([initiator, target, impossible]);
        const pairing = pairings.get(key) ?? {
          initiator,
          target,
          reason: impossible,
          planes: new Set<number>(),
          points: new Set<number>(),
        };
        pairings.set(key, pairing);
        pairing.planes.add(plane);
        pairing.points.add(index);
      }
    }
  });
  return [...pairings.values()].map((pairing) => ({
    ...pairing,
    planes: [...pairing.planes],
    points: [...pairing.points],
  }));
}
