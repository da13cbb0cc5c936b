/** The report on Concentration checks: a table that a game master can print. */

import { checkOf } from '../../analysis/agreement.ts';
import { lostByDistraction } from '../../facts/concentration/lost.ts';
import {
  type CheckResult,
  type Grid,
  gridSummary,
  gridsOf,
  lostPerHundred,
  successOf,
} from '../../facts/concentration/view.ts';
import { runSize, settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import type { Study } from '../../study/study.ts';
import { type Finding, runFrame } from '../document/frame.ts';
import { figure, type Grid as Table, words } from '../document/grid.ts';
import { estimateCell, matrixBlocks, scaleOf } from '../document/heatMatrix.ts';
import { type Block, type Draft, note, picture, section, table } from '../document/model.ts';
import { pointBlocks } from '../document/points.ts';
import { lostChart, lostGrid, successChart } from './chart.ts';

/** The report of a run of checks, in the language of the catalogue. */
export function concentrationDraft(
  run: Study<ConcentrationCell>,
  catalogue: (phrasing: Phrasing) => ConcentrationTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const [own, texts, plain] = [catalogue(phrasing), language(phrasing), language(plainPhrasing)];
    const settings = settingsOf(run.cells);
    const first = firstLookedAt(settings);
    const grids = gridsOf(settings[first]?.cells ?? []);
    const { hardest, easiest } = gridSummary(grids);
    const lost = lostByDistraction(grids);
    const { successHead, pointsHead } = own;
    return runFrame({
      info: run.info,
      size: runSize(run.cells),
      words: own,
      texts,
      points: settings,
      findings: (index) => findings(gridsOf(settings[index]?.cells ?? []), own),
      check: checkOf(run),
      sections: pointBlocks(
        settings,
        ({ cells }, at) => [
          section(successHead, [
            ...note(own.ratesNote),
            ...(at === first
              ? picture('charts/success.svg', successChart(grids, catalogue(plainPhrasing), plain))
              : []),
            ...gridsOf(cells).flatMap((grid) => successBlocks(grid, own, phrasing)),
            scaleOf(texts.page.percent, own.numbers),
          ]),
          section(pointsHead, [
            ...note(own.pointsNote),
            ...(at !== first
              ? []
              : [
                  ...picture(
                    'charts/points-lost.svg',
                    lostChart(lost, { hardest, easiest }, catalogue(plainPhrasing), plain),
                  ),
                  ...table(lostGrid(lost, own, plain)),
                ]),
            {
              kind: 'folded',
              summary: `${catalogue(plainPhrasing).pointsHead}: ${plain.asTable}`,
              blocks: gridsOf(cells).flatMap((grid) =>
                table(pointsGrid(grid, own, phrasing), own.gridHead(grid)),
              ),
            },
          ]),
        ],
        texts,
        plain,
      ),
      reading: own.reading,
    });
  };
}

function findings(grids: readonly Grid[], own: ConcentrationTexts): readonly Finding[] {
  const { hardest, easiest, ...told } = gridSummary(grids);
  const ends = {
    hardest: hardest === null ? [] : [[own.hardest(hardest, told.grids), own.successHead] as const],
    easiest: easiest === null ? [] : [[own.easiest(easiest), own.successHead] as const],
  };
  return [
    ...(told.hardestFirst ? [] : ends.easiest),
    ...ends.hardest,
    ...(told.hardestFirst ? ends.easiest : []),
    ...(told.safe !== null && grids.length > 0 ? [[own.safe(told.safe), own.successHead] as const] : []),
  ];
}

/** The exact rate where it is known: a table to print needs no interval then. */
function shown(result: CheckResult, { numbers, rates }: ConcentrationTexts): string {
  const success = successOf(result);
  const percent = (success.exact ?? 0.5) * 100;
  const whole = success.exact !== null && Math.abs(percent - Math.round(percent)) < 1e-9;
  return whole ? numbers.fixed(percent, 0) : rates.cell(success);
}

/** Chance of success: modifiers down, power levels across. */
function successBlocks(grid: Grid, own: ConcentrationTexts, phrasing: Phrasing): readonly Block[] {
  const rows = grid.modifiers.map((modifier) => ({
    text: modifierText(modifier, own, phrasing),
    value: modifier,
    cells: grid.levels.map((level) => {
      const result = cellAt(grid, modifier, level);
      return result === undefined ? null : estimateCell(successOf(result), shown(result, own));
    }),
  }));
  return matrixBlocks(own.corner, grid.levels.map(own.levelHead), rows, own.gridHead(grid));
}

/** Points lost per hundred powers, likewise. */
function pointsGrid(grid: Grid, own: ConcentrationTexts, phrasing: Phrasing): Table {
  return {
    head: [own.corner, ...grid.levels.map(own.levelHead)],
    rows: grid.modifiers.map((modifier) => [
      figure(modifierText(modifier, own, phrasing), modifier),
      ...grid.levels.map((level) => {
        const result = cellAt(grid, modifier, level);
        const points = result === undefined ? null : (lostPerHundred(result) ?? 0);
        return points === null ? words('') : figure(own.numbers.fixed(points, 0), points);
      }),
    ]),
    align: 'r'.repeat(grid.levels.length + 1),
  };
}

function cellAt({ cells }: Grid, modifier: number, level: number): CheckResult | undefined {
  return cells.find(({ cell }) => cell.modifier === modifier && cell.level === level);
}

function modifierText(modifier: number, { numbers }: ConcentrationTexts, { strong }: Phrasing): string {
  return strong(numbers.signed(modifier, 0));
}
