/** What a comparison says of one variant, and what has to be known to read it. */
import type {
  ChangeVerdict,
  Comparison,
  MatchupChange,
  Means,
  PooledChange,
} from '../../analysis/compare/comparison.ts';
import type { Compared } from '../../study/compared.ts';
import { compareFairness, type FairMove } from '../moves/moves.ts';
import type { Fairness } from '../moves/tracked.ts';
import { countBy, type Extremes, extremes } from '../run/extremes.ts';

/** Everything that a comparison of one variant says in sentences. */
export interface VariantSummary {
  readonly variant: string;
  readonly baseline: string;
  readonly matchups: readonly MatchupChange[];
  readonly pooled: readonly PooledChange[];
  /** Differences of win rates (0 to 1) within this count as none. */
  readonly margin: number;
  /** Matchups by verdict. */
  readonly counts: Readonly<Record<ChangeVerdict, number>>;
  /** Whether it is fairer than the baseline; `null` where no score is known, or nothing differs at all. */
  readonly fair: FairMove | null;
  /** The matchup that surely changes and whose win rate moves farthest, either way; `null` where none does. */
  readonly largest: MatchupChange | null;
  /** Where the average win rate surely changes, the ends of it; `null` where it nowhere does. */
  readonly sides: Extremes<PooledChange> | null;
  readonly planes: Extremes<PooledChange> | null;
}

/** How a comparison is to be read: what its figures and verdicts rest on. */
export interface ComparisonReading extends Pick<Comparison, 'margin' | 'confidence' | 'family' | 'looked'> {
  /** Whether any matchup is known in this way. */
  readonly has: Readonly<Record<Means, boolean>>;
}

/** Works out what is said of one variant. */
export function summaryOf(
  { matchups, pooled, margin }: Pick<Comparison, 'matchups' | 'pooled' | 'margin'>,
  { baseline, variants }: Pick<Compared, 'baseline' | 'variants'>,
  variant: string,
): VariantSummary {
  const mine = (change: { readonly variant: string }) => variants.length === 1 || change.variant === variant;
  const own = matchups.filter(mine);
  const averages = pooled.filter(mine);
  const changed = own.filter(({ verdict }) => verdict !== 'identical' && verdict !== 'undecided');
  const ends = (kind: PooledChange['subject']['kind']) =>
    extremes(
      averages.filter(({ subject, direction }) => subject.kind === kind && direction !== null),
      ({ win }) => win?.value ?? 0,
    );
  return {
    variant,
    baseline,
    matchups: own,
    pooled: averages,
    margin,
    counts: countBy(
      own,
      ['higher', 'lower', 'equivalent', 'identical', 'undecided'],
      ({ verdict }) => verdict,
    ),
    fair: fairMove(own),
    largest: extremes(changed, ({ win }) => Math.abs(win?.value ?? 0))?.most ?? null,
    sides: ends('side'),
    planes: ends('plane'),
  };
}

/** Works out how a comparison is to be read. */
export function readingOf({
  margin,
  confidence,
  family,
  looked,
  matchups,
}: Pick<Comparison, 'margin' | 'confidence' | 'family' | 'looked' | 'matchups'>): ComparisonReading {
  const has = (means: Means) => matchups.some((change) => change.means === means);
  return {
    ...{ margin, confidence, family, looked },
    has: {
      identical: has('identical'),
      exact: has('exact'),
      paired: has('paired'),
      independent: has('independent'),
      unknown: has('unknown'),
    },
  };
}

/** From this distance from even on a matchup is hopeless. */
const HOPELESS = 0.3 + 1e-12;

/** Fairness before and after, over all matchups whose scores are known. */
function fairMove(matchups: readonly MatchupChange[]): FairMove | null {
  const known = matchups.flatMap(({ scores, score }) => {
    if (scores == null) return [];
    const exact = score === null || score.exact;
    return [{ scores, exact, blur: exact ? 0 : (score.high - score.low) / 2 }];
  });
  if (known.length === 0 || matchups.every(({ verdict }) => verdict === 'identical')) return null;
  const at = (side: 0 | 1): Fairness => {
    const distances = known.map(({ scores }) => Math.abs(scores[side] - 0.5));
    const count = (is: (own: (typeof known)[number], distance: number) => boolean): number =>
      known.filter((own, i) => is(own, distances[i]!)).length;
    // Of what is simulated only the difference has bounds here: nothing is sure of a count that may rest on it.
    return {
      hopeless: count((_, distance) => distance > HOPELESS),
      surely: count(({ exact }, distance) => exact && distance > HOPELESS),
      possibly: count(({ exact }, distance) => !exact || distance > HOPELESS),
      matchups: known.length,
      distance: distances.reduce((sum, own) => sum + own, 0) / known.length,
      blur: known.reduce((sum, { blur }) => sum + blur, 0) / known.length / 2,
    };
  };
  return compareFairness(at(0), at(1));
}
