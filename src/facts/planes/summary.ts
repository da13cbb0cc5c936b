/** What planes decide by and how they differ, as facts. */
import { bestOf } from '../../analysis/estimate.ts';
import {
  type PlaneComparison,
  type PlaneFigureName,
  planeFigures,
} from '../../analysis/planes/comparison.ts';
import { type Decision, decisionAmong } from '../../analysis/planes/decide.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { rounded } from '../../analysis/planes/noise.ts';
import { attributes, type Worth } from '../../analysis/worth.ts';

/** What planes decide by, all of them alike; the class base is told even where it is neither first nor next. */
export interface PlaneDecision extends Decision<Worth> {
  readonly planes: readonly number[];
}

/** Planes of which one has the most (the least) of a figure: a single one surely has it. */
export interface PlaneEnd {
  readonly planes: readonly number[];
  /** The best value known of the first of them, in its own unit. */
  readonly figure: number;
  /** All of them have it alike, and surely; else it is open which. */
  readonly sure: boolean;
}

/** Where a figure is least and most; `open` where the duels do not even tell one plane from another. */
export type PlaneEnds = { readonly least: PlaneEnd; readonly most: PlaneEnd } | 'open';

/** Everything that is said of a comparison of planes. */
export interface PlaneSummary extends Pick<PlaneComparison, 'variant' | 'axes' | 'matchups' | 'confidence'> {
  /** Planes of which it is known what a point of an attribute is worth. */
  readonly decisions: readonly PlaneDecision[];
  /** Planes with the least and the most of each figure; `null` where it is not known or everywhere equal. */
  readonly ends: Readonly<Record<PlaneFigureName, PlaneEnds | null>>;
  /** Figures of which it is open where they are most and least. */
  readonly open: readonly PlaneFigureName[];
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
  claims,
}: PlaneComparison): PlaneSummary {
  const ends = {
    hopeless: endsOf('hopeless', planes, claims),
    spread: endsOf('spread', planes, claims),
    upsets: endsOf('upsets', planes, claims),
    rounds: endsOf('rounds', planes, claims),
  };
  const partial = worths.filter((worth) => worth.matchups < worth.of);
  return {
    ...{ variant, axes, matchups, confidence },
    decisions: together(planes.flatMap(({ plane }) => decisionOf(plane, worths))),
    ends,
    open: figureNames.filter((name) => ends[name] === 'open'),
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
  const { first, others, alike } = decisionAmong(own);
  const [next] = others;
  return [
    {
      planes: [plane],
      first,
      alike,
      others: others.filter((worth) => worth === next || worth.attribute === 'base'),
    },
  ];
}

/** Decisions in which nothing but the plane differs, to a solver's rounding, as one. */
function together(decisions: readonly PlaneDecision[]): readonly PlaneDecision[] {
  const told = (worths: readonly Worth[]) =>
    worths.map(({ attribute, value, low, high }) => [attribute, ...[value, low, high].map(rounded)]);
  const groups = new Map<string, PlaneDecision>();
  for (const own of decisions) {
    const key = JSON.stringify([told(own.first), told(own.others), own.alike]);
    const known = groups.get(key);
    groups.set(key, known === undefined ? own : { ...known, planes: [...known.planes, ...own.planes] });
  }
  return [...groups.values()];
}

const figureNames = Object.keys(planeFigures) as PlaneFigureName[];

/** The ends that the claims bear; `null` where the figure is not known, or everywhere equal. */
function endsOf(
  name: PlaneFigureName,
  planes: readonly PlaneFacts[],
  claims: PlaneComparison['claims'],
): PlaneEnds | null {
  const value = new Map(
    planes.flatMap((facts) => {
      const estimate = planeFigures[name](facts);
      const best = estimate === null ? null : bestOf(estimate);
      return best === null ? [] : [[facts.plane, { best, exact: estimate!.exact !== null }] as const];
    }),
  );
  const own = claims.filter(({ about }) => about === name);
  const end = (says: 'most' | 'least'): PlaneEnd | null => {
    const claim = own.find((one) => one.says === says);
    if (claim?.says !== says) return null;
    const sign = says === 'most' ? -1 : 1;
    const named = claim.among.map(Number).sort((a, b) => sign * (value.get(a)!.best - value.get(b)!.best));
    const sure = named.length === 1 || named.every((plane) => value.get(plane)!.exact);
    return { planes: named, figure: value.get(named[0]!)!.best, sure };
  };
  const [least, most] = [end('least'), end('most')];
  if (least === null || most === null) return null;
  const all = least.planes.length === value.size && most.planes.length === value.size;
  return all ? (least.sure ? null : 'open') : { least, most };
}
