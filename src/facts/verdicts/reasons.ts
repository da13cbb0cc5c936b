/** What is said of verdicts: how many there are of each, what a verdict rests on, and how sure all are. */
import type { JudgedFigure, Judgement, Verdict, VerdictStatus } from '../../analysis/judgement.ts';
import { scenarioKindOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { countBy } from '../run/extremes.ts';

/** Where the figures lie that a verdict of each status rests on. */
const position = { pass: 'inside', fail: 'outside', undecided: 'open', unjudged: 'inside' } as const;

/** Expectations by what became of them. */
export type VerdictCounts = Readonly<Record<VerdictStatus | 'total', number>>;

/** A verdict with what it rests on. */
export interface Reason extends Pick<Verdict, 'status' | 'metric' | 'counts' | 'left' | 'low' | 'high'> {
  /** Figures judged. */
  readonly total: number;
  /** The figures behind it that are kept, the one that decides most first, and how many there are of them. */
  readonly deciding: readonly JudgedFigure[];
  readonly decidingCount: number;
}

/** How verdicts were reached. */
export interface Procedure extends Pick<Judgement, 'procedure' | 'family' | 'confidence' | 'taken'> {
  /** Chance that any verdict is wrong, at most: 0 to 1. */
  readonly error: number;
  /** Kind of the trials that were judged. */
  readonly kind: Cell['kind'];
  /** Looks planned, with the trials of a cell at the first and the last; `null` where no look was planned. */
  readonly looks: { readonly planned: number; readonly first: number; readonly last: number } | null;
}

/** Counts verdicts. */
export function verdictCounts({ verdicts }: Judgement): VerdictCounts {
  const counts = countBy(verdicts, ['pass', 'fail', 'undecided', 'unjudged'], ({ status }) => status);
  return { ...counts, total: verdicts.length };
}

/** Works out what a verdict rests on. */
export function reasonOf({ status, metric, counts, left, low, high, figures }: Verdict): Reason {
  return {
    ...{ status, metric, counts, left, low, high },
    total: counts.inside + counts.outside + counts.open,
    deciding: figures.filter((figure) => figure.position === position[status]),
    decidingCount: counts[position[status]],
  };
}

/** Works out how the verdicts of a run were reached. */
export function procedureOf({ procedure, family, confidence, taken, looks, verdicts }: Judgement): Procedure {
  const [first, last] = [looks[0], looks.at(-1)];
  return {
    ...{ procedure, family, confidence, taken },
    error: 1 - confidence,
    kind: scenarioKindOf(verdicts[0]?.metric ?? 'win_rate'),
    looks: first === undefined || last === undefined ? null : { planned: looks.length, first, last },
  };
}
