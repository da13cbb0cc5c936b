/** The picture of a comparison: a forest plot of what changed for every side and on every plane. */
import type { PooledChange } from '../../analysis/compare/comparison.ts';
import type { VariantSummary } from '../../facts/comparison/summary.ts';
import { largestOf } from '../../facts/run/cut.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { intervalsChart } from '../charts/intervals.ts';
import type { Chart } from '../charts/spec.ts';
import { described, withLeft } from '../charts/words.ts';

/** More rows than this are a wall: then the largest changes stand here, all of them in the tables. */
const mostRows = 40;

/** Differences of one variant; `null` where nothing is known. `texts` in plain phrasing. */
export function differencesChart(
  { variant, baseline, pooled, sides }: VariantSummary,
  confidence: number,
  texts: Texts,
): Chart | null {
  const { comparison: said, charts, numbers } = texts;
  const size = ({ win }: VariantSummary['pooled'][number]) => Math.abs(win?.value ?? 0);
  const known = pooled.filter(({ win }) => win !== null);
  const { shown, left } = largestOf(known, mostRows, size);
  const variants = new Set(known.map((change) => change.variant));
  const rows = shown.map(({ subject, axes, win, ...change }) => ({
    label: [
      said.subject(subject),
      ...(variants.size > 1 ? [change.variant] : []),
      ...(axes.length === 0 ? [] : [said.setting(axes)]),
    ].join(', '),
    value: win!.value * 100,
    low: win!.low * 100,
    high: win!.high * 100,
    text: numbers.signed(win!.value * 100, 1),
  }));
  if (rows.length === 0) return null;
  const { axis, title, note } = charts.differences(variant, baseline, confidence);
  const words = { title, note: withLeft(note, [[left, 'bars']], texts) };
  const moved = (end: PooledChange | undefined, way: 1 | -1): string | null =>
    end?.subject.kind === 'side' && end.axes.length === 0 && (end.win?.value ?? 0) * way > 0
      ? texts.sideName(end.subject.side)
      : null;
  const [gains, loses] = [moved(sides?.most, 1), moved(sides?.least, -1)];
  const finding = gains === null && loses === null ? null : texts.titles.changes(variant, gains, loses);
  const told = described(words, texts, charts.inTables, finding);
  return intervalsChart({ ...told, axisTitle: axis, neutral: 0, rows }, numbers);
}
