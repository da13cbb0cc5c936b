/** What planes decide by and how they differ, as facts. */
import { bestOf } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import { type Decision, decisionAmong } from '../../analysis/planes/decide.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { attributes, type Worth } from '../../analysis/worth.ts';
import { type Extremes, extremes } from '../run/extremes.ts';

/** What one plane decides by; the class base is told even where it is neither first nor next. */
export interface PlaneDecision extends Decision<Worth> {
  readonly plane: number;
}

/** A figure of a plane, in its own unit. */
export interface PlaneFigure {
  readonly plane: number;
  readonly figure: number;
}

/** Everything that is said of a comparison of planes. */
export interface PlaneSummary extends Pick<PlaneComparison, 'variant' | 'axes' | 'matchups' | 'confidence'> {
  /** Planes of which it is known what a point of an attribute is worth. */
  readonly decisions: readonly PlaneDecision[];
  /** Planes with the least and the most of each figure; `null` where it is not known or everywhere equal. */
  readonly ends: Readonly<Record<'hopeless' | 'spread' | 'upsets' | 'rounds', Extremes<PlaneFigure> | null>>;
  /** Whether all figures of the planes are exact, and all worths of attributes; `null` without worths. */
  readonly exact: boolean;
  readonly exactWorths: boolean | null;
  /** The plane with the smallest part of its matchups in the worths; `null` where all are in. */
  readonly coverage: { readonly matchups: number; readonly of: number } | null;
  /** Whether any pair of planes had to be tested. */
  readonly tested: boolean;
}

/** Works out what is said of a comparison of planes. */
export function planeSummary({
  variant,
  axes,
  matchups,
  confidence,
  planes,
  pairs,
  worths,
}: PlaneComparison): PlaneSummary {
  const partial = worths.filter((worth) => worth.matchups < worth.of);
  return {
    ...{ variant, axes, matchups, confidence },
    decisions: planes.flatMap(({ plane }) => decisionOf(plane, worths)),
    ends: {
      hopeless: endsOf(planes, ({ hopeless }) => hopeless),
      spread: endsOf(planes, ({ spread }) => spread),
      upsets: endsOf(planes, ({ upset }) => (upset === null ? null : bestOf(upset.rate))),
      rounds: endsOf(planes, ({ rounds }) => rounds),
    },
    exact: planes.every((facts) => facts.exact),
    exactWorths: worths.length === 0 ? null : worths.every((worth) => worth.exact),
    coverage:
      partial.length === 0 ? null : partial.reduce((a, b) => (b.matchups / b.of < a.matchups / a.of ? b : a)),
    tested: pairs.some(({ adjusted }) => adjusted !== null),
  };
}

function decisionOf(plane: number, worths: readonly Worth[]): readonly PlaneDecision[] {
  const own = attributes.flatMap(
    (attribute) => worths.find((worth) => worth.plane === plane && worth.attribute === attribute) ?? [],
  );
  if (own.length === 0) return [];
  const { first, others } = decisionAmong(own);
  const [next] = others;
  return [{ plane, first, others: others.filter((worth) => worth === next || worth.attribute === 'base') }];
}

function endsOf(
  planes: readonly PlaneFacts[],
  value: (facts: PlaneFacts) => number | null,
): Extremes<PlaneFigure> | null {
  const known = planes.flatMap((facts) => {
    const figure = value(facts);
    return figure === null ? [] : [{ plane: facts.plane, figure }];
  });
  const ends = extremes(known, ({ figure }) => figure);
  return ends === null || ends.most.figure - ends.least.figure < 1e-9 ? null : ends;
}
