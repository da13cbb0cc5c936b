/** Points of a run as a part of its report: which switches choose one, and the key that they make together. */
import { cut } from '../../facts/run/cut.ts';
import { type PointName, type PointPlace, pointNames } from '../../facts/run/pointName.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import { type Block, type Controls, filled, type Switch } from './model.ts';

/**
 * Points with what stands in each: the one that is looked at first, then the others in their order.
 *
 * @param plain words in plain phrasing.
 * @param more switches beside those that choose a point.
 * @param most points at most.
 * @returns nothing without content; one point stands there without its name.
 */
export function pointBlocks<P extends PointPlace>(
  points: readonly P[],
  blocksOf: (point: P, index: number) => readonly Block[],
  texts: Texts,
  plain: Texts,
  more: readonly Switch[] = [],
  most: number = Number.POSITIVE_INFINITY,
): readonly Block[] {
  const names = pointNames(points);
  const parts = partsOf(points);
  const keys = keysOf(points, parts);
  const switches = [...pointSwitches(names, parts, keys[firstLookedAt(points)] ?? '', plain), ...more];
  const shown = cut(
    inOrder(points).map((index) => ({ index, blocks: blocksOf(points[index]!, index) })),
    most,
  ).shown;
  if (!shown.some(({ blocks }) => blocks.some((block) => filled(block)))) return [];
  return [
    {
      kind: 'points',
      heading: texts.headings.others,
      controls: switches.length === 0 ? null : controlsOf(switches, plain),
      points: shown.map(({ index, blocks }) => ({
        key: keys[index]!,
        name: texts.point(names[index]!),
        summary: plain.point(names[index]!),
        blocks,
      })),
    },
  ];
}

/** Indices of points, the one that is looked at first in front. */
export function inOrder(points: readonly PointPlace[]): readonly number[] {
  const first = firstLookedAt(points);
  return [...points.keys()].sort((a, b) => Number(b === first) - Number(a === first));
}

/** What the switches of the page choose each point by. */
export function pointKeys(points: readonly PointPlace[]): readonly string[] {
  return keysOf(points, partsOf(points));
}

function keysOf(points: readonly PointPlace[], parts: readonly PointAxis[] | null): readonly string[] {
  return points.map((point, index) => keyOf(point, index, parts));
}

function controlsOf(switches: readonly Switch[], { page }: Texts): Controls {
  return { label: page.controls, switches, filter: { label: page.filter, hint: page.filterHint } };
}

/** The variant (without a name), or an axis, with its values as the reader sees them. */
export interface PointAxis {
  readonly name: string | null;
  readonly values: readonly string[];
}

/** Parts that tell points apart; `null` where some combination of their values has no point. */
export function partsOf(points: readonly PointPlace[]): readonly PointAxis[] | null {
  const axes = points[0]?.axes.map(({ name }) => name) ?? [];
  const parts: readonly PointAxis[] = [
    { name: null, values: [...new Set(points.map(({ variant }) => variant))] },
    ...axes.map((name, at) => ({
      name,
      values: [...new Set(points.map((point) => String(point.axes[at]?.value)))],
    })),
  ];
  const all = parts.reduce((product, { values }) => product * values.length, 1);
  return all === points.length ? parts : null;
}

/** Places of the parts of a point, those with a single value left out; its index without parts. */
function keyOf(point: PointPlace, index: number, parts: readonly PointAxis[] | null): string {
  if (parts === null) return String(index);
  const own = [point.variant, ...point.axes.map(({ value }) => String(value))];
  return parts
    .flatMap(({ values }, part) => (values.length > 1 ? [values.indexOf(own[part] ?? '')] : []))
    .join(',');
}

/**
 * One switch for the variant and one for every axis, where every combination has its point; else one for all. The
 * page's script shows the point whose key is made of what is chosen.
 *
 * @param first key of the point that is shown at first.
 */
function pointSwitches(
  names: readonly PointName[],
  parts: readonly PointAxis[] | null,
  first: string,
  { page, point }: Texts,
): readonly Switch[] {
  if (names.length < 2) return [];
  if (parts === null) {
    const options = names.map((name, index) => [String(index), point(name)] as const);
    return [{ name: 'point', label: page.variant, options, chosen: first }];
  }
  const chosen = first.split(',');
  return parts
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }, index) => ({
      chosen: chosen[index] ?? '',
      name: `part-${index}`,
      label: name ?? page.variantAlone,
      options: values.map((value, at) => [String(at), value] as const),
    }));
}
