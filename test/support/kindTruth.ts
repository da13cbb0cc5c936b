/** What the report of any kind of run claims, and the figures that its exact run, or a long one, knows. */
import type { Claim, Truth } from '../../src/analysis/claims/claim.ts';
import { bestOf } from '../../src/analysis/estimate.ts';
import { checkClaims } from '../../src/facts/concentration/claims.ts';
import { meanSuccess } from '../../src/facts/concentration/view.ts';
import { obeyedClaims } from '../../src/facts/control/claims.ts';
import { powerFigures } from '../../src/facts/day/attempts.ts';
import { burnClaims } from '../../src/facts/day/claims.ts';
import { buildDayView } from '../../src/facts/day/view.ts';
import { endClaims } from '../../src/facts/gauntlet/claims.ts';
import { endOrder, type GauntletResult } from '../../src/facts/gauntlet/view.ts';
import { moveClaims, moveName } from '../../src/facts/moves/claims.ts';
import { averages } from '../../src/facts/moves/figures.ts';
import { moveEnds } from '../../src/facts/moves/moves.ts';
import type { TrackedPoint } from '../../src/facts/moves/tracked.ts';
import { settingsOf } from '../../src/facts/run/settings.ts';
import { run } from '../../src/index.ts';
import { reports } from '../../src/report/kinds.ts';
import type { Cell, ControlCell, DayCell } from '../../src/scenario/model/cells.ts';
import { firstLookedAt } from '../../src/scenario/points/lookedAt.ts';
import type { Study } from '../../src/study/study.ts';
import { claimsOf, truthOf } from './truth.ts';

const kindOf = ({ cells }: Study<Cell>): Cell['kind'] => cells[0]!.cell.kind;
const trackedIn = (study: Study<Cell>): readonly TrackedPoint[] => reports.get(kindOf(study))!.tracked(study);

/** A run at each of its settings alone, as its page opens with them. */
export function settingsAlone(study: Study<Cell>): readonly Study<Cell>[] {
  return settingsOf(study.cells).map(({ cells }) => ({ ...study, cells }));
}

/** A run at the setting that is looked at first alone. */
const lookedAt = (study: Study<Cell>): Study<Cell> =>
  settingsAlone(study)[firstLookedAt(settingsOf(study.cells))]!;

/** All comparative sentences of a report as claims: what stands out first, and what settings and variants change. */
export function reportClaims(study: Study<Cell>): readonly Claim[] {
  return [...openingClaims(lookedAt(study)), ...moveClaims(trackedIn(study))];
}

function openingClaims(study: Study<Cell>): readonly Claim[] {
  const cells = study.cells as never;
  switch (kindOf(study)) {
    case 'duel':
      return claimsOf(study as Study).sentences;
    case 'day':
      return burnClaims(buildDayView(study as Study<DayCell>).points[0]!, cells);
    case 'concentration':
      return checkClaims(cells);
    case 'contest':
      return obeyedClaims(cells);
    case 'gauntlet':
      return endClaims(cells);
    default:
      return [];
  }
}

type Fact = readonly [about: string, subject: string, figure: number];

/** Figures before and after every move. */
function movedFacts(points: readonly TrackedPoint[]): readonly Fact[] {
  return moveEnds(points).flatMap((ends) =>
    (['before', 'after'] as const).flatMap((end): readonly Fact[] => {
      const name = moveName(ends, end);
      const figures = (['lead', 'beside'] as const).flatMap((part) =>
        [...averages(ends[end], part)].flatMap(([key, { value }]): Fact[] =>
          value.exact === null ? [] : [[`moved ${key}`, name, value.exact]],
        ),
      );
      const fair = ends[end].flatMap(({ fairness }) => fairness ?? []);
      const matchups = fair.reduce((sum, own) => sum + own.matchups, 0);
      if (matchups === 0 || fair.some(({ blur }) => blur > 0)) return figures;
      const distance = fair.reduce((sum, own) => sum + own.distance * own.matchups, 0);
      const hopeless = fair.reduce((sum, own) => sum + own.hopeless, 0);
      return [
        ...figures,
        ['distance from even', name, distance / matchups],
        ['share of hopeless', name, hopeless / matchups],
      ];
    }),
  );
}

