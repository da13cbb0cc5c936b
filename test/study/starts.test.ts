/** The chances by the mana that both begin with, against duels that do begin so, solved forward. */
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { createDuel, type DuelContest } from '../../src/rules/duel/duel.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { startsOf } from '../../src/study/starts.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';

const MOST = 200_000;
const reference: DuelSetup = duelSetup(referenceDuel);
const starts = (contest: DuelContest) => startsOf(contest, prepare(contest, MOST));

/** The reference duel begun with other mana. */
function begun(initiator: number, target: number): DuelSetup {
  const { initiators, targets } = reference;
  return {
    ...reference,
    initiators: [{ ...initiators[0]!, mana: initiator }],
    targets: [{ ...targets[0]!, mana: target }],
  };
}

describe('the chances by the mana that both begin with', () => {
  it('are those of duels begun with it', () => {
    const known = starts(createDuel(reference))!;
    const [a, b] = [reference.initiators[0]!.mana, reference.targets[0]!.mana];
    expect(known[0]!.mana).toEqual({ initiator: a, target: b });
    // Each point of margin takes 4 points of mana.
    expect(known).toHaveLength((a / 4 + 1) * (b / 4 + 1));
    for (const [initiator, target] of [
      [a, b],
      [a, 0],
      [0, b],
      [4, 8],
    ] as const) {
      const contest = createDuel(begun(initiator, target));
      const prepared = prepare(contest, MOST);
      const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
      const { chances } = known.find(({ mana }) => mana.initiator === initiator && mana.target === target)!;
      for (const side of ['initiator', 'target'] as const) {
        const won = Object.entries(ends).filter(([label]) => label.startsWith(`${side}:`));
        expect(chances[side]).toBeCloseTo(
          won.reduce((sum, [, p]) => sum + p, 0),
          12,
        );
      }
    }
  });

  it('are not told of more than two, nor of a duel with too many states', () => {
    const [own] = reference.initiators;
    expect(starts(createDuel({ ...reference, initiators: [own!, own!] }))).toBeNull();
    const contest = createDuel(reference);
    expect(startsOf(contest, prepare(contest, 100))).toBeNull();
  });
});
