/** Tables and picture of gauntlets. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { endOrder, type GauntletFigures, type GauntletResult } from '../../facts/gauntlet/view.ts';
import type { GauntletTexts } from '../../language/texts/gauntlet.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { barsChart } from '../charts/bars.ts';
import { linePoint, linesChart, mostPanels, mostSeries } from '../charts/lines.ts';
import { panelBreak } from '../charts/panels.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { estimateCell, matrixBlocks, scaleOf } from '../document/heatMatrix.ts';
import type { Block } from '../document/model.ts';

/** Bars of more gauntlets than this are a wall. */
const mostBars = 40;

/** One gauntlet that was simulated. */
export interface Row {
  readonly result: GauntletResult;
  readonly figures: GauntletFigures;
  /** Cells that name the row, marked up. */
  readonly names: readonly GridCell[];
}

function aligned(head: readonly string[], names: number): string {
  return `${'l'.repeat(names)}${'r'.repeat(head.length - names)}`;
}

/** How far fighters come, and what it costs them. */
export function farGrid(rows: readonly Row[], names: readonly string[], texts: GauntletTexts): Grid {
  const { columns, numbers } = texts;
  const head = [
    ...names,
    columns.survived,
    columns.p10,
    columns.p50,
    columns.p90,
    columns.won,
    columns.returns,
    columns.level,
    columns.constitution,
    columns.captured,
  ];
  const quantile = (own: Estimate) => figure(texts.rates.quantile(own), bestOf(own));
  const mean = (value: number, digits = 2) => figure(numbers.fixed(value, digits), value);
  const body = rows.map(({ result, figures, names: own }) => [
    ...own,
    figure(texts.rates.mean(figures.survived, 2), bestOf(figures.survived)),
    quantile(figures.survivedP10),
    quantile(figures.survivedP50),
    quantile(figures.survivedP90),
    mean(figures.means.won),
    mean(figures.means.returns),
    mean(figures.means.level),
    result.cell.setup.return === null ? words('') : mean(figures.means.constitution),
    mean(figures.means.captured, 1),
  ]);
  return { head, rows: body, align: aligned(head, names.length) };
}

/** How gauntlets end; ends that never came up are left out. */
export function endGrid(rows: readonly Row[], names: readonly string[], texts: GauntletTexts): Grid {
  const seen = endOrder.filter((end) => rows.some(({ result }) => (result.tally?.ends[end] ?? 0) > 0));
  const head = [...names, ...seen.map((end) => `${texts.ends[end]} %`)];
  const body = rows.map(({ figures, names: own }) => [
    ...own,
    ...seen.map((end) => figure(texts.rates.cell(figures.ends[end]), bestOf(figures.ends[end]))),
  ]);
  return { head, rows: body, align: aligned(head, names.length) };
}

/** One coloured table for every number of duels that gauntlets have. */
export function reachedBlocks(
  rows: readonly Row[],
  { columns, rates, numbers }: GauntletTexts,
  { page }: Texts,
): readonly Block[] {
  const lengths = [...new Set(rows.map(({ result }) => result.cell.setup.duels))];
  const tables = lengths.flatMap((duels) => {
    const own = rows.filter(({ result }) => result.cell.setup.duels === duels);
    return matrixBlocks(
      [columns.gauntlet, columns.fighter, columns.plane].join(' · '),
      own[0]!.figures.atLeast.map((step) => columns.atLeast(step.duels)),
      own.map(({ figures, names }) => ({
        text: names.map(({ text }) => text).join(' · '),
        cells: figures.atLeast.map(({ share }) => estimateCell(share, rates.cell(share))),
      })),
    );
  });
  return tables.length === 0 ? [] : [...tables, scaleOf(page.percent, numbers)];
}

/** How often each gauntlet is survived so far; `null` where nothing was simulated or there are too many. */
export function reachedChart(rows: readonly Row[], texts: Texts): Chart | null {
  const points = rows.flatMap(({ result: { cell }, figures }) =>
    figures.atLeast.flatMap(({ duels, share }) =>
      linePoint(
        `${cell.gauntlet}${panelBreak}${texts.sideName(cell.fighter)}`,
        texts.planeHead(cell.plane),
        duels,
        share,
      ),
    ),
  );
  const { axis, ...words } = texts.charts.reached;
  const [panels, series] = [
    new Set(points.map(({ panel }) => panel)),
    [...new Set(points.map((own) => own.series))],
  ];
  if (points.length === 0 || panels.size > mostPanels || series.length > mostSeries) return null;
  return linesChart(
    { ...described(words, texts), axisTitle: axis, valueTitle: '%', neutral: null, series, points },
    texts.numbers,
  );
}

/** Duels survived by gauntlet; `null` where nothing was simulated or there are too many. */
export function survivedChart(rows: readonly Row[], texts: Texts): Chart | null {
  const bars = rows.flatMap(({ result: { cell }, figures: { survived } }) =>
    survived.simulated === null
      ? []
      : [{ label: cell.key, ...survived.simulated, text: texts.numbers.fixed(survived.simulated.value, 2) }],
  );
  if (bars.length === 0 || bars.length > mostBars) return null;
  const { axis, ...said } = texts.charts.survived;
  const [only, ...others] = rows;
  const finding =
    only === undefined || others.length > 0
      ? null
      : texts.titles.survives(
          texts.sideName(only.result.cell.fighter),
          only.figures.survived,
          only.result.cell.setup.duels,
        );
  const told = described(said, texts, texts.charts.inTables, finding);
  return barsChart({ ...told, axisTitle: axis, rows: bars }, texts.numbers);
}
