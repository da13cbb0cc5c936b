/** Figures that exact meta-games and sweeps know, worked out here from their scores. */
import type { Truth } from '../../src/analysis/claims/claim.ts';
import { inGame } from '../../src/facts/meta/claims.ts';
import { crossingName } from '../../src/facts/sweep/crossings.ts';
import { sideOn } from '../../src/facts/sweep/largestMove.ts';
import type { MetaResult } from '../../src/tuning/meta/meta.ts';
import type { SweepResult } from '../../src/tuning/sweep/sweep.ts';

/** Who is never played, who beats whom, who is worse than whom against everybody. */
export function metaTruth({ games }: MetaResult): Truth {
  const [never, beats, worse] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const { plane, matrix, equilibrium } of games) {
    const { sides, score } = matrix;
    sides.forEach((side, i) => {
      never.set(inGame(plane, side), Number(equilibrium!.most[i]! < 1e-6));
      sides.forEach((other, j) => {
        if (i === j) return;
        beats.set(inGame(plane, side, other), Number(score[i]![j]! > 0.5 + 1e-9));
        const everywhere = sides.every((_, k) =>
          k === i ? true : k === j ? score[i]![j]! < 0.5 : score[i]![k]! < score[j]![k]!,
        );
        worse.set(inGame(plane, side, other), Number(everywhere));
      });
    });
  }
  return new Map([
    ['never played', never],
    ['beats', beats],
    ['worse', worse],
  ]);
}

/** How far every side moves on every plane, which curves pass even, and which stay on one side of it. */
export function sweepTruth({ points, sides, field }: SweepResult): Truth {
  const [moves, even] = [new Map<string, number>(), new Map<string, number>()];
  const [above, below] = [new Map<string, number>(), new Map<string, number>()];
  for (const side of sides)
    for (const plane of [...(field.planes.length > 1 ? [null] : []), ...field.planes]) {
      const curve = points.map(
        ({ scores }) => scores.find((own) => own.side === side && own.plane === plane)!.value,
      );
      if (plane !== null) moves.set(sideOn({ side, plane }), Math.abs(curve.at(-1)! - curve[0]!));
      above.set(sideOn({ side, plane }), Number(curve.every((own) => own > 0.5)));
      below.set(sideOn({ side, plane }), Number(curve.every((own) => own < 0.5)));
      for (const rises of [true, false]) {
        const crossing = { rises } as Parameters<typeof crossingName>[0]['crossing'];
        const passes = curve.some((own, i) =>
          i === 0 ? false : rises ? curve[i - 1]! < 0.5 && own >= 0.5 : curve[i - 1]! >= 0.5 && own < 0.5,
        );
        even.set(crossingName({ plane, sides: [side], y: null, crossing }), Number(passes));
      }
    }
  return new Map([
    ['sweep move', moves],
    ['even', even],
    ['always above', above],
    ['always below', below],
  ]);
}