/** Power points lost a day to each kind of distraction, over all days, and as shares of what a day spends. */
function burnFacts(results: readonly { readonly cell: DayCell }[]): readonly Fact[] {
  const totals = new Map<string, number>();
  const byDay: Fact[] = [];
  for (const result of results) {
    const powers = powerFigures(result as Parameters<typeof powerFigures>[0]);
    const spent = powers.reduce((sum, own) => sum + own.pointsSpent, 0);
    const lost = new Map<string, number>();
    for (const { distraction, pointsLost } of powers.flatMap(({ distractions }) => distractions))
      lost.set(distraction.kind, (lost.get(distraction.kind) ?? 0) + pointsLost);
    for (const [kind, points] of lost) {
      totals.set(kind, (totals.get(kind) ?? 0) + points);
      byDay.push([`burns by ${kind}`, result.cell.key, points / spent]);
    }
  }
  return [...[...totals].map(([kind, points]): Fact => ['burns', kind, points]), ...byDay];
}

/**
 * How gauntlets end, of a long run: what it does not tell from the most frequent end is as frequent. The allowance is four of
 * its own standard errors: it calls a true sentence false with a chance of 1 in 30,000.
 */
function endFacts(results: readonly GauntletResult[]): readonly Fact[] {
  return results.flatMap(({ cell, tally }) => {
    const shares = endOrder.map((end) => (tally!.ends[end] ?? 0) / tally!.total);
    const top = Math.max(...shares);
    return endOrder.map((end, at): Fact => {
      const isAlike = top - shares[at]! <= 4 * Math.sqrt((top + shares[at]!) / tally!.total);
      return [`end of ${cell.key}`, end, isAlike ? top : shares[at]!];
    });
  });
}

function ownFacts(exact: Study<Cell>): readonly Fact[] {
  const { cells } = exact;
  switch (kindOf(exact)) {
    case 'day':
      return burnFacts(cells as never);
    case 'concentration': {
      const own = cells as Parameters<typeof meanSuccess>[0];
      const names = [...new Set(own.map(({ cell }) => cell.distraction))];
      return names.map((name): Fact => {
        const grid = own.filter(({ cell }) => cell.distraction === name);
        return ['mean success', name, bestOf(meanSuccess(grid))!];
      });
    }
    case 'contest':
      return (cells as Study<ControlCell>['cells']).flatMap(({ cell, exact: known }) =>
        cell.setup.controllers.map(
          ({ name }, i): Fact => [`obeyed by ${cell.mind}`, name, known?.ends[String(i)] ?? 0],
        ),
      );
    case 'gauntlet':
      return endFacts(cells as never);
    default:
      return [];
  }
}

/** What sentences on a scenario are held against: its exact run; of gauntlets, which none has, a long one of another seed. */
export async function knownRun(text: string): Promise<Study<Cell>> {
  const exact = (await run(text, { worths: false, method: 'exact', duels: 1 })) as Study<Cell>;
  const long = { worths: false, method: 'mc', duels: 5000, seed: 'a long run' } as const;
  return kindOf(exact) === 'gauntlet' ? ((await run(text, long)) as Study<Cell>) : exact;
}

/** The figures of such a run of any kind; what is not solved is not known. */
export function reportTruth(exact: Study<Cell>): Truth {
  const truth = new Map<string, Map<string, number>>();
  const learn = ([about, subject, figure]: Fact): void => {
    const known = truth.get(about) ?? new Map<string, number>();
    known.set(subject, figure);
    truth.set(about, known);
  };
  const own = lookedAt(exact);
  const isSolved = own.cells.every(({ exact: known, impossible }) => known !== null || impossible !== null);
  if (kindOf(exact) === 'duel' && isSolved)
    for (const [about, figures] of truthOf(own as Study))
      for (const [subject, figure] of figures) learn([about, subject, figure]);
  for (const fact of [...ownFacts(own), ...movedFacts(trackedIn(exact))]) learn(fact);
  return truth;
}
