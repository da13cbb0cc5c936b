/** The report on contests over minds. */

import { checkOf } from '../../analysis/agreement.ts';
import { bestOf } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import {
  type ControlResult,
  type Obedience,
  obediences,
  obeyedOf,
  rollsOf,
} from '../../facts/control/view.ts';
import { runSize, settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { ControlTexts } from '../../language/texts/control.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import type { Study } from '../../study/study.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described, intervalRow } from '../charts/words.ts';
import { alike, noName } from '../document/alike.ts';
import { type AlongFigure, alongBlocks } from '../document/along.ts';
import { runFrame } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { estimateCell, matrixBlocks, scaleOf, shareCell } from '../document/heatMatrix.ts';
import { type Block, type Draft, picture, section, table } from '../document/model.ts';
import { pointBlocks } from '../document/points.ts';

type Run = Study<ControlCell>;

/** Bars of more controllers than this are a wall. */
const mostBars = 40;

/** The report of a run of contests, in the language of the catalogue. */
export function controlDraft(
  run: Run,
  catalogue: (phrasing: Phrasing) => ControlTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const [own, texts, plain] = [catalogue(phrasing), language(phrasing), language(plainPhrasing)];
    const settings = settingsOf(run.cells);
    const looked = firstLookedAt(settings);
    const first = settings[looked]?.cells ?? [];
    const facts = obediences(first);
    const size = runSize(run.cells);
    return runFrame({
      info: run.info,
      size,
      words: own,
      texts,
      points: settings,
      findings: (index) =>
        alike(
          obediences(settings[index]?.cells ?? []).map((one) => ({
            of: one.mind,
            tell: (minds: readonly string[]) => own.winner(one, minds),
          })),
          noName,
        ).map(({ told }) => [told, own.obeyedHead]),
      check: checkOf(run),
      sections: [
        ...pointBlocks(
          settings,
          ({ cells }, at) => [
            section(own.obeyedHead, [
              ...(at === looked ? picture('charts/obeyed.svg', obeyedChart(cells, facts, plain)) : []),
              ...table(obeyedGrid(cells, own, phrasing)),
            ]),
            section(own.matrixHead, matrixOf(cells, own, texts, phrasing)),
          ],
          texts,
          plain,
        ),
        section(
          texts.headings.along,
          alongBlocks(
            settings,
            ({ cells }) => cells.flatMap((result) => obeyedFigures(result, own)),
            {
              figure: catalogue(plainPhrasing).columns.obeyed,
              share: true,
              rows: `${own.columns.mind} · ${own.columns.controller}`,
              file: 'charts/obeyed-along.svg',
              confidence: defaultPrecision.confidence,
              name: phrasing.name,
            },
            texts,
            plain,
          ),
        ),
      ],
      reading: own.reading,
    });
  };
}

/** Minds against those who control several of them; nothing where it is no matrix. */
function matrixOf(
  results: readonly ControlResult[],
  { columns, rates, numbers, overridden }: ControlTexts,
  { page }: Texts,
  { name, strong }: Phrasing,
): readonly Block[] {
  const parts = results.map((result) => ({ mind: result.cell.mind, obeyed: obeyedOf(result) }));
  const all = parts.flatMap(({ obeyed }) => obeyed.map(({ controller }) => controller.name));
  const controllers = [...new Set(all)];
  if (parts.length < 2 || all.length <= (parts.length * controllers.length) / 2) return [];
  const rows = parts.map(({ mind, obeyed }) => ({
    text: strong(name(mind)),
    cells: controllers.map((who) => {
      const part = obeyed.find(({ controller }) => controller.name === who);
      if (part === undefined) return null;
      return part.competes ? estimateCell(part.rate, rates.cell(part.rate)) : shareCell(null, overridden);
    }),
  }));
  const corner = `${columns.mind} ↓ ${columns.controller} →`;
  return [...matrixBlocks(corner, controllers.map(name), rows), scaleOf(page.percent, numbers)];
}

function obeyedGrid(results: readonly ControlResult[], texts: ControlTexts, { name }: Phrasing): Grid {
  const { columns, numbers, rates } = texts;
  const rows = results.flatMap((result) =>
    obeyedOf(result).map(({ controller, competes, rate }, i) => [
      words(name(result.cell.mind)),
      words(name(controller.name)),
      figure(numbers.signed(controller.modifier, 0), controller.modifier),
      competes ? figure(rates.cell(rate), bestOf(rate)) : words(texts.overridden),
      i === 0 ? figure(numbers.fixed(rollsOf(result) ?? 0, 2), rollsOf(result)) : words(''),
    ]),
  );
  const head = [columns.mind, columns.controller, columns.modifier, columns.obeyed, columns.rolls];
  return { head, rows, align: 'llrrr' };
}

/** How often each controller who competes is obeyed. */
function obeyedFigures(result: ControlResult, { rates }: ControlTexts): readonly AlongFigure[] {
  return obeyedOf(result)
    .filter(({ competes }) => competes)
    .map(({ controller, rate }) => ({
      names: [result.cell.mind, controller.name],
      estimate: rate,
      text: rates.cell(rate),
    }));
}

/** Who is obeyed, mind by mind; `null` where nobody competes or there are too many. */
function obeyedChart(
  results: readonly ControlResult[],
  facts: readonly Obedience[],
  texts: Texts,
): Chart | null {
  const rows = results.flatMap((result) =>
    obeyedOf(result)
      .filter(({ competes }) => competes)
      .flatMap(({ controller, rate }) => {
        const label = `${result.cell.mind}: ${controller.name}`;
        return intervalRow(label, rate, texts.rates.cell(rate));
      }),
  );
  if (rows.length === 0 || rows.length > mostBars) return null;
  const { axis, ...said } = texts.charts.obeyed;
  const sure = facts.find((own) => own.sure && own.competing > 1 && own.size > 0);
  const finding = sure === undefined ? null : texts.titles.obeyed(sure.mind, sure.first);
  const told = described(said, texts, texts.charts.inTables, finding);
  return barsChart({ ...told, axisTitle: axis, rows }, texts.numbers);
}
