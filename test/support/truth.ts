/** What the report of a simulated run claims, and the figures that its exact run knows: one is held against the other. */
import type { Claim, Truth } from '../../src/analysis/claims/claim.ts';
import { agreementClaims } from '../../src/analysis/claims/verdicts.ts';
import { isEvenField } from '../../src/analysis/design.ts';
import { firstMoveEdges } from '../../src/analysis/edges.ts';
import { bestOf, type Estimate } from '../../src/analysis/estimate.ts';
import { planeFigures } from '../../src/analysis/planes/comparison.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import { sideScores } from '../../src/analysis/scores.ts';
import type { Tally } from '../../src/engine/tally.ts';
import { rankingClaims } from '../../src/facts/duel/claims.ts';
import { buildView, type View } from '../../src/facts/duel/view.ts';
import { decisionClaims } from '../../src/facts/planes/claims.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
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
      ...(view.ranking === null ? [] : rankingClaims(view.ranking)),
      ...view.points[0]!.claims,
      ...(view.planes === null ? [] : decisionClaims(view.planes)),
      ...agreementClaims(view.check),
    ],
    intervals: figuresOf(study, view).flatMap(([about, subject, { simulated }]): Claim[] =>
      simulated === null
        ? []
        : [{ says: 'within', about, subject, level, low: simulated.low, high: simulated.high }],
    ),
  };
}

/** Chances and means of every possible cell of an exact run at its first point, read off the solution alone. */
function solvedOf({ cells }: Study) {
  const [first] = cells;
  const place = ({ variant, axes }: DuelCell): string => JSON.stringify([variant, axes]);
  const own = cells.filter(
    ({ cell, impossible }) => impossible === null && place(cell) === place(first!.cell),
  );
  return own.map(({ cell, exact }) => {
    const chance = (who: string): number =>
      Object.entries(exact!.ends).reduce((sum, [end, p]) => sum + (end.startsWith(who) ? p : 0), 0);
    const rounds = (exact!.metrics['rounds'] ?? []).reduce((sum, [value, p]) => sum + value * p, 0);
    return {
      ...cell,
      score: chance('initiator:') + chance('draw:') / 2,
      draw: chance('draw:'),
      rounds,
    };
  });
}

/**
 * What sentences speak of, worked out here from the chances of every cell: scores by plane, counts, lengths, draws, who is
 * worse than whom. Of a run with one variant and setting.
 */
function spokenOf(exact: Study): readonly (readonly [about: string, subject: string, figure: number])[] {
  const cells = solvedOf(exact);
  const mean = (list: readonly number[]): number => list.reduce((sum, own) => sum + own, 0) / list.length;
  const sides = [...new Set(cells.flatMap(({ initiator, target }) => [initiator, target]))];
  const even = groupPoints(exact.cells).slice(0, 1).every(isEvenField);
  const planes = [...new Set(cells.map(({ plane }) => plane))];
  const scores = (side: string, plane: number | null, other: string | null): number[] =>
    cells.flatMap(({ initiator, target, plane: own, score }) =>
      initiator === target || (plane !== null && own !== plane)
        ? []
        : initiator === side && (other === null || target === other)
          ? [score]
          : target === side && (other === null || initiator === other)
            ? [1 - score]
            : [],
    );
  const against = (side: string, other: string): number => mean(scores(side, null, other));
  const outside = (limit: number): number =>
    cells.filter(({ score }) => Math.abs(score - 0.5) > limit + 1e-12).length;
  const worse = (side: string, by: string): boolean =>
    side !== by &&
    against(side, by) < 0.5 - 1e-9 &&
    sides.every((third) => [side, by].includes(third) || against(side, third) < against(by, third) - 1e-9);
  return [
    ['hopeless_cells', '', outside(0.3)],
    ['lopsided_cells', '', outside(0.1)],
    ...sides.map((side) => ['dominated', side, Number(sides.some((by) => worse(side, by)))] as const),
    ...cells.flatMap(({ key, rounds, score }) => [
      ['mean_rounds', key, rounds] as const,
      ['unevenness', key, Math.abs(score - 0.5)] as const,
    ]),
    ...planes.flatMap((plane) => {
      const own = cells.filter((cell) => cell.plane === plane);
      const met = new Set(own.map(({ initiator, target }) => `${initiator} > ${target}`));
      const both = own.filter(({ initiator, target }) => met.has(`${target} > ${initiator}`));
      const seat = both.length === 0 ? [] : [mean(both.map(({ score }) => score))];
      // Where not all meet alike, matchups are judged instead of sides.
      const judged = even
        ? sides.map((side) => mean(scores(side, plane, null)))
        : own.filter(({ initiator, target }) => initiator !== target).map(({ score }) => score);
      const calm =
        own.every(({ score }) => Math.abs(score - 0.5) <= 0.3 + 1e-9) &&
        [...judged, ...seat].every((score) => Math.abs(score - 0.5) <= 0.1 + 1e-9);
      return [
        ...sides.flatMap((side) => {
          const score = mean(scores(side, plane, null));
          return [
            [`score on plane ${plane}`, side, score],
            [`score of ${side}`, String(plane), score],
          ] as const;
        }),
        ...seat.map((score) => [`score on plane ${plane}`, 'whoever attacks first', score] as const),
        ...own.map(
          ({ initiator, target, score }) =>
            [`score on plane ${plane}`, `${initiator} > ${target}`, score] as const,
        ),
        ['draws', String(plane), mean(own.map(({ draw }) => draw))] as const,
        ['rounds', String(plane), mean(own.map(({ rounds }) => rounds))] as const,
        ['calm', String(plane), Number(calm)] as const,
      ];
    }),
    ...[...planes, null].flatMap((plane) =>
      sides.flatMap((side) =>
        sides
          .filter((other) => other !== side)
          .map(
            (other) =>
              [
                `beats on ${plane ?? 'all'}`,
                `${side} > ${other}`,
                Number(mean(scores(side, plane, other)) > 0.5),
              ] as const,
          ),
      ),
    ),
  ];
}

/** The figures of an exact run. */
export function truthOf(exact: Study): Truth {
  const truth = new Map<string, Map<string, number>>();
  const learn = (about: string, subject: string, figure: number): void => {
    const known = truth.get(about) ?? new Map<string, number>();
    known.set(subject, figure);
    truth.set(about, known);
  };
  for (const [about, subject, estimate] of figuresOf(exact)) learn(about, subject, bestOf(estimate)!);
  for (const [about, subject, figure] of spokenOf(exact)) learn(about, subject, figure);
  for (const { plane, attribute, value } of exact.worths ?? [])
    learn(`worth on plane ${plane}`, attribute, value);
  for (const { cell } of exact.cells) learn('agree', cell.key, 1);
  return truth;
}

/** The same cells without their exact results: what a run learns that only simulates. */
export function simulatedOnly(study: Study, tallies: readonly (Tally | null)[]): Study {
  const options = { ...study.info.options, method: 'mc' as const };
  const cells = study.cells.map((cell, i) => ({ ...cell, exact: null, tally: tallies[i] ?? null }));
  return { info: { ...study.info, options }, cells };
}
