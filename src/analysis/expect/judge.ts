/** Judges expectations, look after look: what is decided stays decided. */

import type { CellResult } from '../../batch/result.ts';
import { metricKindOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Expectation } from '../../scenario/model/expectation.ts';
import type { JudgedFigure, Judgement, Position, Verdict } from '../judgement.ts';
import { coveredCells } from './coverage.ts';
import { evaluate, intervalsOf, isExact } from './evaluate.ts';
import type { Tallies } from './evidence.ts';
import { type Figure, unknown } from './figure.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items.ts';
import type { Procedure } from './procedure.ts';

/** An exact value this close to a bound of the band meets it. */
const dust = 1e-12;
/** Figures told of each expectation. */
const told = 10;

interface Judged {
  readonly item: Item;
  figure: Figure;
  position: Position;
}

interface Case {
  readonly expectation: Expectation;
  readonly cells: number;
  readonly left: number;
  readonly judged: readonly Judged[];
}

/** The expectations of one run under judgement. */
export class Judge {
  /** Number of sampled intervals behind all expectations: the error probability is divided by it. */
  readonly family: number;
  private readonly cases: readonly Case[];
  private readonly results: readonly CellResult<Cell>[];

  /**
   * @param results the run's cells with their exact results; tallies are looked up at each look.
   * @param left for each expectation, how many cells that it covers were not run.
   */
  constructor(
    expectations: readonly Expectation[],
    results: readonly CellResult<Cell>[],
    left: readonly number[],
  ) {
    this.results = results;
    this.cases = expectations.map((expectation, index) => ({
      expectation,
      cells: coveredCells(expectation, results).length,
      left: left[index] ?? 0,
      judged: itemsOf(expectation, results).map((item) => ({
        item,
        figure: unknown,
        position: 'open' as Position,
      })),
    }));
    const sampled = this.cases.flatMap(({ judged }) => judged.filter(({ item }) => !isExact(item)));
    this.family = sampled.reduce((sum, { item }) => sum + intervalsOf(item), 0);
  }

  /** Looks at everything that is still open. */
  look(tallies: Tallies, procedure: Procedure): void {
    for (const { expectation, judged } of this.cases) {
      for (const entry of judged) {
        if (entry.position !== 'open') continue;
        entry.figure = evaluate(entry.item, this.results, tallies, procedure);
        entry.position = positionOf(entry.figure, expectation);
      }
    }
  }

  /** Cells that could still decide something, ascending. */
  openCells(): number[] {
    const open = new Set<number>();
    for (const { judged } of this.cases) {
      if (judged.some(({ position }) => position === 'outside')) continue;
      for (const { item, position } of judged)
        if (position === 'open') for (const cell of item.cells) open.add(cell);
    }
    return [...open].sort((a, b) => a - b);
  }

  /** The verdicts as things stand. */
  verdicts(): Verdict[] {
    return this.cases.map(verdictOf);
  }
}

/** How a judgement was reached, with its verdicts. */
export function judgementOf(
  judge: Judge,
  how: Pick<Judgement, 'procedure' | 'confidence' | 'looks' | 'taken'>,
): Judgement {
  return { ...how, family: judge.family, verdicts: judge.verdicts() };
}

function positionOf({ bounds, exact }: Figure, { low, high }: Expectation): Position {
  if (bounds === null) return 'open';
  const slack = exact ? dust : 0;
  if ((low !== null && bounds.high < low - slack) || (high !== null && bounds.low > high + slack))
    return 'outside';
  const inside =
    (low === null || bounds.low >= low - slack) && (high === null || bounds.high <= high + slack);
  return inside ? 'inside' : 'open';
}

function verdictOf({ expectation, cells, left, judged }: Case): Verdict {
  const counts = { inside: 0, outside: 0, open: 0 };
  for (const { position } of judged) counts[position]++;
  const { name, metric, low, high, pair, line } = expectation;
  const single = ['rate', 'mean', 'share'].includes(metricKindOf(metric));
  // A figure over many cells is another figure when some of them are missing.
  const failed = counts.outside > 0 && (single || left === 0);
  // More duels would decide what is open, but never what was left out.
  const cut = left > 0 && (!single || counts.open === 0);
  const open = counts.open > 0 || judged.length === 0;
  return {
    name,
    metric,
    low,
    high,
    ...(pair === undefined ? {} : { pair }),
    line,
    status: failed ? 'fail' : cut ? 'unjudged' : open ? 'undecided' : 'pass',
    cells,
    left,
    counts,
    exact: judged.length > 0 && judged.every(({ figure }) => figure.exact),
    figures: [...judged]
      .map((entry) => ({ entry, room: roomOf(entry, expectation) }))
      .sort((a, b) => a.room - b.room)
      .slice(0, told)
      .map(({ entry }) => judgedFigure(entry)),
  };
}

/** Distance of a figure to the nearer end of its band, negative outside; figures not known come first. */
function roomOf({ figure }: Judged, { low, high }: Expectation): number {
  if (figure.value === null) return Number.NEGATIVE_INFINITY;
  return Math.min(
    low === null ? Number.POSITIVE_INFINITY : figure.value - low,
    high === null ? Number.POSITIVE_INFINITY : high - figure.value,
  );
}

function judgedFigure({ item, figure, position }: Judged): JudgedFigure {
  const { subject, variant, axes, equals } = item;
  const { value, bounds, exact, duels } = figure;
  return {
    subject,
    variant,
    axes: axes.map(({ name, value: at }) => ({ name, value: at })),
    equals,
    value,
    low: bounds?.low ?? null,
    high: bounds?.high ?? null,
    exact,
    duels,
    position,
  };
}
