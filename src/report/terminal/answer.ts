/** What a terminal shows at the end of a run: the question, a table of scores, the first sentences. Bare text. */

import { bestOf } from '../../analysis/estimate.ts';
import { movedSince } from '../../facts/moves/since.ts';
import { isShare, type Tracked, type TrackedPoint } from '../../facts/moves/tracked.ts';
import { questionOf } from '../../facts/run/asked.ts';
import { type Cut, cut } from '../../facts/run/cut.ts';
import { pointNames } from '../../facts/run/pointName.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import type { Study } from '../../study/study.ts';
import { wholeDraft } from '../kind/writers.ts';
import { reports } from '../kinds.ts';
import { openingSentences } from '../opening/opening.ts';
import { aligned, width, wrapped } from './aligned.ts';

/** Rows of a table in a terminal, and sentences below it. */
const [MOST_ROWS, MOST_SENTENCES] = [12, 3];

/** The first sentences of a report, bare, and how many more it has. */
export function firstSentences(
  result: Study<Cell>,
  tag: LanguageTag,
  most: number = MOST_SENTENCES,
): Cut<string> {
  const report = reports.get(result.cells[0]?.cell.kind ?? '');
  if (report === undefined) return cut([], most);
  const texts = languageOf(tag)(plainPhrasing);
  return cut(openingSentences(wholeDraft(report, result, tag)(plainPhrasing), texts), most);
}

/** Everything, line by line. @param columns of the terminal, at which sentences are broken. */
export function answerLines(
  result: Study<Cell>,
  tag: LanguageTag,
  columns: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  const report = reports.get(result.cells[0]?.cell.kind ?? '');
  if (report === undefined) return [];
  const texts = languageOf(tag)(plainPhrasing);
  const question = questionOf(result.info, tag);
  const points = report.tracked(result);
  const looked = firstLookedAt(points);
  const baseline = points[looked];
  const name = points.length > 1 ? texts.point(pointNames(points)[looked]!) : null;
  const first = firstSentences(result, tag);
  return [
    ...(question === null ? [] : [...wrapped(question, columns), '']),
    ...(baseline === undefined ? [] : scoreTable(baseline, name, texts, columns)),
    ...first.shown.flatMap((sentence) => wrapped(`• ${sentence}`, columns, '  ')),
    ...(first.left > 0 ? [`  ${texts.opening.moreRows(first.left)}`] : []),
  ];
}

/** The figures that a run is about, a row each, planes across; the strongest side first. Planes are bare numbers where
 * their names would make lines wider than the terminal. */
function scoreTable(
  { lead }: TrackedPoint,
  name: string | null,
  texts: Texts,
  columns: number,
): readonly string[] {
  const [first] = lead;
  if (first === undefined) return [];
  const rows = new Map<string, { label: string; by: Map<number | null, number> }>();
  for (const figure of lead) {
    const label = labelOf(figure, texts);
    const value = bestOf(figure.value);
    if (value === null) continue;
    const row = rows.get(label) ?? { label, by: new Map<number | null, number>() };
    rows.set(label, row);
    row.by.set(figure.plane, value);
  }
  const planes = [...new Set(lead.map(({ plane }) => plane))];
  const mean = ({ by }: { readonly by: ReadonlyMap<number | null, number> }): number =>
    [...by.values()].reduce((sum, value) => sum + value, 0) / by.size;
  const ordered = [...rows.values()];
  if (first.of === 'score') ordered.sort((a, b) => mean(b) - mean(a));
  const share = isShare(first.of);
  const show = (value: number | undefined): string =>
    value === undefined ? '' : share ? shareNumeral(value, texts.numbers) : texts.numbers.fixed(value, 1);
  const caption = `${texts.opening.figures[first.of]}${name === null ? '' : `, ${name}`}`;
  const named = ['', ...planes.map((plane) => (plane === null ? '' : texts.planeHead(plane)))];
  const numbered = [texts.columns.plane, ...planes.map((plane) => (plane === null ? '' : String(plane)))];
  const { shown, left } = cut(ordered, MOST_ROWS);
  const table = (heads: readonly string[]): readonly string[] =>
    aligned([
      ...(planes.length > 1 ? [heads] : []),
      ...shown.map(({ label, by }) => [label, ...planes.map((plane) => show(by.get(plane)))]),
    ]).map((line) => `  ${line}`);
  const wide = table(named);
  return [
    caption,
    ...(wide.every((line) => width(line) <= columns) ? wide : table(numbered)),
    ...(left > 0 ? [`  ${texts.opening.moreRows(left)}`] : []),
    '',
  ];
}

/** What moved since an earlier run, line by line. */
export function sinceLines(before: Study<Cell>, after: Study<Cell>, tag: LanguageTag): readonly string[] {
  const report = reports.get(after.cells[0]?.cell.kind ?? '');
  if (report === undefined || before.cells[0]?.cell.kind !== after.cells[0]?.cell.kind) return [];
  const { opening } = languageOf(tag)(plainPhrasing);
  const moved = movedSince(report.tracked(before), report.tracked(after));
  if (moved.length === 0) return [opening.unmoved];
  const { shown, left } = cut(moved, MOST_ROWS);
  return [
    opening.since,
    ...shown.map((own) => `  ${opening.moved(own)}`),
    ...(left > 0 ? [`  ${opening.moreRows(left)}`] : []),
  ];
}

/** What a figure is about, bare. */
export function labelOf(
  { of, names }: Pick<Tracked, 'of' | 'names'>,
  texts: Pick<Texts, 'sideName'>,
): string {
  const [first = '', second] = names;
  if (of === 'score') return texts.sideName(first);
  if (of === 'matchup') return `${texts.sideName(first)} → ${texts.sideName(second ?? '')}`;
  return names.join(', ');
}
