/** Which knobs touch which cells: a change of one base touches only its own rows and columns. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { TuningError } from '../errors.ts';
import type { KnobOptions } from './knobs.ts';

/** Everything in a cell that figures can depend on, as text. */
function contentOf({ setup }: DuelCell): string {
  const { plane, formulas, rules, classes, initiators, targets } = setup;
  const side = (members: typeof initiators): unknown =>
    members.map((member) => [
      {
        ...member,
        fatigue: String(member.fatigue),
        hp: String(member.hp),
        powerPoints: String(member.powerPoints),
      },
      member.classes.map((entry) => classes[entry.class]),
    ]);
  return JSON.stringify([plane, formulas[plane], rules, side(initiators), side(targets)]);
}

/** The cells after changes. @throws TuningError where they make the file unreadable. */
export function movedCells(
  open: OpenScenario,
  changes: Parameters<OpenScenario['cells']>[0],
): readonly DuelCell[] {
  const moved = open.cells(changes);
  if (moved.ok) return moved.cells;
  const what = changes.map(({ paths, value }) => `${paths[0]!.join('.')} = ${value}`).join(', ');
  throw new TuningError({ must: ['scenarioAt', what], found: ['problem'] }, { problems: moved.problems });
}

/**
 * Numbers of the knobs that touch each of the cells `used`, by cell. Two different values of a knob are
 * tried alone: what a cell is made of is picked by names, never by values, so a third would tell no more.
 * @throws TuningError where a knob touches none of them.
 */
export function touching(
  open: OpenScenario,
  cells: readonly DuelCell[],
  used: readonly number[],
  knobs: readonly KnobOptions[],
): ReadonlyMap<number, readonly number[]> {
  const before = new Map(used.map((index) => [index, contentOf(cells[index]!)]));
  const touched = new Map<number, number[]>(used.map((index) => [index, []]));
  knobs.forEach(({ knob, present }, k) => {
    let any = false;
    const trials = [knob.from, knob.to].filter((value) => value !== present);
    const moved = trials.map((value) => movedCells(open, [{ paths: knob.paths, value }]));
    for (const index of used) {
      if (moved.every((after) => contentOf(after[index]!) === before.get(index))) continue;
      touched.get(index)!.push(k);
      any = true;
    }
    if (!any) throw new TuningError({ must: ['touchesGoal'], found: ['nothing'] }, { place: knob.place });
  });
  return touched;
}
