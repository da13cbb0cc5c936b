/** The band of an expectation. */

import type { Found, Must, Tip } from '../../problems/problem.ts';
import type { Metric } from '../model/metric.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { childOf, placeOf, type RawMap, type RawNode } from '../tree/tree.ts';

/** Lowest and highest allowed value; `null` is no bound. */
export interface Band {
  readonly low: number | null;
  readonly high: number | null;
}

const ways = ['between', 'atLeast', 'atMost'] as const;

/** Reads the band; `null` where it is none: two of them or none, upside down, a point, out of reach. */
export function readBand(item: RawMap, metric: Metric, collector: ProblemCollector): Band | null {
  const given = ways.filter((way) => childOf(item, way) !== undefined);
  const [way] = given;
  if (way === undefined || given.length > 1) {
    const got: Found = given.length === 0 ? ['noneOfThem'] : ['severalTogether', given];
    collector.add(placeOf(item, given[1] === undefined ? [] : [given[1]]), ['oneOfBands', ways], got);
    return null;
  }
  const node = childOf(item, way);
  if (way !== 'between') {
    const value = numberOf(node);
    if (!inRange(item, [way], value, metric, collector)) return null;
    return way === 'atLeast' ? { low: value, high: null } : { low: null, high: value };
  }
  const [low, high] = [numberOf(childOf(node, '0')), numberOf(childOf(node, '1'))];
  const good = [low, high].map((bound, i) => inRange(item, [way, String(i)], bound, metric, collector));
  if (good.includes(false)) return null;
  if (low >= high) {
    const tip: Tip = low === high ? ['bandAround'] : ['changePlaces'];
    collector.add(placeOf(item, [way]), ['bandUpwards'], ['fromTo', low, high], tip);
    return null;
  }
  return { low, high };
}

function numberOf(node: RawNode | undefined): number {
  return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : Number.NaN;
}

/** A bound that no value of the metric can miss, or meet, is an error of the one who wrote it. */
function inRange(
  item: RawMap,
  path: readonly string[],
  value: number,
  metric: Metric,
  collector: ProblemCollector,
): boolean {
  const [low, high] = metric.bounds;
  if (value >= low && value <= high) return true;
  const mean = metric.unit === 'number';
  const tip: Tip | undefined = mean || value < 0 || value > 100 ? undefined : ['writePercent', value];
  const must: Must = mean ? ['atLeastZero', metric.name] : ['rangeOf', low, high, metric.name];
  collector.add(placeOf(item, path), must, ['value', `${value}`], tip);
  return false;
}
