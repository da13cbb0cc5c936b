/** The report on contests whose rules a module brings. */

import { checkOf } from '../../analysis/agreement.ts';
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { type OwnResult, ownSummary, type Pairing, pairingOf } from '../../facts/own/view.ts';
import { runSize, settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { OwnTexts } from '../../language/texts/own.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { OwnCell } from '../../scenario/model/cells.ts';
import { openedRules } from '../../scenario/own/open.ts';
import type { Study } from '../../study/study.ts';
import { type Finding, runFrame } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { estimateCell, matrixBlocks, scaleOf } from '../document/heatMatrix.ts';
import { type Block, type Draft, section, table } from '../document/model.ts';
import { pointBlocks } from '../document/points.ts';

/** The report of such a run, in the language of the catalogue. */
export function ownDraft(
  run: Study<OwnCell>,
  catalogue: (phrasing: Phrasing) => OwnTexts,
  language: Language,
  tag: LanguageTag,
): Draft {
  return (phrasing) => {
    const [own, texts, plain] = [catalogue(phrasing), language(phrasing), language(plainPhrasing)];
    const settings = settingsOf(run.cells);
    return runFrame({
      info: run.info,
      size: runSize(run.cells),
      words: own,
      texts,
      points: settings,
      findings: (index) => findings(settings[index]?.cells ?? [], own),
      check: checkOf(run),
      sections: pointBlocks(
        settings,
        ({ cells }) => [
          section(own.matrixHead, matrixOf(cells, own, texts, phrasing)),
          section(own.figuresHead, table(figuresGrid(cells, own, phrasing, tag))),
          section(own.impossibleHead, table(impossibleGrid(cells, own, phrasing))),
        ],
        texts,
        plain,
      ),
      reading: own.reading,
    });
  };
}

function findings(results: readonly OwnResult[], own: OwnTexts): readonly Finding[] {
  const { clearest, closest, firstMove, impossible } = ownSummary(results);
  return [
    ...(clearest === null ? [] : [[own.clearest(clearest), own.figuresHead] as const]),
    ...(closest === null ? [] : [[own.closest(closest), own.figuresHead] as const]),
    ...(firstMove === null ? [] : [[own.firstMove(firstMove), own.figuresHead] as const]),
    ...(impossible === 0 ? [] : [[own.impossible(impossible), own.impossibleHead] as const]),
  ];
}

/** Initiators against targets; nothing where less than half of it would be filled, or there is but one row. */
function matrixOf(
  results: readonly OwnResult[],
  { columns, rates, numbers }: OwnTexts,
  { page }: Texts,
  { name, strong }: Phrasing,
): readonly Block[] {
  const pairings = results.flatMap((result) => pairingOf(result) ?? []);
  const initiators = [...new Set(pairings.map(({ result }) => result.cell.initiator))];
  const targets = [...new Set(pairings.map(({ result }) => result.cell.target))];
  if (initiators.length < 2 || 2 * pairings.length <= initiators.length * targets.length) return [];
  const at = new Map(pairings.map((own) => [own.result.cell.key, own.initiator]));
  const rows = initiators.map((initiator) => ({
    text: strong(name(initiator)),
    cells: targets.map((target) => {
      const rate = at.get(`${initiator} > ${target}`);
      return rate === undefined ? null : estimateCell(rate, rates.cell(rate));
    }),
  }));
  const corner = `${columns.initiator} ↓ ${columns.target} →`;
  return [...matrixBlocks(corner, targets.map(name), rows), scaleOf(page.percent, numbers)];
}

/** Every pairing with its rates, rounds and the figures of the kind. */
function figuresGrid(
  results: readonly OwnResult[],
  { columns, rates }: OwnTexts,
  { name }: Phrasing,
  tag: LanguageTag,
): Grid {
  const pairings = results.flatMap((result): Pairing[] => {
    const pairing = pairingOf(result);
    return pairing === null ? [] : [pairing];
  });
  const told = openedRules()?.kind.metrics;
  const named = (pairings[0]?.means ?? []).map(([histogram]) =>
    histogram === 'rounds'
      ? columns.rounds
      : name((told?.get(histogram) as Record<string, string> | undefined)?.[tag] ?? histogram),
  );
  const rate = (own: Estimate) => figure(rates.cell(own), bestOf(own));
  return {
    head: [columns.initiator, columns.target, columns.wins, columns.targetWins, columns.draws, ...named],
    rows: pairings.map(({ result: { cell }, initiator, target, draw, means }) => [
      words(name(cell.initiator)),
      words(name(cell.target)),
      ...[initiator, target, draw].map(rate),
      ...means.map(([, mean]) => figure(rates.mean(mean), bestOf(mean))),
    ]),
    align: `ll${'r'.repeat(3 + named.length)}`,
  };
}

/** Pairings that cannot be, with the reason. */
function impossibleGrid(results: readonly OwnResult[], { columns }: OwnTexts, { name }: Phrasing): Grid {
  return {
    head: [columns.initiator, columns.target, columns.reason],
    rows: results.flatMap(({ cell, impossible }) =>
      impossible === null
        ? []
        : [[words(name(cell.initiator)), words(name(cell.target)), words(name(impossible))]],
    ),
    align: 'lll',
  };
}
