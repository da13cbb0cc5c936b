/** Cells of a kind of one's own: how far their figures go. */
import { afterEach, describe, expect, it } from 'vitest';
import { chance, defineContest, defineKind, type Kind, points } from '../../src/contest.ts';
import { kindOf } from '../../src/scenario/cellKinds.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { closeKind, openKind } from '../../src/scenario/own/open.ts';

/** Hit points fall by one at a time; `change` is what a module may do to its contest. */
function race(change: (contest: ReturnType<typeof defineContest>) => object = (contest) => contest): Kind {
  return defineKind({
    kind: 'race',
    combatants: { hp: { type: 'integer', minimum: 1, maximum: 50 } },
    contest: (first, second) =>
      change(
        defineContest({
          name: 'race',
          state: { a: points(first.hp), b: points(second.hp) },
          phases: {
            toss: {
              draw: chance(0.6),
              next(s, hit) {
                s.b -= hit;
                s.a -= 1 - hit;
                return s.b === 0 ? 'won' : s.a === 0 ? 'lost' : 'round';
              },
            },
          },
          rounds: 70 + first.hp,
          ends: { won: 'initiator', lost: 'target' },
          metrics: { hp_left: { of: (s) => s.a + s.b, bounds: [0, 3 * first.hp + second.hp] } },
        }),
      ) as ReturnType<typeof defineContest>,
    metrics: { hp_left: { en: 'hit points left' } },
  });
}

const text = 'kind: race\ncombatants: { x: { hp: 4 }, y: { hp: 7 } }\nmatchups: [[x, y], [y, x]]\n';

function reaches(kind: Kind, name: string): number[] {
  openKind({ kind, url: 'file:///race.mjs', hash: 'race' });
  const loaded = loadScenario(text, 'race.yaml');
  if (!loaded.ok) throw new Error('no scenario');
  return expandCells(loaded.scenario).map((cell) => kindOf(cell).reach(name, cell));
}

describe('how far figures of rules of one’s own go', () => {
  afterEach(closeKind);

  it('is said by the bounds and the limit of rounds that the contest of each pairing declares', () => {
    expect(reaches(race(), 'hp_left')).toEqual([3 * 4 + 7, 3 * 7 + 4]);
    expect(reaches(race(), 'rounds')).toEqual([74, 77]);
    expect(reaches(race(), 'other')).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('is not known where a contest made by hand declares none', () => {
    const bare = race(({ figures, ...contest }) => contest);
    expect(reaches(bare, 'hp_left')).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(reaches(bare, 'rounds')).toEqual([74, 77]);
  });

  it('begins at 0: a pairing whose figure falls below is not possible, and says so', () => {
    const below = race(({ outcome, ...contest }) => ({
      ...contest,
      outcome: (state: Parameters<typeof outcome>[0]) => ({ ...outcome(state), values: [-3] }),
    }));
    openKind({ kind: below, url: 'file:///race.mjs', hash: 'race' });
    const loaded = loadScenario(text, 'race.yaml');
    const [cell] = loaded.ok ? expandCells(loaded.scenario) : [];
    expect(kindOf(cell!).impossible(cell!)).toMatch(
      /^race: metrics\.hp_left: must come to a whole number from 0 to 19 \(got -3 from /,
    );
  });
});
