/** Lines that lie on top of each other, told as one; and the lines that move most. */
import { largestOf } from '../../facts/run/cut.ts';
import { type LinePoint, mostSeries } from './lines.ts';
import { colourOfSides } from './palette.ts';

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

/**
 * Colours of the series of some lines of sides: each that of its side, of joined ones of the first.
 * @param sides all sides of the scenario. @param name of a side. @param lines before they were joined.
 */
export function lineColours(
  shown: readonly LinePoint[],
  lines: readonly LinePoint[],
  sides: readonly string[],
  name: (side: string) => string,
): readonly number[] {
  const colours = colourOfSides(sides);
  const byCourse = new Map<string, string>();
  const courseOf = (all: readonly LinePoint[], series: string): string =>
    JSON.stringify(
      all
        .filter((line) => line.series === series)
        .map(({ panel, at, value }) => [panel, at, Math.round(value / dust)]),
    );
  for (const side of sides) {
    const course = courseOf(lines, name(side));
    if (!byCourse.has(course)) byCourse.set(course, side);
  }
  return [...new Set(shown.map(({ series }) => series))].map((series) => {
    const side = byCourse.get(courseOf(shown, series));
    return side === undefined ? 0 : colours.get(side)!;
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
