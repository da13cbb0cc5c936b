/** What charts of a run have in common: their words, and rows of figures with intervals. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { ChartPart } from '../../language/texts/charts.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { IntervalRow } from './intervals.ts';

/**
 * Title and note of a chart, with the description made from them; `where` says where its figures stand.
 * @param finding what it shows, where that is sure: then that is its title, and what kind of picture it is stands below.
 */
export function described(
  { title, note }: { readonly title: string; readonly note: string },
  texts: Texts,
  where: string = texts.charts.inTables,
  finding: string | null = null,
): { title: string; note: string; description: string } {
  const description = `${note} ${where}`;
  if (finding === null || finding === '') return { title, note, description };
  return {
    title: finding,
    note: texts.titles.kind(title, note),
    description: texts.titles.kind(title, description),
  };
}

/** A note that tells what is not drawn, where something is not. */
export function withLeft(
  note: string,
  left: readonly (readonly [count: number, what: ChartPart])[],
  { charts }: Pick<Texts, 'charts'>,
): string {
  return [note, ...left.flatMap(([count, what]) => (count > 0 ? [charts.left(count, what)] : []))].join(' ');
}

/** A figure as a row in percent; nothing where it is unknown. */
export function intervalRow(label: string, estimate: Estimate, text: string): readonly IntervalRow[] {
  const value = bestOf(estimate);
  if (value === null) return [];
  const { low, high } = (estimate.exact === null ? estimate.simulated : null) ?? { low: value, high: value };
  return [{ label, value: value * 100, low: low * 100, high: high * 100, text }];
}
