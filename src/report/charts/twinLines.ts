/** Lines that lie on top of each other, told as one; and the lines that move most. */
import { largestOf } from '../../facts/run/cut.ts';
import { type LinePoint, mostSeries } from './lines.ts';

/** Values closer than this, in percent, are drawn at the same place. */
const dust = 1e-7;

/** Series that agree everywhere become one, which bears all their names. */
export function joinTwins(
  lines: readonly LinePoint[],
  join: (names: readonly string[]) => string,
): readonly LinePoint[] {
  const courses = new Map<string, string[]>();
  for (const series of new Set(lines.map((line) => line.series))) {
    const course = JSON.stringify(
      lines
        .filter((line) => line.series === series)
        .map(({ panel, at, value }) => [panel, at, Math.round(value / dust)]),
    );
    courses.set(course, [...(courses.get(course) ?? []), series]);
  }
  const joined = new Map([...courses.values()].map((names) => [names[0]!, join(names)]));
  return lines.flatMap((line) => {
    const series = joined.get(line.series);
    return series === undefined ? [] : [{ ...line, series }];
  });
}

/** Lines of the series that move most, as many as can be told apart; and how many series are left out. */
export function movingLines(lines: readonly LinePoint[]): {
  readonly lines: readonly LinePoint[];
  readonly left: number;
} {
  const spread = (series: string) => {
    const values = lines.filter((line) => line.series === series).map(({ value }) => value);
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 100);
  };
  const all = [...new Set(lines.map(({ series }) => series))];
  const { shown, left } = largestOf(all, mostSeries, spread);
  return { lines: lines.filter(({ series }) => shown.includes(series)), left };
}
