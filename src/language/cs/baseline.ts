/** Baseline checks in Czech. */

import type { MovedFigure } from '../../analysis/baseline/figures.ts';
import type { BaselineSummary } from '../../facts/baseline/summary.ts';
import type { Cut } from '../../facts/run/cut.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { capital, outOf, plural } from '../forms/plural.ts';
import type { BaselineTexts } from '../texts/baseline.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';
import { czechMetricWords } from './metrics.ts';

/** Czech texts about baselines; differences are worded as in comparisons. */
export function czechBaseline(
  numbers: Numbers,
  comparison: Pick<ComparisonTexts, 'points'>,
  phrasing: Pick<Phrasing, 'code'>,
): BaselineTexts {
  return {
    columns: {
      cell: 'dvojice',
      movement: 'od uložení',
      before: 'předtím %',
      after: 'teď %',
      difference: 'podíl výher, body',
      p: 'p (Holm)',
      moved: 'co se pohnulo',
    },
    movement: { same: 'beze změny', noise: 'v mezích šumu', moved: 'pohyb', unequal: 'neshoda' },
    sentences: (check) => sentencesOf(check, numbers, phrasing),
    difference: ({ change }) => (change === null ? '' : comparison.points(change.win)),
    more: (left) =>
      `… a ${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}; ${phrasing.code('--json')} vypíše všechny.`,
    moved: ({ moved }) => moved.map((figure) => movedFigure(figure, numbers)).join('; '),
  };
}

function sentencesOf(
  summary: BaselineSummary,
  numbers: Numbers,
  phrasing: Pick<Phrasing, 'code'>,
): readonly string[] {
  const { how, cells, added, gone, family, counts } = summary;
  const all = `${numbers.whole(cells)} ${plural(cells, 'dvojice', 'dvojic', 'dvojic')}`;
  const tests =
    family === 0
      ? ''
      : ` (p podle Holma přes ${numbers.whole(family)} ${plural(family, 'test', 'testy', 'testů')})`;
  const unequal = counts.unequal;
  const movements = `${capital(outOf(cells, all))} ${movedText(counts.moved, numbers)}, v mezích šumu se liší ${numbers.whole(counts.noise)}, beze změny ${plural(counts.same, 'je', 'jsou', 'je')} ${numbers.whole(counts.same)}`;
  const head = {
    equal:
      unequal === 0
        ? `Shoda: ${numbers.whole(cells)} ${plural(cells, 'dvojice', 'dvojice', 'dvojic')}, všechny počty i přesné hodnoty jsou stejné jako uložené (stejný seed, scénář i verze).`
        : `Neshoda: od uložených výsledků se liší ${numbers.whole(unequal)} ${outOf(cells, all)}, přestože seed, scénář i verze jsou stejné.`,
    paired: `${movements}; text scénáře se změnil, jeho souboje proběhly bok po boku s původními${tests}.`,
    samples: `${movements}; uložené výsledky napsala jiná verze, porovnaly se tedy přesné hodnoty, kde jsou, jinak počty jako dva výběry${tests}.`,
  }[how];
  return [
    head,
    comparedText(summary, numbers),
    ...(added.shown.length === 0 ? [] : [`Nové, bez uložených výsledků: ${list(added, numbers, phrasing)}.`]),
    ...(gone.shown.length === 0 ? [] : [`Jen mezi uloženými výsledky: ${list(gone, numbers, phrasing)}.`]),
  ];
}

function movedText(count: number, numbers: Numbers): string {
  return count === 0
    ? 'se nepohnula žádná'
    : `se ${plural(count, 'pohnula', 'pohnuly', 'pohnulo')} ${numbers.whole(count)}`;
}

function list({ shown, left }: Cut<string>, numbers: Numbers, { code }: Pick<Phrasing, 'code'>): string {
  return [
    ...shown.map(code),
    ...(left > 0 ? [`a\u00a0${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}`] : []),
  ].join('; ');
}

/** What was held against the baseline, so that "the same" says of what. */
function comparedText({ compared, known, how }: BaselineSummary, numbers: Numbers): string {
  if (compared.length === 0)
    return 'Porovnaly se jen výhry, remízy a prohry; jiné údaje uložené nejsou, nebo je souboje bok po boku nedávají.';
  const ways = [
    ...(known.exact ? ['přesné údaje hodnotou'] : []),
    ...(known.sampled ? ['simulované nad rámec šumu, polovina chyby na výsledky a polovina na průměry'] : []),
  ].join(', ');
  const list = numbers.list(['výhry, remízy, prohry', ...compared.map((metric) => czechMetricWords[metric])]);
  return `Porovnalo se: ${list}${how === 'equal' ? '' : ` (${ways})`}.`;
}

function movedFigure({ metric, before, after, difference }: MovedFigure, numbers: Numbers): string {
  const show = (value: number) => numbers.significant(value * (isRate(metric) ? 100 : 1), 4);
  const unit = isRate(metric) ? ' %' : '';
  if (before === null || after === null)
    return `${czechMetricWords[metric]} o ${numbers.signed(difference, 2)}`;
  return `${czechMetricWords[metric]} ${show(before)}${unit} → ${show(after)}${unit}`;
}

function isRate(metric: MovedFigure['metric']): boolean {
  return metric.endsWith('_rate');
}
