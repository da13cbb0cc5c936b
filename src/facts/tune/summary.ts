/** What stands out in a tuning, as facts. */
import { REACH } from '../../tuning/tune/proposal.ts';
import type { Standing } from '../../tuning/tune/standing.ts';
import type { TuneMethod } from '../../tuning/tune/tune.ts';
import { type Cut, cut } from '../run/cut.ts';
import { missAt, type WishFacts, wishOf, worst } from './misses.ts';
import { type MoverFacts, moversOf, type TurnFacts, turnsOf } from './movers.ts';
import { type Measured, measure, type TuneReport } from './tuneReport.ts';

/** Mean scores of more sides than this are told by the extremes. */
const mostMovers = 3;
/** Mean scores, 0 to 1, that move by less are not worth a word. */
const moved = 0.0005;

/** How the search went. */
export interface SearchFacts {
  readonly method: TuneMethod;
  readonly proven: boolean;
  /** `null` where there are infinitely many. */
  readonly settings: number | null;
  readonly worked: number;
}

/** What a fresh simulation says about one wish. */
export type ConfirmVerdict = 'inside' | 'outside' | 'open';

/** How wishes are met as the file stands, or after the change. */
export interface MetFacts {
  readonly missed: number;
  readonly wishes: number;
  /** The one that misses most; `null` where none does. */
  readonly worst: WishFacts | null;
}

/** A fresh simulation of the recommendation. */
export interface FreshFacts {
  readonly seed: string;
  readonly duels: number;
  readonly inside: number;
  readonly outside: number;
  readonly open: number;
}

/** A proposal: so many class bases, each by up to so much, and the band that scores shall lie in, 0 to 1. */
export interface ProposalFacts {
  readonly bases: number;
  readonly reach: number;
  readonly of: 'mean_score' | 'score';
  readonly low: number;
  readonly high: number;
}

/** What stands out. */
export interface TuneSummary {
  /** What is proposed where the scenario says nothing about tuning; `null` where it does. */
  readonly proposed: ProposalFacts | null;
  readonly turns: readonly TurnFacts[];
  /** What the closest setting leaves; `null` where the goal is met. */
  readonly left: WishFacts | null;
  readonly proven: boolean;
  readonly standing: Standing;
  readonly before: MetFacts;
  readonly search: SearchFacts;
  /** The sides that gain and lose most, largest change first; `null` where nothing is turned. */
  readonly movers: { readonly gains: Cut<MoverFacts>; readonly losses: Cut<MoverFacts> } | null;
  /** `null` where nothing was simulated anew. */
  readonly fresh: FreshFacts | null;
}

/** Works out what stands out. */
export function tuneSummary(
  report: TuneReport,
  measured: readonly Measured[] = measure(report),
  movers: readonly MoverFacts[] = moversOf(report),
): TuneSummary {
  const { result, fresh } = report;
  const turns = turnsOf(result);
  const last = worst(measured, (own) => own.after);
  const first = worst(measured, (own) => own.before);
  const missed = measured.filter((own) => missAt(own, own.before) > 0).length;
  const rise = ({ before, after }: MoverFacts): number => after - before;
  const count = (verdict: ConfirmVerdict): number =>
    (fresh?.wishes ?? []).filter((own) => own?.verdict === verdict).length;
  const [wish] = result.block.goal;
  return {
    proposed:
      report.proposed && wish !== undefined
        ? {
            bases: result.block.knobs.length,
            reach: REACH,
            of: wish.metric === 'score' ? 'score' : 'mean_score',
            low: wish.low,
            high: wish.high,
          }
        : null,
    turns,
    left: result.best.miss > 0 ? wishOf(last.requirement, last.after) : null,
    proven: result.proven,
    standing: report.standing,
    before: {
      missed,
      wishes: measured.length,
      worst: missed === 0 ? null : wishOf(first.requirement, first.before),
    },
    search: result,
    movers:
      turns.length === 0
        ? null
        : {
            gains: cut(
              movers.filter((own) => rise(own) > moved).sort((a, b) => rise(b) - rise(a)),
              mostMovers,
            ),
            losses: cut(
              movers.filter((own) => rise(own) < -moved).sort((a, b) => rise(a) - rise(b)),
              mostMovers,
            ),
          },
    fresh:
      fresh === null
        ? null
        : { ...fresh, inside: count('inside'), outside: count('outside'), open: count('open') },
  };
}
