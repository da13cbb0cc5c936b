/** Which switches choose a point, and the key that they make together. */
import type { View } from '../../../facts/duel/view.ts';

/** The variant (without a name), or an axis, with its values as the reader sees them. */
export interface PointPart {
  readonly name: string | null;
  readonly values: readonly string[];
}

/** Parts that tell points apart; `null` where some combination of their values has no point. */
export function pointParts({ points }: View): readonly PointPart[] | null {
  const axes = points[0]?.axes.map(({ name }) => name) ?? [];
  const parts: readonly PointPart[] = [
    { name: null, values: [...new Set(points.map(({ variant }) => variant))] },
    ...axes.map((name, at) => ({
      name,
      values: [...new Set(points.map((point) => String(point.axes[at]?.value)))],
    })),
  ];
  const all = parts.reduce((product, { values }) => product * values.length, 1);
  return all === points.length ? parts : null;
}

/** The key of a point: places of its parts, those with a single value left out; its index without parts. */
export function pointKey(view: View, index: number): string {
  const parts = pointParts(view);
  const point = view.points[index];
  if (parts === null || point === undefined) return String(index);
  const own = [point.variant, ...point.axes.map(({ value }) => String(value))];
  return parts
    .flatMap(({ values }, part) => (values.length > 1 ? [values.indexOf(own[part] ?? '')] : []))
    .join(',');
}
