/** Baseline checks in Czech. */
import type { Addresses, BaselineSummary } from '../../facts/baseline/summary.ts';
import type { Numbers } from '../forms/numbers.ts';
import { capital, outOf, plural } from '../forms/plural.ts';
import type { BaselineTexts } from '../texts/baseline.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';

/** Czech texts about baselines; differences are worded as in comparisons. */
export function czechBaseline(numbers: Numbers, comparison: Pick<ComparisonTexts, 'points'>): BaselineTexts {
  return {
    columns: {
      cell: 'dvojice',
      movement: 'od uložení',
      before: 'předtím %',
      after: 'teď %',
      difference: 'podíl výher, body',
      p: 'p (Holm)',
    },
    movement: { same: 'beze změny', noise: 'v mezích šumu', moved: 'pohyb', unequal: 'neshoda' },
    sentences: (check) => sentencesOf(check, numbers),
    difference: ({ change }) => (change === null ? '' : comparison.points(change.win)),
  };
}

function sentencesOf(
  { how, cells, added, gone, family, counts }: BaselineSummary,
  numbers: Numbers,
): readonly string[] {
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
    ...(added.count === 0 ? [] : [`Nové, bez uložených výsledků: ${list(added, numbers)}.`]),
    ...(gone.count === 0 ? [] : [`Jen mezi uloženými výsledky: ${list(gone, numbers)}.`]),
  ];
}

function movedText(count: number, numbers: Numbers): string {
  return count === 0
    ? 'se nepohnula žádná'
    : `se ${plural(count, 'pohnula', 'pohnuly', 'pohnulo')} ${numbers.whole(count)}`;
}

function list({ count, first }: Addresses, numbers: Numbers): string {
  const shown = first.join('; ');
  return count > first.length ? `dvojic ${numbers.whole(count)}, první jsou ${shown}` : shown;
}
