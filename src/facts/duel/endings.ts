/** How the duels of a point end, where that is not all by a destroyed soul. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { meanOf } from '../../analysis/moments.ts';
import type { Point } from '../../analysis/points.ts';
import type { CellResult } from '../../batch/result.ts';
import { type EndReason, endReasons } from '../../rules/duel/ends.ts';
import { endsBy } from '../../scenario/duel/outcome.ts';
import { meanShare, playedCells } from './course.ts';

/** One plane, or one matchup of a plane: the share of its duels that end for each reason. */
export interface EndingRow {
  readonly plane: number;
  /** `null`: all matchups of the plane, each with the same weight. */
  readonly matchup: { readonly initiator: string; readonly target: string } | null;
  /** In the order of {@link Endings.reasons}. */
  readonly shares: readonly Estimate[];
  /** Mean damage that explosions do to those who stand by, in a duel. */
  readonly damage: number;
}

/** What the table of ends shows. */
export interface Endings {
  /** Reasons that some duel ends for, in the order of the rules. */
  readonly reasons: readonly EndReason[];
  readonly rows: readonly EndingRow[];
  /** Whether explosions hurt anybody who stands by. */
  readonly damaging: boolean;
  /** The largest share of another end than that of a soul: its row and reason. */
  readonly most: { readonly row: number; readonly reason: EndReason; readonly share: Estimate } | null;
  /** Share of the duels of a plane in which somebody is exhausted, where that is worth telling. */
  readonly exhausted: ReadonlyMap<number, Estimate>;
  /** Whether all shares are exact. */
  readonly exact: boolean;
}

/** From this share on another end than that of a soul is worth a table. */
const worthTelling = 0.01;

/** Of so few matchups each is told by itself. */
const fewMatchups = 16;

/** Ends by plane, or by matchup of few; `null` where all but some duels end with a destroyed soul. */
export function endingsOf(point: Point): Endings | null {
  const cells = playedCells(point);
  const groups: readonly (readonly CellResult[])[] =
    cells.length <= fewMatchups
      ? cells.map((cell) => [cell])
      : point.planes.map(({ plane }) => cells.filter(({ cell }) => cell.plane === plane));
  const filled = groups.filter((group) => group.length > 0);
  const share = (group: readonly CellResult[], reason: EndReason) =>
    meanShare(group, (marginals) => endsBy(marginals, reason), point.precision);
  const reasons = endReasons.filter((reason) =>
    cells.some(({ tally, exact }) => [tally, exact].some((own) => own !== null && endsBy(own, reason) > 0)),
  );
  const rows = filled.map((group): EndingRow => {
    const [{ cell }] = group as readonly [CellResult];
    const { plane, initiator, target } = cell;
    const damages = group.map(({ exact, tally }) => meanOf((exact ?? tally)!, 'bystander_damage') ?? 0);
    return {
      plane,
      matchup: cells.length <= fewMatchups ? { initiator, target } : null,
      shares: reasons.map((reason) => share(group, reason)),
      damage: damages.reduce((sum, own) => sum + own, 0) / damages.length,
    };
  });
  const [most = null] = rows
    .flatMap(({ shares }, row) => shares.map((share, i) => ({ row, reason: reasons[i]!, share })))
    .filter(({ reason }) => reason !== 'soul')
    .sort((a, b) => (bestOf(b.share) ?? 0) - (bestOf(a.share) ?? 0));
  if (most === null || (bestOf(most.share) ?? 0) <= worthTelling) return null;
  const exhausted = point.planes.flatMap(({ plane }) => {
    const tired = share(
      cells.filter(({ cell }) => cell.plane === plane),
      'exhaustion',
    );
    return (bestOf(tired) ?? 0) > worthTelling ? [[plane, tired] as const] : [];
  });
  return {
    reasons,
    rows,
    most,
    exhausted: new Map(exhausted),
    damaging: rows.some(({ damage }) => damage > 0),
    exact: rows.every(({ shares }) => shares.every(({ exact }) => exact !== null)),
  };
}
