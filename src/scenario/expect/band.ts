/** The band of an expectation. */
import { type MetricName, metricKinds, metricRange } from '../model/metrics.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { childOf, placeOf, type RawMap, type RawNode } from '../tree/tree.ts';

/** Lowest and highest allowed value; `null` is no bound. */
export interface Band {
  readonly low: number | null;
  readonly high: number | null;
}

const ways = ['between', 'atLeast', 'atMost'] as const;

/** Reads the band; `null` where it is none: two of them or none, upside down, a point, out of reach. */
export function readBand(item: RawMap, metric: MetricName, collector: ProblemCollector): Band | null {
  const given = ways.filter((way) => childOf(item, way) !== undefined);
  const [way] = given;
  if (way === undefined || given.length > 1) {
    const got = given.length === 0 ? 'none of them' : given.join(' and ');
    collector.add(
      placeOf(item, given[1] === undefined ? [] : [given[1]]),
      `must have one of ${ways.join(', ')} (got ${got})`,
    );
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
    const tip =
      low === high ? 'a single value is never met exactly; expect a band around it' : 'change their places';
    collector.add(
      placeOf(item, [way]),
      `must be a band from a lower to a higher value (got ${low} to ${high})`,
      tip,
    );
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
  metric: MetricName,
  collector: ProblemCollector,
): boolean {
  const [low, high] = metricRange(metric);
  if (value >= low && value <= high) return true;
  const mean = metricKinds[metric] === 'mean';
  const tip = mean || value < 0 || value > 100 ? undefined : `write ${value / 100} for ${value} %`;
  const range = mean ? 'at least 0' : `from ${low} to ${high}`;
  collector.add(placeOf(item, path), `must be ${range}, as ${metric} is (got ${value})`, tip);
  return false;
}
