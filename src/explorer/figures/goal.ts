/** What the scenario's own `tune.goal` asks for, judged as expectations are, so that it stands among them. */
import type { JudgedFigure, Position, Verdict } from '../../analysis/judgement.ts';
import type { CellResult } from '../../batch/result.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { DuelScenario } from '../../scenario/model/scenario.ts';
import { TuningError } from '../../tuning/errors.ts';
import { type Figures, figuresOf, othersOf } from '../../tuning/figures.ts';
import { compileGoal } from '../../tuning/goal/compile.ts';
import { missOf, type Requirement, totalOf } from '../../tuning/goal/requirement.ts';

/** Figures told of each wish. */
const told = 10;

const bound = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Judges every wish of the goal on the cells of the whole scenario; none where it has no goal. */
export function goalVerdicts(
  { tune }: DuelScenario,
  results: readonly CellResult<DuelCell>[],
): readonly Verdict[] {
  if (tune === null) return [];
  const others = othersOf(tune.goal.map(({ metric }) => metric));
  const figures = results.map(({ exact }) => (exact === null ? null : figuresOf(exact, null, others)));
  const cells = results.map(({ cell }) => cell);
  const possible = new Set(
    results.flatMap(({ impossible }, at) => (impossible === null ? [cells[at]!] : [])),
  );
  try {
    const requirements = compileGoal(tune.goal, cells, (cell) => possible.has(cell));
    return tune.goal.map((band, index) => {
      const own = requirements.filter((requirement) => requirement.index === index);
      return wish(band.name ?? `tune.goal.${index}`, own, cells, figures);
    });
  } catch (error) {
    // A wish about matchups that are not possible, or not shown, is none that could be met.
    if (error instanceof TuningError) return [];
    throw error;
  }
}

function wish(
  name: string,
  requirements: readonly Requirement[],
  cells: readonly DuelCell[],
  figures: readonly (Figures | null)[],
): Verdict {
  const { band } = requirements[0]!;
  const judged = requirements.map((requirement) => ({
    requirement,
    value: totalOf(requirement, (cell) => figures[cell]!),
  }));
  const position = (value: number | null): Position =>
    value === null ? 'open' : missOf({ ...band, weight: 1 }, value) > 0 ? 'outside' : 'inside';
  const count = (wanted: Position): number => judged.filter(({ value }) => position(value) === wanted).length;
  const counts = { inside: count('inside'), outside: count('outside'), open: count('open') };
  const room = (value: number | null): number =>
    value === null ? Number.POSITIVE_INFINITY : Math.min(value - band.low, band.high - value);
  const sorted = [...judged].sort((a, b) => room(a.value) - room(b.value));
  return {
    name,
    metric: band.metric,
    ...{ low: bound(band.low), high: bound(band.high), line: 0, left: 0 },
    status: counts.outside > 0 ? 'fail' : counts.open > 0 ? 'undecided' : 'pass',
    cells: new Set(requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell))).size,
    counts,
    exact: counts.open === 0,
    figures: sorted
      .slice(0, told)
      .map(({ requirement, value }) => figureOf(requirement, value, cells, position(value))),
  };
}

function figureOf(
  { subject: { variant, axes, plane, sides }, terms }: Requirement,
  value: number | null,
  cells: readonly DuelCell[],
  position: Position,
): JudgedFigure {
  const [side] = sides;
  return {
    subject:
      sides.length > 1
        ? { kind: 'cell', key: cells[terms[0]!.cell]!.key }
        : side !== undefined
          ? { kind: 'side', side }
          : plane !== null
            ? { kind: 'plane', plane }
            : { kind: 'field' },
    ...{
      variant,
      axes,
      equals: 0,
      value,
      low: value,
      high: value,
      exact: value !== null,
      duels: 0,
      position,
    },
  };
}
