/** What the report on what players would choose claims. */
import { type Claim, property } from '../../analysis/claims/claim.ts';
import type { GamePlace, Games } from '../../tuning/meta/meta.ts';
import { metaFacts, relationsOf } from './summary.ts';

/** Name of a side, or of two, in a game among claims. */
export const inGame = (plane: GamePlace, ...sides: readonly string[]): string =>
  JSON.stringify([plane, ...sides]);

/** Who is never played, who beats whom in a ring, who is worse than another against everyone: all hold together. */
export function metaClaims(result: Games): readonly Claim[] {
  const level = 0.95;
  return [
    ...metaFacts(result).flatMap(({ plane, facts }) =>
      (facts?.never ?? []).map((side) => property('never played', inGame(plane, side), level, true)),
    ),
    ...result.games
      .map(relationsOf)
      .flatMap(({ plane, cycles, dominated }) => [
        ...cycles.shown.flatMap((ring) =>
          ring.slice(1).map((other, i) => property('beats', inGame(plane, ring[i]!, other), level, true)),
        ),
        ...dominated.map(([worse, better]) => property('worse', inGame(plane, worse, better), level, true)),
      ]),
  ];
}
