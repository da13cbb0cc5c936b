/** Scores of whoever is out of balance, with some values in the file, each solved exactly. */
import { DEFAULT_MAX_STATES } from '../../batch/plan.ts';
import { expandCells } from '../../scenario/duel/expand.ts';
import { isDuelScenario } from '../../scenario/duel/only.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { MovableScenario, Value } from '../../scenario/movable.ts';
import { Evaluator } from '../../tuning/evaluator.ts';
import { scoreOf } from '../../tuning/figures.ts';

/** Whose score is to be brought towards even, and where. */
export type Patient =
  | { readonly kind: 'side'; readonly side: string; readonly plane: number }
  | { readonly kind: 'seat'; readonly plane: number }
  | { readonly kind: 'matchup'; readonly initiator: string; readonly target: string; readonly plane: number };

/** A value that was tried, and the patient's score with it. */
export interface Tried {
  /** What stands there then; of a formula, what is added to it. */
  readonly value: number;
  readonly score: number;
}

/** Different duels that are solved for it at most, and states of each: some tenths of a second. */
const [MOST_WORKED, MOST_STATES] = [90, Math.min(20_000, DEFAULT_MAX_STATES)];

/** Scores of a patient with some values in the file. */
export class Measure {
  readonly movable: MovableScenario;
  readonly #patient: Patient;
  readonly #isMeant: (cell: DuelCell) => boolean;
  readonly #evaluator = new Evaluator({ seed: '', maxStates: MOST_STATES, duels: 1, mostDuels: 1 });

  constructor(movable: MovableScenario, patient: Patient, isMeant: (cell: DuelCell) => boolean) {
    this.movable = movable;
    this.#patient = patient;
    this.#isMeant = isMeant;
  }

  /** Cells of the patient's plane as the file stands. */
  cells(values: readonly (readonly [path: string, value: Value])[]): readonly DuelCell[] {
    const moved = this.movable.moved(values.map(([path, value]) => ({ path, value })));
    if (!moved.ok || !isDuelScenario(moved.scenario)) return [];
    return expandCells(moved.scenario).filter(this.#isMeant);
  }

  /** `null` where it is not known exactly, or at too great a cost. */
  score(values: readonly (readonly [path: string, value: Value])[]): number | null {
    const terms = this.#terms(this.cells(values));
    if (terms.length === 0) return null;
    let sum = 0;
    for (const { cell, own } of terms) {
      if (this.#evaluator.worked > MOST_WORKED || !this.#evaluator.isExact(cell)) return null;
      const figures = this.#evaluator.figures(cell);
      if (figures === null) return null;
      sum += own ? scoreOf(figures) : 1 - scoreOf(figures);
    }
    return sum / terms.length;
  }

  /** Whether a value may stand at a path, and nothing varies it. */
  allows(path: string, value: Value): boolean {
    const { movable } = this;
    const varied = movable.scenario.axes.flatMap(({ name }) =>
      movable.placesOf(name).map((place) => place.join('\0')),
    );
    const places = movable.placesOf(path).map((place) => place.join('\0'));
    return (
      places.length > 0 &&
      !places.some((place) => varied.includes(place)) &&
      movable.refusal(path, value) === null
    );
  }

  /** The cells that count, and whether the initiator's score is the patient's. */
  #terms(cells: readonly DuelCell[]): readonly { readonly cell: DuelCell; readonly own: boolean }[] {
    const patient = this.#patient;
    switch (patient.kind) {
      case 'side':
        return cells
          .filter(({ initiator, target }) => initiator !== target)
          .filter(({ initiator, target }) => [initiator, target].includes(patient.side))
          .map((cell) => ({ cell, own: cell.initiator === patient.side }));
      case 'matchup':
        return cells
          .filter(({ initiator, target }) => initiator === patient.initiator && target === patient.target)
          .map((cell) => ({ cell, own: true }));
      case 'seat': {
        const pairs = new Set(cells.map(({ initiator, target }) => JSON.stringify([initiator, target])));
        return cells
          .filter(({ initiator, target }) => pairs.has(JSON.stringify([target, initiator])))
          .map((cell) => ({ cell, own: true }));
      }
    }
  }
}
