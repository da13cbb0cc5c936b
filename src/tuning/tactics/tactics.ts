/** The best tactics of each matchup, best responses in turn, and whether a class is weak or played badly. */
import { isDrawn } from '../../rules/population.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { askedFighters, type Field } from '../field.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { type Conduct, conducted, conductKey, conductOf, inSeat, type Seat } from './conduct.ts';
import { type BestConduct, bestConduct } from './search.ts';
import type { WorthSolver } from './worth.ts';

/** How best responses in turn come out. */
export interface Settlement {
  /** Both stay with what they have; or they go round; or neither within {@link MOST_TURNS}. */
  readonly kind: 'settled' | 'cycle' | 'open';
  /** Responses until it settled, or length of the cycle, or responses tried. */
  readonly turns: number;
  readonly initiator: Conduct;
  readonly target: Conduct;
  /** Worth to each of them as it stands then. */
  readonly worth: Readonly<Record<Seat, number>>;
}

/** One matchup. */
export interface MatchupTactics {
  readonly cell: DuelCell;
  /** The best of each against the other as the file stands. */
  readonly best: Readonly<Record<Seat, BestConduct>>;
  readonly settlement: Settlement;
}

/** Why no tactics are told: several against several, attributes that are drawn, or too large to look back through. */
export type Hindrance = 'several' | 'drawn' | 'large';

/** A matchup left out. */
export interface LeftOut {
  readonly cell: DuelCell;
  readonly why: Hindrance;
}

/** What came of it. */
export interface TacticsResult {
  readonly field: Field;
  readonly combatants: readonly string[];
  readonly matchups: readonly MatchupTactics[];
  /** Matchups left out, in the order of the file. */
  readonly leftOut: readonly LeftOut[];
  /** Worth of a duel lost by leaving it alive. */
  readonly leaving: number;
  /** Different duels looked back through. */
  readonly worked: number;
}

/** Best responses in turn that are tried. */
export const MOST_TURNS = 12;

const seats: readonly Seat[] = ['initiator', 'target'];

/** Best responses in turn, the initiator's first. */
async function settle(
  cell: DuelCell,
  solver: WorthSolver,
  pace: Pace,
  mostTurns: number,
): Promise<Settlement | null> {
  let setup = cell.setup;
  const seen = new Map<string, number>();
  const end = (kind: Settlement['kind'], turns: number): Settlement => ({
    kind,
    turns,
    initiator: conductOf(inSeat(setup, 'initiator')),
    target: conductOf(inSeat(setup, 'target')),
    worth: { initiator: solver.of(setup, 'initiator')!, target: solver.of(setup, 'target')! },
  });
  let still = 0;
  for (let turn = 0; turn < mostTurns; turn++) {
    await breathe(pace);
    const seat = seats[turn % 2]!;
    const response = bestConduct(setup, seat, solver);
    if (response === null) return null;
    const before = conductOf(inSeat(setup, seat));
    still = conductKey(before) === conductKey(response.conduct) ? still + 1 : 0;
    if (still === 2) return end('settled', turn - 1);
    setup = conducted(setup, seat, response.conduct);
    const key = JSON.stringify([seat, ...seats.map((own) => conductKey(conductOf(inSeat(setup, own))))]);
    const last = seen.get(key);
    if (last !== undefined && still === 0) return end('cycle', turn - last);
    seen.set(key, turn);
  }
  return end('open', mostTurns);
}

/** What keeps a matchup from being looked back through whatever its size; `null` where nothing does. */
function hindranceOf({ setup }: DuelCell): Hindrance | null {
  if (setup.initiators.length > 1 || setup.targets.length > 1) return 'several';
  return isDrawn(setup) ? 'drawn' : null;
}

/**
 * Works out the best tactics of matchups of one against one.
 * @param of only the matchups of this combatant; all where `null`.
 * @param mostTurns best responses in turn that are tried.
 * @throws TuningError for an unknown name.
 */
export async function tactics(
  field: Field,
  solver: WorthSolver,
  of: string | null,
  pace: Pace,
  mostTurns: number = MOST_TURNS,
): Promise<TacticsResult> {
  const combatants = askedFighters(field, of);
  const asked = field.cells.filter(
    ({ initiator, target }) => initiator !== target && (of === null || initiator === of || target === of),
  );
  const matchups: MatchupTactics[] = [];
  const leftOut: LeftOut[] = [];
  for (const [i, cell] of asked.entries()) {
    await breathe(pace);
    const hindrance = hindranceOf(cell);
    const [initiator, target] =
      hindrance === null ? seats.map((seat) => bestConduct(cell.setup, seat, solver)) : [];
    const settlement = initiator && target ? await settle(cell, solver, pace, mostTurns) : null;
    if (settlement === null) leftOut.push({ cell, why: hindrance ?? 'large' });
    else matchups.push({ cell, best: { initiator: initiator!, target: target! }, settlement });
    tell(pace, i + 1, asked.length);
  }
  return { field, combatants, matchups, leftOut, leaving: solver.limits.leaving, worked: solver.worked };
}
