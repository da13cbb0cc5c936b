/** What a comparison says of one variant, and what has to be known to read it. */
import type {
  ChangeVerdict,
  Comparison,
  MatchupChange,
  Means,
  PooledChange,
} from '../../analysis/compare/comparison.ts';
import type { Compared } from '../../study/compared.ts';
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
