/** Everybody before and after a change: a row each, all planes together and plane by plane. */
import { bestOf } from '../../analysis/estimate.ts';
import { isShare, type Tracked, type TrackedPoint } from './tracked.ts';

/** One figure on one plane, or the mean of several. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** What became of one side, pair, mind, … */
export interface ChangeRow {
  readonly figure: Pick<Tracked, 'of' | 'names'>;
  readonly share: boolean;
  /** Mean over the planes. */
  readonly together: Change;
  /** In the order of the planes; none where there are no planes, or one. */
  readonly planes: readonly (Change & { readonly plane: number })[];
}

/** Rows of what both points have, the largest change over all planes together first. */
export function changesBetween(before: TrackedPoint, after: TrackedPoint): readonly ChangeRow[] {
  const keyOf = ({ of, names, plane }: Tracked): string => JSON.stringify([of, names, plane]);
  const now = new Map(after.lead.map((figure) => [keyOf(figure), figure]));
  const rows = new Map<string, { figure: Tracked; all: (Change & { plane: number | null })[] }>();
  for (const figure of before.lead) {
    const [from, to] = [bestOf(figure.value), bestOf(now.get(keyOf(figure))?.value ?? figure.value)];
    if (from === null || to === null || !now.has(keyOf(figure))) continue;
    const key = JSON.stringify([figure.of, figure.names]);
    const row = rows.get(key) ?? { figure, all: [] };
    rows.set(key, row);
    row.all.push({ plane: figure.plane, before: from, after: to });
  }
  const mean = (all: readonly Change[], of: (own: Change) => number): number =>
    all.reduce((sum, own) => sum + of(own), 0) / all.length;
  return [...rows.values()]
    .map(
      ({ figure, all }): ChangeRow => ({
        figure,
        share: isShare(figure.of),
        together: { before: mean(all, (own) => own.before), after: mean(all, (own) => own.after) },
        planes: all.flatMap(({ plane, ...own }) => (plane === null ? [] : [{ ...own, plane }])),
      }),
    )
    .sort((a, b) => size(b) - size(a));
}

const size = ({ together, planes }: ChangeRow): number =>
  Math.max(
    Math.abs(together.after - together.before),
    ...planes.map((own) => Math.abs(own.after - own.before)),
  );
