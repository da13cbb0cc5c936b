/** What the report of a simulated run claims, and the figures that its exact run knows: one is held against the other. */
import type { Claim, Truth } from '../../src/analysis/claims/claim.ts';
import { firstMoveEdges } from '../../src/analysis/edges.ts';
import { bestOf, type Estimate } from '../../src/analysis/estimate.ts';
import { planeFigures } from '../../src/analysis/planes/comparison.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import { sideScores } from '../../src/analysis/scores.ts';
import type { Tally } from '../../src/engine/tally.ts';
import { edgeClaims } from '../../src/facts/duel/standout.ts';
import { buildView, type View } from '../../src/facts/duel/view.ts';
import type { Study } from '../../src/study/study.ts';

/** A figure of a report: of what, of whom, and what is known of it. */
type Told = readonly [about: string, subject: string, estimate: Estimate];

/** Every figure with an interval that a report puts together: of planes, of pairs of them, of the ranking, of sides. */
export function figuresOf(study: Study, view: View = buildView(study)): readonly Told[] {
  const planes = view.planes?.planes ?? [];
  const point = groupPoints(study.cells, view.precision)[0]!;
  return [
    ...planes.flatMap((facts) =>
      Object.entries(planeFigures).flatMap(([name, figure]): Told[] => {
        const estimate = figure(facts);
        return estimate === null ? [] : [[name, String(facts.plane), estimate]];
      }),
    ),
    ...planes.map((facts): Told => ['win', String(facts.plane), facts.win]),
    ...(view.planes?.pairs ?? []).flatMap((pair): Told[] => {
      const subject = `${pair.first} ${pair.second}`;
      const shift: Told = ['shift', subject, pair.typical];
      return pair.rank === null ? [shift] : [shift, ['rank', subject, pair.rank]];
    }),
    ...(view.ranking?.agreements ?? []).map(
      ({ correlation }, i): Told => ['rank_agreement', String(i), correlation],
    ),
    ...firstMoveEdges(point).map(({ plane, edge }): Told => ['first_move_edge', String(plane), edge]),
    ...sideScores(point).map(({ side, score }): Told => ['mean_score', side, score]),
  ];
}

/** Comparative sentences of a report, and its intervals, as claims. */
export function claimsOf(study: Study): { readonly sentences: Claim[]; readonly intervals: Claim[] } {
  const view = buildView(study);
  const level = view.precision.confidence;
  return {
    sentences: [
      ...(view.planes?.claims ?? []),
      ...(view.ranking?.claims ?? []),
      ...edgeClaims(groupPoints(study.cells, view.precision)[0]!),
    ],
    intervals: figuresOf(study, view).flatMap(([about, subject, { simulated }]): Claim[] =>
      simulated === null
        ? []
        : [{ says: 'within', about, subject, level, low: simulated.low, high: simulated.high }],
    ),
  };
}

/** The figures of an exact run. */
export function truthOf(exact: Study): Truth {
  const truth = new Map<string, Map<string, number>>();
  for (const [about, subject, estimate] of figuresOf(exact)) {
    const known = truth.get(about) ?? new Map<string, number>();
    known.set(subject, bestOf(estimate)!);
    truth.set(about, known);
  }
  return truth;
}

/** The same cells without their exact results: what a run learns that only simulates. */
export function simulatedOnly(study: Study, tallies: readonly (Tally | null)[]): Study {
  const options = { ...study.info.options, method: 'mc' as const };
  const cells = study.cells.map((cell, i) => ({ ...cell, exact: null, tally: tallies[i] ?? null }));
  return { info: { ...study.info, options }, cells };
}
