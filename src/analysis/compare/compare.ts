/** Puts a comparison together: evidence by law, averages, one family of tests, verdicts. */
import { exactScore } from '../../scenario/duel/outcome.ts';
import { cohensH } from '../../stats/cohens-h.ts';
import { holm } from '../../stats/multiplicity.ts';
import type { Change, ComparedCell, Comparison, Rest } from './comparison.ts';
import { evidenceOf } from './evidence.ts';
import type { Evidence, LawChange } from './known.ts';
import { averages } from './pooled.ts';
import { equivalenceP, neededFor, verdictOf } from './verdict.ts';

/** What a comparison is asked for. */
export interface CompareOptions {
  /** Differences of win rate within ±margin count as none; a share, 0.02 for two points. */
  readonly margin: number;
  readonly confidence: number;
  /** Whether cells of one law before and after are the same duel without looking: one version wrote both. */
  readonly trustLaws: boolean;
  /** Whether averages by side and plane are wanted, which take part in the family of tests; yes by default. */
  readonly averages?: boolean;
  /**
   * Given where looks at the counts decided how many duels a run has: a number of duels fixed before them, near
   * which intervals of means are tightest. Two samples are then compared by time-uniform intervals and tests.
   */
  readonly looked?: number;
}

/** Compares cells that are possible in both. */
export function compareCells(
  cells: readonly ComparedCell[],
  options: CompareOptions,
  rest: Rest = { unmatched: [], apart: [] },
): Comparison {
  const laws = groupChanges(cells, options.trustLaws);
  const evidence = laws.map(({ change }) => evidenceOf(change, options.confidence, options.looked ?? null));
  const rowOf = new Map(laws.flatMap(({ members }, row) => members.map((member) => [member, row] as const)));
  const rows = cells.map((cell) => rowOf.get(cell)!);
  const pooled = options.averages === false ? [] : averages(cells, rows, evidence);
  // One hypothesis a law, however many matchups show it; averages are further ones.
  const drafts = [...evidence, ...pooled.map((average) => average.evidence)];
  const changes = judge(drafts, options);
  return {
    margin: options.margin,
    confidence: options.confidence,
    looked: drafts.some(({ looked }) => looked !== undefined),
    family: drafts.filter(({ p }) => p !== null).length,
    matchups: cells.map(({ after: { cell }, joint }, index) => ({
      ...changes[rows[index]!]!,
      key: cell.key,
      variant: cell.variant,
      axes: cell.axes,
      plane: cell.plane,
      initiator: cell.initiator,
      target: cell.target,
      evidence: rows[index]!,
      table: joint?.table ?? null,
      flips: joint?.flips ?? [],
    })),
    pooled: pooled.map(({ variant, axes, subject, cells: count }, index) => ({
      ...changes[laws.length + index]!,
      variant,
      axes,
      subject,
      cells: count,
    })),
    ...rest,
  };
}

interface Group {
  readonly change: LawChange;
  readonly members: readonly ComparedCell[];
}

/** Cells that go by the same law before and by the same law after are one hypothesis. */
function groupChanges(cells: readonly ComparedCell[], trustLaws: boolean): Group[] {
  const groups = new Map<string, ComparedCell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.before.chain, cell.after.chain, cell.joint === null]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()].map((members) => {
    // A key names one stream: the same duels again at another setting of the axes are not more duels.
    const streams = [...new Map(members.map((member) => [member.before.cell.key, member])).values()];
    const [first] = members;
    return {
      members,
      change: {
        before: streams.map(({ before }) => before),
        after: streams.map(({ after }) => after),
        identical: trustLaws && first !== undefined && first.before.chain === first.after.chain,
        joints: streams.flatMap(({ joint }) => joint ?? []),
      },
    };
  });
}

/** Adjusts all tests as one family, and says what follows. */
function judge(evidence: readonly Evidence[], { margin, confidence }: CompareOptions): Change[] {
  const tested = evidence.flatMap(({ p }, index) => (p === null ? [] : [index]));
  const adjusted = new Map(zip(tested, holm(tested.map((index) => evidence[index]!.p!))));
  const equivalent = new Map(
    zip(tested, holm(tested.map((index) => equivalenceP(evidence[index]!, margin)))),
  );
  return evidence.map((known, index) => {
    const holmP = adjusted.get(index) ?? null;
    const equivalence = equivalent.get(index) ?? null;
    const { verdict, direction } = verdictOf(known, holmP, equivalence, margin, 1 - confidence);
    const needed =
      verdict === 'undecided' && known.p !== null
        ? neededFor(known, margin, (1 - confidence) / Math.max(1, tested.length))
        : null;
    return {
      means: known.means,
      before: known.before?.initiator ?? null,
      after: known.after?.initiator ?? null,
      win: known.win,
      score: known.score,
      scores:
        known.before === null || known.after === null
          ? null
          : [exactScore(known.before), exactScore(known.after)],
      initiatorDrain: known.initiatorDrain,
      targetDrain: known.targetDrain,
      rounds: known.rounds,
      effect: effectOf(known),
      duels: known.duels,
      p: known.p,
      adjusted: holmP,
      equivalence,
      verdict,
      direction,
      needed,
    };
  });
}

function effectOf({ before, after }: Evidence): number | null {
  if (before === null || after === null) return null;
  // A solver's rounding may put a chance a hair outside.
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  return cohensH(share(after.initiator), share(before.initiator));
}

function zip(keys: readonly number[], values: readonly number[]): (readonly [number, number])[] {
  return keys.map((key, i) => [key, values[i]!] as const);
}
