/** Tuning with figures that a test writes down, in place of those of duels. */
import { Evaluator } from '../../src/index.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { type Figures, figuresOf } from '../../src/tuning/figures.ts';
import type { Came } from './runs.ts';

/** What the cells of a setting come to: counts of so many duels, or chances (`duels` null); `null`: not possible. */
export type Told = (cell: DuelCell) => { readonly came: Came; readonly duels: number | null } | null;

/** An evaluator that plays nothing and solves nothing. */
export class ToldEvaluator extends Evaluator {
  readonly #told: Told;

  constructor(told: Told, duels: number) {
    super({ seed: 'told', maxStates: 1, duels, mostDuels: duels });
    this.#told = told;
  }

  override keyOf(cell: DuelCell): string {
    return this.#told(cell) === null ? '' : JSON.stringify([cell.key, cell.variant, cell.axes, cell.setup]);
  }

  override isKnown(): boolean {
    return true;
  }

  override figures(cell: DuelCell): Figures | null {
    const told = this.#told(cell);
    return told === null ? null : figuresOf({ ...told.came, total: told.duels ?? 1 }, told.duels);
  }
}

/** Ends of so many duels (or chances): wins of the initiator by two ways, of the target, draws by two ways. */
export function endsOf(won: number, lost: number, tired: number, late: number): Came['ends'] {
  return {
    'initiator:soul': won / 2,
    'initiator:fled': won / 2,
    'target:soul': lost / 4,
    'target:withdrawn': (3 * lost) / 4,
    'draw:exhaustion': tired,
    'draw:timeout': late,
  };
}
